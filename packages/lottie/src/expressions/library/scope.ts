import * as arithmetic from "./arithmetic.ts";
import { Chance, gridNoise, hashOf } from "./chance.ts";
import { now, seconds } from "./moment.ts";
import type { Property } from "./property.ts";
import { createPath, plainValue, propertyObject, timeMembers } from "./property-object.ts";

const { add, sub, mul, div, mod, neg, plus: _plus, ...plain } = arithmetic;

/** The same for every program. What begins with `$bm` is written by the exporter for what was an operator. */
const common: PropertyDescriptorMap = Object.fromEntries(
  Object.entries({
    ...plain,
    add,
    sub,
    mul,
    div,
    mod,
    sum: add,
    $bm_sum: add,
    $bm_sub: sub,
    $bm_mul: mul,
    $bm_div: div,
    $bm_mod: mod,
    $bm_neg: neg,
    $bm_isInstanceOfArray: (value: unknown) => Array.isArray(value),
    $bm_transform: undefined,
    degrees_to_radians: plain.degreesToRadians,
    radians_to_degrees: plain.radiansToDegrees,
    easeInOut: plain.ease,
    noise: (at: unknown) => gridNoise(Array.isArray(at) ? Array.from(at, Number).slice(0, 3) : [Number(at)]),
    timeToFrames: (time: unknown = seconds(now.frame), rate: unknown = now.frameRate) =>
      Math.floor(Number(time) * Number(rate) + 1e-9),
    framesToTime: (frames: unknown, rate: unknown = now.frameRate) => Number(frames) / Number(rate),
    createPath,
  }).map(([name, value]) => [name, { value }]),
);

/** Numbers by chance, the same at each run: by the property, and by the frame unless they are to stay. */
function chanceMembers(property: Property): { members: PropertyDescriptorMap; restart(): void } {
  let chance: Chance | null = null;
  const seeded = (offset: unknown = 0, isTimeless: unknown = false): Chance =>
    (chance = new Chance(hashOf(property.pointer, String(offset), isTimeless === true ? -1 : now.frame)));
  const current = (): Chance => chance ?? seeded();
  const drawn =
    (next: () => number) =>
    (...limits: unknown[]): unknown => {
      const [low, high] = limits.length > 1 ? limits : [undefined, limits[0]];
      if (high === undefined) return next();
      if (!Array.isArray(high)) return plain.linear(next(), Number(low ?? 0), Number(high));
      return Array.from(high, (most, axis) =>
        plain.linear(next(), Number(Array.isArray(low) ? low[axis] : 0), Number(most)),
      );
    };
  return {
    restart() {
      chance = null;
    },
    members: {
      random: { value: drawn(() => current().next()) },
      gaussRandom: { value: drawn(() => current().nextGauss()) },
      seedRandom: { value: (offset?: unknown, isTimeless?: unknown) => void seeded(offset, isTimeless) },
    },
  };
}

export interface Scope {
  /** What a program finds its names in. */
  names: object;
  /** Before each run: nothing is left of the one before. */
  restart(): void;
}

/** Names that a program gives a value without declaring them: exporters leave some. */
const assignedIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/([A-Za-z_$][\w$]*)\s*(?:[-+*/%]?=(?!=)|\+\+|--)/g)].map(([, name = ""]) => name),
  );

/** What the program of a property sees. */
export function createScope(property: Property, text: string): Scope {
  const assigned = assignedIn(text);
  const layer = property.layer;
  const chance = chanceMembers(property);
  let locals = new Map<PropertyKey, unknown>();
  const ofLayer = layer === null ? {} : Object.getOwnPropertyDescriptors(layer.object as object);
  const table = Object.create(null, {
    ...ofLayer,
    ...common,
    ...timeMembers(property),
    ...chance.members,
    name: { get: () => layer?.name ?? "" },
    time: { get: () => seconds(now.frame) },
    value: { get: () => plainValue(property) },
    thisProperty: { get: () => propertyObject(property, true) },
    thisLayer: { get: () => layer?.object },
    thisComp: { get: () => layer?.composition.object },
    comp: { value: (name: unknown) => layer?.composition.compositions.named(name) },
    footage: {
      value: () => {
        throw new ReferenceError("footage is not in the file");
      },
    },
    posterizeTime: {
      value: (rate: unknown) => {
        const frames = now.frameRate / Number(rate);
        if (frames > 0 && Number.isFinite(frames)) now.frame = Math.floor(now.frame / frames + 1e-9) * frames;
      },
    },
  }) as object;
  const names = new Proxy(table, {
    has: (_, key) => typeof key === "string" && (key in table || assigned.has(key)),
    get(_, key) {
      if (locals.has(key)) return locals.get(key);
      if (key in table) return Reflect.get(table, key) as unknown;
      if (typeof key === "symbol") return undefined;
      throw new ReferenceError(`${key} is not known`);
    },
    set(_, key, value) {
      locals.set(key, value);
      return true;
    },
  });
  return {
    names,
    restart() {
      locals = new Map();
      chance.restart();
    },
  };
}
