import type { JsonObject } from "../../json/json-values.ts";
import { type Contour, contourOf, type Vertex } from "../geometry/contour.ts";
import type { Moment } from "../moment.ts";
import { numberAt, numbersAt } from "../property.ts";
import { isReversed } from "./rectangle.ts";

/** How far handles reach across the radius of a corner, for a whole roundness and one tip: for stars as it was measured. */
const starHandle = 0.47829 / 0.28;
const polygonHandle = Math.PI / 2;

/** A star (`sy` 1) or a polygon (`sy` 2), from its tip at the top on. */
export function polystarAt(moment: Moment, shape: JsonObject, pointer: string): Contour {
  const number = (key: string): number => numberAt(moment, shape, key, pointer, 0);
  const [centreX = 0, centreY = 0] = numbersAt(moment, shape, "p", pointer, [0, 0]);
  const isStar = shape["sy"] !== 2;
  const tips = Math.min(Math.floor(number("pt")), moment.limits.maxStarPoints);
  if (tips < 1) return { points: [], isClosed: true };
  const count = isStar ? tips * 2 : tips;
  const outer = { radius: number("or"), roundness: number("os") / 100 };
  const inner = { radius: number("ir"), roundness: number("is") / 100 };
  const direction = isReversed(shape) ? -1 : 1;
  const vertices: Vertex[] = [];
  for (let index = 0; index < count; index++) {
    const { radius, roundness } = isStar && index % 2 === 1 ? inner : outer;
    const angle = ((number("r") - 90) * Math.PI) / 180 + (direction * index * 2 * Math.PI) / count;
    const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    const reach = ((isStar ? starHandle : polygonHandle) * radius * roundness * direction) / tips;
    const [handleX, handleY] = [-Math.sin(angle) * reach, Math.cos(angle) * reach];
    const [atX, atY] = [centreX + x, centreY + y];
    vertices.push({
      x: atX,
      y: atY,
      inX: atX - handleX,
      inY: atY - handleY,
      outX: atX + handleX,
      outY: atY + handleY,
    });
  }
  return contourOf(vertices, true);
}
