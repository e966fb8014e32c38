import { automaticMotion } from "../../accessibility/automatic-motion.ts";
import type { AccessibilityFinding, FindingLayer } from "../../accessibility/finding.ts";
import { contrastFindings } from "../../accessibility/contrast-findings.ts";
import { flashFindings } from "../../accessibility/flash/flash-findings.ts";
import { framePlan } from "../../accessibility/frame-plan.ts";
import { measureDrawn } from "../../accessibility/measure-drawn.ts";
import { findMotion } from "../../accessibility/motion-findings.ts";
import { patternFindings } from "../../accessibility/pattern-findings.ts";
import { type AccessibilityScore, scoreOf } from "../../accessibility/score.ts";
import { StillFrameChecks } from "../../accessibility/still-frame-checks.ts";
import type { AccessibilityTimeline } from "../../accessibility/timeline.ts";
import type { LottieJson, OpenFrames } from "../../contract.ts";
import { inspectJson } from "../../inspect/facts-of.ts";
import { layersAtPoint } from "../../scene/bounds/layers-at-point.ts";
import { createSceneEvaluator } from "../../scene/create-scene-evaluator.ts";
import {
  openSource,
  type OperationControl,
  type Outcome,
  OperationProgress,
  requireAnimation,
  type Source,
} from "../operation.ts";

export interface AnalyseAccessibilityOptions {
  openFrames: OpenFrames;
  /** Which animation of a file of several; default the first. */
  animationId?: string;
  /** CSS pixels at which it is to be shown; default 512. */
  width?: number;
  /** `wcag` (default) looks at each pixel, as WCAG 2.2 means it; `iris` compares means of whole frames, as some tools do. */
  mode?: "wcag" | "iris";
  /**
   * Pixels at which it is drawn. Default 512, more for widths above 1,024; half of that where nothing flashes too much at any width, which
   * is known then.
   */
  drawnWidth?: number;
  /** Frames looked at; default and at most 3,600. */
  maxFrames?: number;
  /** True: the result has a `timeline`, a few numbers for each frame. Default false. */
  hasTimeline?: boolean;
  /** False for an animation that is played once; default: in a circle. */
  isLooping?: boolean;
}

export interface AccessibilityAnalysis {
  animationId: string;
  mode: "wcag" | "iris";
  /** The width that was asked for. */
  width: number;
  /** False where flashes at that width may cause seizures. */
  isSafe: boolean;
  /** CSS pixels up to which flashes stay below WCAG's limits; null where they do at any width. Mode `iris` knows no sizes. */
  largestSafeWidth: number | null;
  findings: AccessibilityFinding[];
  score: AccessibilityScore;
  /** How many frames were drawn, and how many of them are a second. */
  frames: number;
  framesPerSecond: number;
  /** In how many of them contrast and patterns were looked at: up to four a second, all over the animation, where something changed. */
  stills: number;
  /** True where only the beginning was looked at. */
  isCutShort: boolean;
  /** Where it was asked for. */
  timeline?: AccessibilityTimeline;
}

const maxFrames = 3_600;
const defaultWidth = 512;
/**
 * Whether an animation can be shown to everybody: flashes, patterns, motion and contrast. Throws LottieError for bytes that are refused,
 * UnknownAnimation, and what `openFrames` throws.
 */
export async function analyseAccessibility(
  source: Source,
  options: AnalyseAccessibilityOptions,
  control: OperationControl = {},
): Promise<Outcome<AccessibilityAnalysis>> {
  const progress = new OperationProgress(control);
  await progress.checkpoint(0);
  const { parsed, diagnostics } = openSource(source);
  const { id, json } = requireAnimation(parsed, options.animationId);
  const width = Math.max(1, Math.round(options.width ?? defaultWidth));
  const facts = inspectJson(json);
  const plan = framePlan(facts, Math.min(options.maxFrames ?? maxFrames, maxFrames));
  const mode = options.mode ?? "wcag";
  const isLooping = options.isLooping ?? true;
  const { sceneAt } = createSceneEvaluator(json);
  const { flashes, movingFrames, stills, recorder } = await measureDrawn({
    open: (wide) => options.openFrames(parsed, id, wide),
    drawnWidth: options.drawnWidth,
    plan,
    mode,
    width,
    isLooping,
    hasTimeline: options.hasTimeline ?? false,
    createStills: () => new StillFrameChecks({ plan, width, sceneAt }),
    progress,
  });
  const motion = mode === "iris" ? null : await findMotion(facts, sceneAt, () => progress.checkpoint(0.95));
  recorder?.takeSpeeds(motion?.speeds ?? []);
  const findings = [
    ...flashFindings(flashes, {
      plan,
      canvasWidth: facts.width,
      askedWidth: mode === "iris" ? Number.POSITIVE_INFINITY : width,
      layersAt: layersOf(json),
    }),
    ...patternFindings(stills?.patterns ?? [], stills?.looked ?? []),
    ...(motion?.findings ?? []),
    ...contrastFindings(stills?.poorContrasts ?? [], stills?.looked ?? []),
    ...automaticMotion(facts, { movingFrames, isLooping, frames: plan.frames }),
  ];
  const widths = findings.flatMap(({ parameters: { width: most } }) =>
    typeof most === "number" ? most : [],
  );
  await progress.checkpoint(1);
  return {
    result: {
      animationId: id,
      mode,
      width,
      isSafe: findings.every(({ severity }) => severity !== "error"),
      largestSafeWidth: mode === "iris" || widths.length === 0 ? null : Math.min(...widths),
      findings,
      score: scoreOf(findings),
      frames: plan.frames.length,
      framesPerSecond: plan.framesPerSecond,
      stills: stills?.looked.length ?? 0,
      isCutShort: plan.isCutShort,
      ...(recorder === null ? {} : { timeline: recorder.timeline }),
    },
    report: { diagnostics },
  };
}

/** The layers that paint a place of the canvas at a frame, the topmost first; scenes are kept for the frame asked for last. */
function layersOf(json: LottieJson): (frame: number, x: number, y: number) => FindingLayer[] {
  const evaluator = createSceneEvaluator(json);
  let last: { frame: number; scene: ReturnType<typeof evaluator.sceneAt> } | null = null;
  return (frame, x, y) => {
    if (last?.frame !== frame) last = { frame, scene: evaluator.sceneAt(frame) };
    return layersAtPoint(last.scene, x, y).flatMap(({ layers }) => {
      const layer = layers.at(-1);
      return layer === undefined ? [] : [{ pointer: layer.pointer, name: layer.name }];
    });
  };
}
