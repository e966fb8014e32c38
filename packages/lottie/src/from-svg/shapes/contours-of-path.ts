import svgpath from "svgpath";
import type { Contour } from "../../scene/geometry/contour.ts";

/** The outline of path data up to its first mistake, as SVG wants it. */
export function contoursOfPath(data: string, maxNumber: number): Contour[] {
  const contours: Contour[] = [];
  let current: Contour | null = null;
  let [startX, startY] = [0, 0];
  const limited = (value: number): number => Math.max(-maxNumber, Math.min(maxNumber, value || 0));
  const begin = (x: number, y: number): Contour => {
    current = { points: [x, y], isClosed: false };
    contours.push(current);
    return current;
  };
  svgpath(data)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _, fromX, fromY) => {
      const [command, ...rest] = segment as [string, ...number[]];
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = rest.map(limited);
      const [x, y] = [limited(fromX), limited(fromY)];
      if (command === "M") {
        [startX, startY] = [a, b];
        begin(a, b);
        return;
      }
      const open = current === null || current.isClosed ? begin(x, y) : current;
      if (command === "L") addLine(open, a, b);
      else if (command === "H") addLine(open, a, y);
      else if (command === "V") addLine(open, x, a);
      else if (command === "C") open.points.push(a, b, c, d, e, f);
      else if (command === "Q")
        open.points.push(
          x + (2 / 3) * (a - x),
          y + (2 / 3) * (b - y),
          c + (2 / 3) * (a - c),
          d + (2 / 3) * (b - d),
          c,
          d,
        );
      else if (command === "Z" || command === "z") close(open, startX, startY);
    });
  return contours.filter(({ points, isClosed }) => points.length > 2 || isClosed);
}

export function addLine({ points }: Contour, x: number, y: number): void {
  points.push(points.at(-2) ?? 0, points.at(-1) ?? 0, x, y, x, y);
}

/** Filled, an open line is closed by a straight one. */
export function closed(contour: Contour): Contour {
  if (contour.isClosed) return contour;
  const copy = { points: [...contour.points], isClosed: false };
  close(copy, copy.points[0] ?? 0, copy.points[1] ?? 0);
  return copy;
}

/**
 * As near as a sum of rounded steps comes to where it began, as a part of the size: a line so short would be there at one moment and not at
 * another, and has no direction that its joins could be drawn by.
 */
const near = 2e-6;

function close(contour: Contour, x: number, y: number): void {
  const { points } = contour;
  const [endX = x, endY = y] = points.slice(-2);
  const isAlmostThere =
    points.length > 2 &&
    ((endX === x && endY === y) || Math.max(Math.abs(endX - x), Math.abs(endY - y)) < near * sizeOf(points));
  if (isAlmostThere) points.splice(-2, 2, x, y);
  else addLine(contour, x, y);
  // A place alone stays open, so that its caps are drawn as of a line without length (SVG 2, 13.5.4).
  contour.isClosed = points.length > 8 || endX !== x || endY !== y;
}

function sizeOf(points: readonly number[]): number {
  const [x = 0, y = 0] = points;
  let size = 0;
  for (const [index, each] of points.entries())
    size = Math.max(size, Math.abs(each - (index % 2 === 0 ? x : y)));
  return size;
}
