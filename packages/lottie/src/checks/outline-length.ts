import { asNumbers, asObject, isObject, type JsonObject, objectsIn } from "../json/json-values.ts";

/** At least how long the outlines of a list are, groups included: dashes are counted along them. */
export function outlineLength(list: JsonObject[], most: (property: unknown) => number): number {
  let length = 0;
  for (const shape of list) {
    length += outlineLength(objectsIn(shape["it"]), most);
    if (shape["ty"] === "rc" || shape["ty"] === "el") length += 4 * most(shape["s"]);
    if (shape["ty"] === "sr") length += 2 * most(shape["pt"]) * (most(shape["or"]) + most(shape["ir"]));
    if (shape["ty"] === "sh") length += longestPath(asObject(shape["ks"])?.["k"]);
  }
  return length;
}

function longestPath(value: unknown): number {
  if (isObject(value)) return pathLength(value);
  let longest = 0;
  for (const keyframe of objectsIn(value))
    for (const paths of [keyframe["s"], keyframe["e"]])
      for (const path of objectsIn(paths)) longest = Math.max(longest, pathLength(path));
  return longest;
}

/** No curve is longer than the way over its handles. */
function pathLength({ v, i, o }: JsonObject): number {
  if (!Array.isArray(v)) return 0;
  let length = 0;
  for (let at = 0; at < v.length; at++) {
    const [x = 0, y = 0] = asNumbers(v[at]) ?? [];
    const [nextX = 0, nextY = 0] = asNumbers(v[(at + 1) % v.length]) ?? [];
    length += Math.hypot(nextX - x, nextY - y) + handleLength(i, at) * 2 + handleLength(o, at) * 2;
  }
  return length;
}

function handleLength(handles: unknown, at: number): number {
  const [x = 0, y = 0] = (Array.isArray(handles) ? asNumbers(handles[at]) : null) ?? [];
  return Math.hypot(x, y);
}
