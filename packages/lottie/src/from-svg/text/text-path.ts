import { type Contour, transformed } from "../../scene/geometry/contour.ts";
import { flattened } from "../../scene/geometry/flatten.ts";
import { identity, multiplyAll, type Matrix, rotation, translation } from "../../scene/geometry/matrix.ts";
import { ComputedStyle } from "../css/computed-style.ts";
import type { SvgElement } from "../document/svg-element.ts";
import { type DrawingContext, lengthsOf, type DrawingScope } from "../scene/drawing-context.ts";
import { outlineOf, shapeNames } from "../shapes/outline-of.ts";
import { parseLength } from "../values/lengths.ts";
import { parseTransform } from "../values/parse-transform.ts";

/** What letters stand on: straight pieces, one after the other, and how far they reach. */
export interface TextPath {
  pieces: { x: number; y: number; nextX: number; nextY: number; from: number; length: number }[];
  length: number;
  /** Where the first letter begins. */
  start: number;
}

/** The path that a `textPath` names, with a transform of its own; null where it names none. */
export function textPathOf(
  context: DrawingContext,
  element: SvgElement,
  style: ComputedStyle,
  scope: DrawingScope,
): TextPath | null {
  const href = context.moment.attribute(element, "href") ?? "";
  const shape = href.startsWith("#") ? context.document.byId.get(href.slice(1)) : undefined;
  if (shape === undefined || !shapeNames.has(shape.name)) return null;
  const own = new ComputedStyle(shape, context.moment, style);
  const matrix =
    parseTransform(context.moment.attribute(shape, "transform") ?? "", scope.viewport) ?? identity;
  const path = measured(
    outlineOf(context, own, scope).map((contour) => transformed(contour, matrix)),
    Math.max(style.fontSize, 0.001) / 500,
  );
  const offset = context.moment.attribute(element, "startOffset") ?? "";
  const percent = /^\s*([+-]?[\d.]+)%\s*$/.exec(offset)?.[1];
  const start =
    percent === undefined
      ? (parseLength(offset, lengthsOf(context, style, scope.viewport), "other") ?? 0)
      : (Number(percent) / 100) * path.length;
  return path.pieces.length === 0 ? null : { ...path, start };
}

function measured(contours: readonly Contour[], tolerance: number): Omit<TextPath, "start"> {
  const pieces: TextPath["pieces"] = [];
  let from = 0;
  for (const contour of contours) {
    const line = flattened(contour, tolerance);
    for (let at = 0; at + 3 < line.length; at += 2) {
      const [x, y, nextX, nextY] = [line[at] ?? 0, line[at + 1] ?? 0, line[at + 2] ?? 0, line[at + 3] ?? 0];
      const length = Math.hypot(nextX - x, nextY - y);
      if (length === 0) continue;
      pieces.push({ x, y, nextX, nextY, from, length });
      from += length;
    }
  }
  return { pieces, length: from };
}

/** From a letter whose middle stands at `distance` to where the path is there; null beyond its ends. */
export function positionOnPath({ pieces, length }: TextPath, distance: number): Matrix | null {
  if (distance < 0 || distance > length) return null;
  let [low, high] = [0, pieces.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pieces[middle]?.from ?? 0) <= distance) low = middle;
    else high = middle - 1;
  }
  const piece = pieces[low];
  if (piece === undefined) return null;
  const share = (distance - piece.from) / piece.length;
  const [width, height] = [piece.nextX - piece.x, piece.nextY - piece.y];
  return multiplyAll(
    translation(piece.x + width * share, piece.y + height * share),
    rotation((Math.atan2(height, width) * 180) / Math.PI),
  );
}
