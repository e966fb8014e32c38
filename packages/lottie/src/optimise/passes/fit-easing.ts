import { eased } from "../../scene/easing.ts";
import { flatNumbers, type Keyframe } from "../keyframe-list.ts";
import { shortest } from "./tolerance.ts";

/** Points at which a curve is held against what it stands for, in each frame between two keyframes. */
const samplesPerFrame = 2;
/**
 * Between two keyframes that are a frame apart the straight line is an accident of baking, and only players that draw between whole frames
 * see anything of it: a curve may leave it by this share of what moves in a frame thereabouts.
 */
const freedomBetween = 0.2;
/** So many keyframes at most become one curve: further on nothing fits, and trying is quadratic. */
const maxSpan = 64;

interface Handles {
  x: number;
  y: number;
}

/**
 * Keyframes of which many say what one eased curve says: where an expression or an export has baked a curve into a keyframe for each frame,
 * the curve is found again. `tolerance` is how far a value may be off at any time.
 */
export function fitEasing(frames: readonly Keyframe[], tolerance: number): Keyframe[] {
  if (tolerance <= 0 || frames.length < 3) return [...frames];
  const values = frames.map(({ s }) => flatNumbers(s) ?? []);
  const size = values[0]?.length ?? 0;
  if (size === 0 || size > 4 || values.some((each) => each.length !== size)) return [...frames];
  const left: Keyframe[] = [];
  for (let from = 0; from < frames.length;) {
    const first = frames[from];
    if (first === undefined) break;
    const reach = steadyReach(frames, from);
    let best: { to: number; handles: [Handles, Handles] } | null = null;
    for (let to = from + 2, missed = 0; to <= reach && missed < 3; to++) {
      const handles = fitBetween(frames, values, from, to, tolerance);
      if (handles === null) missed++;
      else [best, missed] = [{ to, handles }, 0];
    }
    if (best === null) left.push(first);
    else {
      const [o, i] = best.handles;
      left.push({ ...first, o, i });
    }
    from = best?.to ?? from + 1;
  }
  return left;
}

/** The last keyframe up to which everything moves by easing alone. */
function steadyReach(frames: readonly Keyframe[], from: number): number {
  let to = from;
  while (to < frames.length - 1 && to - from < maxSpan && handlesOf(frames[to]) !== null) to++;
  return to;
}

/** One number for each coordinate; null for a hold, a path of motion and handles of their own for each component. */
function handlesOf(frame: Keyframe | undefined): [Handles, Handles] | null {
  if (frame === undefined || frame["h"] === 1 || frame["to"] !== undefined || frame["ti"] !== undefined)
    return null;
  const [out, into] = [singleHandle(frame["o"]), singleHandle(frame["i"])];
  return out === null || into === null ? null : [out, into];
}

function singleHandle(handle: unknown): Handles | null {
  if (typeof handle !== "object" || handle === null) return null;
  const { x, y } = handle as { x?: unknown; y?: unknown };
  const [oneX, oneY] = [single(x), single(y)];
  return oneX === null || oneY === null ? null : { x: oneX, y: oneY };
}

function single(value: unknown): number | null {
  if (typeof value === "number") return value;
  if (!Array.isArray(value) || typeof value[0] !== "number") return null;
  const [first] = value as unknown[];
  return value.every((each) => each === first) ? (first as number) : null;
}

