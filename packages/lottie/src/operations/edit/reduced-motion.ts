import type { LottieJson, ParsedAnimation } from "../../contract.ts";
import { inspectJson } from "../../inspect/facts-of.ts";
import { objectsIn } from "../../json/json-values.ts";
import type { SceneLayer } from "../../scene/scene.ts";
import { boxOf } from "../../scene/bounds/layer-box.ts";
import { createSceneEvaluator } from "../../scene/create-scene-evaluator.ts";
import { buildStateMachine } from "../../state-machine/build-state-machine.ts";
import { lineageEntry } from "../../lineage/lineage.ts";
import { edit, type EditOptions, type EditReport } from "./edit.ts";
import { type OperationControl, type Outcome, type Source, UnfitOption } from "../operation.ts";

/** What lottie-ios plays where people have asked for less motion: https://github.com/airbnb/lottie-ios (ReducedMotionMode). */
const reducedMotionMarker = "reduced motion";

export interface ReducedMotionOptions extends EditOptions {
  /** The still frame, counted from the in point; default one that shows much of the drawing. */
  frame?: number;
}

export interface ReducedMotionReport extends EditReport {
  /** The frame that was chosen, by animation. */
  frames: { animationId: string; frame: number }[];
}

const sampledFrames = 13;

/**
 * Says what stands still for people who have asked for less motion: a marker that lottie-ios looks for and, in a dotLottie, a state machine
 * of the same name that pages can start instead of playing. Throws LottieError, UnknownAnimation, RangeError for a frame that is not there.
 */
export async function reducedMotion(
  source: Source,
  { frame, ...options }: ReducedMotionOptions = {},
  control: OperationControl = {},
): Promise<Outcome<ParsedAnimation, ReducedMotionReport>> {
  const chosen: number[] = [];
  const outcome = await edit(lineageEntry("reducedMotion", { frame }), source, options, control, (json) => {
    const { frameCount, inPoint } = inspectJson(json);
    if (frame !== undefined && !(frame >= 0 && frame < frameCount))
      throw new UnfitOption(
        "no-such-frame",
        `there is no frame ${frame} in an animation of ${frameCount} frames`,
        { frame, frames: frameCount },
      );
    const still = frame ?? fullestFrame(json, frameCount);
    chosen.push(still);
    const before = objectsIn(json["markers"]).find(({ cm }) => cm === reducedMotionMarker);
    if (before?.["tm"] === inPoint + still) return { json, changes: 0 };
    const others = objectsIn(json["markers"]).filter(({ cm }) => cm !== reducedMotionMarker);
    const markers = [...others, { cm: reducedMotionMarker, tm: inPoint + still, dr: 1 }];
    return { json: { ...json, markers }, changes: 1 };
  });
  const { result } = outcome;
  const changed = result.animations.filter(
    ({ id }) => options.animationId === undefined || id === options.animationId,
  );
  const frames = changed.map(({ id }, index) => ({ animationId: id, frame: chosen[index] ?? 0 }));
  const [first] = frames;
  if (result.format === "json" || first === undefined)
    return { result, report: { ...outcome.report, frames } };
  const { id, json } = buildStateMachine({
    id: "reduced-motion",
    animation: first.animationId,
    initial: "still",
    states: { still: { segment: reducedMotionMarker, isStill: true, loop: false } },
  });
  const machine = { id, name: null, json, inManifest: {} };
  const stateMachines = [...result.stateMachines.filter((each) => each.id !== id), machine];
  return { result: { ...result, stateMachines }, report: { ...outcome.report, frames } };
}

/** Of frames all over the animation the one on which the most of the canvas is painted, most layers first. */
function fullestFrame(json: LottieJson, frameCount: number): number {
  const evaluator = createSceneEvaluator(json);
  let best = { frame: 0, painted: -1 };
  for (let index = 0; index < sampledFrames; index++) {
    const frame = Math.floor(((frameCount - 1) * index) / (sampledFrames - 1));
    const scene = evaluator.sceneAt(frame);
    const painted = scene.layers.reduce((sum, layer) => sum + areaOf(layer, scene), 0);
    if (painted > best.painted) best = { frame, painted };
  }
  return best.frame;
}

function areaOf(layer: SceneLayer, { width, height }: { width: number; height: number }): number {
  const box = boxOf(layer);
  if (box === null) return 0;
  const across = Math.min(width, box.right) - Math.max(0, box.left);
  const down = Math.min(height, box.bottom) - Math.max(0, box.top);
  return across > 0 && down > 0 ? across * down * layer.opacity : 0;
}
