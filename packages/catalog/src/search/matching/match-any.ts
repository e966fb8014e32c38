import { filterHits, type FilterPass } from "../filter-hits.ts";
import { emptyHits, maxSteps, scoresPerStep, trimmed, type Hits } from "../index/postings.ts";

/** Shares of the whole are told apart to a thousandth. */
const whole = 1_000;
/** What has less than this of the query is no answer to it. */
const leastShare = 80;
/** The room for those that have every term. */
export const mostCompleteScore = scoresPerStep - 1;

export interface PartialMatch {
  /** Those that have some of the terms, after `complete`. */
  hits: Hits;
  /** Which terms each step has, best step first, by their place in the query. */
  steps: { has: number[]; count: number }[];
}

export interface AnyOptions {
  lists: readonly Hits[];
  /** How much each of them tells. */
  weights: readonly number[];
  documents: number;
  /** Have every term, and are not looked at again. */
  complete: Hits;
  passes: readonly FilterPass[];
  /** So many are wanted; the step that reaches it is the last one. */
  enough: number;
}

/** Buffers of one search at a time: nothing is awaited while they are in use. */
let shares = new Uint16Array(0);
let costs = new Uint16Array(0);

/**
 * Who lacks the least telling terms: how rare the terms are that an animation has decides, and what they cost among
 * those that have the same. One look at each list and one at the board.
 */
export function matchAny(options: AnyOptions): PartialMatch {
  const { lists, weights, documents, complete, passes, enough } = options;
  const known = weights.reduce(
    (sum, weight, index) => sum + ((lists[index]?.count ?? 0) > 0 ? weight : 0),
    0,
  );
  if (known === 0) return { hits: emptyHits(0), steps: [] };
  if (shares.length < documents) [shares, costs] = [new Uint16Array(documents), new Uint16Array(documents)];
  shares.fill(0, 0, documents);
  costs.fill(0, 0, documents);
  const shareOf = sharesOf(weights.map((weight) => weight / known));
  for (const [index, { positions, scores, count }] of lists.entries()) {
    const share = shareOf[index] ?? 0;
    for (let at = 0; at < count; at++) {
      const position = positions[at] as number;
      shares[position] = (shares[position] as number) + share;
      costs[position] = (costs[position] as number) + (scores[at] as number);
    }
  }
  for (let at = 0; at < complete.count; at++) shares[complete.positions[at] as number] = 0;
  const found = filterHits(withShare(documents), passes);
  const counts = new Map<number, number>();
  for (let at = 0; at < found.count; at++) {
    const share = found.scores[at] as number;
    counts.set(share, (counts.get(share) ?? 0) + 1);
  }
  const stepOf = new Map<number, number>();
  let total = complete.count;
  for (const [share, count] of [...counts].toSorted(([a], [b]) => b - a)) {
    if (total >= enough || stepOf.size === maxSteps) break;
    stepOf.set(share, stepOf.size);
    total += count;
  }
  return inSteps(found, stepOf, counts, lists);
}

/** No two are the same: what a hit has can be told from its sum. */
function sharesOf(parts: readonly number[]): number[] {
  const taken: number[] = [];
  for (const part of parts) {
    let share = Math.max(1, Math.round(part * whole));
    while (taken.includes(share)) share += 1;
    taken.push(share);
  }
  return taken;
}

/** Whoever has enough of the query, with its share for a score. */
function withShare(documents: number): Hits {
  let count = 0;
  for (let position = 0; position < documents; position++)
    if ((shares[position] as number) >= leastShare) count++;
  const hits = emptyHits(count);
  for (let position = 0, at = 0; at < count; position++) {
    const share = shares[position] as number;
    if (share < leastShare) continue;
    hits.positions[at] = position;
    hits.scores[at++] = share;
  }
  return { ...hits, count };
}

function inSteps(
  found: Hits,
  stepOf: ReadonlyMap<number, number>,
  counts: ReadonlyMap<number, number>,
  lists: readonly Hits[],
): PartialMatch {
  const hits = emptyHits(found.count);
  const example = new Map<number, number>();
  let kept = 0;
  for (let at = 0; at < found.count; at++) {
    const step = stepOf.get(found.scores[at] as number);
    if (step === undefined) continue;
    const position = found.positions[at] as number;
    if (!example.has(step)) example.set(step, position);
    hits.positions[kept] = position;
    const cost = Math.min(scoresPerStep - 1, costs[position] as number);
    hits.scores[kept++] = (step + 1) * scoresPerStep + cost;
  }
  const steps = [...stepOf].map(([share, step]) => ({
    count: counts.get(share) ?? 0,
    has: lists.flatMap((list, index) => (includes(list, example.get(step)) ? [index] : [])),
  }));
  return { hits: trimmed(hits, kept), steps };
}

function includes({ positions, count }: Hits, position: number | undefined): boolean {
  return position !== undefined && positions.subarray(0, count).includes(position);
}
