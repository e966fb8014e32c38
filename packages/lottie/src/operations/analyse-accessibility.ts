import { automaticMotion } from "../accessibility/automatic-motion.ts";
import type { AccessibilityFinding, FindingLayer } from "../accessibility/finding.ts";
import { contrastFindings } from "../accessibility/contrast-findings.ts";
import { flashFindings } from "../accessibility/flash/flash-findings.ts";
import { meanFrame } from "../accessibility/flash/mean-frame.ts";
import { type Flashes, FlashMeasurement } from "../accessibility/flash/measure-flashes.ts";
import { type FramePlan, framePlan } from "../accessibility/frame-plan.ts";
import { findMotion } from "../accessibility/motion-findings.ts";
import { patternFindings } from "../accessibility/pattern-findings.ts";
import { type AccessibilityScore, scoreOf } from "../accessibility/score.ts";
import { StillFrameChecks } from "../accessibility/still-frame-checks.ts";
import { type AccessibilityTimeline, TimelineRecorder } from "../accessibility/timeline.ts";
import type { DrawnFrames, LottieJson, OpenFrames } from "../contract.ts";
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
  const recorder = options.hasTimeline
    ? new TimelineRecorder(plan.frames, mode === "iris" ? 1 : drawn.width * drawn.height)
    : null;
  const { sceneAt } = createSceneEvaluator(json);
  const stills = mode === "iris" ? null : new StillFrameChecks({ plan, width, drawn, sceneAt });
  const { flashes, movingFrames } = await measureFlashes(
    drawn,
    plan,
    { mode, width, isLooping, recorder, stills },
    pace,
  );
  const motion = mode === "iris" ? null : await findMotion(facts, sceneAt, () => pace.reach(0.95));
  recorder?.takeSpeeds(motion?.speeds ?? []);
  const findings = [
    ...flashFindings(flashes, {
      plan,
      canvasWidth: facts.width,
      askedWidth: mode === "iris" ? Number.POSITIVE_INFINITY : width,
      layersAt: layersOf(json),
    }),
    ...patternFindings(stills?.patterns ?? [], stills?.looked ?? [], facts),
    ...(motion?.findings ?? []),
    ...contrastFindings(stills?.poorContrasts ?? [], stills?.looked ?? []),
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
      stills: stills?.looked.length ?? 0,
      isCutShort: plan.isCutShort,
      ...(recorder === null ? {} : { timeline: recorder.timeline }),
    },
    report: { diagnostics },
  };
}

const drawnWidthFor = (width: number): number =>
  Math.min(mostDrawn, Math.max(leastDrawn, Math.ceil(width / displayPerDrawn)));

interface MeasuringOptions {
  mode: "wcag" | "iris";
  width: number;
  isLooping: boolean;
  recorder: TimelineRecorder | null;
  stills: StillFrameChecks | null;
}

async function measureFlashes(
  drawn: DrawnFrames,
  plan: FramePlan,
  { mode, width, isLooping, recorder, stills }: MeasuringOptions,
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
    const at = frames[frame % frames.length] ?? 0;
    const pixels = drawn.view === undefined ? await drawn.draw(at) : drawn.view(at);
    if (!measurement.take(mode === "iris" ? meanFrame(pixels) : pixels)) continue;
    recorder?.take(frame, measurement);
    stills?.take(frame, pixels, measurement.changed.count > 0);
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
