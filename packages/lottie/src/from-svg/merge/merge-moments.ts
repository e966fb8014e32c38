import { isObject, type JsonObject } from "../../json/json-values.ts";
import type { Matrix } from "../../scene/geometry/matrix.ts";
import { keyOf, keyed } from "../write/keyed.ts";
import { fixed, outlineValue, rounded } from "../write/property.ts";
import { fitTrack } from "./fit-track.ts";
import { fitTransform } from "./fit-transform.ts";
import type { Sampling } from "./sampling.ts";

/**
 * One animation of what was written for every sample: the same parts are found by their keys, what differs gets keyframes, and a part
 * that is not there at a sample, or is there in another form, is hidden.
 */
export const mergeMoments = (documents: readonly JsonObject[], sampling: Sampling): JsonObject =>
  mergeObject(documents, sampling);

function mergeObject(objects: readonly JsonObject[], sampling: Sampling): JsonObject {
  const [first] = objects;
  if (first === undefined) return {};
  const merged: JsonObject = {};
  for (const [name, value] of Object.entries(first)) {
    const all = objects.map((object) => object[name] ?? value);
    // What is the same at every moment is looked at once.
    const values = all.every((each) => each === value) ? [value] : all;
    if (name === "matrix") Object.assign(merged, fitTransform(values as Matrix[], sampling));
    else merged[name] = mergeValue(name, values, sampling);
  }
  return merged;
}

function mergeValue(name: string, values: readonly unknown[], sampling: Sampling): unknown {
  const [first] = values;
  // What is nowhere at the first moment may come later: a circle that grows out of nothing.
  if (Array.isArray(first))
    return values.some((list) => (list as unknown[]).some(isObject))
      ? mergeList(values as JsonObject[][], sampling)
      : first;
  if (!isObject(first)) return first;
  if (first["a"] === 0 && "k" in first) return mergeProperty(name, values as JsonObject[], sampling);
  return mergeObject(values as JsonObject[], sampling);
}

const tolerances: { [name: string]: number } = { c: 0.004, k: 0.004, o: 0.25, w: 0.02 };

function mergeProperty(name: string, properties: readonly JsonObject[], sampling: Sampling): JsonObject {
  const values = properties.map(({ k }) => k);
  const [first] = values;
  const tolerance = tolerances[name] ?? sampling.size / 4_000;
  if (isObject(first)) return mergePaths(values as JsonObject[], sampling);
  const track = values.map((value) => (Array.isArray(value) ? (value as number[]) : [Number(value)]));
  const keyframes = fitTrack(track, sampling, tolerance, (value) => value.map((each) => rounded(each, 4)));
  return keyframes === null ? fixed(first) : { a: 1, k: keyframes };
}

/** All numbers of an outline as one value, which is how players mix them. */
function mergePaths(paths: readonly JsonObject[], sampling: Sampling): JsonObject {
  const [first = {}] = paths;
  const track = paths.map(({ outline }) => outline as number[]);
  const wrap = (value: readonly number[]): JsonObject[] => [
    outlineValue(
      first["c"] === true,
      value.map((each) => rounded(each)),
    ),
  ];
  const keyframes = fitTrack(track, sampling, sampling.size / 4_000, wrap);
  return keyframes === null ? fixed(first) : { a: 1, k: keyframes };
}

/** A part of a list: what has its key and form, the `count`th of them, at each sample at which it is there. */
interface MergedPart {
  form: string;
  count: number;
  items: (JsonObject | undefined)[];
}

