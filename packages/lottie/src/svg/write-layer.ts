import { asObject, asString } from "../json/json-values.ts";
import type { SceneContent, SceneLayer, SceneText } from "../scene/scene.ts";
import {
  colourValue,
  lengthValue,
  matrixValue,
  shareValue,
  type SvgElement,
  svgElement,
} from "./svg-element.ts";
import type { SvgWriter } from "./svg-writer.ts";
import { matteAttributes } from "./write-matte.ts";
import { maskAttributes } from "./write-masks.ts";
import { blendStyle, writePaint } from "./write-paint.ts";
import { rounded } from "./xml.ts";

/** Layers as groups, the undermost first. */
export const writeLayers = (writer: SvgWriter, layers: readonly SceneLayer[]): SvgElement[] =>
  layers.flatMap((layer) => writeLayer(writer, layer) ?? []);

function writeLayer(writer: SvgWriter, layer: SceneLayer): SvgElement | null {
  if (layer.opacity <= 0 && !writer.isMoving) return null;
  const content = writeContent(writer, layer);
  if (content.length === 0) return null;
  const key = layer.pointer;
  const look = { opacity: shareValue(layer.opacity), style: blendStyle(layer.blendMode) };
  const place = {
    transform: matrixValue(layer.matrix, anchorOf(layer)),
    ...maskAttributes(writer, layer.masks),
  };
  if (layer.matte === null) return svgElement("g", { ...place, ...look }, content, { key });
  // A matte stands in the composition, not in the layer.
  const matte = layer.matte.layer === null ? null : writeLayer(writer, layer.matte.layer);
  if (matte === null && (layer.matte.mode === "alpha" || layer.matte.mode === "luma")) return null;
  const inner = svgElement("g", place, content);
  return svgElement("g", { ...matteAttributes(layer.matte.mode, matte), ...look }, [inner], { key });
}

/** The point that a layer turns about, where it stays the same. */
function anchorOf({ json }: SceneLayer): number[] | undefined {
  const anchor = asObject(asObject(json["ks"])?.["a"])?.["k"];
  if (!Array.isArray(anchor)) return undefined;
  const [x, y]: unknown[] = anchor;
  return typeof x === "number" && typeof y === "number" ? [x, y] : undefined;
}

function writeContent(writer: SvgWriter, { content, pointer }: SceneLayer): SvgElement[] {
  switch (content.kind) {
    case "shapes":
      return content.paints.flatMap((paint) => writePaint(writer, paint) ?? []);
    case "composition":
      return writeComposition(writer, content);
    case "solid":
      return [
        svgElement("rect", {
          width: content.width,
          height: content.height,
          fill: colourValue(content.colour),
        }),
      ];
    case "image":
      return writeImage(writer, content);
    case "text":
      writer.report("text-in-font-of-viewer", pointer, { font: content.fontFamily });
      return [writeText(content)];
    case "nothing":
      return [];
  }
}

function writeComposition(
  writer: SvgWriter,
  { width, height, layers }: Extract<SceneContent, { kind: "composition" }>,
): SvgElement[] {
  const content = writeLayers(writer, layers);
  if (content.length === 0) return [];
  const clip = svgElement("clipPath", {}, [svgElement("rect", { width, height })]);
  return [svgElement("g", { "clip-path": { to: clip } }, content)];
}

/** A picture that is shown as a picture asks for nothing: what stands elsewhere would stay empty. */
function writeImage(
  writer: SvgWriter,
  { width, height, asset, pointer }: Extract<SceneContent, { kind: "image" }>,
): SvgElement[] {
  const href = asString(asset["p"]) ?? "";
  if (!/^data:image\//i.test(href)) {
    writer.report("image-outside", pointer, { address: href.slice(0, 200) });
    return [];
  }
  return [svgElement("image", { width, height, href, preserveAspectRatio: "none" })];
}

function writeText(text: SceneText): SvgElement {
  const lines = text.lines.map((line, index) =>
    svgElement("tspan", { x: text.x, dy: index === 0 ? null : text.lineHeight }, [], {
      key: line,
      text: line,
    }),
  );
  const isBold = /bold|black|heavy/i.test(text.fontStyle);
  return svgElement(
    "text",
    {
      x: text.x,
      y: text.y,
      fill: colourValue(text.colour),
      "font-family": `${text.fontFamily}, sans-serif`,
      "font-size": lengthValue(text.fontSize),
      "font-weight": isBold ? "bold" : null,
      "font-style": /italic|oblique/i.test(text.fontStyle) ? "italic" : null,
      "letter-spacing": text.letterSpacing === 0 ? null : rounded(text.letterSpacing),
      "text-anchor": text.justify === "start" ? null : text.justify,
      "xml:space": "preserve",
    },
    lines,
    // Text is changed as a whole: one for each of its wordings.
    { key: text.lines.join("\n") },
  );
}
