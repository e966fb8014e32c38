import { addNear, namesOf, type Draft, type DraftConcept } from "./draft.ts";

const maxNeighbours = 8;
const minLikeness = 0.2;
const maxSharing = 60;

/** Concepts of which English says the same rare things are near each other. */
export function draftNeighbours(draft: Draft): void {
  const saying = new Map<string, DraftConcept[]>();
  for (const concept of draft.values())
    for (const { text } of namesOf(concept, "en"))
      saying.set(text.toLowerCase(), [...(saying.get(text.toLowerCase()) ?? []), concept]);
  const rarity = (text: string): number =>
    Math.log(draft.size / (saying.get(text.toLowerCase())?.length ?? 1)) ** 2;
  const sizes = new Map<DraftConcept, number>();
  for (const concept of draft.values())
    sizes.set(concept, Math.sqrt(namesOf(concept, "en").reduce((sum, { text }) => sum + rarity(text), 0)));
  for (const concept of draft.values()) {
    const likeness = new Map<DraftConcept, number>();
    for (const { text } of namesOf(concept, "en")) {
      const others = saying.get(text.toLowerCase()) ?? [];
      if (others.length > maxSharing) continue;
      for (const other of others)
        if (other !== concept) likeness.set(other, (likeness.get(other) ?? 0) + rarity(text));
    }
    const nearest = [...likeness]
      .map(([other, sum]) => ({
        other,
        cosine: sum / ((sizes.get(concept) ?? 1) * (sizes.get(other) ?? 1)),
      }))
      .filter(({ cosine }) => cosine >= minLikeness)
      .toSorted((a, b) => b.cosine - a.cosine)
      .slice(0, maxNeighbours);
    for (const { other, cosine } of nearest) addNear(concept, other.id, Math.min(0.8, cosine));
  }
}
