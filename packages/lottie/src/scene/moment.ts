import type { JsonObject } from "../json/json-values.ts";
import type { MeasuredCurve } from "./geometry/curve-length.ts";
import type { SceneLimits } from "./scene-limits.ts";
import type { SceneReport } from "./scene-diagnostics.ts";

/** Keyframes in the order of the file, with what is worth knowing of each only once. */
export interface Track {
  frames: { time: number; json: JsonObject }[];
  /** Paths of motion, by the keyframe at which they begin; null for a straight one. */
  paths: Map<number, MeasuredCurve | null>;
}

/** What all that is evaluated for one scene shares, and the time in the composition that is being looked at. */
export interface Moment {
  /** Frames, as keyframes of the composition count them. */
  time: number;
  frameRate: number;
  document: JsonObject;
  slots: JsonObject;
  assets: ReadonlyMap<string, { asset: JsonObject; pointer: string }>;
  limits: SceneLimits;
  report: SceneReport;
  /** What is left of the limits. */
  budget: { layers: number; shapes: number; points: number };
  /** Keyframes as they were read once, by the list they stand in. */
  tracks: WeakMap<object, Track>;
}

const codes = { layers: "too-many-layers", shapes: "too-many-shapes", points: "too-many-points" } as const;
const limitNames = { layers: "maxLayers", shapes: "maxShapes", points: "maxPoints" } as const;

/** Takes some of what may be drawn; false when not enough is left. */
export function take(moment: Moment, what: keyof Moment["budget"], pointer: string, amount = 1): boolean {
  if (moment.budget[what] >= amount) {
    moment.budget[what] -= amount;
    return true;
  }
  moment.report.add(codes[what], pointer, { limit: moment.limits[limitNames[what]] });
  return false;
}
