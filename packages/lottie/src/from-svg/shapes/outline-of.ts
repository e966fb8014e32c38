import type { Contour } from "../../scene/geometry/contour.ts";
import type { ComputedStyle } from "../css/computed-style.ts";
import { type DrawingContext, lengthsOf, type DrawingScope } from "../scene/drawing-context.ts";
import { type Direction, parseLength } from "../values/lengths.ts";
import { firstNumbersOf } from "../values/numbers.ts";
import { ellipseContour, polygonContour, rectangleContour } from "./basic-shapes.ts";
import { firstSegments } from "./first-segments.ts";
import type { SvgElement } from "../document/svg-element.ts";
import { contoursOfPath } from "./contours-of-path.ts";

export const shapeNames: ReadonlySet<string> = new Set([
  "path",
  "rect",
  "circle",
  "ellipse",
  "line",
  "polyline",
  "polygon",
]);

/** Of each path the last one: most are the same at every moment, and in every copy. */
const outlines = new WeakMap<SvgElement, { text: string; contours: Contour[] }>();

/** The outline of a shape element; empty where an attribute is wrong or it has no size. */
export function outlineOf(
  context: DrawingContext,
  style: ComputedStyle,
  { viewport }: DrawingScope,
): Contour[] {
  const { element } = style;
  const lengths = lengthsOf(context, style, viewport);
  const attribute = (name: string): string | undefined =>
    style.own(name) ?? context.moment.attribute(element, name);
  const length = (name: string, direction: Direction): number | null =>
    parseLength(attribute(name), lengths, direction);
  const number = (name: string, direction: Direction): number => length(name, direction) ?? 0;
  const { maxNumber, maxCurves } = context.limits;
  switch (element.name) {
    case "path": {
      const data = attribute("d") ?? "";
      const text = /^path\(\s*(["'])(.*)\1\s*\)$/s.exec(data)?.[2] ?? data;
      const known = outlines.get(element);
      if (known?.text === text) return known.contours;
      const contours = contoursOfPath(firstSegments(text, maxCurves + 1), maxNumber);
      outlines.set(element, { text, contours });
      return contours;
    }
    case "rect": {
      const [width, height] = [number("width", "x"), number("height", "y")];
      if (!(width > 0 && height > 0)) return [];
      const radii = radiiOf(length("rx", "x"), length("ry", "y"));
      const limited = [Math.min(radii[0], width / 2), Math.min(radii[1], height / 2)] as const;
      return [rectangleContour([number("x", "x"), number("y", "y"), width, height], limited)];
    }
    case "circle": {
      const radius = number("r", "other");
      return radius > 0 ? [ellipseContour(number("cx", "x"), number("cy", "y"), radius, radius)] : [];
    }
    case "ellipse": {
      const [radiusX, radiusY] = radiiOf(length("rx", "x"), length("ry", "y"));
      if (!(radiusX > 0 && radiusY > 0)) return [];
      return [ellipseContour(number("cx", "x"), number("cy", "y"), radiusX, radiusY)];
    }
    case "line": {
      const [x1, y1, x2, y2] = [number("x1", "x"), number("y1", "y"), number("x2", "x"), number("y2", "y")];
      return [{ points: [x1, y1, x1, y1, x2, y2, x2, y2], isClosed: false }];
    }
    default: {
      const numbers = firstNumbersOf(attribute("points") ?? "", 2 * maxCurves + 4).map((each) =>
        Math.max(-maxNumber, Math.min(maxNumber, each)),
      );
      const contour = polygonContour(numbers, element.name === "polygon");
      return contour === null ? [] : [contour];
    }
  }
}

/** One that is missing or negative is as the other. */
function radiiOf(rx: number | null, ry: number | null): [number, number] {
  const [x, y] = [rx !== null && rx >= 0 ? rx : null, ry !== null && ry >= 0 ? ry : null];
  return [x ?? y ?? 0, y ?? x ?? 0];
}
