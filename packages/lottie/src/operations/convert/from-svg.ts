import type { LottieJson, ParsedAnimation } from "../../contract.ts";
import { DiagnosticLog } from "../../diagnostics/diagnostic-log.ts";
import { convertSvg, drawingIn } from "../../from-svg/convert-svg.ts";
import { SvgFindings } from "../../from-svg/svg-findings.ts";
import { defaultSvgLimits, type SvgLimits } from "../../from-svg/svg-limits.ts";
import { defaultParseLimits } from "../../checks/parse-limits.ts";
import { textOf } from "../../from-svg/document/text-of.ts";
import { presetsFor } from "../../from-svg/presets/fit-presets.ts";
import type { SvgPreset } from "../../from-svg/presets/preset.ts";
import type { TextShaper } from "../../from-svg/text/text-shaper.ts";
import { lineageEntry, withLineage } from "../../lineage/lineage.ts";
import { LottieError } from "../../lottie-error.ts";
import {
  type OperationControl,
  type OperationReport,
  type Outcome,
  OperationProgress,
} from "../operation.ts";
import { readableNumber } from "../../checks/readable-number.ts";

export interface FromSvgOptions {
  /** Default: as the drawing says, or as its other side makes it. */
  width?: number;
  height?: number;
  /** Default 60. */
  frameRate?: number;
  /** Default: as long as it moves, or until it begins anew; 1 where it does not. */
  durationInSeconds?: number;
  /** Moves a drawing by rules; what moves by itself then stands still. */
  preset?: SvgPreset;
  /** Draws text as outlines (`createTextShaper`); without one text is left out and reported. */
  shaper?: TextShaper;
  limits?: Partial<SvgLimits>;
}

export interface FromSvgReport extends OperationReport {
  title: string | null;
  description: string | null;
  author: string | null;
  licence: string | null;
  /** Where the drawing says to be from. */
  source: string | null;
}

/**
 * An SVG as Lottie. What it cannot express is left out and named in the report. Throws LottieError for what is no SVG, RangeError for
 * sizes and times that cannot be played.
 */
export async function fromSvg(
  source: string | Uint8Array,
  options: FromSvgOptions = {},
  control: OperationControl = {},
): Promise<Outcome<ParsedAnimation, FromSvgReport>> {
  const progress = new OperationProgress(control);
  await progress.checkpoint(0);
  const limits = { ...defaultSvgLimits, ...options.limits };
  const {
    width = null,
    height = null,
    frameRate = 60,
    durationInSeconds = null,
    preset = null,
    shaper = null,
  } = options;
  requireBetween("width", width ?? 1, 0, defaultParseLimits.maxCanvasSide);
  requireBetween("height", height ?? 1, 0, defaultParseLimits.maxCanvasSide);
  requireBetween("frameRate", frameRate, 0, defaultParseLimits.maxFrameRate);
  requireBetween("durationInSeconds", durationInSeconds ?? 1, 0, 3_600);
  const text = textOf(source);
  if (Math.max(source.length, text.length) > limits.maxBytes)
    throw new LottieError(
      "too-large",
      `The SVG is larger than ${readableNumber(limits.maxBytes / 1_000_000)} MB. Shrink its pictures or remove what is hidden.`,
      { maxBytes: limits.maxBytes },
    );
  const findings = new SvgFindings();
  const settings = {
    width,
    height,
    frameRate,
    durationInSeconds,
    preset,
    shaper,
    limits,
    maxSide: defaultParseLimits.maxCanvasSide,
  };
  const { json, metadata } = await convertSvg(text, settings, findings, progress);
  await progress.checkpoint(1);
  const log = new DiagnosticLog();
  findings.writeTo(log);
  const { title, description, author, licence, source: origin } = metadata;
  const { shaper: _shaper, limits: _limits, ...recorded } = options;
  return {
    result: documentOf(withLineage(json, [lineageEntry("fromSvg", recorded)]), title),
    report: { diagnostics: log.found, title, description, author, licence, source: origin },
  };
}

/** The presets that suit a drawing, the best first. Throws LottieError for what is no SVG. */
export function fitPreset(source: string | Uint8Array, limits: Partial<SvgLimits> = {}): SvgPreset[] {
  return presetsFor(
    drawingIn(
      textOf(source),
      null,
      { limits: { ...defaultSvgLimits, ...limits }, shaper: null },
      new SvgFindings(),
    ),
  );
}

function documentOf(json: LottieJson, name: string | null): ParsedAnimation {
  const animation = { id: "animation", name, json, background: null, initialThemeId: null, inManifest: {} };
  return {
    format: "json",
    dotLottieVersion: null,
    animations: [animation],
    themes: [],
    stateMachines: [],
    initialStateMachineId: null,
    inManifest: {},
    assets: new Map(),
    diagnostics: [],
  };
}

function requireBetween(name: string, value: number, above: number, most: number): void {
  if (!(value > above && value <= most))
    throw new RangeError(`${name} is ${value}: it has to be above ${above} and at most ${most}`);
}
