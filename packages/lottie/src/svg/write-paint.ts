import type { SceneGradient, ScenePaint } from "../scene/scene.ts";
import {
  colourValue,
  lengthsValue,
  lengthValue,
  matrixValue,
  pathValue,
  shareValue,
  type SvgElement,
  svgElement,
} from "./svg-element.ts";
import type { SvgWriter } from "./svg-writer.ts";
import { rounded } from "./xml.ts";

/** A fill or a stroke as one path; null where it paints nothing. */
export function writePaint(writer: SvgWriter, paint: ScenePaint): SvgElement | null {
  const contours = paint.paths.flatMap((path) => path.contours.filter(({ points }) => points.length >= 2));
  if (contours.length === 0 || (paint.opacity <= 0 && !writer.isMoving)) return null;
  const [source, alpha] =
    paint.source.kind === "colour"
      ? [colourValue(paint.source.colour), paint.source.colour.alpha]
      : [{ to: gradient(paint.source) }, 1];
  const opacity = shareValue(paint.opacity * alpha);
  const attributes: SvgElement["attributes"] =
    paint.style.kind === "stroke"
      ? { fill: "none", stroke: source, "stroke-opacity": opacity, ...strokeAttributes(paint) }
      : {
          fill: source,
          "fill-opacity": opacity,
          "fill-rule": paint.style.rule === "evenodd" ? "evenodd" : null,
        };
  return svgElement(
    "path",
    {
      d: pathValue(contours),
      transform: matrixValue(paint.matrix),
      ...attributes,
      style: blendStyle(paint.blendMode),
    },
    [],
    // A copy stays the same one where others come and go.
    { key: [paint.pointer, ...paint.copies].join(" ") },
  );
}

export const blendStyle = (mode: ScenePaint["blendMode"]): string | null =>
  mode === "normal" ? null : `mix-blend-mode:${mode}`;

function strokeAttributes({ style }: ScenePaint): SvgElement["attributes"] {
  if (style.kind !== "stroke") return {};
  const { width, cap, join, miterLimit, dashes, dashOffset } = style;
  return {
    "stroke-width": lengthValue(width),
    "stroke-linecap": cap === "butt" ? null : cap,
    "stroke-linejoin": join === "miter" ? null : join,
    "stroke-miterlimit": join === "miter" && miterLimit !== 4 ? miterLimit : null,
    "stroke-dasharray": dashes.length === 0 ? null : lengthsValue(dashes),
    "stroke-dashoffset": dashes.length === 0 ? null : lengthValue(dashOffset),
  };
}

function gradient(source: SceneGradient): SvgElement {
  const { startX, startY, endX, endY, focusX, focusY } = source;
  const stops = source.stops.map(({ offset, colour }) =>
    svgElement("stop", {
      offset: rounded(offset, 4),
      "stop-color": colourValue(colour),
      "stop-opacity": shareValue(colour.alpha),
    }),
  );
  const isLinear = source.kind === "linear-gradient";
  const place = isLinear
    ? { x1: startX, y1: startY, x2: endX, y2: endY }
    : { cx: startX, cy: startY, r: Math.hypot(endX - startX, endY - startY), fx: focusX, fy: focusY };
  const lengths = Object.entries(place).map(([name, length]) => [name, lengthValue(length)] as const);
  return svgElement(
    isLinear ? "linearGradient" : "radialGradient",
    { gradientUnits: "userSpaceOnUse", ...Object.fromEntries(lengths) },
    stops,
    // Stops neither come nor go: with more or fewer it is another one.
    { key: String(stops.length) },
  );
}
