import { fillSlots } from "../colours/fill-slots.ts";
import type { LottieJson } from "../contract.ts";
import type { OperationProgress } from "../operations/operation.ts";
import { createSceneEvaluator } from "../scene/create-scene-evaluator.ts";
import { addPaintedAreas, noAreas, type PaintedAreas } from "./painted-areas.ts";

export interface SampledFrames {
  /** On average over the frames. */
  areas: PaintedAreas;
  /** Of all that is painted, by colour (`#rrggbb`). */
  shares: ReadonlyMap<string, number>;
}

/** What `count` frames of an animation paint, spread evenly over all of it. */
export async function sampleFrames(
  json: LottieJson,
  frameCount: number,
  count: number,
  progress: OperationProgress,
): Promise<SampledFrames> {
  const evaluator = createSceneEvaluator(fillSlots(json));
  const areas = noAreas();
  const colours = new Map<string, number>();
  for (let index = 0; index < count; index++) {
    await progress.checkpoint(0.7 + (0.3 * index) / count);
    addPaintedAreas(evaluator.sceneAt(Math.floor(((index + 0.5) / count) * frameCount)), areas, colours);
  }
  for (const name of Object.keys(areas) as (keyof PaintedAreas)[]) areas[name] /= count;
  const all = [...colours.values()].reduce((sum, area) => sum + area, 0);
  return { areas, shares: new Map([...colours].map(([hex, area]) => [hex, all > 0 ? area / all : 0])) };
}
