import { type Contour, contourOf, type Vertex } from "../../scene/geometry/contour.ts";
import { addLine } from "./contours-of-path.ts";

/** How far the handles of a quarter of a circle reach, as a share of its radius. */
const reach = 0.5522847498;

const corner = (x: number, y: number): Vertex => ({ x, y, inX: x, inY: y, outX: x, outY: y });

/** Begins at the right end of the upper left corner and goes clockwise (SVG 2, 10.2). */
export function rectangleContour(
  [x, y, width, height]: readonly [number, number, number, number],
  [radiusX, radiusY]: readonly [number, number],
): Contour {
  const [right, bottom] = [x + width, y + height];
  if (radiusX <= 0 || radiusY <= 0)
    return contourOf([corner(x, y), corner(right, y), corner(right, bottom), corner(x, bottom)], true);
  const [kx, ky] = [radiusX * (1 - reach), radiusY * (1 - reach)];
  const vertices: Vertex[] = [
    { ...corner(x + radiusX, y), inX: x + kx },
    { ...corner(right - radiusX, y), outX: right - kx },
    { ...corner(right, y + radiusY), inY: y + ky },
    { ...corner(right, bottom - radiusY), outY: bottom - ky },
    { ...corner(right - radiusX, bottom), inX: right - kx },
    { ...corner(x + radiusX, bottom), outX: x + kx },
    { ...corner(x, bottom - radiusY), inY: bottom - ky },
    { ...corner(x, y + radiusY), outY: y + ky },
  ];
  const isSame = (a: Vertex, b: Vertex): boolean => Math.abs(a.x - b.x) < 1e-9 && Math.abs(a.y - b.y) < 1e-9;
  // Where corners meet, two vertices are one.
  const merged: Vertex[] = [];
  for (const vertex of vertices) {
    const last = merged.at(-1);
    if (last !== undefined && isSame(last, vertex))
      Object.assign(last, { outX: vertex.outX, outY: vertex.outY });
    else merged.push({ ...vertex });
  }
  const [first] = merged;
  const last = merged.at(-1);
  if (first !== undefined && last !== undefined && merged.length > 1 && isSame(first, last)) {
    Object.assign(first, { inX: last.inX, inY: last.inY });
    merged.pop();
  }
  return contourOf(merged, true);
}

/** Begins at three o'clock and goes clockwise. */
export function ellipseContour(x: number, y: number, radiusX: number, radiusY: number): Contour {
  const [kx, ky] = [radiusX * reach, radiusY * reach];
  const [left, right, top, bottom] = [x - radiusX, x + radiusX, y - radiusY, y + radiusY];
  return contourOf(
    [
      { x: right, y, inX: right, inY: y - ky, outX: right, outY: y + ky },
      { x, y: bottom, inX: x + kx, inY: bottom, outX: x - kx, outY: bottom },
      { x: left, y, inX: left, inY: y + ky, outX: left, outY: y - ky },
      { x, y: top, inX: x - kx, inY: top, outX: x + kx, outY: top },
    ],
    true,
  );
}

/** Of `points`, whose last number alone is left out. */
export function polygonContour(numbers: readonly number[], isClosed: boolean): Contour | null {
  const [x, y] = numbers;
  if (x === undefined || y === undefined || numbers.length < 4) return null;
  const contour: Contour = { points: [x, y], isClosed };
  for (let at = 2; at + 1 < numbers.length; at += 2) addLine(contour, numbers[at] ?? 0, numbers[at + 1] ?? 0);
  if (isClosed && (contour.points.at(-2) !== x || contour.points.at(-1) !== y)) addLine(contour, x, y);
  return contour;
}
