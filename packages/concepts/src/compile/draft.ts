import type { Locale } from "@zoetrope/i18n";
import type { ConceptId } from "../concepts.ts";

/** A word of one language for a concept, before it is compiled. */
export interface DraftName {
  text: string;
  weight: number;
  isName: boolean;
  /** Understood, and never offered to somebody who types or misspells: words of WordNet that few people know. */
  isRare?: boolean;
}

export interface DraftConcept {
  id: ConceptId;
  emoji: string[];
  /** Emoji of other concepts that it is drawn as. */
  drawnAs: string[];
  labels: Partial<Record<Locale, string>>;
  /** By their small letters. */
  names: Partial<Record<Locale, Map<string, DraftName>>>;
  /** Wider concepts and neighbours, with how near they are. */
  near: Map<ConceptId, number>;
  /** What somebody who looks for it would also be content with, best first; beside these what is near counts little. */
  like: ConceptId[];
}

export type Draft = Map<ConceptId, DraftConcept>;

export function draftConcept(draft: Draft, id: ConceptId): DraftConcept {
  let concept = draft.get(id);
  if (concept === undefined) {
    concept = { id, emoji: [], drawnAs: [], labels: {}, names: {}, near: new Map(), like: [] };
    draft.set(id, concept);
  }
  return concept;
}

/** The heavier of two that say the same stays. */
export function addName(concept: DraftConcept, locale: Locale, name: DraftName): void {
  const names = (concept.names[locale] ??= new Map());
  const key = name.text.toLowerCase();
  const same = names.get(key);
  if (same === undefined) names.set(key, name);
  else {
    same.weight = Math.max(same.weight, name.weight);
    same.isName ||= name.isName;
  }
}

export const namesOf = ({ names }: DraftConcept, locale: Locale): DraftName[] => [
  ...(names[locale]?.values() ?? []),
];

const likeWeight = 1;
const likeStep = 0.06;
const besideLike = 0.3;

/** What comes near a concept, with how near: before all else what it is like. */
export function nearestOf({ near, like }: DraftConcept): [id: ConceptId, weight: number][] {
  const weights = new Map(
    [...near].map(([id, weight]) => [id, like.length > 0 ? weight * besideLike : weight]),
  );
  for (const [place, id] of like.entries()) weights.set(id, likeWeight - likeStep * place);
  return [...weights].toSorted(([, a], [, b]) => b - a);
}

export function addNear(concept: DraftConcept, id: ConceptId, weight: number): void {
  if (id !== concept.id) concept.near.set(id, Math.max(weight, concept.near.get(id) ?? 0));
}
