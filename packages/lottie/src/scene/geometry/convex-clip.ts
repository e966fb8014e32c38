/** Corners of a convex polygon: x and y in turn. */
export type Polygon = readonly number[];

/** What of a convex polygon lies in another one (Sutherland and Hodgman); empty where nothing does. */
export function clippedTo(polygon: Polygon, clip: Polygon): Polygon {
  let left: number[] = [...polygon];
  forEachEdge(clip, isClockwise(clip), (inside, cut) => {
    const kept: number[] = [];
    for (let at = 0; at < left.length; at += 2) {
      const [x, y] = [left[at] ?? 0, left[at + 1] ?? 0];
      const [nextX, nextY] = [left[(at + 2) % left.length] ?? 0, left[(at + 3) % left.length] ?? 0];
      const [isIn, isNextIn] = [inside(x, y) >= 0, inside(nextX, nextY) >= 0];
      if (isIn) kept.push(x, y);
      if (isIn !== isNextIn) kept.push(...cut(x, y, nextX, nextY));
    }
    left = kept;
  });
  return left;
}

/** The two ends of what of a line lies in a convex polygon; null where nothing does. */
export function lineWithin(line: readonly [number, number, number, number], clip: Polygon) {
  let [x1, y1, x2, y2] = line;
  let isGone = false;
  forEachEdge(clip, isClockwise(clip), (inside, cut) => {
    const [isFirstIn, isSecondIn] = [inside(x1, y1) >= 0, inside(x2, y2) >= 0];
    if (!isFirstIn && !isSecondIn) isGone = true;
    else if (!isFirstIn) [x1, y1] = cut(x1, y1, x2, y2);
    else if (!isSecondIn) [x2, y2] = cut(x1, y1, x2, y2);
  });
  return isGone ? null : ([x1, y1, x2, y2] as const);
}

export function isWithin(x: number, y: number, polygon: Polygon): boolean {
  if (polygon.length < 6) return false;
  const turn = isClockwise(polygon) ? 1 : -1;
  for (let at = 0; at < polygon.length; at += 2) {
    const fromX = polygon[at] ?? 0;
    const fromY = polygon[at + 1] ?? 0;
    const toX = polygon[(at + 2) % polygon.length] ?? 0;
    const toY = polygon[(at + 3) % polygon.length] ?? 0;
    if (turn * ((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX)) < 0) return false;
  }
  return true;
}

type Side = (x: number, y: number) => number;
type Cut = (x1: number, y1: number, x2: number, y2: number) => [number, number];

function forEachEdge(polygon: Polygon, clockwise: boolean, visit: (inside: Side, cut: Cut) => void): void {
  for (let at = 0; at < polygon.length; at += 2) {
    const [x, y] = [polygon[at] ?? 0, polygon[at + 1] ?? 0];
    const [nextX, nextY] = [polygon[(at + 2) % polygon.length] ?? 0, polygon[(at + 3) % polygon.length] ?? 0];
    const turn = clockwise ? 1 : -1;
    const inside: Side = (px, py) => turn * ((nextX - x) * (py - y) - (nextY - y) * (px - x));
    visit(inside, (x1, y1, x2, y2) => {
      const [first, second] = [inside(x1, y1), inside(x2, y2)];
      const share = first === second ? 0 : first / (first - second);
      return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
    });
  }
}

/** As it is seen with y pointing down. */
function isClockwise(polygon: Polygon): boolean {
  let area = 0;
  for (let at = 0; at < polygon.length; at += 2) {
    const nextX = polygon[(at + 2) % polygon.length] ?? 0;
    const nextY = polygon[(at + 3) % polygon.length] ?? 0;
    area += (polygon[at] ?? 0) * nextY - nextX * (polygon[at + 1] ?? 0);
  }
  return area >= 0;
}
