import { maxDistance, maxMatch, minMatch } from "./symbols.ts";

/** Where the same bytes stood before, for each position: pairs of a length and the nearest distance for it, both rising. */
export interface Matches {
  /** By position: where its pairs begin; one more than there are bytes. */
  starts: Uint32Array;
  lengths: Uint16Array;
  distances: Uint16Array;
}

/** Looks back at most so often from one position. More finds next to nothing in a document, and takes for ever in one of zeros. */
const maxSteps = 600;
/** Who has found so much needs no longer match at a larger distance than a few more. */
const goodMatch = 64;

export function findMatches(bytes: Uint8Array): Matches {
  const { length } = bytes;
  const heads = new Int32Array(1 << 15).fill(-1);
  const before = new Int32Array(length);
  const starts = new Uint32Array(length + 1);
  let lengths = new Uint16Array(length * 4 + maxMatch);
  let distances = new Uint16Array(length * 4 + maxMatch);
  let count = 0;
  let isInRun = false;
  for (let at = 0; at < length; at++) {
    starts[at] = count;
    if (count + maxMatch > lengths.length) {
      lengths = grown(lengths);
      distances = grown(distances);
    }
    const most = Math.min(maxMatch, length - at);
    if (most < minMatch) continue;
    const hash = hashAt(bytes, at);
    // A byte that goes on repeating: nothing is nearer, and nothing longer.
    isInRun &&= most === maxMatch && bytes[at + maxMatch - 1] === bytes[at];
    if (isInRun) {
      lengths[count] = maxMatch;
      distances[count++] = 1;
    }
    let best = minMatch - 1;
    let steps = isInRun ? 0 : maxSteps;
    for (
      let from = heads[hash] ?? -1;
      from >= 0 && at - from <= maxDistance && steps-- > 0;
      from = before[from] ?? -1
    ) {
      if (bytes[from + best] !== bytes[at + best]) continue;
      let same = 0;
      while (same < most && bytes[from + same] === bytes[at + same]) same++;
      if (same <= best) continue;
      best = same;
      lengths[count] = same;
      distances[count++] = at - from;
      if (same === maxMatch) isInRun = at - from === 1;
      if (same === most) break;
      if (same >= goodMatch) steps = Math.min(steps, 32);
    }
    before[at] = heads[hash] ?? -1;
    heads[hash] = at;
  }
  starts[length] = count;
  return { starts, lengths, distances };
}

const hashAt = (bytes: Uint8Array, at: number): number =>
  (((bytes[at] ?? 0) << 10) ^ ((bytes[at + 1] ?? 0) << 5) ^ (bytes[at + 2] ?? 0)) & 0x7fff;

function grown(list: Uint16Array<ArrayBuffer>): Uint16Array<ArrayBuffer> {
  const larger = new Uint16Array(list.length * 2);
  larger.set(list);
  return larger;
}
