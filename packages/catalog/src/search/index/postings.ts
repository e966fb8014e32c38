/**
 * The positions that have a word, ascending. One 32-bit number each: position * 4 + where the word stands at best.
 */
export type Postings = Int32Array;

/** Where a word stands in an animation; the smaller, the more it says about it. */
export const place = { title: 0, tag: 1, text: 2 } as const;
export type Place = (typeof place)[keyof typeof place];

/** Entries of one stored block: what fits a database page four times over. */
export const blockEntries = 480;

/** Hits of a search: positions ascending, and how well each fits (0 is best). */
export interface Hits {
  positions: Int32Array;
  scores: Uint8Array;
  count: number;
}

/**
 * By place. Who has the word itself in title or tags comes before everybody who has only a longer word or another form
 * of it, wherever that stands.
 */
const scoresOfWord = [0, 1, 4] as const;
const scoresOfVariant = [2, 3, 5] as const;
type Scores = typeof scoresOfWord | typeof scoresOfVariant;

function trimmed(hits: Hits, count: number): Hits {
  return { positions: hits.positions.subarray(0, count), scores: hits.scores.subarray(0, count), count };
}

const emptyHits = (size: number): Hits => ({
  positions: new Int32Array(size),
  scores: new Uint8Array(size),
  count: 0,
});

/** First index whose position is `position` or later, searched from `from` in growing steps. */
function seek(positions: Int32Array, count: number, from: number, position: number): number {
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
function hitsOf(postings: Postings, scoreOfPlace: Scores, limit: number): Hits {
  const hits = emptyHits(postings.length);
  const { positions, scores } = hits;
  let count = 0;
  for (let index = 0; index < postings.length; index++) {
    const entry = postings[index] as number;
    const position = entry >>> 2;
    if (position >= limit) break;
    positions[count] = position;
    scores[count++] = scoreOfPlace[entry & 3] as number;
  }
  return trimmed(hits, count);
}

/** Hits of one query word: the word itself and its variants, each position once with its best score. */
export function uniteWord(exact: Postings | null, variants: readonly Postings[], limit: number): Hits {
  if (variants.length === 0) return exact ? hitsOf(exact, scoresOfWord, limit) : emptyHits(0);
  if (!exact && variants.length === 1)
    return hitsOf(variants[0] ?? new Int32Array(0), scoresOfVariant, limit);
  const best = new Uint8Array(limit);
  let count = 0;
  const take = (postings: Postings, scoreOfPlace: Scores) => {
    for (let index = 0; index < postings.length; index++) {
      const entry = postings[index] as number;
      const position = entry >>> 2;
      if (position >= limit) break;
      const score = (scoreOfPlace[entry & 3] as number) + 1;
      const before = best[position] as number;
      if (before === 0) count++;
      if (before === 0 || score < before) best[position] = score;
    }
  };
  if (exact) take(exact, scoresOfWord);
  for (const variant of variants) take(variant, scoresOfVariant);
  const { positions, scores } = emptyHits(count);
  for (let position = 0, at = 0; at < count && position < limit; position++) {
    const score = best[position] as number;
    if (score === 0) continue;
    positions[at] = position;
    scores[at++] = score - 1;
  }
  return { positions, scores, count };
}

/** Lists this many times longer are skipped through instead of read. */
const skipFactor = 12;

/** Positions that are in all lists; scores add up. */
export function intersect(lists: readonly Hits[]): Hits {
  const [first, ...rest] = lists.toSorted((a, b) => a.count - b.count);
  return rest.reduce(intersectTwo, first ?? emptyHits(0));
}

function intersectTwo(shorter: Hits, longer: Hits): Hits {
  const { positions, scores } = shorter;
  const { positions: others, scores: otherScores, count: otherCount } = longer;
  const isSkipping = otherCount > shorter.count * skipFactor;
  const both = emptyHits(shorter.count);
  let count = 0;
  for (let index = 0, at = 0; index < shorter.count; index++) {
    const position = positions[index] as number;
    if (isSkipping) at = seek(others, otherCount, at, position);
    else while (at < otherCount && (others[at] as number) < position) at++;
    if (at >= otherCount) break;
    if (others[at] !== position) continue;
    both.positions[count] = position;
    both.scores[count++] = (scores[index] as number) + (otherScores[at] as number);
  }
  return trimmed(both, count);
}

/** Every position, all fitting equally. */
export function everything(limit: number): Hits {
  const hits = emptyHits(limit);
  for (let position = 0; position < limit; position++) hits.positions[position] = position;
  return trimmed(hits, limit);
}
