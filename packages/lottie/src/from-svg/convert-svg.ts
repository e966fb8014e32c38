import type { LottieJson } from "../contract.ts";
import { createCascade } from "./css/cascade.ts";
import { StyleWork } from "./css/style-work.ts";
import { parseStyleSheets } from "./css/parse-style-sheet.ts";
import { metadataOf, type SvgMetadata } from "./document/metadata-of.ts";
import { readSvg } from "./document/read-svg.ts";
import { type Canvas, canvasOf, createDrawing, type DrawingTools } from "./scene/create-drawing.ts";
import type { SvgMoment } from "./css/computed-style.ts";
import type { DrawnGroup } from "./scene/drawing.ts";
import { drawText } from "./text/draw-text.ts";
import type { TextShaper } from "./text/text-shaper.ts";
import type { SvgDocument } from "./document/svg-element.ts";
import { textOf } from "./document/text-of.ts";
import { createPerformance, type Performance } from "./presets/create-performance.ts";
import type { SvgPreset } from "./presets/preset.ts";
import { createTimeline, type Timeline } from "./animation/timeline.ts";
import { MergedMoments } from "./merge/merge-moments.ts";
import type { Reaches } from "./scene/reaches.ts";
import { createSampling } from "./merge/sampling.ts";
import type { OperationProgress } from "../operations/operation.ts";
import { staticMoment } from "./static-moment.ts";
import type { SvgFindings } from "./svg-findings.ts";
import type { SvgLimits } from "./svg-limits.ts";
import { finishProperties } from "./write/finish-properties.ts";
import { writeDocument } from "./write/write-document.ts";

export interface ConvertedSvg {
  json: LottieJson;
  metadata: SvgMetadata;
}

export interface SvgSettings {
  width: number | null;
  height: number | null;
  frameRate: number;
  /** Null: as long as it moves. */
  durationInSeconds: number | null;
  limits: SvgLimits;
  maxSide: number;
  /** Null: as it moves by itself. */
  preset: SvgPreset | null;
  /** Null: text is left out. */
  shaper: TextShaper | null;
}

const maxPictureDepth = 3;

/** An SVG as Lottie. Throws LottieError for what is no SVG. */
export async function convertSvg(
  source: string,
  settings: SvgSettings,
  findings: SvgFindings,
  progress: OperationProgress,
): Promise<ConvertedSvg> {
  const { limits, shaper } = settings;
  const document = readSvg(source, limits, findings);
  const own = canvasOf(document, null, settings.maxSide);
  const canvas = wantedCanvas(own, settings);
  const work = new StyleWork(limits, findings);
  const sheet = parseStyleSheets(document.styleSheets, own, limits, findings, work);
  const metadata = metadataOf(document);
  const cascade = createCascade(sheet);
  const tools = toolsFor(limits, findings, work, 0, shaper);
  const { frameRate } = settings;
  const { preset } = settings;
  const still = staticMoment(cascade);
  const drawingOf = (moment: SvgMoment): DrawnGroup => createDrawing(document, moment, canvas, tools);
  let course: Course | null;
  if (preset === null) {
    const timeline = createTimeline(document, sheet, cascade, findings);
    course = timeline === null ? null : courseOf(timeline, drawingOf);
  } else {
    const target = preset.to === undefined ? null : drawingIn(textOf(preset.to), canvas, settings, findings);
    const performance = createPerformance(drawingOf(still), canvas, preset, target);
    course = { ...performance, turns: () => performance.turns, reaches: null };
  }
  const seconds = settings.durationInSeconds ?? course?.duration ?? usualDuration;
  const timing = { frameRate, frames: Math.max(1, Math.round(seconds * frameRate)) };
  const written = (drawing: DrawnGroup): LottieJson =>
    writeDocument(drawing, canvas, timing, metadata, findings);
  if (course === null) return { json: finishProperties(written(drawingOf(still))) as LottieJson, metadata };
  const allTurns = course.turns(timing.frames / frameRate);
  // The drawing is worked out several times between two turns.
  const mostTurns = Math.min(limits.maxKeyframeTimes, Math.max(50, turnsTimesElements / document.elements));
  if (allTurns.length > mostTurns) findings.add("svg-too-many-elements", "animate", "turns");
  const turns = allTurns.slice(0, mostTurns);
  const budget = Math.max(leastSamples, Math.min(mostSamples, samplesTimesElements / document.elements));
  const { width, height } = canvas;
  const sampling = createSampling(turns, budget, {
    easings: course.easings,
    frameRate,
    size: Math.max(width, height),
  });
  const { drawingAt, reaches } = course;
  const enterAll = async (from: number, share: number): Promise<MergedMoments> => {
    const moments = new MergedMoments(sampling);
    for (const [index, time] of sampling.times.entries()) {
      await progress.checkpoint(from + (index / sampling.times.length) * share);
      moments.enter(written(drawingAt(time)), index);
    }
    return moments;
  };
  let moments = await enterAll(0, 0.4);
  if (reaches?.isGrown === true) moments = await enterAll(0.4, 0.4);
  const merging = moments.finish();
  let step = merging.next();
  while (step.done !== true) {
    await progress.checkpoint(0.8);
    step = merging.next();
  }
  return { json: step.value, metadata };
}

