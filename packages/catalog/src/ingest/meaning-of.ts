import type { ConceptId, Concepts, Motion, QueryTerm, Style, WeightedConcept } from "@zoetrope/concepts";
import type { Locale } from "@zoetrope/i18n/locales";
import { titleParts } from "./title-parts.ts";

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

export interface AnimationTexts {
  title: string;
  tags: readonly string[];
  category: string;
}

/** More concepts than this of one animation say nothing: those of the title go first. */
const maxConcepts = 40;
/** A word means what it means most, and what comes near that. */
const minWeight = 0.3;
const minShare = 0.5;
/** From here on a word says it by itself; below, something else of the animation has to speak of the like. */
const certainWeight = 0.95;
const unsupportedShare = 0.6;

/** Looks up what title, tags and category mean. `locale`: the language they are written in. */
export function meaningOf(
  concepts: Concepts,
  { title, tags, category }: AnimationTexts,
  locale: Locale = "en",
): Meaning {
  const { name, remark } = titleParts(title);
  const nameTerms = concepts.parseQuery(name, locale).terms;
  const remarkTerms = remark === "" ? [] : concepts.parseQuery(remark, locale).terms;
  const tagTerms = [...tags, category].flatMap((text) => concepts.parseQuery(text, locale).terms);
  const found = new Map<ConceptId, AnimationConcept>();
  for (const [terms, place] of [
    [nameTerms, "title"],
    [remarkTerms, "title"],
    [tagTerms, "tag"],
  ] as const)
    for (const { id, weight } of terms.flatMap(meaningsOf)) {
      const known = found.get(id);
      if (!known) found.set(id, { id, weight, place });
      else if (weight > known.weight) known.weight = weight;
    }
  const all = [...nameTerms, ...remarkTerms, ...tagTerms];
  const said = new Set([...nameTerms, ...tagTerms].flatMap(meaningsOf).map(({ id }) => id));
  return {
    concepts: supported(concepts, [...found.values()], said).slice(0, maxConcepts),
    style: styleOf([...tagTerms, ...concepts.parseQuery(variantOf(title), locale).terms]),
    motions: [...new Set(all.flatMap(({ motion }) => motion ?? []))],
  };
}

/** What a title says after a dot: "Clear day · line". Before it a line is one that an astronaut stands on. */
const variantOf = (title: string): string => title.split(" · ").slice(1).join(" ");

const styleOf = (terms: readonly QueryTerm[]): Style | null =>
  terms.find(({ style }) => style !== null)?.style ?? null;

/** How something is drawn and moves is kept by itself. */
function meaningsOf({ style, motion, concepts }: QueryTerm): readonly WeightedConcept[] {
  if (style !== null || motion !== null) return [];
  const least = Math.max(minWeight, (concepts[0]?.weight ?? 0) * minShare);
  return concepts.filter(({ weight }) => weight >= least);
}

/** A word with many meanings has here the one that the others are about; a remark that nothing else bears out is hardly what is shown. */
function supported(
  concepts: Concepts,
  found: readonly AnimationConcept[],
  said: ReadonlySet<ConceptId>,
): AnimationConcept[] {
  const isCertain = ({ id, weight }: AnimationConcept): boolean => weight >= certainWeight && said.has(id);
  const near = new Set(
    found.filter(isCertain).flatMap(({ id }) => concepts.related(id).map((related) => related.id)),
  );
  return found.map((one) =>
    isCertain(one) || near.has(one.id) ? one : { ...one, weight: one.weight * unsupportedShare },
  );
}
