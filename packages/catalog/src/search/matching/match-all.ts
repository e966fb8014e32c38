import { intersect, seek, type Hits, type WeighedHits } from "../index/postings.ts";
import { missingPreference } from "./term-scores.ts";

/** Who has every term; of those, who lacks a preference costs more. */
export function matchAll(required: readonly WeighedHits[], preferences: readonly Hits[]): Hits {
  return preferences.reduce(prefer, intersect(required));
}

/** Adds up in place what the preference costs, whether it is there or not. */
function prefer(hits: Hits, preference: Hits): Hits {
  for (let index = 0, at = 0; index < hits.count; index++) {
    const position = hits.positions[index] as number;
    at = seek(preference.positions, preference.count, at, position);
    const isThere = at < preference.count && preference.positions[at] === position;
    hits.scores[index] =
      (hits.scores[index] as number) + (isThere ? (preference.scores[at] as number) : missingPreference);
  }
  return hits;
}
