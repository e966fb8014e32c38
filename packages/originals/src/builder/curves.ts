import type { Point } from "./warp.ts";

/** A point of a drawn outline; `corner` makes the line break there. */
export type Knot = readonly [x: number, y: number, corner?: "corner"];

/** A point of a limb with half its width there. */
export type Joint = readonly [x: number, y: number, halfWidth: number];

/** Points as text, `x,y` with `!` for a corner: "12,40 30,22 44,60!". */
function knotsOf(text: string): Knot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((point): Knot => {
      const [x, y] = numbersOf(point.replace("!", ""), 2);
      return point.endsWith("!") ? [x ?? 0, y ?? 0, "corner"] : [x ?? 0, y ?? 0];
    });
}

/** Points of a limb as text, `x,y,halfWidth`. */
function jointsOf(text: string): Joint[] {
  return text
    .trim()
    .split(/\s+/)
    .map((point): Joint => {
      const [x, y, halfWidth] = numbersOf(point, 3);
      return [x ?? 0, y ?? 0, halfWidth ?? 0];
    });
}

function numbersOf(point: string, count: number): number[] {
  const numbers = point.split(",").map(Number);
  if (numbers.length !== count || numbers.some((number) => !Number.isFinite(number)))
    throw new Error(`"${point}" is not ${count} numbers`);
  return numbers;
}

const write = (...points: Point[]) =>
  points.map(([x, y]) => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`).join(" ");

/** A smooth line through points, given as a list or as text ("12,40 30,22 44,60!"): closed unless told otherwise. */
export function smooth(
  outline: readonly Knot[] | string,
  options: { closed?: boolean; tension?: number } = {},
): string {
  const knots = typeof outline === "string" ? knotsOf(outline) : outline;
  const { closed = true, tension = 0.36 } = options;
  const count = knots.length;
  const at = (index: number): Knot =>
    knots[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] as Knot;
  const tangent = (index: number): Point => {
    const [, , kind] = at(index);
    if (kind === "corner") return [0, 0];
    const [beforeX, beforeY] = at(index - 1);
    const [x, y] = at(index);
    const [afterX, afterY] = at(index + 1);
    const [dx, dy] = [afterX - beforeX, afterY - beforeY];
    const length = Math.hypot(dx, dy) || 1;
    // The shorter neighbour decides how far the handles may reach, so that tight places do not loop.
    const reach = Math.min(
      Math.hypot(x - beforeX, y - beforeY) || length,
      Math.hypot(afterX - x, afterY - y) || length,
    );
    return [(dx / length) * reach, (dy / length) * reach];
  };
  let data = `M${write([at(0)[0], at(0)[1]])}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [x, y] = at(index);
    const [nextX, nextY] = at(index + 1);
    const [outX, outY] = tangent(index);
    const [inX, inY] = tangent(index + 1);
    data += `C${write([x + outX * tension, y + outY * tension], [nextX - inX * tension, nextY - inY * tension], [nextX, nextY])}`;
  }
  return closed ? `${data}Z` : data;
}

/** A limb: a line with a half width at each of its points, round at both ends. Tails, trunks, necks, legs. */
export function limb(line: readonly Joint[] | string): string {
  const spine = typeof line === "string" ? jointsOf(line) : line;
  const last = spine.length - 1;
  const normal = (index: number): Point => {
    const [fromX, fromY] = spine[Math.max(0, index - 1)] ?? [0, 0];
    const [toX, toY] = spine[Math.min(last, index + 1)] ?? [0, 0];
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    return [-(toY - fromY) / length, (toX - fromX) / length];
  };
  const side = (index: number, hand: 1 | -1): Knot => {
    const [x, y, halfWidth] = spine[index] ?? [0, 0, 0];
    const [nx, ny] = normal(index);
    return [x + nx * halfWidth * hand, y + ny * halfWidth * hand];
  };
  const cap = (index: number, away: 1 | -1): Knot => {
    const [x, y, halfWidth] = spine[index] ?? [0, 0, 0];
    const [nx, ny] = normal(index);
    return [x + ny * halfWidth * away, y - nx * halfWidth * away];
  };
  const order = spine.map((_, index) => index);
  return smooth(
    [
      cap(0, -1),
      ...order.map((index) => side(index, -1)),
      cap(last, 1),
      ...order.toReversed().map((index) => side(index, 1)),
    ],
    { tension: 0.38 },
  );
}
