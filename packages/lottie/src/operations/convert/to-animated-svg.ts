import { withoutOutside } from "../../checks/outside-sources.ts";
import type { LottieJson } from "../../contract.ts";
import { standaloneJson } from "../../convert/to-json.ts";
import { asNumber } from "../../json/json-values.ts";
import {
  comparedFrames,
  noError,
  type PictureError,
  pictureErrorOf,
  worseError,
} from "../../optimise/compare-frames.ts";
import type { SceneDiagnostic } from "../../scene/scene-diagnostics.ts";
import type { SceneLimits } from "../../scene/scene-limits.ts";
import { animatedSvg } from "../../svg/animated/animated-svg.ts";
import type { SvgDiagnostic } from "../../svg/svg-writer.ts";
import {
  openSource,
  type OperationControl,
  type OperationReport,
  type Outcome,
  OperationProgress,
  requireAnimation,
  type Source,
} from "../operation.ts";

/** Draws both sides of a comparison in the same size, four bytes a pixel, colours not multiplied by opacity. */
export interface AnimatedSvgRenderer {
  drawAnimation(json: LottieJson, frame: number): Promise<Uint8Array>;
  drawSvg(svg: string, timeInSeconds: number): Promise<Uint8Array>;
}

export interface ToAnimatedSvgOptions {
  /** Which animation of a file of several; default the first. */
  animationId?: string;
  /** Default true; else it stops at its last frame. */
  isLooping?: boolean;
  /** What stands still for people who asked for less motion: a frame from the in point (default 0), or null to move nevertheless. */
  stillFrame?: number | null;
  /** What names of definitions begin with, so that several pictures can stand in one page. Default "z". */
  idPrefix?: string;
  /** Default: what the animation says of itself. */
  title?: string;
  description?: string;
  author?: string;
  licence?: string;
  /** Pixels by which points may be off, on a canvas 512 pixels wide. Default 0.1. */
  tolerance?: number;
  /** Numbers of all moments together that are kept in memory. */
  maxNumbers?: number;
  limits?: Partial<SceneLimits>;
  /** Measures how far the SVG lies from the animation. */
  renderer?: AnimatedSvgRenderer;
  /** So many frames are measured, evenly spread. Default 12. */
  measuredFrames?: number;
}

export interface ToAnimatedSvgReport extends OperationReport {
  bytes: number;
  durationInSeconds: number;
  /** Moments at which the animation was looked at. */
  moments: number;
  keyframes: number;
  /** Of them those that kept the easing of the document. */
  easedKeyframes: number;
  /** What the SVG cannot show, or not exactly. */
  losses: (SceneDiagnostic | SvgDiagnostic)[];
  /** Of the worst frame that was measured; null without a renderer. */
  error: PictureError | null;
}

/**
 * The whole animation as one SVG that moves by itself, in an `<img>` as well: no player, no script, nothing from elsewhere.
 * Throws LottieError for what is refused or too much, UnknownAnimation, RangeError.
 */
export async function toAnimatedSvg(
  source: Source,
  options: ToAnimatedSvgOptions = {},
  control: OperationControl = {},
): Promise<Outcome<string, ToAnimatedSvgReport>> {
  const { tolerance = 0.1, measuredFrames = 12, renderer, stillFrame = 0 } = options;
  if (!(tolerance > 0 && tolerance <= 100))
    throw new RangeError(`tolerance is ${tolerance}: it has to be above 0 and at most 100`);
  const progress = new OperationProgress(control);
  await progress.checkpoint(0);
  const { parsed, diagnostics } = openSource(source);
  const { id } = requireAnimation(parsed, options.animationId);
  const json = standaloneJson(withoutOutside(parsed), id) ?? {};
  const settings = {
    isLooping: options.isLooping ?? true,
    stillFrame,
    idPrefix: options.idPrefix ?? "z",
    title: options.title ?? null,
    description: options.description ?? null,
    author: options.author ?? null,
    licence: options.licence ?? null,
    tolerance,
    maxNumbers: options.maxNumbers ?? 20_000_000,
    limits: options.limits ?? {},
  };
  const work = renderer === undefined ? 1 : 0.5;
  const { svg, ...facts } = await animatedSvg(json, settings, (share) => progress.checkpoint(share * work));
  let error = renderer === undefined ? null : noError;
  if (renderer !== undefined) {
    const { frames } = comparedFrames(json);
    const step = Math.max(1, frames.length / Math.max(1, measuredFrames));
    for (let at = 0; at < frames.length; at += step) {
      const frame = frames[Math.floor(at)] ?? 0;
      await progress.checkpoint(work + (at / frames.length) * (1 - work));
      const before = await renderer.drawAnimation(json, frame);
      const after = await renderer.drawSvg(svg, frame / (asNumber(json["fr"]) || 30));
      error = worseError(error ?? noError, pictureErrorOf(before, after, frame));
    }
  }
  await progress.checkpoint(1);
  const bytes = new TextEncoder().encode(svg).length;
  return { result: svg, report: { diagnostics, bytes, ...facts, error } };
}
