import type { LottieJson } from "../contract.ts";
import { isObject } from "../json/json-values.ts";
import { rewriteShapes } from "./rewrite-layers.ts";
import type { RewriteLog } from "./rewrite-log.ts";

const pathTypes: ReadonlySet<unknown> = new Set(["sh", "rc", "el", "sr"]);
const individually = 2;

/** Trims of all paths at once that have a single one to trim, as trims of one path after the other, which is the same then. */
export const withSimpleTrims = (json: LottieJson, log: RewriteLog): LottieJson =>
  rewriteShapes(json, (items, pointer) => {
    let [paths, isClear] = [0, true];
    return items.map((item, index) => {
      if (!isObject(item) || item["hd"] === true) return item;
      if (item["ty"] === "rp") isClear = false;
      paths += pathsIn(item);
      if (item["ty"] !== "tm" || item["m"] === individually || !isClear || paths !== 1) return item;
      log({ feature: "trim-simultaneously", pointer: `${pointer}/${index}`, exactness: "exact" });
      return { ...item, m: individually };
    });
  });

/** How many paths a shape brings; more than one where that is not known. */
function pathsIn(item: unknown): number {
  if (!isObject(item) || item["hd"] === true) return 0;
  if (pathTypes.has(item["ty"])) return 1;
  const inside: unknown = item["it"];
  if (item["ty"] !== "gr" || !Array.isArray(inside)) return 0;
  const repeats = inside.some((each) => isObject(each) && each["ty"] === "rp");
  return repeats ? 2 : inside.reduce((sum: number, each) => sum + pathsIn(each), 0);
}
