import type { LottieJson } from "../contract.ts";
import { isMoving } from "../diagnostics/differs-from.ts";
import { isObject, type JsonObject } from "../json/json-values.ts";
import { forEachObject } from "../json/walk.ts";
import { framesIn } from "./baked-outlines.ts";
import { bakedTransforms, exactTransforms, isOwn } from "./repeater-transform.ts";
import { rewriteShapes } from "./rewrite-layers.ts";
import type { RewriteBudget, RewriteLog } from "./rewrite-log.ts";

const maxCopies = 2_000;
/** What a copy brings besides what is copied: its group, its transform and the five properties in that. */
const objectsOfGroup = 7;

/**
 * Repeaters as a group for each copy. What moves evenly with a number stays exact; where the count, the offset, the anchor or the scale
 * move, each whole frame is worked out. A repeater stays where its values are slots, or where that would add more than the budget.
 */
export const withoutRepeaters = (
  json: LottieJson,
  isWanted: (repeater: JsonObject) => boolean,
  budget: RewriteBudget,
  log: RewriteLog,
): LottieJson =>
  rewriteShapes(json, (items, pointer) => {
    let [list, isMoved] = [items, false];
    for (;;) {
      const at = list.findIndex((each) => isObject(each) && each["ty"] === "rp" && each["hd"] !== true);
      const repeater = list[at];
      if (!isObject(repeater) || !isWanted(repeater)) return list;
      const expanded = expand(list, at, repeater, budget);
      if (expanded === null) return list;
      log({
        feature: "repeaters",
        pointer: isMoved ? null : `${pointer}/${at}`,
        exactness: expanded.isExact ? "exact" : "frames",
      });
      [list, isMoved] = [expanded.list, true];
    }
  });

function expand(
  list: readonly unknown[],
  at: number,
  repeater: JsonObject,
  budget: RewriteBudget,
): { list: unknown[]; isExact: boolean } | null {
  if (!isOwn(repeater)) return null;
  const isTransform = (each: unknown): boolean => isObject(each) && each["ty"] === "tr";
  const repeated = list.slice(0, at).filter((each) => !isTransform(each));
  const kept = list.slice(0, at).filter(isTransform);
  const rest = list.slice(at + 1);
  const exact = exactTransforms(repeater, maxCopies);
  const frames = exact === null ? framesIn([repeater["c"], repeater["o"], repeater["tr"]]) : [];
  // What is not there any more would still be filled by what stands further down.
  const isFilledLater = isMoving(repeater["c"]) && rest.some((each) => !isTransform(each));
  if (frames.length > budget.frames || isFilledLater) return null;
  const transforms = exact ?? bakedTransforms(repeater, frames, maxCopies);
  if (transforms === null) return null;
  const objects = transforms.length * (objectsOfGroup + countOf(repeated) + frames.length * 4);
  if (objects > budget.objects) return null;
  budget.objects -= objects;
  budget.frames -= frames.length;
  const groups = transforms.map((transform, index) => ({
    ty: "gr",
    nm: `Copy ${index + 1}`,
    // Of its own: lottie-web knows shapes again by their objects.
    it: [...structuredClone(repeated), transform],
  }));
  const isBehind = repeater["m"] === 2;
  return { list: [...(isBehind ? groups.toReversed() : groups), ...kept, ...rest], isExact: exact !== null };
}

function countOf(items: readonly unknown[]): number {
  let count = 0;
  forEachObject(items, () => count++);
  return count;
}
