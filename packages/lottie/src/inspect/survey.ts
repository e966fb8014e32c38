import { type ColourReference, createColourFinder } from "../colours/visit-colours.ts";
import type { JsonObject } from "../json/json-values.ts";
import { createVisit, type Visitor } from "../json/visit-document.ts";
import type { PartFeatureName } from "../targets/part-features.ts";
import { createPartCounter } from "./census.ts";
import { createComplexityCounter } from "./complexity.ts";
import { createPartFinder } from "./feature-supports.ts";
import { createFeatureFinder, type FeatureName } from "./features.ts";
import type { Complexity } from "./inspection.ts";
import type { PartCounts } from "./part-counts.ts";

/** What is found on one way through an animation. */
export interface Survey {
  counts: PartCounts;
  colours: readonly ColourReference[];
  features: FeatureName[];
  featureParts: PartFeatureName[];
  complexity: Complexity;
}

export function surveyOf(json: JsonObject): Survey {
  const counter = createPartCounter(json);
  const { visitors, survey } = createSurvey(json, counter.counts);
  createVisit([counter.visitor, ...visitors])(json);
  return survey();
}

/** The same for who goes through the document anyway, and counts its parts. */
export function createSurvey(
  json: JsonObject,
  counts: PartCounts,
): { visitors: Visitor[]; survey: () => Survey } {
  const [colours, features, parts, complexity] = [
    createColourFinder(json),
    createFeatureFinder(),
    createPartFinder(),
    createComplexityCounter(json),
  ];
  return {
    visitors: [colours, features, parts, complexity].map(({ visitor }) => visitor),
    survey: () => ({
      counts,
      colours: colours.references,
      features: features.found(),
      featureParts: parts.found(),
      complexity: complexity.complexity(),
    }),
  };
}
