import { forEachObject } from "../json/walk.ts";
import type { JsonObject } from "../json/json-values.ts";
import { type PartFeatureName, partFeatures, wholeOf } from "../targets/part-features.ts";
import { supportOf } from "../targets/target-features.ts";
import { type Target, type TargetFeature, targets, type TargetSupport } from "../targets/targets.ts";
import { featuresIn } from "./features.ts";

/** A feature that an animation uses, and who draws it. */
export interface FeatureFacts {
  name: TargetFeature;
  /** Of every target of which it is known. */
  supports: (TargetSupport & { target: Target })[];
}

/** What a document uses, parts of features (`mask-feather`) behind the features themselves, in the order of their lists. */
export function featureFactsOf(json: JsonObject): FeatureFacts[] {
  const used = featuresIn(json);
  return [...used, ...partsIn(json, new Set(used))].map((name) => ({
    name,
    supports: targets.flatMap((target) => {
      const support = supportOf(target, name);
      return support === null ? [] : [{ target, ...support }];
    }),
  }));
}

function partsIn(json: JsonObject, used: ReadonlySet<string>): PartFeatureName[] {
  const names = (Object.keys(partFeatures) as PartFeatureName[]).filter((name) => used.has(wholeOf[name]));
  const missing = new Set(names);
  if (missing.size > 0)
    forEachObject(json, (object) => {
      for (const name of missing) if (partFeatures[name](object)) missing.delete(name);
    });
  return names.filter((name) => !missing.has(name));
}
