import type { JsonObject } from "../../json/json-values.ts";
import { type Contour, contourOf, reversed, type Vertex } from "../geometry/contour.ts";
import type { Moment } from "../moment.ts";
import { numberAt, numbersAt } from "../property.ts";

/** How far the handles of a quarter of a circle reach, as a share of its radius. */
export const quarterCircle = 0.5519;

const corner = (x: number, y: number): Vertex => ({ x, y, inX: x, inY: y, outX: x, outY: y });

/** Begins at the right of the upper edge and goes clockwise, as trimming counts it. */
export function rectangleAt(moment: Moment, shape: JsonObject, pointer: string): Contour {
  const [centreX = 0, centreY = 0] = numbersAt(moment, shape, "p", pointer, [0, 0]);
  const [width = 0, height = 0] = numbersAt(moment, shape, "s", pointer, [0, 0]);
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const wanted = numberAt(moment, shape, "r", pointer, 0);
  const radius = Math.max(0, Math.min(wanted, Math.abs(halfWidth), Math.abs(halfHeight)));
  const [left, top] = [centreX - halfWidth, centreY - halfHeight];
  const [right, bottom] = [centreX + halfWidth, centreY + halfHeight];
  const contour =
    radius === 0
      ? contourOf([corner(right, top), corner(right, bottom), corner(left, bottom), corner(left, top)], true)
      : rounded(left, top, right, bottom, radius);
  return isReversed(shape) ? reversed(contour) : contour;
}

function rounded(left: number, top: number, right: number, bottom: number, radius: number): Contour {
  const reach = radius * (1 - quarterCircle);
  const vertex = (x: number, y: number, inX: number, inY: number, outX: number, outY: number): Vertex => ({
    x,
    y,
    inX,
    inY,
    outX,
    outY,
  });
  const [l, t, r, b] = [left + radius, top + radius, right - radius, bottom - radius];
  return contourOf(
    [
      vertex(right, t, right, top + reach, right, t),
      vertex(right, b, right, b, right, bottom - reach),
      vertex(r, bottom, right - reach, bottom, r, bottom),
      vertex(l, bottom, l, bottom, left + reach, bottom),
      vertex(left, b, left, bottom - reach, left, b),
      vertex(left, t, left, t, left, top + reach),
      vertex(l, top, left + reach, top, l, top),
      vertex(r, top, r, top, right - reach, top),
    ],
    true,
  );
}

/** Begins at the top and goes clockwise. */
export function ellipseAt(moment: Moment, shape: JsonObject, pointer: string): Contour {
  const [x = 0, y = 0] = numbersAt(moment, shape, "p", pointer, [0, 0]);
  const [width = 0, height = 0] = numbersAt(moment, shape, "s", pointer, [0, 0]);
  const [radiusX, radiusY] = [width / 2, height / 2];
  const [handleX, handleY] = [radiusX * quarterCircle, radiusY * quarterCircle];
  const contour = contourOf(
    [
      { x, y: y - radiusY, inX: x - handleX, inY: y - radiusY, outX: x + handleX, outY: y - radiusY },
      { x: x + radiusX, y, inX: x + radiusX, inY: y - handleY, outX: x + radiusX, outY: y + handleY },
      { x, y: y + radiusY, inX: x + handleX, inY: y + radiusY, outX: x - handleX, outY: y + radiusY },
      { x: x - radiusX, y, inX: x - radiusX, inY: y + handleY, outX: x - radiusX, outY: y - handleY },
    ],
    true,
  );
  return isReversed(shape) ? reversed(contour) : contour;
}

/** 1 and 2 go clockwise. */
export const isReversed = (shape: JsonObject): boolean => shape["d"] === 3;
