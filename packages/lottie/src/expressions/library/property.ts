import { asNumber, isObject, type JsonObject } from "../../json/json-values.ts";
import { momentAt, numbersOfAt } from "../../portable/numbers-of-property.ts";
import type { BezierValue } from "../../portable/bezier-value.ts";
import type { Track } from "../../scene/moment.ts";
import { numbersOf, readProperty } from "../../scene/property.ts";
import { asValue } from "./results.ts";
import { keyframesIn, kindOf, pathIn, type Value, type ValueKind } from "./values.ts";

/** Keyframes are read once each. */
const tracks = new WeakMap<object, Track>();

export interface Key {
  frame: number;
  value: Value;
}

/** What runs programs: it knows which ones run, and at which frame. */
export interface Runner {
  /** What the program of a property gives at a frame; the value under it where it has none, where it failed, and within itself. */
  valueOf(property: Property, frame: number): Value;
}

/** The layer that a property is in, as programs see it. */
interface ContainingLayer {
  readonly name: string;
  readonly object: unknown;
  readonly composition: {
    readonly object: unknown;
    readonly compositions: { named(name: unknown): unknown };
  };
}

/** A property of the document, at any frame. */
export class Property {
  readonly json: JsonObject;
  readonly pointer: string;
  readonly layer: ContainingLayer | null;
  readonly kind: ValueKind;
  readonly #runner: Runner;
  #keys: Key[] | null = null;

  constructor(
    runner: Runner,
    json: JsonObject,
    pointer: string,
    layer: ContainingLayer | null,
    kind?: ValueKind,
  ) {
    this.#runner = runner;
    this.json = json;
    this.pointer = pointer;
    this.layer = layer;
    this.kind = kind ?? kindOf(json);
  }

  /** Its program; null for none. */
  get program(): string | null {
    const { x } = this.json;
    return typeof x === "string" ? x : null;
  }

  /** With its program. */
  at(frame: number): Value {
    return this.#runner.valueOf(this, frame);
  }

  /** By its keyframes alone. */
  under(frame: number): Value {
    switch (this.kind) {
      case "number":
        return numbersOfAt(this.json, frame, [0], tracks)[0] ?? 0;
      case "vector":
        return numbersOfAt(this.json, frame, [], tracks);
      case "path":
        return this.#pathAt(frame);
      case "text":
        return textAt(this.json, frame);
    }
  }

  get keys(): readonly Key[] {
    return (this.#keys ??= keyframesIn(this.json).map(({ t }) => {
      const frame = asNumber(t) ?? 0;
      return { frame, value: this.under(frame) };
    }));
  }

  #pathAt(frame: number): BezierValue {
    const reading = readProperty(momentAt(frame, tracks), { property: this.json }, "property", "");
    if (reading === null) return { c: false, v: [], i: [], o: [] };
    if ("value" in reading) return pathIn(reading.value) ?? { c: false, v: [], i: [], o: [] };
    const [from, to] = [pathIn(reading.from), pathIn(reading.to)];
    if (from === null || to === null) return from ?? { c: false, v: [], i: [], o: [] };
    const share = reading.progress(0);
    const between = (key: "v" | "i" | "o"): number[][] =>
      from[key].map((point, index) =>
        point.map((at, axis) => at + ((to[key][index]?.[axis] ?? at) - at) * share),
      );
    return { c: from.c, v: between("v"), i: between("i"), o: between("o") };
  }
}

function textAt(json: JsonObject, frame: number): string {
  let text = "";
  for (const each of keyframesIn(json))
    if (text === "" || (asNumber(each["t"]) ?? 0) <= frame) text = textOf(each["s"]);
  return text;
}

const textOf = (document: unknown): string => {
  const text = isObject(document) ? document["t"] : null;
  return typeof text === "string" ? text : "";
};

/** A value that a program gave, as the property holds it: with as many numbers. Throws TypeError for what it cannot hold. */
export function heldValue(property: Property, given: unknown, frame: number): Value {
  const value = asValue(given);
  const under = property.under(frame);
  switch (property.kind) {
    case "number": {
      const first = Array.isArray(value) ? value[0] : typeof value === "string" ? Number(value) : value;
      if (typeof first !== "number" || !Number.isFinite(first))
        throw new TypeError("the result is not a number");
      return first;
    }
    case "vector": {
      const own = numbersOf(under) ?? [];
      if (!Array.isArray(value) || value.length === 0 || value.length < Math.min(2, own.length))
        throw new TypeError("the result is not a list of numbers");
      return own.map((each, index) => value[index] ?? each);
    }
    case "path":
      if (!isObject(value)) throw new TypeError("the result is not a path");
      return value;
    case "text":
      if (typeof value !== "string" && typeof value !== "number")
        throw new TypeError("the result is not a text");
      return String(value);
  }
}
