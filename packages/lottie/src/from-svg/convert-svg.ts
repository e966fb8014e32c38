import type { LottieJson } from "../contract.ts";
import { createCascade } from "./css/cascade.ts";
import { parseStyleSheets } from "./css/parse-style-sheet.ts";
import { metadataOf, type SvgMetadata } from "./document/metadata-of.ts";
import { readSvg } from "./document/read-svg.ts";
import { type Canvas, canvasOf, createDrawing, type DrawingTools } from "./scene/create-drawing.ts";
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
  durationInSeconds: number;
  limits: SvgLimits;
  maxSide: number;
}

const maxPictureDepth = 3;

/** An SVG as Lottie. Throws LottieError for what is no SVG. */
export function convertSvg(source: string, wishes: SvgWishes, findings: SvgFindings): ConvertedSvg {
  const { limits } = wishes;
  const document = readSvg(source, limits, findings);
  const sheet = parseStyleSheets(document.styleSheets, limits, findings);
  const canvas = wantedCanvas(canvasOf(document, null, wishes.maxSide), wishes);
  const metadata = metadataOf(document);
  const timing = {
    frameRate: wishes.frameRate,
    frames: Math.max(1, Math.round(wishes.durationInSeconds * wishes.frameRate)),
  };
  const moment = staticMoment(createCascade(sheet));
  const drawing = createDrawing(document, moment, canvas, toolsFor(limits, findings, 0));
  const json = finishTransforms(writeDocument(drawing, canvas, timing, metadata)) as LottieJson;
  return { json, metadata };
}

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
