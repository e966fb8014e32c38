import { takeLists } from "./hit-buffers.ts";

/**
 * The positions that have a word or a concept, ascending. One 32-bit number each: position * 4 + the field it stands in at best.
 */
export type Postings = Int32Array;

/** The field of an animation that a word stands in; the smaller, the more it says about it. */
export const field = { title: 0, tag: 1, text: 2 } as const;
/** The same of a concept, which may be no more than a possible meaning. */
export const conceptField = { title: 0, tag: 1, perhapsTitle: 2, perhapsTag: 3 } as const;
export type Field = 0 | 1 | 2 | 3;

/** Entries of one stored block: what fits a database page four times over. */
export const blockEntries = 480;

/** Hits of a search: positions ascending, and how well each fits (0 is best). */
export interface Hits {
  positions: Int32Array;
  scores: Uint16Array;
  count: number;
}

/** Hits whose scores count so many times: multiplied where they are needed, which most of a long list never are. */
export interface WeighedHits {
  hits: Hits;
  factor: number;
}

/** Scores are below this, so that hits can be sorted by counting. */
export const scoreLimit = 4_096;

/** Steps down from what has all of a query, each with room for what its hits cost. */
export const maxSteps = 4;
export const scoresPerStep = Math.floor(scoreLimit / (maxSteps + 1));
export const stepOfScore = (score: number): number => Math.floor(score / scoresPerStep);

/** By field: what a hit of a list counts, 0 is best. */
export type Scores = readonly [number, number, number, number];

/** Score of a field that is passed over. */
export const notCounted = 65_535;

export interface ScoredList {
  postings: Postings;
  scores: Scores;
}

export function trimmed(hits: Hits, count: number): Hits {
  return { positions: hits.positions.subarray(0, count), scores: hits.scores.subarray(0, count), count };
}

/** Room for so many hits; what is in it has no meaning yet. */
export const emptyHits = (size: number): Hits => ({ ...takeLists(size), count: 0 });

/** The same in lists that are no longer than they have to be, and nobody else's. */
export function fitted({ positions, scores, count }: Hits): Hits {
  const own = takeLists(count);
  own.positions.set(positions.subarray(0, count));
  own.scores.set(scores.subarray(0, count));
  return { ...own, count };
}

/** First index whose position is `position` or later, searched from `from` in growing steps. */
export function seek(positions: Int32Array, count: number, from: number, position: number): number {
  let step = 1;
  let low = from;
  let high = from;
  while (high < count && (positions[high] ?? 0) < position) {
    low = high;
    high += step;
    step *= 2;
  }
  high = Math.min(high, count);
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Positions of one list as hits. `limit`: positions from here on are not visible yet. */
export function hitsOf({ postings, scores: scoreOfField }: ScoredList, limit: number): Hits {
  const hits = emptyHits(postings.length);
  const { positions, scores } = hits;
  let count = 0;
  for (let index = 0; index < postings.length; index++) {
    const entry = postings[index] as number;
    const position = entry >>> 2;
    if (position >= limit) break;
    const score = scoreOfField[entry & 3] as number;
    if (score === notCounted) continue;
    positions[count] = position;
    scores[count++] = score;
  }
  return trimmed(hits, count);
}

/** Lists this many times longer are skipped through instead of read. */
const skipFactor = 12;

/** Positions that are in all lists; scores add up, each multiplied by its factor. */
export function intersect(lists: readonly WeighedHits[]): Hits {
  const [first, ...rest] = lists.toSorted((a, b) => a.hits.count - b.hits.count);
  if (first === undefined) return emptyHits(0);
  let all = first;
  for (const longer of rest) all = { hits: intersectTwo(all, longer), factor: 1 };
  return all.hits;
}

function intersectTwo(shorter: WeighedHits, longer: WeighedHits): Hits {
  const { hits, factor } = shorter;
  const { hits: others, factor: otherFactor } = longer;
  const isSkipping = others.count > hits.count * skipFactor;
  const both = emptyHits(hits.count + 1);
  const at = takeLists(hits.count + 1).positions;
  const otherAt = takeLists(hits.count + 1).positions;
  const count = (isSkipping ? skipThrough : readThrough)(hits, others, at, otherAt);
  for (let index = 0; index < count; index++) {
    const one = at[index] as number;
    both.positions[index] = hits.positions[one] as number;
    both.scores[index] =
      Math.round((hits.scores[one] as number) * factor) +
      Math.round((others.scores[otherAt[index] as number] as number) * otherFactor);
  }
  return trimmed(both, count);
}

/** Where both have the same position; how often they do. */
type FindCommon = (one: Hits, other: Hits, at: Int32Array, otherAt: Int32Array) => number;

const skipThrough: FindCommon = ({ positions, count }, other, at, otherAt) => {
  let found = 0;
  for (let index = 0, next = 0; index < count; index++) {
    const position = positions[index] as number;
    next = seek(other.positions, other.count, next, position);
    if (next >= other.count) break;
    if (other.positions[next] !== position) continue;
    at[found] = index;
    otherAt[found++] = next;
  }
  return found;
};

/** Without a branch, as in the filters: which of the two comes next cannot be guessed. */
const readThrough: FindCommon = (one, other, at, otherAt) => {
  const { positions } = one;
  const { positions: others } = other;
  let found = 0;
  for (let index = 0, next = 0; index < one.count && next < other.count;) {
    const position = positions[index] as number;
    const otherPosition = others[next] as number;
    at[found] = index;
    otherAt[found] = next;
    found += Number(position === otherPosition);
    index += Number(position <= otherPosition);
    next += Number(otherPosition <= position);
  }
  return found;
};

/** Every position, all fitting equally. */
export function everything(limit: number): Hits {
  const positions = new Int32Array(limit);
  for (let position = 0; position < limit; position++) positions[position] = position;
  return { positions, scores: new Uint16Array(limit), count: limit };
}
