import type { SceneMask } from "../scene/scene.ts";
import { lengthValue, pathValue, shareValue, type SvgElement, svgElement } from "./svg-element.ts";
import type { SvgWriter } from "./svg-writer.ts";

/** As large as anything may be: masks and filters end where they are told to. */
export const wholePlane = { x: -32768, y: -32768, width: 65536, height: 65536 };
const wholeRectangle = (fill: string): SvgElement => svgElement("rect", { ...wholePlane, fill });

/** What puts the masks of a layer on what is in its coordinates. */
export function maskAttributes(writer: SvgWriter, masks: readonly SceneMask[]): SvgElement["attributes"] {
  const [only] = masks;
  if (only === undefined) return {};
  const isPlain = masks.length === 1 && only.mode === "add" && !only.isInverted && only.expansion === 0;
  if (isPlain && only.opacity >= 1) {
    const isEmpty = only.contour.points.length < 2;
    const path = svgElement("path", { d: isEmpty ? "M0 0" : pathValue([only.contour]) });
    return { "clip-path": { to: svgElement("clipPath", {}, [path]) } };
  }
  return { mask: { to: maskOf(writer, masks) } };
}

/** White is left and black is taken away, in the order of the masks; those that cross are nested. */
function maskOf(writer: SvgWriter, masks: readonly SceneMask[]): SvgElement {
  const [first] = masks;
  const begins = first?.mode === "subtract" || first?.mode === "intersect" || first?.mode === "darken";
  let content = begins ? [wholeRectangle("#fff")] : [];
  for (const mask of masks) {
    if (mask.mode === "difference") writer.report("mask-mode-not-in-svg", mask.pointer, { mode: mask.mode });
    if (mask.mode === "intersect" || mask.mode === "darken") {
      const inner = maskElement([shapeOf(mask, "#fff")]);
      content = [svgElement("g", { mask: { to: inner } }, content, { key: mask.pointer })];
    } else content = [...content, shapeOf(mask, mask.mode === "subtract" ? "#000" : "#fff")];
  }
  return maskElement(content);
}

const maskElement = (content: SvgElement[]): SvgElement =>
  svgElement("mask", { maskUnits: "userSpaceOnUse", ...wholePlane }, content);

/** A mask in a colour; around it where it is inverted. */
function shapeOf(mask: SceneMask, colour: string): SvgElement {
  const key = mask.pointer;
  const { x, y, width, height } = wholePlane;
  const corners = [x, y, x + width, y, x + width, y + height, x, y + height, x, y];
  const points = corners.flatMap((each, at) => {
    // A straight line as a curve: its handles lie at its ends.
    if (at < 2) return [each];
    if (at % 2 === 1) return [];
    const [px = 0, py = 0, nx = 0, ny = 0] = corners.slice(at - 2, at + 2);
    return [px, py, nx, ny, nx, ny];
  });
  const around = mask.isInverted ? [{ points, isClosed: true }] : [];
  const opacity = shareValue(mask.opacity);
  const own = mask.contour.points.length < 2 ? [] : [mask.contour];
  if (mask.expansion === 0)
    return svgElement(
      "path",
      {
        d: pathValue([...around, ...own]),
        fill: colour,
        "fill-rule": mask.isInverted ? "evenodd" : null,
        "fill-opacity": opacity,
      },
      [],
      { key },
    );
  // Wider or narrower by a stroke to either side of it, which needs a mask of its own.
  const [inside, outside] = mask.isInverted ? ["#000", "#fff"] : ["#fff", "#000"];
  const stroke = mask.expansion > 0 ? inside : outside;
  const path = svgElement("path", {
    d: pathValue(own),
    fill: inside,
    stroke,
    "stroke-width": lengthValue(Math.abs(mask.expansion) * 2),
  });
  const widened = maskElement([...(mask.isInverted ? [wholeRectangle("#fff")] : []), path]);
  return svgElement("g", { mask: { to: widened }, opacity }, [wholeRectangle(colour)], { key });
}
