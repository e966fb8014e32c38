import { locales, type Locale } from "@zoetrope/i18n";
import type { ConceptId } from "../concepts.ts";
import { normaliseText } from "../words/normalise-text.ts";
import { isStopWord } from "../words/stop-words.ts";
import { bareEmoji } from "../words/tokens.ts";
import { addName, draftConcept, type Draft } from "./draft.ts";
import { readAnnotations, type Annotation } from "./read-annotations.ts";

/** A name of a concept as an identifier. */
export const conceptIdOf = (name: string): ConceptId =>
  normaliseText(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Pictures of one thing that Unicode keeps apart: men and women who do the same, and faces of animals. */
function idOf(name: string, all: ReadonlySet<string>): ConceptId {
  const id = conceptIdOf(name);
  const withoutFace = id.replace(/-face$/, "");
  if (withoutFace !== id && all.has(withoutFace)) return withoutFace;
  const [, doing] = /^(?:man|woman|person)-(.+)$/.exec(id) ?? [];
  if (doing === undefined) return id;
  if (all.has(doing)) return doing;
  if (all.has(`person-${doing}`)) return `person-${doing}`;
  return all.has(`man-${doing}`) && all.has(`woman-${doing}`) ? doing : id;
}

/** A word of a name that is no keyword. */
const nameWordShare = 0.8;

/** How much a keyword says: the less, the more emoji it is said of. */
const keywordWeight = (total: number): number => 0.75 / (1 + 0.5 * Math.log2(total));

const spelling = (word: string): string => normaliseText(word).trim();

/** Of each language how many emoji have each keyword. */
function keywordTotals(annotations: ReadonlyMap<string, Record<Locale, Annotation>>) {
  const totals = Object.fromEntries(locales.map((locale) => [locale, new Map<string, number>()])) as Record<
    Locale,
    Map<string, number>
  >;
  for (const annotation of annotations.values())
    for (const locale of locales)
      for (const keyword of new Set([
        ...annotation[locale].keywords.map(spelling),
        ...spelling(annotation[locale].name).split(/[^\p{L}\p{N}]+/u),
      ]))
        totals[locale].set(keyword, (totals[locale].get(keyword) ?? 0) + 1);
  return totals;
}

/** Emoji become concepts: their name counts wholly, a keyword by its rarity, the more so when it is part of the name. */
export function draftEmoji(draft: Draft): void {
  const annotations = readAnnotations();
  const totals = keywordTotals(annotations);
  const ids = new Set([...annotations.values()].map(({ en }) => conceptIdOf(en.name)));
  for (const [character, annotation] of annotations) {
    const concept = draftConcept(draft, idOf(annotation.en.name, ids));
    concept.emoji.push(bareEmoji(character));
    for (const locale of locales) {
      const { name, keywords } = annotation[locale];
      const isOwnName = conceptIdOf(annotation.en.name) === concept.id;
      if (name !== "") addName(concept, locale, { text: name, weight: 1, isName: true });
      if (name !== "" && (isOwnName || concept.labels[locale] === undefined)) concept.labels[locale] = name;
      const nameWords = new Set(
        spelling(name)
          .split(/[^\p{L}\p{N}]+/u)
          .filter((word) => word.length > 1 && !isStopWord(word, locale)),
      );
      for (const keyword of keywords) {
        const own = keywordWeight(totals[locale].get(spelling(keyword)) ?? 1);
        const weight = nameWords.has(spelling(keyword)) ? Math.min(0.9, own * 1.5) : own;
        addName(concept, locale, { text: keyword, weight, isName: false });
      }
      for (const word of nameWords)
        addName(concept, locale, {
          text: word,
          weight: keywordWeight(totals[locale].get(word) ?? 1) * nameWordShare,
          isName: false,
        });
    }
  }
}
