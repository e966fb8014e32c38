import type { SceneMask } from "../scene/scene.ts";
import { pathData } from "./path-data.ts";
import { share } from "./write-paint.ts";
import type { SvgWriter } from "./svg-writer.ts";
import { type Attributes, element } from "./xml.ts";

/** As large as anything may be: masks and filters end where they are told to. */
export const wholePlane = { x: -32768, y: -32768, width: 65536, height: 65536 };
const wholeRectangle = (fill: string): string => element("rect", { ...wholePlane, fill });

/** What puts the masks of a layer on what is in its coordinates. */
export function maskAttributes(writer: SvgWriter, masks: readonly SceneMask[]): Attributes {
  const [only] = masks;
  if (only === undefined) return {};
  const isPlain = masks.length === 1 && only.mode === "add" && !only.isInverted && only.expansion === 0;
  if (isPlain && only.opacity >= 1) {
    const path = element("path", { d: pathData([only.contour]) || "M0 0" });
    return { "clip-path": `url(#${writer.define((id) => element("clipPath", { id }, path))})` };
  }
  return { mask: `url(#${maskOf(writer, masks)})` };
}

/** White is left and black is taken away, in the order of the masks; those that cross are nested. */
function maskOf(writer: SvgWriter, masks: readonly SceneMask[]): string {
  const [first] = masks;
  const begins = first?.mode === "subtract" || first?.mode === "intersect" || first?.mode === "darken";
  let content = begins ? wholeRectangle("#fff") : "";
  for (const mask of masks) {
    if (mask.mode === "difference") writer.report("mask-mode-not-in-svg", mask.pointer, { mode: mask.mode });
    if (mask.mode === "intersect" || mask.mode === "darken") {
      const inner = define(writer, shapeOf(writer, mask, "#fff"));
      content = element("g", { mask: `url(#${inner})` }, content);
    } else content += shapeOf(writer, mask, mask.mode === "subtract" ? "#000" : "#fff");
  }
  return define(writer, content);
}

const define = (writer: SvgWriter, content: string): string =>
  writer.define((id) => element("mask", { id, maskUnits: "userSpaceOnUse", ...wholePlane }, content));

/** A mask in a colour; around it where it is inverted. */
function shapeOf(writer: SvgWriter, mask: SceneMask, colour: string): string {
  const d = pathData([mask.contour]);
  const { x, y, width, height } = wholePlane;
  const around = mask.isInverted ? `M${x} ${y}h${width}v${height}h${-width}z` : "";
  const rule = mask.isInverted ? "evenodd" : null;
  const opacity = share(mask.opacity);
  if (mask.expansion === 0)
    return element("path", { d: around + d, fill: colour, "fill-rule": rule, "fill-opacity": opacity });
  // Wider or narrower by a stroke to either side of it, which needs a mask of its own.
  const [inside, outside] = mask.isInverted ? ["#000", "#fff"] : ["#fff", "#000"];
  const stroke = mask.expansion > 0 ? inside : outside;
  const path = element("path", { d, fill: inside, stroke, "stroke-width": Math.abs(mask.expansion) * 2 });
  const own = define(writer, (mask.isInverted ? wholeRectangle("#fff") : "") + path);
  return element("g", { mask: `url(#${own})`, opacity }, wholeRectangle(colour));
}
