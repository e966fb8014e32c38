import { automaticMotion } from "../accessibility/automatic-motion.ts";
import type { AccessibilityFinding, FindingLayer } from "../accessibility/finding.ts";
import { contrastFindings } from "../accessibility/contrast-findings.ts";
import { flashFindings } from "../accessibility/flash/flash-findings.ts";
import { meanFrame } from "../accessibility/flash/mean-frame.ts";
import { type Flashes, FlashMeasurement } from "../accessibility/flash/measure-flashes.ts";
import { type FramePlan, framePlan } from "../accessibility/frame-plan.ts";
import { motionFindings } from "../accessibility/motion-findings.ts";
import { patternFindings } from "../accessibility/pattern-findings.ts";
import { type AccessibilityScore, scoreOf } from "../accessibility/score.ts";
import type { StillFrame } from "../accessibility/still-frame.ts";
import type { AnimationFacts, DrawnFrames, LottieJson, OpenFrames } from "../contract.ts";
import { inspectJson } from "../inspect/facts-of.ts";
import { layersAtPoint } from "../scene/bounds/layers-at-point.ts";
import { createSceneEvaluator } from "../scene/create-scene-evaluator.ts";
import {
  openSource,
  type OperationControl,
  type Outcome,
  Pace,
  requireAnimation,
  type Source,
} from "./operation.ts";

export interface AnalyseAccessibilityOptions {
  openFrames: OpenFrames;
  /** Which animation of a file of several; default the first. */
  animationId?: string;
  /** CSS pixels at which it is to be shown; default 512. */
  width?: number;
  /** `wcag` (default) looks at each pixel, as WCAG 2.2 means it; `iris` compares means of whole frames, as some tools do. */
  mode?: "wcag" | "iris";
  /** Pixels at which it is drawn; default 512, more for widths above 1,024. */
  drawnWidth?: number;
  /** Frames looked at; default and at most 3,600. */
  maxFrames?: number;
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
  /** True where only the beginning was looked at. */
  isCutShort: boolean;
}

const maxFrames = 3_600;
const defaultWidth = 512;
/** So fine that squares of a tenth of a degree are two pixels at least. */
const displayPerDrawn = 2;
const [leastDrawn, mostDrawn] = [512, 1_024];

/**
 * Whether an animation can be shown to everybody: flashes, patterns, motion and contrast. Throws LottieError for bytes that are refused,
 * UnknownAnimation, and what `openFrames` throws.
 */
export async function analyseAccessibility(
  source: Source,
  options: AnalyseAccessibilityOptions,
  control: OperationControl = {},
): Promise<Outcome<AccessibilityAnalysis>> {
  const pace = new Pace(control);
  await pace.reach(0);
  const { parsed, diagnostics } = openSource(source);
  const { id, json } = requireAnimation(parsed, options.animationId);
  const width = Math.max(1, Math.round(options.width ?? defaultWidth));
  const facts = inspectJson(json);
  const plan = framePlan(facts, Math.min(options.maxFrames ?? maxFrames, maxFrames));
  const drawn = await options.openFrames(parsed, id, options.drawnWidth ?? drawnWidthFor(width));
  const mode = options.mode ?? "wcag";
  const isLooping = options.isLooping ?? true;
  const { flashes, movingFrames } = await measureFlashes(drawn, plan, { mode, width, isLooping }, pace);
  const findings = [
    ...flashFindings(flashes, {
      plan,
      canvasWidth: facts.width,
      askedWidth: mode === "iris" ? Number.POSITIVE_INFINITY : width,
      layersAt: layersOf(json),
    }),
    ...(mode === "iris" ? [] : await otherFindings(drawn, plan, { json, facts, width }, pace)),
    ...automaticMotion(facts, { movingFrames, isLooping, frames: plan.frames }),
  ];
  const widths = findings.flatMap(({ parameters: { width: most } }) =>
    typeof most === "number" ? most : [],
  );
  await pace.reach(1);
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
      isCutShort: plan.isCutShort,
    },
    report: { diagnostics },
  };
}

/** How many frames are looked at for what does not hang on time, spread over the animation. */
const stillFrames = 8;

/** Patterns, contrast and motion. */
async function otherFindings(
  drawn: DrawnFrames,
  { frames }: FramePlan,
  { json, facts, width }: { json: LottieJson; facts: AnimationFacts; width: number },
  pace: Pace,
): Promise<AccessibilityFinding[]> {
  const { sceneAt } = createSceneEvaluator(json);
  const stills: StillFrame[] = [];
  const count = Math.min(stillFrames, frames.length);
  for (let index = 0; index < count; index++) {
    await pace.reach(0.95);
    const frame = frames[Math.floor(((index + 0.5) / count) * frames.length)] ?? 0;
    const pixels = await drawn.draw(frame);
    stills.push({ frame, scene: sceneAt(frame), pixels, width: drawn.width, height: drawn.height });
  }
  return [
    ...patternFindings(stills, width),
    ...motionFindings(facts, sceneAt),
    ...contrastFindings(stills, width),
  ];
}

const drawnWidthFor = (width: number): number =>
  Math.min(mostDrawn, Math.max(leastDrawn, Math.ceil(width / displayPerDrawn)));

async function measureFlashes(
  drawn: DrawnFrames,
  plan: FramePlan,
  { mode, width, isLooping }: { mode: "wcag" | "iris"; width: number; isLooping: boolean },
  pace: Pace,
): Promise<{ flashes: Flashes[]; movingFrames: number[] }> {
  const { frames, framesPerSecond } = plan;
  const size = mode === "iris" ? { width: 1, height: 1 } : { width: drawn.width, height: drawn.height };
  const measurement = new FlashMeasurement({
    ...size,
    framesPerSecond,
    frames: frames.length,
    askedWidth: width,
  });
  const movingFrames: number[] = [];
  const loop = Math.ceil(framesPerSecond);
  for (let end = frames.length; measurement.frame < end;) {
    const { frame } = measurement;
    await pace.reach(Math.min(0.95, frame / (frames.length + loop)));
    const pixels = await drawn.draw(frames[frame % frames.length] ?? 0);
    measurement.take(mode === "iris" ? meanFrame(pixels) : pixels);
    if (frame > 0 && frame < frames.length && measurement.changed.count > 0) movingFrames.push(frame);
    if (isLooping && measurement.frame === frames.length && measurement.isWorthLooping())
      end = frames.length + loop;
  }
  return { flashes: measurement.end(), movingFrames };
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
