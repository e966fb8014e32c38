import type { Hazard } from "./hazard.ts";
import { levelHazards } from "./level-hazards.ts";
import { movingHazards } from "./moving-hazards.ts";
import { patternHazards } from "./pattern-hazards.ts";
import { redHazards } from "./red-hazards.ts";

export const hazards: readonly Hazard[] = [
  ...levelHazards,
  ...redHazards,
  ...patternHazards,
  ...movingHazards,
];
