import { isObject, type JsonObject } from "../../json/json-values.ts";
import type { Matrix } from "../../scene/geometry/matrix.ts";
import { keyOf, keyed } from "../write/keyed.ts";
import { fixed, rounded } from "../write/property.ts";
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
    const values = objects.map((object) => object[name] ?? value);
    if (name === "matrix")
      Object.assign(
        merged,
        fitTransform(
          values.map((each) => (each as JsonObject)["matrix"] as Matrix),
          sampling,
        ),
      );
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
  const count = (first["v"] as unknown[]).length;
  const track = paths.map((path) => ["v", "i", "o"].flatMap((part) => (path[part] as number[][]).flat()));
  const pairs = (value: readonly number[], from: number): number[][] =>
    Array.from({ length: count }, (_, index) => [
      rounded(value[from + 2 * index] ?? 0),
      rounded(value[from + 2 * index + 1] ?? 0),
    ]);
  const wrap = (value: readonly number[]): JsonObject[] => [
    { c: first["c"] === true, v: pairs(value, 0), i: pairs(value, 2 * count), o: pairs(value, 4 * count) },
  ];
  const keyframes = fitTrack(track, sampling, sampling.size / 4_000, wrap);
  return keyframes === null ? fixed(first) : { a: 1, k: keyframes };
}

function mergeList(lists: readonly JsonObject[][], sampling: Sampling): JsonObject[] {
  const order: string[] = [];
  const found = new Map<string, (JsonObject | undefined)[]>();
  for (const [sample, list] of lists.entries()) {
    const counts = new Map<string, number>();
    let place = 0;
    for (const item of list) {
      const plain = `${keyOf(item) ?? ""} ${formOf(item)}`;
      const count = counts.get(plain) ?? 0;
      counts.set(plain, count + 1);
      const key = `${plain} ${count}`;
      // Mostly it stands where it stood at the moment before: thousands of parts are not looked through for each.
      const known = order[place] === key ? place : found.has(key) ? order.indexOf(key) : -1;
      if (known === -1) {
        order.splice(place, 0, key);
        found.set(key, Array.from({ length: lists.length }));
      }
      place = (known === -1 ? place : known) + 1;
      const items = found.get(key);
      if (items !== undefined) items[sample] = item;
    }
  }
  return order.map((key) => {
    const items = found.get(key) ?? [];
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
    return `sh${(path["v"] as unknown[]).length}${String(path["c"])}`;
  }
  const gradient = item["g"];
  const stops = isObject(gradient) ? ((gradient["k"] as JsonObject)["k"] as unknown[]).length : 0;
  const dashes = Array.isArray(item["d"]) ? item["d"].length : 0;
  const masks = Array.isArray(masksProperties)
    ? masksProperties
        .map((mask: JsonObject) => (((mask["pt"] as JsonObject)["k"] as JsonObject)["v"] as unknown[]).length)
        .join()
    : "";
  const plain = ["r", "lc", "lj", "ml", "t", "bm", "tt", "td", "refId", "n", "nm"]
    .map((name) => plainText(item[name]))
    .join();
  return `${String(ty)} ${plain} ${stops} ${dashes} ${masks} ${"h" in item ? "h" : ""}`;
}

const plainText = (value: unknown): string =>
  typeof value === "number" || typeof value === "string" ? String(value) : "";
