import type { LottieJson } from "../../contract.ts";
import type { JsonObject } from "../../json/json-values.ts";
import { identity } from "../../scene/geometry/matrix.ts";
import type { SvgMetadata } from "../document/metadata-of.ts";
import type { Canvas } from "../scene/create-drawing.ts";
import type { DrawnGroup } from "../scene/drawing.ts";
import type { SvgFindings } from "../svg-findings.ts";
import { createGroup } from "../scene/create-group.ts";
import { keyed } from "./keyed.ts";
import type { LottieWriter } from "./lottie-writer.ts";
import { writeLayers } from "./write-layers.ts";

export interface Timing {
  frameRate: number;
  frames: number;
}

/** A drawing as Lottie, its transforms still as matrices. */
export function writeDocument(
  drawing: DrawnGroup,
  canvas: Canvas,
  { frameRate, frames }: Timing,
  metadata: SvgMetadata,
  findings: SvgFindings,
): LottieJson {
  const count = { count: 0, isCutShort: false };
  const writer: LottieWriter = { ...canvas, frames, assets: new Map(), layers: count };
  const layers = writeLayers(writer, [createGroup("top", [drawing])], identity);
  if (count.isCutShort) findings.add("svg-too-many-elements", "g", "layers");
  const meta = Object.entries({
    t: metadata.title,
    d: metadata.description,
    a: metadata.author,
    license: metadata.licence,
    source: metadata.source,
  }).filter(([, text]) => text !== null);
  const document: JsonObject = {
    v: "5.9.0",
    fr: frameRate,
    ip: 0,
    op: frames,
    w: canvas.width,
    h: canvas.height,
    ...(metadata.title === null ? {} : { nm: metadata.title }),
    assets: [...writer.assets.values()],
    layers,
    ...(meta.length === 0 ? {} : { meta: { g: "Zoetrope", ...Object.fromEntries(meta) } }),
  };
  return keyed("document", document);
}