/** What moves, whether by itself or by a preset. */
interface Course extends Omit<Performance, "turns"> {
  turns(until: number): number[];
  reaches: Reaches | null;
}

const courseOf = (timeline: Timeline, drawingOf: (moment: SvgMoment) => DrawnGroup): Course => ({
  duration: timeline.duration,
  turns: (until) => timeline.turns(until),
  easings: timeline.easings,
  reaches: timeline.reaches,
  drawingAt: (time) => drawingOf(timeline.momentAt(time)),
});

/** The drawing of a source as it stands. */
export function drawingIn(
  source: string,
  canvas: Canvas | null,
  { limits, shaper }: Pick<SvgSettings, "limits" | "shaper">,
  findings: SvgFindings,
): DrawnGroup {
  const document = readSvg(source, limits, findings);
  const own = canvas ?? canvasOf(document, null, 16_384);
  const work = new StyleWork(limits, findings);
  const cascade = createCascade(parseStyleSheets(document.styleSheets, own, limits, findings, work));
  return createDrawing(document, staticMoment(cascade), own, toolsFor(limits, findings, work, 0, shaper));
}

const usualDuration = 1;
/** Of a style sheet, by the time that reading them takes. */
const charactersAsAnElement = 1_000;
const turnsTimesElements = 400_000;
/** Ten between two turns show which easing it is. */
const leastSamples = 60;
const mostSamples = 800;
const samplesTimesElements = 200_000;

function wantedCanvas(own: Canvas, { width, height }: SvgSettings): Canvas {
  if (width === null && height === null) return own;
  const scale = Math.min(
    (width ?? Number.POSITIVE_INFINITY) / own.width,
    (height ?? Number.POSITIVE_INFINITY) / own.height,
  );
  return { width: own.width * scale, height: own.height * scale };
}

function toolsFor(
  limits: SvgLimits,
  findings: SvgFindings,
  work: StyleWork,
  depth: number,
  shaper: TextShaper | null,
): DrawingTools {
  /** SVGs in this one by their sources, as they are at each size: they are drawn often where they are referred to. */
  const pictures = new Map<string, { document: SvgDocument | null; moments: Map<string, SvgMoment> }>();
  let inner: DrawingTools | undefined;
  return {
    limits,
    findings,
    drawText: (context, element, style, scope) => {
      if (shaper !== null) return drawText(shaper, context, element, style, scope);
      findings.add("svg-text-without-font", element.attributes.get("id") ?? "text", element.index);
      return null;
    },
    drawSvg(source, size, spent) {
      if (depth >= maxPictureDepth) return null;
      const picture = pictures.get(source) ?? {
        document: documentIn(source, limits, findings),
        moments: new Map(),
      };
      pictures.set(source, picture);
      const { document, moments } = picture;
      if (document === null) return null;
      const canvas = canvasOf(document, size, 16_384);
      const medium = `${size.width} ${size.height}`;
      let moment = moments.get(medium);
      if (moment === undefined) {
        // Style sheets are read again for each size.
        spent.elements += document.styleSheets.join("").length / charactersAsAnElement;
        const sheet = parseStyleSheets(document.styleSheets, size, limits, findings, work);
        moments.set(medium, (moment = staticMoment(createCascade(sheet))));
      }
      inner ??= toolsFor(limits, findings, work, depth + 1, shaper);
      return { drawing: createDrawing(document, moment, canvas, inner, spent), ...canvas };
    },
  };
}

/** Null for what is no SVG. */
function documentIn(source: string, limits: SvgLimits, findings: SvgFindings): SvgDocument | null {
  try {
    return readSvg(source, limits, findings);
  } catch {
    return null;
  }
}
