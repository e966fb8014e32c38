import type { LottieJson } from "../contract.ts";
import { createCascade } from "./css/cascade.ts";
import { parseStyleSheets } from "./css/parse-style-sheet.ts";
import { metadataOf, type SvgMetadata } from "./document/metadata-of.ts";
import { readSvg } from "./document/read-svg.ts";
import { type Canvas, canvasOf, createDrawing, type DrawingTools } from "./scene/create-drawing.ts";
import type { SvgMoment } from "./css/computed-style.ts";
import { createTimeline } from "./animation/timeline.ts";
import { mergeMoments } from "./merge/merge-moments.ts";
import { createSampling } from "./merge/sampling.ts";
import type { Pace } from "../operations/operation.ts";
import { staticMoment } from "./static-moment.ts";
import type { SvgFindings } from "./svg-findings.ts";
import type { SvgLimits } from "./svg-limits.ts";
import { finishTransforms } from "./write/finish-transforms.ts";
import { writeDocument } from "./write/write-document.ts";

export interface ConvertedSvg {
  json: LottieJson;
  metadata: SvgMetadata;
}

export interface SvgWishes {
  width: number | null;
  height: number | null;
  frameRate: number;
  /** Null: as long as it moves. */
  durationInSeconds: number | null;
  limits: SvgLimits;
  maxSide: number;
}

const maxPictureDepth = 3;

/** An SVG as Lottie. Throws LottieError for what is no SVG. */
export async function convertSvg(
  source: string,
  wishes: SvgWishes,
  findings: SvgFindings,
  pace: Pace,
): Promise<ConvertedSvg> {
  const { limits } = wishes;
  const document = readSvg(source, limits, findings);
  const sheet = parseStyleSheets(document.styleSheets, limits, findings);
  const canvas = wantedCanvas(canvasOf(document, null, wishes.maxSide), wishes);
  const metadata = metadataOf(document);
  const cascade = createCascade(sheet);
  const tools = toolsFor(limits, findings, 0);
  const { frameRate } = wishes;
  const timeline = createTimeline(document, sheet, cascade, findings);
  const seconds = wishes.durationInSeconds ?? timeline?.duration ?? usualDuration;
  const timing = { frameRate, frames: Math.max(1, Math.round(seconds * frameRate)) };
  const writeAt = (moment: SvgMoment): LottieJson =>
    writeDocument(createDrawing(document, moment, canvas, tools), canvas, timing, metadata);
  const finished = (json: LottieJson): ConvertedSvg => ({
    json: finishTransforms(json) as LottieJson,
    metadata,
  });
  if (timeline === null) return finished(writeAt(staticMoment(cascade)));
  const turns = timeline.turns(timing.frames / frameRate).slice(0, limits.maxKeyframeTimes);
  const budget = Math.max(150, Math.min(800, 200_000 / document.elements));
  const { width, height } = canvas;
  const sampling = createSampling(turns, budget, {
    easings: timeline.easings,
    frameRate,
    size: Math.max(width, height),
  });
  const moments: LottieJson[] = [];
  for (const [index, time] of sampling.times.entries()) {
    await pace.reach((index / sampling.times.length) * 0.9);
    moments.push(writeAt(timeline.momentAt(time)));
  }
  return finished(mergeMoments(moments, sampling));
}

const usualDuration = 1;

function wantedCanvas(own: Canvas, { width, height }: SvgWishes): Canvas {
  if (width === null && height === null) return own;
  const scale = Math.min(
    (width ?? Number.POSITIVE_INFINITY) / own.width,
    (height ?? Number.POSITIVE_INFINITY) / own.height,
  );
  return { width: own.width * scale, height: own.height * scale };
}

function toolsFor(limits: SvgLimits, findings: SvgFindings, depth: number): DrawingTools {
  return {
    limits,
    findings,
    drawText: (element) => {
      findings.add("svg-text-without-font", element.attributes.get("id") ?? "text", element.index);
      return null;
    },
    drawSvg(source, size) {
      if (depth >= maxPictureDepth) return null;
      try {
        const document = readSvg(source, limits, findings);
        const cascade = createCascade(parseStyleSheets(document.styleSheets, limits, findings));
        const canvas = canvasOf(document, size, 16_384);
        const drawing = createDrawing(
          document,
          staticMoment(cascade),
          canvas,
          toolsFor(limits, findings, depth + 1),
        );
        return { drawing, ...canvas };
      } catch {
        return null;
      }
    },
  };
}
