import type { PositionSet } from "./index/colour-index.ts";
import { fitted, type Hits } from "./index/postings.ts";

type Lists = Pick<Hits, "positions" | "scores">;

/**
 * Puts the matching ones of the hits from `start` to `end` into `to` from `at` on, and says where they now end; `to` may be the same
 * lists. A tight loop over one column each, and without a branch: every hit is written down, and counted if it matches. Which ones do
 * cannot be guessed, and where the processor guesses wrong a filter over 600,000 animations takes four to eight times as long.
 */
export type FilterPass = (hits: Lists, start: number, end: number, to: Lists, at: number) => number;

/** Hits that go through all passes at once: small enough to stay in the processor's cache. */
const chunk = 4_096;

export function maskPass(column: Uint16Array, mask: number, value: number): FilterPass {
  return ({ positions, scores }, start, end, to, at) => {
    const [toPositions, toScores] = [to.positions, to.scores];
    let kept = at;
    for (let index = start; index < end; index++) {
      const position = positions[index] as number;
      toPositions[kept] = position;
      toScores[kept] = scores[index] as number;
      kept += Number(((column[position] as number) & mask) === value);
    }
    return kept;
  };
}

export function equalPass(column: Uint32Array | Uint8Array, value: number): FilterPass {
  return ({ positions, scores }, start, end, to, at) => {
    const [toPositions, toScores] = [to.positions, to.scores];
    let kept = at;
    for (let index = start; index < end; index++) {
      const position = positions[index] as number;
      toPositions[kept] = position;
      toScores[kept] = scores[index] as number;
      kept += Number(column[position] === value);
    }
    return kept;
  };
}

/** Both bounds included. */
export function rangePass(
  column: Float32Array | Uint32Array,
  range: { min?: number; max?: number },
): FilterPass {
  // 1.3 is stored as the nearest 32-bit number, so the bound has to be that number too.
  const stored = column instanceof Float32Array ? Math.fround : Number;
  const min = stored(range.min ?? Number.NEGATIVE_INFINITY);
  const max = stored(range.max ?? Number.POSITIVE_INFINITY);
  return ({ positions, scores }, start, end, to, at) => {
    const [toPositions, toScores] = [to.positions, to.scores];
    let kept = at;
    for (let index = start; index < end; index++) {
      const position = positions[index] as number;
      const value = column[position] as number;
      toPositions[kept] = position;
      toScores[kept] = scores[index] as number;
      kept += Number(value >= min) & Number(value <= max);
    }
    return kept;
  };
}

/** For what no column says by itself. */
export function testPass(test: (position: number) => boolean): FilterPass {
  return ({ positions, scores }, start, end, to, at) => {
    const [toPositions, toScores] = [to.positions, to.scores];
    let kept = at;
    for (let index = start; index < end; index++) {
      const position = positions[index] as number;
      if (!test(position)) continue;
      toPositions[kept] = position;
      toScores[kept++] = scores[index] as number;
    }
    return kept;
  };
}

/** So many hits are asked one by one before all positions that pass are found at once. */
const fewHits = 4_096;

/**
 * For what takes long to ask of each hit: a few are asked by `test`, the others are looked up in the `set` of all positions that pass. For
 * one search: it remembers how many it has asked, and the set.
 */
export function setPass(test: (position: number) => boolean, set: () => PositionSet): FilterPass {
  const tested = testPass(test);
  let left = fewHits;
  let found: FilterPass | null = null;
  return (hits, start, end, to, at) => {
    left -= end - start;
    if (left < 0) found ??= memberPass(set());
    return (found ?? tested)(hits, start, end, to, at);
  };
}

function memberPass(set: PositionSet): FilterPass {
  return ({ positions, scores }, start, end, to, at) => {
    const [toPositions, toScores] = [to.positions, to.scores];
    let kept = at;
    for (let index = start; index < end; index++) {
      const position = positions[index] as number;
      toPositions[kept] = position;
      toScores[kept] = scores[index] as number;
      kept += ((set[position >> 5] as number) >>> (position & 31)) & 1;
    }
    return kept;
  };
}

/** Where the hits of one search are put together: nothing is awaited while they are in use. */
let buffers: Lists = { positions: new Int32Array(0), scores: new Uint16Array(0) };

/**
 * The hits that pass, in lists that the next search writes over; stops once there are more than `enough`, which are then the first
 * ones. Lists of each search's own would be megabytes that are thrown away at once, for which V8 collects its heap.
 */
export function passingHits(
  hits: Hits,
  passes: readonly FilterPass[],
  enough = Number.POSITIVE_INFINITY,
): Hits {
  const [first, ...others] = passes;
  if (first === undefined) return hits;
  const capacity = Math.min(hits.count, enough + chunk);
  if (buffers.positions.length < capacity)
    buffers = { positions: new Int32Array(capacity), scores: new Uint16Array(capacity) };
  let count = 0;
  for (let start = 0; start < hits.count && count <= enough; start += chunk) {
    const end = Math.min(hits.count, start + chunk, start + capacity - count);
    let last = first(hits, start, end, buffers, count);
    for (const pass of others) last = pass(buffers, count, last, buffers, count);
    count = last;
  }
  return { ...buffers, count };
}

/** The same in lists of their own, or those that were given where everything passes. */
export function filterHits(hits: Hits, passes: readonly FilterPass[], enough?: number): Hits {
  return passes.length === 0 ? hits : fitted(passingHits(hits, passes, enough));
}
