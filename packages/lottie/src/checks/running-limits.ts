import type { PartCounts } from "../inspect/part-counts.ts";
import type { JsonObject } from "../json/json-values.ts";
import type { Visitor } from "../json/visit-document.ts";
import type { ParseLimits } from "./parse-limits.ts";
import type { ReadingClock } from "./reading-clock.ts";

/** Who looks at an animation on the way on which it is checked; `counts` are whole once that is done. */
export type VisitorsOf = (json: JsonObject, counts: PartCounts) => readonly Visitor[];

/** The limits of a file that is being read. Without a clock it takes as long as it takes. */
export type RunningLimits = ParseLimits & {
  readonly clock?: ReadingClock;
  readonly visitorsOf?: VisitorsOf | undefined;
};
