import { isObject, type JsonObject } from "../../json/json-values.ts";
import type { Matrix } from "../../scene/geometry/matrix.ts";
import { keyOf } from "../write/keyed.ts";
import { fixed, pathOf, rounded } from "../write/property.ts";
import { Columns } from "./columns.ts";
import { fitTrack } from "./fit-track.ts";
import { fitTransform } from "./fit-transform.ts";
import { formOf, hidden, isAlike } from "./part-form.ts";
import type { Sampling } from "./sampling.ts";

/** Something of what is written at every sample: what it becomes is worked out when it is known at all of them. */
interface Merged {
  /** What it is from a sample on. */
  enter(value: unknown, sample: number): void;
  /** Halts after each property, where others may run. What it needed is let go of. */
  finish(): Generator<void, unknown>;
}

/**
 * One animation of what is written for every sample: the same parts are found by their keys, what differs gets keyframes, and a part
 * that is not there at a sample, or is there in another form, is hidden. No more is kept than the numbers that change.
 */
export class MergedMoments {
  readonly #sampling: Sampling;
  #document: MergedObject | null = null;

  constructor(sampling: Sampling) {
    this.#sampling = sampling;
  }

  /** One sample after the other. */
  enter(document: JsonObject, sample: number): void {
    if (this.#document === null) this.#document = new MergedObject(document, this.#sampling);
    else this.#document.enter(document, sample);
  }

  *finish(): Generator<void, JsonObject> {
    return this.#document === null ? {} : yield* this.#document.finish();
  }
}

class MergedObject implements Merged {
  readonly #sampling: Sampling;
  readonly #first: JsonObject;
  #last: JsonObject;
  /** None as long as it is the same at every sample. */
  #members: Member[] | null = null;

  constructor(first: JsonObject, sampling: Sampling) {
    this.#sampling = sampling;
    this.#first = this.#last = first;
  }

