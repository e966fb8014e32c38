import type { ChangeLog } from "../change-log.ts";
import { asObject, isObject, type JsonObject } from "../../json/json-values.ts";
import { withoutMembers } from "../../json/walk.ts";
import { flatNumbers, isSameValue, type Keyframe, keyframesOf, runsOf } from "../keyframe-list.ts";
import { type PropertyContext, visitProperties } from "../properties.ts";
import { fitEasing } from "./fit-easing.ts";
import type { DocumentPass } from "./pass.ts";
import { toleranceOf } from "./tolerance.ts";

/** Keyframes that the others give anyway, handles that ease nothing, and values that are said twice. */
export const simplifyKeyframes: DocumentPass = (json, log, { pixels }) => {
  visitProperties(json, (place) => {
    const frames = keyframesOf(place.property);
    if (frames === null || !frames.every(({ s }) => flatNumbers(s) !== null)) return;
    const left = reducedKeyframes(frames, toleranceOf(place, pixels));
    log.together(() => write(place, left, log));
  });
};

/** Fewer keyframes that say the same: no value is off by more than `tolerance` at any of them. */
export function reducedKeyframes(frames: readonly Keyframe[], tolerance: number): Keyframe[] {
  const runs = runsOf(frames.map(plainKeyframe));
  const left = runs.flatMap((run, index) => {
    const needed = withoutRepeated(settled(run, tolerance), index === 0, index === runs.length - 1);
    return fitEasing(withoutStraight(needed, tolerance), tolerance);
  });
  for (const [index, frame] of left.entries()) simplifyEasing(frame, left[index + 1]);
  return left;
}

/** Without the end, which is where the next begins, the name of its easing, and a hold that is none. */
function plainKeyframe(frame: Keyframe): Keyframe {
  const plain = withoutMembers(
    frame,
    (key, value) => key === "e" || key === "n" || (key === "h" && value !== 1),
  ) as Keyframe;
  return { ...plain };
}

/** What differs from where it came to rest by less than anybody sees is at rest. */
function settled(frames: readonly Keyframe[], tolerance: number): Keyframe[] {
  if (tolerance <= 0) return [...frames];
  let rest = frames[0];
  return frames.map((frame, index) => {
    const before = frames[index - 1];
    const isResting =
      rest !== undefined && before !== undefined && !isCurved(before) && isClose(frame.s, rest.s, tolerance);
    if (isResting) return { ...frame, s: rest?.s ?? frame.s };
    rest = frame;
    return frame;
  });
}

function isClose(a: unknown, b: unknown, tolerance: number): boolean {
  const [one, other] = [flatNumbers(a) ?? [], flatNumbers(b) ?? []];
  return (
    one.length === other.length &&
    one.every((each, index) => Math.abs(each - (other[index] ?? each)) <= tolerance)
  );
}

/** A value that stays for several keyframes needs the first and the last of them, and at either end of the whole list one. */
function withoutRepeated(frames: readonly Keyframe[], isFirst: boolean, isLast: boolean): Keyframe[] {
  const rests = frames.map((frame, index) => {
    const next = frames[index + 1];
    return next !== undefined && isSameValue(frame.s, next.s) && !isCurved(frame);
  });
  const last = frames.length - 1;
  const left = frames.filter(
    (_, index) =>
      !(
        (index === 0 ? isFirst : rests[index - 1] === true) &&
        (index === last ? isLast : rests[index] === true)
      ),
  );
  return left.length === 0 ? frames.slice(0, 1) : left;
}

const isCurved = (frame: Keyframe): boolean =>
  [frame["to"], frame["ti"]].some(
    (tangent) => Array.isArray(tangent) && tangent.some((each) => each !== 0 && each !== null),
  );

/** A keyframe on the straight line between its neighbours. */
function withoutStraight(frames: readonly Keyframe[], tolerance: number): Keyframe[] {
  if (tolerance <= 0 || frames.length < 3) return [...frames];
  const values = frames.map(({ s }) => flatNumbers(s) ?? []);
  const isStraight = (index: number): boolean => {
    const frame = frames[index];
    return frame !== undefined && frame["h"] !== 1 && !isCurved(frame) && isLinear(frame);
  };
  const left: Keyframe[] = [];
  let from = 0;
  for (let index = 0; index < frames.length; index = from) {
    const first = frames[index];
    if (first === undefined) break;
    left.push(first);
    from = index + 1;
    // As far as one line comes within the tolerance of all that it passes.
    while (isStraight(index) && isStraight(from) && from + 1 < frames.length) {
      if (!isOnLine(frames, values, index, from + 1, tolerance)) break;
      from++;
    }
  }
  return left;
}

