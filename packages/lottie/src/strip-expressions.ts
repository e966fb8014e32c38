import { takeCensus } from "./census.ts";
import type { LottieJson } from "./contract.ts";
import { isObject } from "./json-values.ts";

/**
 * The animation without its expressions: programs that some players run (and that may never end).
 * Properties keep the value they have without them. Returns the same object when there is nothing to strip.
 */
export function stripExpressions(json: LottieJson): LottieJson {
  if (!takeCensus(json).hasExpressions) return json;
  const copy: LottieJson = {};
  for (const key in json) copy[key] = strip(json[key]);
  return copy;
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return typeof value[0] === "number" ? value : value.map(strip);
  if (!isObject(value)) return value;
  const isProperty = "k" in value;
  const copy: LottieJson = {};
  for (const key in value) {
    if (isProperty && key === "x" && typeof value[key] === "string") continue;
    copy[key] = strip(value[key]);
  }
  return copy;
}
