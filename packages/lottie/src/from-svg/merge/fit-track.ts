import type { JsonObject } from "../../json/json-values.ts";
import { eased } from "../../scene/easing.ts";
import type { Bezier } from "../animation/effect.ts";
import { rounded } from "../write/property.ts";
import type { Sampling, Segment } from "./sampling.ts";

/** The values of a property at every sample. */
export type Track = readonly (readonly number[])[];

interface Piece {
  /** Seconds. */
  start: number;
  end: number;
  from: readonly number[];
  to: readonly number[];
  /** Null: it stays. */
  easing: Bezier | null;
}

const linear: Bezier = [0, 0, 1, 1];

/** Keyframes that pass every sample within `tolerance`; null where nothing moves. `wrap` makes what stands in a keyframe. */
export function fitTrack(
  track: Track,
  sampling: Sampling,
  tolerance: number,
  wrap: (value: readonly number[]) => unknown,
): JsonObject[] | null {
  const [first] = track;
  if (first === undefined || track.every((value) => isNear(value, first, tolerance / 4))) return null;
  const pieces = joined(piecesOf(track, sampling, tolerance), tolerance);
  return keyframesOf(pieces, sampling.frameRate, tolerance, wrap);
}

/** So many stretches that others have cut are looked at as one. */
const maxStretches = 24;

function piecesOf(track: Track, sampling: Sampling, tolerance: number): Piece[] {
  const { segments } = sampling;
  const pieces: Piece[] = [];
  for (let at = 0; at < segments.length;) {
    const segment = segments[at];
    if (segment === undefined) break;
    let reach = at;
    while (
      reach + 1 < segments.length &&
      reach - at < maxStretches &&
      goesOn(track, segments, reach, tolerance)
    )
      reach++;
    let found: Piece | null = null;
    for (; reach >= at && found === null; reach--)
      found = onePiece(track, sampling, segment, segments[reach] ?? segment, tolerance);
    if (found === null) {
      pieces.push(...straightPieces(track, sampling, segment, segment.first, segment.last, tolerance));
      at++;
    } else {
      pieces.push(found);
      at = reach + 2;
    }
  }
  return pieces;
}

/** Whether a value is at the beginning of the next stretch what it came to in this one. */
const goesOn = (track: Track, segments: readonly Segment[], at: number, tolerance: number): boolean =>
  isNear(track[segments[at]?.last ?? 0] ?? [], track[segments[at + 1]?.first ?? 0] ?? [], tolerance / 4);

/** Everything from the beginning of one stretch to the end of another by one easing; null where it is not. */
function onePiece(
  track: Track,
  sampling: Sampling,
  begin: Segment,
  stop: Segment,
  tolerance: number,
): Piece | null {
  const [start, end] = [begin.start, stop.end];
  const [from, to] = [track[begin.first] ?? [], track[stop.last] ?? []];
  if (staysFrom(track, begin.first, stop.last, tolerance / 4))
    return { start, end, from, to: from, easing: null };
  const easing = [linear, ...sampling.easings].find((each) =>
    follows(track, sampling.times, begin, stop, each, tolerance),
  );
  return easing === undefined ? null : { start, end, from, to, easing };
}

function staysFrom(track: Track, first: number, last: number, tolerance: number): boolean {
  const from = track[first] ?? [];
  for (let index = first; index <= last; index++)
    if (!isNear(track[index] ?? [], from, tolerance)) return false;
  return true;
}

function follows(
  track: Track,
  times: readonly number[],
  { start, first }: Segment,
  { end, last }: Segment,
  [x1, y1, x2, y2]: Bezier,
  tolerance: number,
): boolean {
  const [from, to] = [track[first] ?? [], track[last] ?? []];
  for (let index = first; index <= last; index++) {
    const value = track[index] ?? [];
    const share = eased(((times[index] ?? 0) - start) / (end - start), x1, y1, x2, y2);
    for (let at = 0; at < value.length; at++) {
      const whence = from[at] ?? 0;
      const off = Math.abs(whence + ((to[at] ?? 0) - whence) * share - (value[at] ?? 0));
      if (!(off <= tolerance)) return false;
    }
  }
  return true;
}

