import type { LottieJson } from "../contract.ts";
import { pointersTo } from "../json/find-pointer.ts";
import { asNumber, asObject, isObject } from "../json/json-values.ts";
import { hasExpression, stripExpressions } from "../optimise/strip-expressions.ts";
import { supportOf } from "../targets/target-features.ts";
import type { Target, TargetFeature } from "../targets/targets.ts";
import { withoutColourEffects } from "./colour-effects.ts";
import { withoutIdleEffects } from "./control-effects.ts";
import { differsFrom } from "../diagnostics/differs-from.ts";
import { withoutRepeaters } from "./expanded-repeaters.ts";
import { type CombineOutlines, withoutMergedPaths } from "./merged-paths.ts";
import { isWithinLimits } from "./is-within-limits.ts";
import { defaultRewriteBudget, type RewriteBudget, type Rewritten } from "./rewrite-log.ts";
import { withSimpleTrims } from "./simple-trims.ts";
import { withSolidsAsShapes } from "./solids-as-shapes.ts";
import { withStarsAsPaths } from "./stars-as-paths.ts";
import { withOrientationAsRotation } from "./orientation-as-rotation.ts";
import { withUprightMasks } from "./upright-masks.ts";

/** Merged as one path, united, subtracted, intersected, excluded. */
const mergeModes = [1, 2, 3, 4, 5];

/**
 * The same animation, with what one of the targets does not draw written in a way that all of them draw; what cannot be written so
 * stays. Each thing that was rewritten is named.
 */
export function rewriteForTargets(
  json: LottieJson,
  targets: readonly Target[],
  combine: CombineOutlines | null,
): { json: LottieJson; rewritten: Rewritten[] } {
  const all = rewriteWithin(json, targets, combine, defaultRewriteBudget);
  // Nobody would open what has grown beyond the limits of a file: what adds to it stays then.
  return isWithinLimits(all.json) ? all : rewriteWithin(json, targets, combine, { frames: 0, objects: 0 });
}

function rewriteWithin(
  json: LottieJson,
  targets: readonly Target[],
  combine: CombineOutlines | null,
  most: RewriteBudget,
): { json: LottieJson; rewritten: Rewritten[] } {
  const lacks = (target: Target, feature: TargetFeature): boolean =>
    (supportOf(target, feature)?.support ?? "yes") !== "yes";
  const isLacking = (feature: TargetFeature): boolean => targets.some((target) => lacks(target, feature));
  const rewritten: Rewritten[] = [];
  const log = (each: Rewritten): void => void rewritten.push(each);
  const budget = { ...most };
  const hasFadingCopies = (repeater: { [key: string]: unknown }): boolean =>
    ["so", "eo"].some((key) => differsFrom(asObject(repeater["tr"])?.[key], 100));

  let changed = json;
  if (isLacking("expressions")) {
    for (const { pointer } of pointersTo(changed, hasExpression))
      log({ feature: "expressions", pointer, exactness: "without" });
    changed = stripExpressions(changed);
    if (isLacking("effects") || isLacking("fill-effect")) changed = withoutIdleEffects(changed, log);
  }
  changed = withoutColourEffects(changed, (effect) => isLacking(effect) || isLacking("effects"), log);
  if (isLacking("solids")) changed = withSolidsAsShapes(changed, log);
  // Where masks are not drawn at all none is any better upright.
  if (
    targets.some((target) => lacks(target, "mask-inverted") && supportOf(target, "masks")?.support !== "no")
  )
    changed = withUprightMasks(changed, log);
  if (isLacking("stars")) changed = withStarsAsPaths(changed, budget, log);
  const merged = (from: LottieJson): LottieJson =>
    isLacking("merge-paths") ? withoutMergedPaths(from, { combine, modes: mergeModes, budget, log }) : from;
  changed = merged(changed);
  if (isLacking("repeaters") || isLacking("repeater-opacity")) {
    const before = rewritten.length;
    changed = withoutRepeaters(
      changed,
      (repeater) => isLacking("repeaters") || hasFadingCopies(repeater),
      budget,
      log,
    );
    // Copies of paths may be merged now that each is there by itself.
    if (rewritten.length > before) {
      const known = rewritten.length;
      changed = merged(changed);
      for (const each of rewritten.slice(known)) each.pointer = null;
    }
  }
  if (isLacking("trim-simultaneously")) changed = withSimpleTrims(changed, log);
  if (isLacking("auto-orientation")) changed = withOrientationAsRotation(changed, budget, log);
  return rewritten.length === 0 ? { json, rewritten } : { json: changed, rewritten };
}

/** Whether merging paths of a document needs more than leaving out what says so. */
export const needsBooleans = (json: LottieJson): boolean =>
  pointersTo(json, (object) => isObject(object) && object["ty"] === "mm" && (asNumber(object["mm"]) ?? 1) > 1)
    .length > 0;