/** Handles of one curve between two keyframes that comes close enough to all between them. */
function fitBetween(
  frames: readonly Keyframe[],
  values: readonly number[][],
  from: number,
  to: number,
  tolerance: number,
): [Handles, Handles] | null {
  const [first = [], last = []] = [values[from], values[to]];
  const way = first.map((each, index) => (last[index] ?? each) - each);
  const length = Math.hypot(...way);
  if (length <= tolerance * 4) return null;
  const [start, end] = [frames[from]?.t ?? 0, frames[to]?.t ?? 0];
  const points: Point[] = [];
  for (let index = from; index < to; index++) {
    const [frame, next] = [frames[index], frames[index + 1]];
    const handles = handlesOf(frame);
    if (frame === undefined || next === undefined || handles === null) return null;
    const [own = [], following = []] = [values[index], values[index + 1]];
    const count = Math.max(1, Math.min(64, Math.ceil((next.t - frame.t) * samplesPerFrame)));
    for (let at = 0; at < count; at++) {
      const local = at / count;
      const [{ x: x1, y: y1 }, { x: x2, y: y2 }] = handles;
      const progress = at === 0 ? 0 : eased(local, x1, y1, x2, y2);
      const value = own.map((each, axis) => each + ((following[axis] ?? each) - each) * progress);
      // Along the straight line from the first to the last, and how far beside it.
      let share = 0;
      for (const [axis, each] of value.entries())
        share += ((each - (first[axis] ?? 0)) * (way[axis] ?? 0)) / length ** 2;
      const aside = value.map((each, axis) => each - (first[axis] ?? 0) - (way[axis] ?? 0) * share);
      if (aside.some((each) => Math.abs(each) > tolerance)) return null;
      const isBetween = at > 0 && next.t - frame.t <= 1;
      points.push({
        time: (frame.t + (next.t - frame.t) * local - start) / (end - start),
        share,
        freedom: isBetween ? freedomBetween * stepAround(values, index) : 0,
      });
    }
  }
  for (const thirds of [shortThirds, exactThirds]) {
    const handles = leastSquares(points, thirds, tolerance / length);
    if (handles === null) return null;
    const [{ x: x1, y: y1 }, { x: x2, y: y2 }] = handles;
    const isClose = points.every(
      ({ time, share, freedom }) =>
        Math.abs(eased(time, x1, y1, x2, y2) - share) * length <= tolerance + freedom,
    );
    if (isClose) return handles;
  }
  return null;
}

/** How far the value moves in the keyframes around one, at most. */
function stepAround(values: readonly number[][], index: number): number {
  let most = 0;
  for (let at = Math.max(0, index - 1); at <= index + 1; at++) {
    const [one = [], next = one] = [values[at], values[at + 1]];
    most = Math.max(most, Math.hypot(...one.map((each, axis) => (next[axis] ?? each) - each)));
  }
  return most;
}

interface Point {
  /** Of the whole time, and of the whole way. */
  time: number;
  share: number;
  /** How far a curve may be off there beyond the tolerance. */
  freedom: number;
}

type Thirds = readonly [first: number, second: number];
/** Short to write; where much moves, they are not close enough. */
const shortThirds: Thirds = [0.333, 0.667];
const exactThirds: Thirds = [0.33333, 0.66667];
/** Further up or down than any easing. */
const maxHeight = 20;

/** With handles at a third and at two thirds, time is the parameter itself, and the heights follow from two equations. */
function leastSquares(
  points: readonly Point[],
  [x1, x2]: Thirds,
  tolerance: number,
): [Handles, Handles] | null {
  let [aa, ab, bb, ra, rb] = [0, 0, 0, 0, 0];
  for (const { time, share, freedom } of points) {
    if (freedom > 0) continue;
    const a = 3 * (1 - time) ** 2 * time;
    const b = 3 * (1 - time) * time ** 2;
    const rest = share - time ** 3;
    aa += a * a;
    ab += a * b;
    bb += b * b;
    ra += a * rest;
    rb += b * rest;
  }
  const determinant = aa * bb - ab * ab;
  const [y1, y2] =
    determinant < 1e-12
      ? // A single point between leaves one of them free.
        [ra / (2 * aa), rb / (2 * bb)]
      : [(ra * bb - rb * ab) / determinant, (rb * aa - ra * ab) / determinant];
  if (![y1, y2].every((each) => Math.abs(each) <= maxHeight)) return null;
  return [
    { x: x1, y: shortest(y1, tolerance / 2) },
    { x: x2, y: shortest(y2, tolerance / 2) },
  ];
}
