import type { SceneColour, SceneGradient, ScenePaint } from "../scene/scene.ts";
import { matrixAttribute, pathData } from "./path-data.ts";
import type { SvgWriter } from "./svg-writer.ts";
import { type Attributes, element, rounded } from "./xml.ts";

/** A fill or a stroke as one path; empty where it paints nothing. */
export function writePaint(writer: SvgWriter, paint: ScenePaint): string {
  const d = pathData(paint.paths.flatMap(({ contours }) => contours));
  if (d === "" || paint.opacity <= 0) return "";
  const isStroke = paint.style.kind === "stroke";
  const [colour, alpha] =
    paint.source.kind === "colour"
      ? [hexOf(paint.source.colour), paint.source.colour.alpha]
      : [`url(#${gradient(writer, paint.source)})`, 1];
  const opacity = share(paint.opacity * alpha);
  const attributes = isStroke
    ? { fill: "none", stroke: colour, "stroke-opacity": opacity, ...strokeAttributes(paint) }
    : { fill: colour, "fill-opacity": opacity, ...fillRule(paint) };
  return element("path", {
    d,
    transform: matrixAttribute(paint.matrix),
    ...attributes,
    style: blendStyle(paint.blendMode),
  });
}

export const hexOf = ({ red, green, blue }: SceneColour): string =>
  `#${[red, green, blue]
    .map((each) =>
      Math.round(each * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** Null for what is whole. */
export const share = (value: number): string | null => (value >= 1 ? null : rounded(value, 4));

export const blendStyle = (mode: ScenePaint["blendMode"]): string | null =>
  mode === "normal" ? null : `mix-blend-mode:${mode}`;

const fillRule = ({ style }: ScenePaint): Attributes => ({
  "fill-rule": style.kind === "fill" && style.rule === "evenodd" ? "evenodd" : null,
});

function strokeAttributes({ style }: ScenePaint): Attributes {
  if (style.kind !== "stroke") return {};
  const { width, cap, join, miterLimit, dashes, dashOffset } = style;
  return {
    "stroke-width": width,
    "stroke-linecap": cap === "butt" ? null : cap,
    "stroke-linejoin": join === "miter" ? null : join,
    "stroke-miterlimit": join === "miter" && miterLimit !== 4 ? miterLimit : null,
    "stroke-dasharray": dashes.length === 0 ? null : dashes.map((each) => rounded(each)).join(" "),
    "stroke-dashoffset": dashes.length === 0 || dashOffset === 0 ? null : dashOffset,
  };
}

function gradient(writer: SvgWriter, source: SceneGradient): string {
  const { startX, startY, endX, endY, focusX, focusY } = source;
  const stops = source.stops
    .map(({ offset, colour }) =>
      element("stop", {
        offset: rounded(offset, 4),
        "stop-color": hexOf(colour),
        "stop-opacity": share(colour.alpha),
      }),
    )
    .join("");
  const isLinear = source.kind === "linear-gradient";
  const place: Attributes = isLinear
    ? { x1: startX, y1: startY, x2: endX, y2: endY }
    : { cx: startX, cy: startY, r: Math.hypot(endX - startX, endY - startY), fx: focusX, fy: focusY };
  return writer.define((id) =>
    element(
      isLinear ? "linearGradient" : "radialGradient",
      { id, gradientUnits: "userSpaceOnUse", ...place },
      stops,
    ),
  );
}
