import { type Contour, contourOf, type Vertex, verticesOf } from "../geometry/contour.ts";
import { quarterCircle } from "./rectangle.ts";

/** Rounds each corner between two straight lines (`rd`), by at most half of the shorter of them. */
export function withRoundCorners(contour: Contour, radius: number): Contour {
  if (!(radius > 0)) return contour;
  const vertices = verticesOf(contour);
  const rounded = vertices.flatMap((vertex, index): Vertex[] => {
    const isEnd = !contour.isClosed && (index === 0 || index === vertices.length - 1);
    const previous = vertices[(index + vertices.length - 1) % vertices.length];
    const next = vertices[(index + 1) % vertices.length];
    if (isEnd || !isSharp(vertex) || previous === undefined || next === undefined) return [vertex];
    const [before, after] = [towards(vertex, previous, radius), towards(vertex, next, radius)];
    return [
      { x: before.x, y: before.y, inX: before.x, inY: before.y, outX: before.handleX, outY: before.handleY },
      { x: after.x, y: after.y, inX: after.handleX, inY: after.handleY, outX: after.x, outY: after.y },
    ];
  });
  return contourOf(rounded, contour.isClosed);
}

const isSharp = ({ x, y, inX, inY, outX, outY }: Vertex): boolean =>
  inX === x && inY === y && outX === x && outY === y;

/** Where the arc begins on the way to a neighbour, and its handle. */
function towards({ x, y }: Vertex, to: Vertex, radius: number) {
  const distance = Math.hypot(to.x - x, to.y - y);
  const share = distance > 0 ? Math.min(distance / 2, radius) / distance : 0;
  const [stepX, stepY] = [(to.x - x) * share, (to.y - y) * share];
  return {
    x: x + stepX,
    y: y + stepY,
    handleX: x + stepX * (1 - quarterCircle),
    handleY: y + stepY * (1 - quarterCircle),
  };
}