/** Ramer, Douglas and Peucker: cut where it is farthest off. */
function straightPieces(
  track: Track,
  sampling: Sampling,
  segment: Segment,
  first: number,
  last: number,
  tolerance: number,
): Piece[] {
  const timeOf = (index: number): number =>
    index === segment.last ? segment.end : (sampling.times[index] ?? 0);
  const [start, end] = [timeOf(first), timeOf(last)];
  const [from, to] = [track[first] ?? [], track[last] ?? []];
  let [worst, most] = [-1, tolerance];
  for (let index = first + 1; index < last; index++) {
    const share = (timeOf(index) - start) / (end - start);
    const value = track[index] ?? [];
    for (let at = 0; at < value.length; at++) {
      const whence = from[at] ?? 0;
      const off = Math.abs(whence + ((to[at] ?? 0) - whence) * share - (value[at] ?? 0));
      if (off > most) [worst, most] = [index, off];
    }
  }
  if (worst === -1) return [{ start, end, from, to, easing: linear }];
  return [
    ...straightPieces(track, sampling, segment, first, worst, tolerance),
    ...straightPieces(track, sampling, segment, worst, last, tolerance),
  ];
}

/** What stays over several stretches is one, and what goes on in a straight line. */
function joined(pieces: readonly Piece[], tolerance: number): Piece[] {
  const kept: Piece[] = [];
  for (const piece of pieces) {
    const last = kept.at(-1);
    if (last !== undefined && isNear(last.to, piece.from, tolerance / 4)) {
      if (last.easing === null && piece.easing === null) {
        last.end = piece.end;
        continue;
      }
      if (last.easing === linear && piece.easing === linear && isOneLine(last, piece, tolerance / 4)) {
        [last.end, last.to] = [piece.end, piece.to];
        continue;
      }
    }
    kept.push({ ...piece });
  }
  return kept;
}

const isOneLine = (first: Piece, second: Piece, tolerance: number): boolean => {
  const share = (first.end - first.start) / (second.end - first.start);
  return first.to.every(
    (each, at) =>
      Math.abs((first.from[at] ?? 0) + ((second.to[at] ?? 0) - (first.from[at] ?? 0)) * share - each) <=
      tolerance,
  );
};

/** A jump needs a last moment before it: so long a part of a frame that nobody sees it. */
const jumpInFrames = 0.01;

function keyframesOf(
  pieces: readonly Piece[],
  frameRate: number,
  tolerance: number,
  wrap: (value: readonly number[]) => unknown,
): JsonObject[] {
  const keyframes: JsonObject[] = [];
  const frame = (seconds: number): number => rounded(seconds * frameRate, 3);
  for (const [index, { start, end, from, to, easing }] of pieces.entries()) {
    const next = pieces[index + 1];
    const jumps = next !== undefined && !isNear(to, next.from, tolerance);
    if (easing === null) keyframes.push({ t: frame(start), s: wrap(from), h: 1 });
    else {
      const [x1, y1, x2, y2] = easing;
      keyframes.push({ t: frame(start), s: wrap(from), o: { x: [x1], y: [y1] }, i: { x: [x2], y: [y2] } });
      if (jumps) keyframes.push({ t: rounded(end * frameRate - jumpInFrames, 3), s: wrap(to), h: 1 });
      else if (next === undefined) keyframes.push({ t: frame(end), s: wrap(to) });
    }
  }
  return keyframes;
}

function isNear(a: readonly number[], b: readonly number[], tolerance: number): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++)
    if (!(Math.abs((a[at] ?? 0) - (b[at] ?? 0)) <= tolerance)) return false;
  return true;
}
