import { asNumber, asObject, type JsonObject } from "../../json/json-values.ts";
import { type Contour, contourOf, type Vertex } from "../geometry/contour.ts";
import type { Moment } from "../moment.ts";
import { readProperty } from "../property.ts";

/** A path that is given by its vertices (`sh`, and masks): null where there is none. */
export function bezierPathAt(
  moment: Moment,
  parent: JsonObject,
  key: string,
  pointer: string,
): Contour | null {
  const reading = readProperty(moment, parent, key, pointer);
  if (reading === null) return null;
  if ("value" in reading) return contourFrom(reading.value);
  const from = shapeOf(reading.from);
  const to = shapeOf(reading.to) ?? from;
  if (from === null || to === null) return contourFrom(reading.from);
  const share = reading.progress(0);
  const [before, after] = [verticesIn(from), verticesIn(to)];
  const between = (first: number, second = first): number => first + (second - first) * share;
  const vertices = before.map((vertex, index): Vertex => {
    const other = after[index] ?? vertex;
    return {
      x: between(vertex.x, other.x),
      y: between(vertex.y, other.y),
      inX: between(vertex.inX, other.inX),
      inY: between(vertex.inY, other.inY),
      outX: between(vertex.outX, other.outX),
      outY: between(vertex.outY, other.outY),
    };
  });
  return contourOf(vertices, isClosed(from));
}

/** Keyframes keep their path in a list. */
const shapeOf = (value: unknown): JsonObject | null => asObject(Array.isArray(value) ? value[0] : value);

const isClosed = (shape: JsonObject): boolean => shape["c"] === true || shape["c"] === 1;

function contourFrom(value: unknown): Contour | null {
  const shape = shapeOf(value);
  return shape === null ? null : contourOf(verticesIn(shape), isClosed(shape));
}

function verticesIn({ v, i, o }: JsonObject): Vertex[] {
  if (!Array.isArray(v)) return [];
  const pair = (list: unknown, index: number): [number, number] => {
    const point: unknown = Array.isArray(list) ? list[index] : null;
    return Array.isArray(point) ? [asNumber(point[0]) ?? 0, asNumber(point[1]) ?? 0] : [0, 0];
  };
  return v.map((_, index): Vertex => {
    const [x, y] = pair(v, index);
    const [inX, inY] = pair(i, index);
    const [outX, outY] = pair(o, index);
    return { x, y, inX: x + inX, inY: y + inY, outX: x + outX, outY: y + outY };
  });
}
