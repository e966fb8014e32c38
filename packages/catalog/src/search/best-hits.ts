import { emptyHits, scoreLimit, scoresPerStep, type Hits } from "./index/postings.ts";

/** Of each score so many, for one search at a time; the second of every second hit, because a count that was written just now is waited for. */
const counts = new Uint32Array(scoreLimit);
const countsOfOdd = new Uint32Array(scoreLimit);

/** The best so many by score, within a score the more popular; their positions ascend as before. All hits where there are no more. */
export function bestHits(hits: Hits, wanted: number): Hits {
  if (hits.count <= wanted) return hits;
  const { score: worst, left } = worstOfBest(hits, wanted);
  const best = emptyHits(wanted + 1);
  let kept = 0;
  let index = 0;
  // Without a branch, as in the filters: first the worst score counts as well, then there are enough of it.
  for (let tied = 0; tied < left; index++) {
    const score = hits.scores[index] as number;
    best.positions[kept] = hits.positions[index] as number;
    best.scores[kept] = score;
    kept += Number(score <= worst);
    tied += Number(score === worst);
  }
  for (; kept < wanted; index++) {
    const score = hits.scores[index] as number;
    best.positions[kept] = hits.positions[index] as number;
    best.scores[kept] = score;
    kept += Number(score < worst);
  }
  return { ...best, count: wanted };
}

/** The worst score among the best so many, and how many of them have it. */
function worstOfBest({ scores, count }: Hits, wanted: number): { score: number; left: number } {
  counts.fill(0);
  countsOfOdd.fill(0);
  for (let index = 0; index + 1 < count; index += 2) {
    const even = scores[index] as number;
    const odd = scores[index + 1] as number;
    counts[even] = (counts[even] as number) + 1;
    countsOfOdd[odd] = (countsOfOdd[odd] as number) + 1;
  }
  if (count % 2 === 1)
    counts[scores[count - 1] as number] = (counts[scores[count - 1] as number] as number) + 1;
  let left = wanted;
  for (let score = 0; ; score++) {
    const having = (counts[score] as number) + (countsOfOdd[score] as number);
    if (having >= left) return { score, left };
    left -= having;
  }
}

/** Keys that are looked at to guess how large the largest so many are. */
const sampled = 1_024;

/**
 * About so many with the largest keys: none that is left out has a larger one, or the same as one that stays. All where some lack more of
 * the query than others: these come later, whatever their keys.
 */
export function largestHits(hits: Hits, keys: Uint32Array, wanted: number): Hits {
  if (hits.count <= wanted || lacksSome(hits)) return hits;
  const every = hits.count / sampled;
  const sample = Uint32Array.from(
    { length: sampled },
    (_, index) => keys[hits.positions[Math.floor(index * every)] as number] as number,
  ).toSorted();
  const least = sample[Math.max(0, Math.floor(sampled * (1 - wanted / hits.count)))] as number;
  const largest = emptyHits(hits.count);
  let kept = 0;
  for (let index = 0; index < hits.count; index++) {
    const position = hits.positions[index] as number;
    largest.positions[kept] = position;
    largest.scores[kept] = hits.scores[index] as number;
    kept += Number((keys[position] as number) >= least);
  }
  return { ...largest, count: kept };
}

function lacksSome({ scores, count }: Hits): boolean {
  for (let index = 0; index < count; index++) if ((scores[index] as number) >= scoresPerStep) return true;
  return false;
}

/** Of so many times as many as are enough, as far as is known: some do not pass, others are variants. */
const firstShare = 1.5;
/** Fewer say too little of how many pass. */
const firstLook = 1_000;
/** Choosing among less than so many times as many takes as long as looking at all. */
const worthwhile = 1.5;

/**
 * What `make` keeps of the hits: of the `best` so many alone as soon as it keeps more than `enough` of them. Whether it keeps one must not
 * hang on those that are worse.
 */
export function ofBestHits(
  hits: Hits,
  enough: number,
  { best, make }: { best: (hits: Hits, wanted: number) => Hits; make: (some: Hits) => Hits },
): Hits {
  let wanted = Math.max(firstLook, enough * firstShare);
  while (wanted < hits.count / worthwhile) {
    const some = best(hits, wanted);
    const made = make(some);
    if (made.count > enough || some.count === hits.count) return made;
    // As many of the others are kept, or so: where all of them are needed, choosing among them is in vain. `best` may give fewer than wanted.
    wanted = Math.ceil(firstShare * Math.max(wanted, (enough * some.count) / made.count));
  }
  return make(hits);
}