  enter(value: unknown, sample: number): void {
    if (value === this.#last) return;
    this.#last = value as JsonObject;
    for (const { name, merged } of (this.#members ??= membersOf(this.#first, this.#sampling)))
      merged?.enter(this.#last[name] ?? this.#first[name], sample);
  }

  *finish(): Generator<void, JsonObject> {
    const finished: JsonObject = {};
    const members = this.#members ?? membersOf(this.#first, this.#sampling);
    this.#members = null;
    for (const { name, merged } of members) {
      const whole = merged === null ? this.#first[name] : yield* merged.finish();
      if (name === "matrix") Object.assign(finished, whole);
      else finished[name] = whole;
    }
    return finished;
  }
}

interface Member {
  name: string;
  /** Null for what stays as it is. */
  merged: Merged | null;
}

const membersOf = (first: JsonObject, sampling: Sampling): Member[] =>
  Object.entries(first).map(([name, value]) => ({ name, merged: mergedOf(name, value, sampling) }));

function mergedOf(name: string, first: unknown, sampling: Sampling): Merged | null {
  if (name === "matrix") return mergedMatrix(first as Matrix, sampling);
  if (Array.isArray(first)) return new MergedList(first, sampling);
  if (!isObject(first)) return null;
  if (first["a"] === 0 && "k" in first)
    return isObject(first["k"]) ? mergedPath(first, sampling) : mergedProperty(name, first, sampling);
  return new MergedObject(first, sampling);
}

/** What is made of the columns of numbers, once all are there. */
class MergedNumbers implements Merged {
  readonly #columns: Columns;
  readonly #numbersOf: (value: unknown) => readonly number[];
  readonly #fit: (columns: Columns) => JsonObject;

  constructor(
    first: unknown,
    { times }: Sampling,
    numbersOf: (value: unknown) => readonly number[],
    fit: (columns: Columns) => JsonObject,
  ) {
    this.#columns = new Columns(numbersOf(first), times.length);
    this.#numbersOf = numbersOf;
    this.#fit = fit;
  }

  enter(value: unknown, sample: number): void {
    this.#columns.enter(this.#numbersOf(value), sample);
  }

  *finish(): Generator<void, unknown> {
    yield;
    return this.#fit(this.#columns);
  }
}

const mergedMatrix = (first: Matrix, sampling: Sampling): Merged =>
  new MergedNumbers(
    first,
    sampling,
    (value) => value as Matrix,
    (columns) => fitTransform(columns.rows() as unknown as Matrix[], sampling),
  );

const tolerances: { [name: string]: number } = { c: 0.004, k: 0.004, o: 0.25, w: 0.02 };

function mergedProperty(name: string, first: JsonObject, sampling: Sampling): Merged {
  const tolerance = tolerances[name] ?? sampling.size / 4_000;
  const numbersOf = (value: unknown): readonly number[] => {
    const { k } = value as JsonObject;
    return Array.isArray(k) ? (k as number[]) : [Number(k)];
  };
  return new MergedNumbers(first, sampling, numbersOf, (columns) => {
    const { rows, whole } = columns.changing();
    const keyframes = fitTrack(rows, sampling, tolerance, (row) =>
      whole(row).map((each) => rounded(each, 4)),
    );
    return keyframes === null ? fixed(first["k"]) : { a: 1, k: keyframes };
  });
}

/** All numbers of an outline as one value, which is how players mix them. */
function mergedPath(first: JsonObject, sampling: Sampling): Merged {
  const outlineOf = (value: unknown): number[] =>
    ((value as JsonObject)["k"] as JsonObject)["outline"] as number[];
  const isClosed = (first["k"] as JsonObject)["c"] === true;
  return new MergedNumbers(first, sampling, outlineOf, (columns) => {
    const { rows, whole } = columns.changing();
    const keyframes = fitTrack(rows, sampling, sampling.size / 4_000, (row) => [
      pathOf(
        isClosed,
        whole(row).map((each) => rounded(each)),
      ),
    ]);
    return keyframes === null ? fixed(pathOf(isClosed, outlineOf(first))) : { a: 1, k: keyframes };
  });
}

const keyAndFormOf = (item: JsonObject): string => `${keyOf(item) ?? ""} ${formOf(item)}`;

/** A part of a list: what has its key and form, the `count`th of them. */
interface MergedPart {
  form: string;
  count: number;
  /** As it was last, and when that was. */
  item: JsonObject;
  turn: number;
  merged: MergedObject;
}

class MergedList implements Merged {
  readonly #sampling: Sampling;
  readonly #first: readonly unknown[];
  readonly #order: MergedPart[] = [];
  readonly #found = new Map<string, MergedPart>();
  #turn = 0;

  constructor(first: readonly unknown[], sampling: Sampling) {
    this.#sampling = sampling;
    this.#first = first;
    if (first.some(isObject)) this.enter(first, 0);
  }

  enter(value: unknown, sample: number): void {
    const list = value as readonly JsonObject[];
    // What is nowhere at the first moment may come later: a circle that grows out of nothing.
    if (this.#order.length === 0 && !list.some(isObject)) return;
    const turn = ++this.#turn;
    if (!this.#entersAlike(list, sample)) this.#enterAny(list, sample);
    for (const part of this.#order)
      if (part.turn === turn - 1) part.merged.enter((part.item = hidden(part.item)), sample);
  }

  /** Mostly each stands where it stood at the moment before: thousands of parts are not looked through for each. */
  #entersAlike(list: readonly JsonObject[], sample: number): boolean {
    const order = this.#order;
    if (list.length !== order.length) return false;
    for (let place = 0; place < list.length; place++) {
      const [part, item] = [order[place], list[place]];
      if (part === undefined || item === undefined) return false;
      if (!isAlike(part.item, item) && part.form !== keyAndFormOf(item)) return false;
    }
    for (let place = 0; place < list.length; place++) this.#enterPart(order[place], list[place], sample);
    return true;
  }

  #enterAny(list: readonly JsonObject[], sample: number): void {
    const order = this.#order;
    const counts = new Map<string, number>();
    let place = 0;
    for (const item of list) {
      const expected = order[place];
      const form =
        expected !== undefined && expected.turn === this.#turn - 1 && isAlike(expected.item, item)
          ? expected.form
          : keyAndFormOf(item);
      const count = counts.get(form) ?? 0;
      counts.set(form, count + 1);
      if (expected?.form === form && expected.count === count) {
        this.#enterPart(expected, item, sample);
        place++;
        continue;
      }
      const key = `${form} ${count}`;
      const part = this.#found.get(key);
      if (part !== undefined) {
        place = order.indexOf(part) + 1;
        this.#enterPart(part, item, sample);
        continue;
      }
      const merged = new MergedObject(sample === 0 ? item : hidden(item), this.#sampling);
      merged.enter(item, sample);
      const added = { form, count, item, turn: this.#turn, merged };
      this.#found.set(key, added);
      order.splice(place, 0, added);
      place++;
    }
  }

  #enterPart(part: MergedPart | undefined, item: JsonObject | undefined, sample: number): void {
    if (part === undefined || item === undefined) return;
    part.item = item;
    part.turn = this.#turn;
    part.merged.enter(item, sample);
  }

  *finish(): Generator<void, unknown> {
    if (this.#order.length === 0) return this.#first;
    this.#found.clear();
    const finished: JsonObject[] = [];
    for (const part of this.#order.splice(0)) finished.push(yield* part.merged.finish());
    return finished;
  }
}
