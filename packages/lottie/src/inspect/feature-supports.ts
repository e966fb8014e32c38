import { type PartFeatureName, partFeatures, wholeOf } from "../targets/part-features.ts";
import { supportOf } from "../targets/target-features.ts";
import { type Target, type TargetFeature, targets, type TargetSupport } from "../targets/targets.ts";
import type { FeatureName } from "./features.ts";
import { createFeatureFinders } from "./feature-detector.ts";

/** A feature that an animation uses, and who draws it. */
export interface FeatureFacts {
  name: TargetFeature;
  /** Of every target of which it is known. */
  supports: (TargetSupport & { target: Target })[];
}

/** What a document uses, parts of features (`mask-feather`) behind the features themselves, in the order of their lists. */
export function featureFactsOf(
  used: readonly FeatureName[],
  parts: readonly PartFeatureName[],
): FeatureFacts[] {
  return [...used, ...parts.filter((name) => used.includes(wholeOf[name]))].map((name) => ({
    name,
    supports: targets.flatMap((target) => {
      const support = supportOf(target, name);
      return support === null ? [] : [{ target, ...support }];
    }),
  }));
}

/** For who goes through a document anyway. */
export const createPartFinder = createFeatureFinders<PartFeatureName>(partFeatures, {
  ty: ["string", "number"],
  mode: ["string"],
  tt: ["string", "number"],
});
