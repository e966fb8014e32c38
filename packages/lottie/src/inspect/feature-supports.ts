import type { Visitor } from "../json/visit-document.ts";
import { type PartFeatureName, partFeatures, wholeOf } from "../targets/part-features.ts";
import { supportOf } from "../targets/target-features.ts";
import { type Target, type TargetFeature, targets, type TargetSupport } from "../targets/targets.ts";
import type { FeatureName } from "./features.ts";

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
export function createPartFinder(): { visitor: Visitor; found: () => PartFeatureName[] } {
  const names = Object.keys(partFeatures) as PartFeatureName[];
  const missing = new Set(names);
  return {
    visitor: {
      members: { ty: ["string", "number"], mode: ["string"], tt: ["string", "number"] },
      visit(object) {
        for (const name of missing) if (partFeatures[name](object)) missing.delete(name);
      },
    },
    found: () => names.filter((name) => !missing.has(name)),
  };
}
