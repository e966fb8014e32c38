import { asNumber, asObject, asString, type JsonObject } from "../../json/json-values.ts";
import { createSceneEvaluator } from "../../scene/create-scene-evaluator.ts";
import type { SceneDiagnostic } from "../../scene/scene-diagnostics.ts";
import type { SceneLimits } from "../../scene/scene-limits.ts";
import { createSvgPrinter, svgElement } from "../svg-element.ts";
import { createSvgWriter, type SvgDiagnostic } from "../svg-writer.ts";
import { writeLayers } from "../write-layer.ts";
import { escapeXml } from "../escape-xml.ts";
import { element, rounded } from "../xml.ts";
import { createMergedElement, mergeElement } from "./merged-element.ts";
import { movingTimes } from "./moving-times.ts";
import { createStretchIndex } from "./thin-points.ts";
import { writeMerged } from "./write-merged.ts";

export interface AnimatedSvgSettings {
  isLooping: boolean;
  /** The frame that stands still for those who want less motion; null to move for them as well. */
  stillFrame: number | null;
  idPrefix: string;
  title: string | null;
  description: string | null;
  author: string | null;
  licence: string | null;
  tolerance: number;
  maxNumbers: number;
  limits: Partial<SceneLimits>;
}

export interface AnimatedSvg {
  svg: string;
  durationInSeconds: number;
  /** Moments at which the animation was looked at. */
  moments: number;
  keyframes: number;
  /** Of them those that kept the easing of the document. */
  easedKeyframes: number;
  losses: (SceneDiagnostic | SvgDiagnostic)[];
}

/** `reach` is awaited between moments. */
export async function animatedSvg(
  document: JsonObject,
  settings: AnimatedSvgSettings,
  reach: (share: number) => Promise<void>,
): Promise<AnimatedSvg> {
  const evaluator = createSceneEvaluator(document, settings.limits);
  const { times, stretches } = movingTimes(document);
  const root = createMergedElement(svgElement("g", {}));
  const budget = { numbers: settings.maxNumbers };
  const losses = new Map<string, SceneDiagnostic | SvgDiagnostic>();
  for (const [index, time] of times.entries()) {
    await reach(index / times.length);
    const scene = evaluator.sceneAt(time);
    const writer = createSvgWriter(true);
    mergeElement(root, svgElement("g", {}, writeLayers(writer, scene.layers)), index, budget);
    for (const found of [...scene.diagnostics, ...writer.diagnostics])
      losses.set(`${found.code} ${found.pointer}`, found);
  }
  await reach(1);
  const [width, height] = [asNumber(document["w"]) ?? 0, asNumber(document["h"]) ?? 0];
  const durationInFrames = Math.max((asNumber(document["op"]) ?? 0) - (asNumber(document["ip"]) ?? 0), 1);
  const durationInSeconds = durationInFrames / (asNumber(document["fr"]) || 30);
  const side = Math.max(width, height, 1) / 512;
  const counted = { keyframes: 0, eased: 0 };
  const prefix = settings.idPrefix.replace(/[^\w-]/g, "");
  const printer = createSvgPrinter(prefix);
  const moving = writeMerged(
    {
      printer,
      times,
      durationInFrames,
      clock: {
        dur: `${rounded(durationInSeconds, 4)}s`,
        ...(settings.isLooping ? { repeatCount: "indefinite" } : { fill: "freeze" }),
      },
      stretches: createStretchIndex(stretches),
      tolerance: settings.tolerance * side,
      reach: Math.hypot(width, height) / 2 || 1,
      counted,
    },
    root,
  );
  const content =
    settings.stillFrame === null
      ? definitionsOf(printer.definitions) + moving
      : withStill(
          printer.definitions,
          moving,
          stillOf(evaluator.sceneAt(settings.stillFrame), `${prefix}s`),
          prefix,
        );
  const svg = element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` },
    wordsOf(document, settings) + content,
  );
  return {
    svg,
    durationInSeconds,
    moments: times.length,
    keyframes: counted.keyframes,
    easedKeyframes: counted.eased,
    losses: [...losses.values()],
  };
}

const definitionsOf = (definitions: readonly string[]): string =>
  definitions.length === 0 ? "" : element("defs", {}, definitions.join(""));

function stillOf(
  { layers }: ReturnType<ReturnType<typeof createSceneEvaluator>["sceneAt"]>,
  prefix: string,
): string {
  const printer = createSvgPrinter(prefix);
  const content = writeLayers(createSvgWriter(false), layers).map((layer) => printer.print(layer));
  return definitionsOf(printer.definitions) + content.join("");
}

/** Browsers ask the person's wish of a picture's style sheet, in an `<img>` as well. */
function withStill(definitions: readonly string[], moving: string, still: string, prefix: string): string {
  const [on, off] = [`${prefix}-moving`, `${prefix}-still`];
  const style = `@media (prefers-reduced-motion:reduce){.${on}{display:none}.${off}{display:inline}}`;
  return (
    element("style", {}, style) +
    definitionsOf(definitions) +
    element("g", { class: on }, moving) +
    element("g", { class: off, display: "none" }, still)
  );
}

/** Who made it and what may be done with it goes along, as drawing programs write it. */
function wordsOf(document: JsonObject, settings: AnimatedSvgSettings): string {
  const meta = asObject(document["meta"]) ?? {};
  const title = settings.title ?? asString(document["nm"]) ?? "";
  const description = settings.description ?? asString(meta["d"]) ?? "";
  const author = settings.author ?? asString(meta["a"]) ?? "";
  const licence = settings.licence ?? asString(meta["license"]) ?? "";
  const named = (name: string, text: string): string =>
    text === "" ? "" : element(name, {}, escapeXml(text));
  const work = named("dc:creator", author) + named("dc:rights", licence);
  const spaces = {
    "xmlns:rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    "xmlns:cc": "http://creativecommons.org/ns#",
    "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  };
  const metadata =
    work === "" ? "" : element("metadata", {}, element("rdf:RDF", spaces, element("cc:Work", {}, work)));
  return named("title", title) + named("desc", description) + metadata;
}
