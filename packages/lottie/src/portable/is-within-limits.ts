import { defaultParseLimits } from "../checks/parse-limits.ts";
import type { LottieJson } from "../contract.ts";

/** Whether a document holds no more objects and lists, and nests them no deeper, than the parser takes. */
export function isWithinLimits(json: LottieJson): boolean {
  const { maxNodes, maxDepth } = defaultParseLimits;
  let left = maxNodes;
  const fits = (value: object, depth: number): boolean =>
    --left >= 0 &&
    depth <= maxDepth &&
    Object.values(value).every(
      (each: unknown) => typeof each !== "object" || each === null || fits(each, depth + 1),
    );
  return fits(json, 1);
}