function isOnLine(
  frames: readonly Keyframe[],
  values: readonly number[][],
  from: number,
  to: number,
  tolerance: number,
): boolean {
  const [start, end] = [frames[from]?.t ?? 0, frames[to]?.t ?? 0];
  const [first = [], last = []] = [values[from], values[to]];
  for (let index = from + 1; index < to; index++) {
    const share = ((frames[index]?.t ?? 0) - start) / (end - start);
    const own = values[index] ?? [];
    if (own.length !== first.length || own.length !== last.length) return false;
    for (let at = 0; at < own.length; at++) {
      const line = (first[at] ?? 0) + ((last[at] ?? 0) - (first[at] ?? 0)) * share;
      if (Math.abs(line - (own[at] ?? 0)) > tolerance) return false;
    }
  }
  return true;
}

interface Handles {
  out: { x: unknown; y: unknown };
  into: { x: unknown; y: unknown };
}

function handlesOf(frame: Keyframe): Handles | null {
  const out = asObject(frame["o"]);
  const into = asObject(frame["i"]);
  return out === null || into === null
    ? null
    : { out: { x: out["x"], y: out["y"] }, into: { x: into["x"], y: into["y"] } };
}

const component = (value: unknown, index: number): unknown =>
  Array.isArray(value) ? (value[index] ?? value[0]) : value;

/** A handle on the diagonal does not ease. */
function isLinear(frame: Keyframe): boolean {
  const handles = handlesOf(frame);
  if (handles === null) return frame["i"] === undefined && frame["o"] === undefined;
  const count = [handles.out.x, handles.into.x].reduce<number>(
    (most, each) => Math.max(most, Array.isArray(each) ? each.length : 1),
    1,
  );
  for (let index = 0; index < count; index++)
    for (const { x, y } of [handles.out, handles.into])
      if (component(x, index) !== component(y, index) || typeof component(x, index) !== "number")
        return false;
  return true;
}

/** The shortest form of how a keyframe comes to the next. lottie-web wants handles wherever nothing is held. */
function simplifyEasing(frame: Keyframe, next: Keyframe | undefined): void {
  if (next === undefined) {
    for (const key of ["i", "o", "to", "ti", "h"]) delete frame[key];
    return;
  }
  if (frame["h"] === 1 || frame.t === next.t || (isSameValue(frame.s, next.s) && !isCurved(frame))) {
    for (const key of ["i", "o", "to", "ti"]) delete frame[key];
    frame["h"] = 1;
    return;
  }
  if (handlesOf(frame) === null) return;
  if (isLinear(frame)) {
    frame["i"] = { x: 1, y: 1 };
    frame["o"] = { x: 0, y: 0 };
  } else {
    const [from, to] = [flatNumbers(frame.s) ?? [], flatNumbers(next.s) ?? []];
    const isOne = isObject(frame.s[0]) || from.length === 1;
    const moving = isOne
      ? [0]
      : [0, ...from.keys()].filter((index) => index === 0 || from[index] !== to[index]);
    for (const key of ["i", "o"]) {
      const handle = frame[key] as JsonObject;
      frame[key] = { x: oneOf(handle["x"], moving), y: oneOf(handle["y"], moving) };
    }
    // Both coordinates, in and out, are lists or none is: lottie-web looks at one of them.
    const all = [frame["i"], frame["o"]] as JsonObject[];
    if (all.some(({ x, y }) => Array.isArray(x) || Array.isArray(y)))
      for (const handle of all)
        for (const key of ["x", "y"]) handle[key] = Array.isArray(handle[key]) ? handle[key] : [handle[key]];
  }
  if (!isCurved(frame) && isBounded(frame)) {
    delete frame["to"];
    delete frame["ti"];
  }
}

/** One number for all components that move, and for the first, which ThorVG takes for all. */
function oneOf(value: unknown, moving: readonly number[]): unknown {
  if (!Array.isArray(value)) return value;
  const first: unknown = value[0];
  return typeof first === "number" && moving.every((index) => (value[index] ?? first) === first)
    ? first
    : value;
}

/** On a path of motion nothing swings beyond its end, beside one it does. */
function isBounded(frame: Keyframe): boolean {
  const numbers = [frame["i"], frame["o"]].flatMap((handle) => flatNumbers(asObject(handle)?.["y"]) ?? [2]);
  return numbers.every((each) => each >= 0 && each <= 1);
}

function write({ property, kind }: PropertyContext, frames: Keyframe[], log: ChangeLog): void {
  const [first] = frames;
  const isStill = first !== undefined && frames.every(({ s }) => isSameValue(s, first.s));
  if (!isStill) {
    if (!isSameValue(property["k"], frames)) log.set(property, "k", frames);
    return;
  }
  const isSingle = first.s.length === 1 && kind !== "gradient";
  log.set(property, "k", isSingle ? first.s[0] : first.s);
  log.set(property, "a", 0);
}
