import { length } from "./arithmetic.ts";
import type { BezierValue } from "../../portable/bezier-value.ts";
import { framesOf, now, seconds } from "./moment.ts";
import { type LoopType, looped, smoothed, spanOfKeys, spanOfTime, velocityOf, wiggled } from "./motion.ts";
import type { Property } from "./property.ts";
import { held, pointsIn } from "./results.ts";
import { pathIn, type Value } from "./values.ts";

const hasNumbers = ({ kind }: Property): boolean => kind === "number" || kind === "vector";

/** A keyframe as programs see it: its time, and its value by itself and as a list. */
function keyObject(property: Property, index: number): object {
  const key = property.keys[index - 1];
  if (key === undefined) throw new RangeError(`there is no keyframe ${index}`);
  const parts = Array.isArray(key.value) ? key.value : [key.value];
  return Object.assign(Object.create(null) as object, parts, {
    index,
    time: seconds(key.frame),
    value: valueFor(key.value),
  });
}

function nearestKey(property: Property, time: unknown): object {
  const frame = framesOf(time);
  let best = 0;
  for (const [index, key] of property.keys.entries())
    if (Math.abs(key.frame - frame) < Math.abs((property.keys[best]?.frame ?? Infinity) - frame))
      best = index;
  return keyObject(property, best + 1);
}

/** A property as one program sees it. `isOwn`: its own program, which sees what lies under it. */
interface Asked {
  property: Property;
  isOwn: boolean;
}

const valueAt =
  ({ property, isOwn }: Asked) =>
  (frame: number): Value =>
    isOwn ? property.under(frame) : property.at(frame);
const frameOf = (time: unknown): number => (time === undefined ? now.frame : framesOf(time));

const velocityAtTime = (asked: Asked, time?: unknown): unknown => velocityOf(valueAt(asked), frameOf(time));

function speedAtTime(asked: Asked, time?: unknown): unknown {
  const velocity = velocityOf(valueAt(asked), frameOf(time));
  return Array.isArray(velocity) ? length(velocity) : Math.abs(velocity);
}

const loop =
  (isOut: boolean, spanOf: typeof spanOfKeys) =>
  ({ property }: Asked, type: unknown = "cycle", size: unknown = 0): unknown => {
    const isMoving =
      property.keys.length > 1 && (hasNumbers(property) || type === "cycle" || type === "pingpong");
    if (!isMoving) return valueFor(property.under(now.frame));
    return valueFor(looped(property, isOut, String(type) as LoopType, spanOf(property, isOut, Number(size))));
  };
const [loopIn, loopOut] = [loop(false, spanOfKeys), loop(true, spanOfKeys)];

/** What a property can be asked about its time. */
const questions: Readonly<Record<string, (asked: Asked, ...given: unknown[]) => unknown>> = {
  valueAtTime: (asked, time) => valueFor(valueAt(asked)(framesOf(time))),
  velocityAtTime,
  speedAtTime,
  key: ({ property }, index) => keyObject(property, Number(index)),
  nearestKey: ({ property }, time) => nearestKey(property, time),
  wiggle: ({ property }, ...given) =>
    valueFor(wiggled(property.under(frameOf(given[4])), property.pointer, given.map(Number))),
  smooth: ({ property }, width = 0.2, samples = 5, time?: unknown) =>
    valueFor(smoothed(property, Number(width), Number(samples), frameOf(time))),
  loopIn,
  loopOut,
  loopInDuration: loop(false, spanOfTime),
  loopOutDuration: loop(true, spanOfTime),
  // Older versions of After Effects, and files that were written then, have these names.
  loop_in: loopIn,
  loop_out: loopOut,
};

const facts: Readonly<Record<string, (asked: Asked) => unknown>> = {
  numKeys: ({ property }) => property.keys.length,
  velocity: (asked) => velocityAtTime(asked),
  speed: (asked) => speedAtTime(asked),
  propertyIndex: ({ property }) => property.json["ix"] ?? 1,
};

