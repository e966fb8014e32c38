import { documentedSupports, usualSources } from "./documented-supports.ts";
import { probedSupports } from "./probed-supports.ts";
import type { Target, TargetFeature, TargetSupport } from "./targets.ts";

const probedTargets = ["thorvg", "skottie", "web-svg"] as const;
const documentedTargets = ["ios", "android", "web-canvas", "telegram"] as const;

/** How a target draws a feature, and who says so; null where neither a probe nor a document does. */
export function supportOf(target: Target, feature: TargetFeature): TargetSupport | null {
  const probed = probedSupports[feature];
  const renderer = probedTargets.findIndex((each) => each === target);
  if (renderer >= 0) {
    if (probed === undefined) return null;
    const support = probed[renderer as 0 | 1 | 2];
    return { support, source: probed[3], evidence: "probed" };
  }
  const column = documentedTargets.findIndex((each) => each === target) as 0 | 1 | 2 | 3;
  const row = documentedSupports[feature];
  const support = row?.[column] ?? null;
  if (support === null) return null;
  const source = row?.[4]?.[target] ?? usualSources[target as (typeof documentedTargets)[number]];
  return { support, source, evidence: "documented" };
}

/** All that is known: a row for each feature and target. */
export function targetSupports(): (TargetSupport & { feature: TargetFeature; target: Target })[] {
  const features = new Set([
    ...Object.keys(probedSupports),
    ...Object.keys(documentedSupports),
  ] as TargetFeature[]);
  return [...features].flatMap((feature) =>
    [...probedTargets, ...documentedTargets].flatMap((target) => {
      const support = supportOf(target, feature);
      return support === null ? [] : [{ feature, target, ...support }];
    }),
  );
}
