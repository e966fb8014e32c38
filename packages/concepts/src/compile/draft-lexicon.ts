import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locales, type Locale } from "@zoetrope/i18n";
import { z } from "zod";
import { bareEmoji } from "../words/tokens.ts";
import { addName, addNear, namesOf, draftConcept, type Draft, type DraftConcept } from "./draft.ts";

const lexiconFile = z.record(
  z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  z.array(z.string().min(1)).min(1),
);
const relationsFile = z.record(
  z.string(),
  z.object({ near: z.array(z.string()).optional(), emoji: z.array(z.string()).optional() }),
);

const read = <T>(schema: z.ZodType<T>, path: string): T =>
  schema.parse(JSON.parse(readFileSync(path, "utf8")), { reportInput: false });

type Lexicon = Record<string, string[]>;
type Relations = z.infer<typeof relationsFile>;

/** A language that is new here has the words of CLDR alone until it has a lexicon of its own. */
export function readLexicon(folder: string, locale: Locale): Lexicon {
  const path = join(folder, `${locale}.json`);
  return existsSync(path) ? read(lexiconFile, path) : {};
}
export const readRelations = (folder: string): Relations =>
  read(relationsFile, join(folder, "relations.json"));

/** A word of the product beside a name that emoji have: in French a chat is a cat first. */
export const labelWeight = 0.97;
const synonymWeight = 0.9;
const rareWeight = 0.8;
/** What is drawn as an emoji is not the emoji: an hourglass is found for "loading", after what is called so. */
const emojiWeight = 0.55;
const nearWeight = 0.6;

/** Our own words: a concept of the same identifier gets more names, another is a new concept. The last folder names it. */
export function draftLexicon(draft: Draft, folders: readonly string[]): void {
  for (const folder of folders)
    for (const locale of locales)
      for (const [id, [label = "", ...synonyms]] of Object.entries(readLexicon(folder, locale))) {
        const concept = draftConcept(draft, id);
        concept.labels[locale] = label;
        addName(concept, locale, { text: label, weight: labelWeight, isName: true });
        for (const text of synonyms) addName(concept, locale, { text, weight: synonymWeight, isName: true });
      }
  const drawn = new Map<string, DraftConcept>();
  for (const concept of draft.values()) for (const one of concept.emoji) drawn.set(one, concept);
  for (const folder of folders)
    for (const [id, relations] of Object.entries(readRelations(folder))) relate(draft, drawn, id, relations);
}

/** Words that fewer people use, for concepts that are there: understood, and never offered. */
export function draftRareWords(draft: Draft, folder: string): void {
  for (const locale of locales)
    for (const [id, words] of Object.entries(readLexicon(folder, locale))) {
      const concept = draft.get(id);
      if (concept === undefined) throw new Error(`${folder}/${locale}.json: there is no concept "${id}"`);
      for (const text of words)
        addName(concept, locale, { text, weight: rareWeight, isName: false, isRare: true });
    }
}

function relate(
  draft: Draft,
  drawn: ReadonlyMap<string, DraftConcept>,
  id: string,
  { near = [], emoji = [] }: Relations[string],
): void {
  const concept = draftConcept(draft, id);
  for (const other of near.filter((one) => draft.has(one))) {
    addNear(concept, other, nearWeight);
    addNear(draftConcept(draft, other), id, nearWeight);
  }
  for (const one of emoji.map(bareEmoji)) {
    const other = drawn.get(one);
    if (other === undefined) concept.emoji.push(one);
    else if (other !== concept) {
      concept.drawnAs.push(one);
      share(concept, other);
    }
  }
}

/** Each is found by the names of the other, for less. */
function share(concept: DraftConcept, drawn: DraftConcept): void {
  addNear(concept, drawn.id, 0.7);
  addNear(drawn, concept.id, 0.7);
  for (const [from, to] of [
    [concept, drawn],
    [drawn, concept],
  ] as const)
    for (const locale of locales)
      for (const { text, isName } of namesOf(from, locale))
        if (isName) addName(to, locale, { text, weight: emojiWeight, isName: false });
}