function mergeList(lists: readonly JsonObject[][], sampling: Sampling): JsonObject[] {
  const order: MergedPart[] = [];
  const found = new Map<string, MergedPart>();
  for (const [sample, list] of lists.entries()) {
    const counts = new Map<string, number>();
    let place = 0;
    for (const item of list) {
      // Mostly it stands where it stood at the moment before: thousands of parts are not looked through for each.
      const expected = order[place];
      const model = expected?.items[sample - 1];
      const form =
        expected !== undefined && model !== undefined && isAlike(model, item)
          ? expected.form
          : `${keyOf(item) ?? ""} ${formOf(item)}`;
      const count = counts.get(form) ?? 0;
      counts.set(form, count + 1);
      if (expected?.form === form && expected.count === count) {
        expected.items[sample] = item;
        place++;
        continue;
      }
      const key = `${form} ${count}`;
      let part = found.get(key);
      if (part === undefined) {
        part = { form, count, items: Array.from({ length: lists.length }) };
        found.set(key, part);
        order.splice(place, 0, part);
        place++;
      } else place = order.indexOf(part) + 1;
      part.items[sample] = item;
    }
  }
  return order.map(({ items }) => {
    const whole = filled(items);
    const merged = mergeObject(whole, sampling);
    const [model] = whole;
    return model === undefined ? merged : keyed(keyOf(model) ?? "", merged);
  });
}

/** Where a part is not there it stands hidden, as it was or will be. */
function filled(items: readonly (JsonObject | undefined)[]): JsonObject[] {
  const first = items.find((item) => item !== undefined);
  if (first === undefined) return [];
  let last = first;
  return items.map((item) => {
    if (item === undefined) return hidden(last);
    last = item;
    return item;
  });
}

function hidden(item: JsonObject): JsonObject {
  const { ks, it } = item;
  const key = keyOf(item) ?? "";
  if (Array.isArray(it)) {
    const faded = it.map((each: unknown) =>
      isObject(each) && each["ty"] === "tr" ? Object.assign({}, each, { o: fixed(0) }) : each,
    );
    return keyed(key, { ...item, it: faded });
  }
  if (isObject(ks) && "matrix" in ks) return keyed(key, { ...item, ks: { ...ks, o: fixed(0) } });
  return item;
}

/** Whether two parts have the same key and form, as far as that is seen at a glance. */
function isAlike(one: JsonObject, other: JsonObject): boolean {
  if (one === other) return true;
  const [its, others] = [one["it"], other["it"]];
  if (!Array.isArray(its) || !Array.isArray(others)) return false;
  return (
    keyOf(one) === keyOf(other) &&
    its.length === others.length &&
    its.every((each: JsonObject, index) => {
      const counterpart = others[index] as JsonObject;
      return each === counterpart || (each["ty"] === "tr" && counterpart["ty"] === "tr");
    })
  );
}

/** What cannot change by keyframes: how many points, stops and dashes, how lines end, which modes. */
function formOf(item: JsonObject): string {
  const { ty, it, masksProperties } = item;
  if (Array.isArray(it))
    return `gr(${it
      .filter((each: unknown) => isObject(each) && each["ty"] !== "gr")
      .map((each: unknown) => formOf(each as JsonObject))
      .join()})`;
  if (ty === "sh") {
    const path = (item["ks"] as JsonObject)["k"] as JsonObject;
    return `sh${(path["outline"] as unknown[]).length}${String(path["c"])}`;
  }
  const gradient = item["g"];
  const stops = isObject(gradient) ? ((gradient["k"] as JsonObject)["k"] as unknown[]).length : 0;
  const dashes = Array.isArray(item["d"]) ? item["d"].length : 0;
  const masks = Array.isArray(masksProperties)
    ? masksProperties
        .map(
          (mask: JsonObject) =>
            (((mask["pt"] as JsonObject)["k"] as JsonObject)["outline"] as unknown[]).length,
        )
        .join()
    : "";
  const plain = ["r", "lc", "lj", "ml", "t", "bm", "tt", "td", "refId", "n", "nm"]
    .map((name) => plainText(item[name]))
    .join();
  return `${String(ty)} ${plain} ${stops} ${dashes} ${masks} ${"h" in item ? "h" : ""}`;
}

const plainText = (value: unknown): string =>
  typeof value === "number" || typeof value === "string" ? String(value) : "";
