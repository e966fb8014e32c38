import type { SceneStroke } from "../scene.ts";
import type { Contour } from "./contour.ts";
import type { Polygon } from "./convex-clip.ts";
import { dashed } from "./dashes.ts";
import { flattened, angleBetween } from "./flatten.ts";

/** Corners of the polygon that stands for a round end, on a circle of radius 1. */
const roundCorners = Array.from({ length: 24 }, (_, index, angle = (index * 2 * Math.PI) / 24) => ({
  x: Math.cos(angle),
  y: Math.sin(angle),
}));
/** A turn that is part of a curve, not a corner. */
const smoothTurnInRadians = 0.2;

/** Calls `visit` with convex polygons that cover together what a stroke paints along a contour. */
export function forEachStrokePiece(
  contour: Contour,
  stroke: SceneStroke,
  tolerance: number,
  visit: (piece: Polygon) => void,
): void {
  const line = withoutRepeats(flattened(contour, tolerance));
  const isWhole = stroke.dashes.length === 0;
  const lines = isWhole ? [line] : dashed(line, stroke.dashes, stroke.dashOffset);
  for (const each of lines) strokeLine(each, contour.isClosed && isWhole, stroke, visit);
}

function withoutRepeats(line: readonly number[]): number[] {
  const kept: number[] = [];
  for (let at = 0; at < line.length; at += 2) {
    const x = line[at] ?? 0;
    const y = line[at + 1] ?? 0;
    const { length } = kept;
    if (length === 0 || x !== kept[length - 2] || y !== kept[length - 1]) kept.push(x, y);
  }
  return kept;
}

function strokeLine(
  line: readonly number[],
  isClosed: boolean,
  stroke: SceneStroke,
  visit: (piece: Polygon) => void,
): void {
  const half = stroke.width / 2;
  const count = line.length / 2;
  const x = (index: number): number => line[index * 2] ?? 0;
  const y = (index: number): number => line[index * 2 + 1] ?? 0;
  if (count < 2) {
    if (count === 1 && stroke.cap === "round") visit(circle(x(0), y(0), half));
    return;
  }
  const [first, last] = [0, count - 1];
  for (let index = 0; index < last; index++) {
    const [dx, dy] = direction(x(index), y(index), x(index + 1), y(index + 1));
    const hasCap = !isClosed && stroke.cap === "square";
    const before = hasCap && index === first ? half : 0;
    const after = hasCap && index === last - 1 ? half : 0;
    const [x1, y1] = [x(index) - dx * before, y(index) - dy * before];
    const [x2, y2] = [x(index + 1) + dx * after, y(index + 1) + dy * after];
    const [nx, ny] = [-dy * half, dx * half];
    visit([x1 + nx, y1 + ny, x2 + nx, y2 + ny, x2 - nx, y2 - ny, x1 - nx, y1 - ny]);
    const next = index + 1 < last ? index + 2 : isClosed ? 1 : -1;
    if (next === -1) continue;
    const [ex, ey] = direction(x(index + 1), y(index + 1), x(next), y(next));
    joinPieces(x(index + 1), y(index + 1), [dx, dy], [ex, ey], stroke, visit);
  }
  if (isClosed || stroke.cap !== "round") return;
  visit(circle(x(first), y(first), half));
  visit(circle(x(last), y(last), half));
}

function joinPieces(
  x: number,
  y: number,
  [dx, dy]: [number, number],
  [ex, ey]: [number, number],
  { width, join, miterLimit }: SceneStroke,
  visit: (piece: Polygon) => void,
): void {
  const half = width / 2;
  const turn = angleBetween(dx, dy, ex, ey);
  if (turn === 0) return;
  if (join === "round" && turn > smoothTurnInRadians) {
    visit(circle(x, y, half));
    return;
  }
  // The outer side of the corner.
  const side = dx * ey - dy * ex > 0 ? -1 : 1;
  const [x1, y1] = [x - dy * half * side, y + dx * half * side];
  const [x2, y2] = [x - ey * half * side, y + ex * half * side];
  const miter = 1 / Math.cos(turn / 2);
  if (join === "miter" && miter <= miterLimit && miter > 0) {
    const [mx, my] = [(x1 + x2) / 2 - x, (y1 + y2) / 2 - y];
    const length = Math.hypot(mx, my);
    const share = length === 0 ? 0 : (half * miter) / length;
    visit([x, y, x1, y1, x + mx * share, y + my * share, x2, y2]);
  } else visit([x, y, x1, y1, x2, y2]);
}

function direction(x1: number, y1: number, x2: number, y2: number): [number, number] {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return length === 0 ? [1, 0] : [(x2 - x1) / length, (y2 - y1) / length];
}

/** Around the circle rather than in it, so that it reaches as far to all four sides. */
function circle(x: number, y: number, radius: number): Polygon {
  const points: number[] = [];
  for (const corner of roundCorners) points.push(x + corner.x * radius, y + corner.y * radius);
  return points;
}
