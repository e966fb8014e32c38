import type { JsonObject } from "../json/json-values.ts";
import { createSceneEvaluator } from "../scene/create-scene-evaluator.ts";
import type { Scene } from "../scene/scene.ts";
import type { SceneDiagnostic } from "../scene/scene-diagnostics.ts";
import type { SceneLimits } from "../scene/scene-limits.ts";
import { createSvgPrinter } from "./svg-element.ts";
import { createSvgWriter, type SvgDiagnostic } from "./svg-writer.ts";
import { writeLayers } from "./write-layer.ts";
import { escapeXml } from "./escape-xml.ts";
import { element } from "./xml.ts";

export interface ToSvgOptions {
  /** Counted from the in point; fractions allowed. Default 0. */
  frame?: number;
  /** What names of definitions begin with, so that several pictures can stand in one page. Default "z". */
  idPrefix?: string;
  /** Words for those who do not see the picture. Default: the name of the animation. */
  title?: string;
  limits?: Partial<SceneLimits>;
}

export interface SvgFrame {
  svg: string;
  /** What could not be expressed, or not exactly. Empty for a picture that is whole. */
  diagnostics: (SceneDiagnostic | SvgDiagnostic)[];
}

/** One frame of an animation as SVG that needs nothing else: no script, no style sheet, nothing from elsewhere. */
export function toSvg(document: JsonObject, options: ToSvgOptions = {}): SvgFrame {
  const scene = createSceneEvaluator(document, options.limits).sceneAt(options.frame ?? 0);
  const name = typeof document["nm"] === "string" ? document["nm"] : "";
  return sceneToSvg(scene, { ...options, title: options.title ?? name });
}

function sceneToSvg(scene: Scene, { idPrefix = "z", title = "" }: ToSvgOptions): SvgFrame {
  const { width, height } = scene;
  const writer = createSvgWriter(false);
  const printer = createSvgPrinter(idPrefix.replace(/[^\w-]/g, ""));
  const content = writeLayers(writer, scene.layers)
    .map((layer) => printer.print(layer))
    .join("");
  const definitions =
    printer.definitions.length === 0 ? "" : element("defs", {}, printer.definitions.join(""));
  const words = title === "" ? "" : element("title", {}, escapeXml(title));
  const svg = element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` },
    words + definitions + content,
  );
  return { svg, diagnostics: [...scene.diagnostics, ...writer.diagnostics] };
}