/** The same as names of a program, about its own property. */
export function timeMembers(property: Property): PropertyDescriptorMap {
  const asked = { property, isOwn: true };
  const bound = Object.entries(questions).map(([name, ask]): [string, PropertyDescriptor] => [
    name,
    { value: (...given: unknown[]) => ask(asked, ...given) },
  ]);
  const known = Object.entries(facts).map(([name, tell]): [string, PropertyDescriptor] => [
    name,
    { get: () => tell(asked) },
  ]);
  return Object.fromEntries([...bound, ...known]);
}

const about = Symbol("property");

/** Values that can be asked are of these classes. */
interface Askable {
  [about]: Asked;
  [shown]: unknown;
}
const shown = Symbol("shown");

class AskableNumber extends Number {}
class AskableText extends String {}
class AskableNumbers extends Array<number> {
  // What is made of it (`map`, `slice`) is a plain list.
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }
}

const askablePath: object = {};

for (const prototype of [
  AskableNumber.prototype,
  AskableText.prototype,
  AskableNumbers.prototype,
  askablePath,
]) {
  for (const [name, ask] of Object.entries(questions))
    Object.defineProperty(prototype, name, {
      value(this: Askable, ...given: unknown[]) {
        return ask(this[about], ...given);
      },
    });
  for (const [name, tell] of Object.entries(facts))
    Object.defineProperty(prototype, name, {
      get(this: Askable) {
        return tell(this[about]);
      },
    });
  Object.defineProperties(prototype, {
    value: {
      get(this: Askable) {
        return this[shown];
      },
    },
    name: {
      get(this: Askable) {
        return this[about].property.json["nm"] ?? "";
      },
    },
  });
}

/** A path as programs see it. */
const pathMembers = (path: BezierValue): PropertyDescriptorMap => {
  const copy = (points: number[][]): number[][] => points.map((point) => [...point]);
  return {
    [held]: { value: path },
    points: { value: () => copy(path.v) },
    inTangents: { value: () => copy(path.i) },
    outTangents: { value: () => copy(path.o) },
    isClosed: { value: () => path.c },
  };
};

const pathObject = (path: BezierValue): object => Object.create(null, pathMembers(path)) as object;

/** A value that has no property behind it, as programs see it. */
const valueFor = (value: Value): unknown => {
  const path = pathIn(value);
  return path === null ? value : pathObject(path);
};

/** A property at the present frame, as programs see it: its value, and what it can be asked. */
export function propertyObject(property: Property, isOwn = false): object {
  const value = isOwn ? property.under(now.frame) : property.at(now.frame);
  const object = askable(value);
  Object.defineProperty(object, about, { value: { property, isOwn } });
  Object.defineProperty(object, shown, { value: valueFor(value) });
  return object;
}

function askable(value: Value): object {
  if (Array.isArray(value)) return AskableNumbers.from(value);
  if (typeof value === "string") return new AskableText(value);
  // A single number is its own first component.
  if (typeof value === "number") return Object.assign(new AskableNumber(value), [value]);
  const object = Object.defineProperties(Object.create(askablePath) as object, pathMembers(value));
  return Object.defineProperty(object, "path", { value: object });
}

/** A path from what programs make one of. */
export function createPath(
  points: unknown = [],
  inTangents: unknown = [],
  outTangents: unknown = [],
  isClosed: unknown = true,
): object {
  const v = pointsIn(points);
  const fill = (given: unknown): number[][] => {
    const some = pointsIn(given);
    return v.map((_, index) => some[index] ?? [0, 0]);
  };
  return pathObject({ c: Boolean(isClosed), v, i: fill(inTangents), o: fill(outTangents) });
}

/** The value of a property under its program, plain: what is called `value` there. */
export const plainValue = (property: Property): unknown => valueFor(property.under(now.frame));
