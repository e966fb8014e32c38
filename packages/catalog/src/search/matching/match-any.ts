import { emptyHits, maxSteps, scoresPerStep, seek, type Hits, type WeighedHits } from "../index/postings.ts";

/** Shares of the whole are told apart to a thousandth. */
const whole = 1_000;
/** What has less than this of the query is no answer to it. */
const minShare = 80;
/** The room for those that have every term. */
export const maxCompleteScore = scoresPerStep - 1;

export interface PartialMatch {
  /** Those that have some of the terms, after `complete`. */
  hits: Hits;
  /** Which terms each step has, best step first, by their place in the query. */
  steps: { has: number[]; count: number }[];
}

export interface AnyOptions {
  lists: readonly WeighedHits[];
  /** How much each of them tells. */
  weights: readonly number[];
  documents: number;
  /** Have every term, and are not looked at again. */
  complete: Hits;
  /** So many are wanted; the step that reaches it is the last one. */
  enough: number;
}

/** Buffers of one search at a time: nothing is awaited while they are in use. */
let shares = new Uint16Array(0);
/** The same two at a time: of an even position, and of the next one 65,536 times (all that Node runs on today is little-endian). */
let pairs = new Uint32Array(0);
/** By share: how many have so much, and which step they are. */
const counts = new Uint32Array(65_536);
/** The same of every second position: a count that was written just now is waited for. */
const countsOfOdd = new Uint32Array(65_536);
const stepOf = new Uint8Array(65_536);

/**
 * Who lacks the least telling terms: how rare the terms are that an animation has decides, and what they cost among
 * those that have the same. One look at each list and two at the accumulator; only what is shown is written down.
 */
export function matchAny({ lists, weights, documents, complete, enough }: AnyOptions): PartialMatch {
  const known = weights.reduce(
    (sum, weight, index) => sum + ((lists[index]?.hits.count ?? 0) > 0 ? weight : 0),
    0,
  );
  if (known === 0) return { hits: emptyHits(0), steps: [] };
  if (shares.length < documents) {
    pairs = new Uint32Array((documents + 1) >> 1);
    shares = new Uint16Array(pairs.buffer);
  }
  shares.fill(0, 0, documents + 1);
  const shareOf = sharesOf(weights.map((weight) => weight / known));
  for (const [index, list] of lists.entries()) addShare(list, shareOf[index] ?? 0);
  for (let at = 0; at < complete.count; at++) shares[complete.positions[at] as number] = 0;
  const mostShare = shareOf.reduce((sum, share) => sum + share, 0);
  countShares(documents, mostShare);
  const steps: { share: number; count: number }[] = [];
  let total = complete.count;
  let size = 0;
  for (let share = mostShare; share >= minShare; share--) {
    if (total >= enough || steps.length === maxSteps) break;
    const count = counts[share] as number;
    if (count === 0) continue;
    steps.push({ share, count });
    total += count;
    size += count;
  }
  return inSteps(steps, size, { lists });
}

/** Without a question on the way: which positions have something cannot be guessed. Nothing has more than `mostShare`. */
function countShares(documents: number, mostShare: number): void {
  counts.fill(0, 0, mostShare + 1);
  countsOfOdd.fill(0, 0, mostShare + 1);
  for (let pair = 0; pair * 2 < documents; pair++) {
    const both = pairs[pair] as number;
    const even = both & 65_535;
    const odd = both >>> 16;
    counts[even] = (counts[even] as number) + 1;
    countsOfOdd[odd] = (countsOfOdd[odd] as number) + 1;
  }
  for (let share = minShare; share <= mostShare; share++)
    counts[share] = (counts[share] as number) + (countsOfOdd[share] as number);
}

function addShare({ hits: { positions, count } }: WeighedHits, share: number): void {
  for (let at = 0; at < count; at++) {
    const position = positions[at] as number;
    shares[position] = (shares[position] as number) + share;
  }
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

function inSteps(
  wanted: readonly { share: number; count: number }[],
  size: number,
  { lists }: Pick<AnyOptions, "lists">,
): PartialMatch {
  const hits = { ...emptyHits(size + 1), count: size };
  const { positions, scores } = hits;
  // Steps go down from the largest share without leaving one out: who has at least the last one's share is in one of them.
  const least = wanted.at(-1)?.share ?? 0;
  for (const [step, { share }] of wanted.entries()) stepOf[share] = step;
  for (let pair = 0, kept = 0; kept < size; pair++) {
    const both = pairs[pair] as number;
    const isEven = (both & 65_535) >= least;
    const isOdd = both >>> 16 >= least;
    if (!isEven && !isOdd) continue;
    positions[kept] = pair * 2;
    kept += Number(isEven);
    positions[kept] = pair * 2 + 1;
    kept += Number(isOdd);
  }
  for (let index = 0; index < size; index++) {
    const step = stepOf[shares[positions[index] as number] as number] as number;
    scores[index] = (step + 1) * scoresPerStep;
  }
  const examples = wanted.map((_, step) => positions[scores.indexOf((step + 1) * scoresPerStep)]);
  for (const list of lists) addCosts(hits, list);
  const steps = wanted.map(({ count }, step) => ({
    count,
    has: lists.flatMap((list, index) => (includes(list.hits, examples[step]) ? [index] : [])),
  }));
  return { hits, steps };
}

/** Within the room that each step has. */
function addCosts({ positions, scores, count }: Hits, { hits: list, factor }: WeighedHits): void {
  for (let index = 0, at = 0; index < count; index++) {
    const position = positions[index] as number;
    at = seek(list.positions, list.count, at, position);
    if (at >= list.count) return;
    if (list.positions[at] !== position) continue;
    const score = scores[index] as number;
    const headroom = scoresPerStep - 1 - (score % scoresPerStep);
    scores[index] = score + Math.min(headroom, Math.round((list.scores[at] as number) * factor));
  }
}

function includes({ positions, count }: Hits, position: number | undefined): boolean {
  if (position === undefined) return false;
  const at = seek(positions, count, 0, position);
  return at < count && positions[at] === position;
}
