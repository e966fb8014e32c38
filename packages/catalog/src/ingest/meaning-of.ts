import type { ConceptId, Concepts, Motion, Style } from "@zoetrope/concepts";
import type { Locale } from "@zoetrope/i18n/locales";

/** A concept of an animation, as it is stored with it. */
export interface AnimationConcept {
  id: ConceptId;
  /** How sure it is: over 0, at most 1. */
  weight: number;
  /** Where it is spoken of at best. */
  place: "title" | "tag";
}

/** What an animation speaks of, whatever language says it. */
export interface Meaning {
  concepts: readonly AnimationConcept[];
  style: Style | null;
  motions: readonly Motion[];
}

export interface TextsToUnderstand {
  title: string;
  tags: readonly string[];
  category: string;
}

/** More concepts than this of one animation say nothing: those of the title go first. */
const maxConcepts = 40;

/** Looks up what title, tags and category mean. `locale`: the language they are written in. */
export function meaningOf(
  concepts: Concepts,
  { title, tags, category }: TextsToUnderstand,
  locale: Locale = "en",
): Meaning {
  const found = new Map<ConceptId, AnimationConcept>();
  const add = (text: string, place: AnimationConcept["place"]) => {
    for (const { id, weight } of linksOf(concepts, text, locale)) {
      const known = found.get(id);
      if (!known) found.set(id, { id, weight, place });
      else if (known.place === place && weight > known.weight) known.weight = weight;
    }
  };
  add(title, "title");
  for (const tag of tags) add(tag, "tag");
  add(category, "tag");
  const terms = [title, ...tags].flatMap((text) => concepts.parseQuery(text, locale).terms);
  const motions = new Set(terms.flatMap(({ motion }) => motion ?? []));
  return {
    concepts: [...found.values()].slice(0, maxConcepts),
    style: terms.find(({ style }) => style !== null)?.style ?? null,
    motions: [...motions],
  };
}

/** Somebody may write in another language than they say: a text that means nothing in theirs is read as a search is. */
function linksOf(concepts: Concepts, text: string, locale: Locale) {
  const links = concepts.link(text, locale);
  return links.length > 0 ? links : concepts.parseQuery(text, locale).terms.flatMap((term) => term.concepts);
}
