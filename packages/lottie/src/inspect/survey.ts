import { type ColourReference, createColourFinder } from "../colours/visit-colours.ts";
import type { JsonObject } from "../json/json-values.ts";
import { createVisit } from "../json/visit-document.ts";
import type { PartFeatureName } from "../targets/part-features.ts";
import { createPartCounter, type PartCounts } from "./census.ts";
import { createComplexityCounter } from "./complexity.ts";
import { createPartFinder } from "./feature-supports.ts";
import { createFeatureFinder, type FeatureName } from "./features.ts";
import type { Complexity } from "./inspection.ts";

/** What is found on one way through an animation. */
export interface Survey {
  counts: PartCounts;
  colours: readonly ColourReference[];
  features: FeatureName[];
  featureParts: PartFeatureName[];
  complexity: Complexity;
}

export function surveyOf(json: JsonObject): Survey {
  const [counter, colours, features, parts, complexity] = [
    createPartCounter(json),
    createColourFinder(json),
    createFeatureFinder(),
    createPartFinder(),
    createComplexityCounter(json),
  ];
  createVisit([counter, colours, features, parts, complexity].map(({ visitor }) => visitor))(json);
  return {
    counts: counter.counts,
    colours: colours.references,
    features: features.found(),
    featureParts: parts.found(),
    complexity: complexity.complexity(),
  };
}
