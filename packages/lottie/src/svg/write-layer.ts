import { asString } from "../json/json-values.ts";
import type { SceneContent, SceneLayer, SceneText } from "../scene/scene.ts";
import { matrixAttribute } from "./path-data.ts";
import type { SvgWriter } from "./svg-writer.ts";
import { matteAttributes } from "./write-matte.ts";
import { maskAttributes } from "./write-masks.ts";
import { blendStyle, hexOf, share, writePaint } from "./write-paint.ts";
import { element, escaped, rounded } from "./xml.ts";

/** Layers as groups, the undermost first. */
export const writeLayers = (writer: SvgWriter, layers: readonly SceneLayer[]): string =>
  layers.map((layer) => writeLayer(writer, layer)).join("");

function writeLayer(writer: SvgWriter, layer: SceneLayer): string {
  if (layer.opacity <= 0) return "";
  const content = writeContent(writer, layer);
  if (content === "") return "";
  const look = { opacity: share(layer.opacity), style: blendStyle(layer.blendMode) };
  const place = { transform: matrixAttribute(layer.matrix), ...maskAttributes(writer, layer.masks) };
  if (layer.matte === null) return element("g", { ...place, ...look }, content);
  // A matte stands in the composition, not in the layer.
  const matte = layer.matte.layer === null ? "" : writeLayer(writer, layer.matte.layer);
  if (matte === "" && (layer.matte.mode === "alpha" || layer.matte.mode === "luma")) return "";
  return element(
    "g",
    { ...matteAttributes(writer, layer.matte.mode, matte), ...look },
    element("g", place, content),
  );
}

function writeContent(writer: SvgWriter, { content, pointer }: SceneLayer): string {
  switch (content.kind) {
    case "shapes":
      return content.paints.map((paint) => writePaint(writer, paint)).join("");
    case "composition":
      return writeComposition(writer, content);
    case "solid":
      return element("rect", {
        width: content.width,
        height: content.height,
        fill: hexOf(content.colour),
      });
    case "image":
      return writeImage(writer, content);
    case "text":
      writer.report("text-in-font-of-viewer", pointer, { font: content.fontFamily });
      return writeText(content);
    case "nothing":
      return "";
  }
}

function writeComposition(
  writer: SvgWriter,
  { width, height, layers }: Extract<SceneContent, { kind: "composition" }>,
): string {
  const content = writeLayers(writer, layers);
  if (content === "") return "";
  const frame = element("rect", { width, height });
  const clip = writer.define((id) => element("clipPath", { id }, frame));
  return element("g", { "clip-path": `url(#${clip})` }, content);
}

/** A picture that is shown as a picture asks for nothing: what stands elsewhere would stay empty. */
function writeImage(
  writer: SvgWriter,
  { width, height, asset, pointer }: Extract<SceneContent, { kind: "image" }>,
): string {
  const href = asString(asset["p"]) ?? "";
  if (!/^data:image\//i.test(href)) {
    writer.report("image-outside", pointer, { address: href.slice(0, 200) });
    return "";
  }
  return element("image", { width, height, href, preserveAspectRatio: "none" });
}

function writeText(text: SceneText): string {
  const lines = text.lines.map((line, index) =>
    element("tspan", { x: text.x, dy: index === 0 ? null : text.lineHeight }, escaped(line)),
  );
  const isBold = /bold|black|heavy/i.test(text.fontStyle);
  return element(
    "text",
    {
      x: text.x,
      y: text.y,
      fill: hexOf(text.colour),
      "font-family": `${text.fontFamily}, sans-serif`,
      "font-size": text.fontSize,
      "font-weight": isBold ? "bold" : null,
      "font-style": /italic|oblique/i.test(text.fontStyle) ? "italic" : null,
      "letter-spacing": text.letterSpacing === 0 ? null : rounded(text.letterSpacing),
      "text-anchor": text.justify === "start" ? null : text.justify,
      "xml:space": "preserve",
    },
    lines.join(""),
  );
}
