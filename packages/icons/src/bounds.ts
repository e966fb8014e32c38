import type { LottieJson } from "@zoetrope/lottie";
import type { Anchor } from "./direction.ts";

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Point = readonly [x: number, y: number];
interface Outline {
  v: Point[];
  i: Point[];
  o: Point[];
}

/** The box around groups of shapes as they were drawn, without the width of their lines: handles count, so it may be a little wide. */
export function boundsOf(groups: readonly LottieJson[]): Bounds {
  const points = groups.flatMap((group) => (group["it"] as LottieJson[]).flatMap(pointsOf));
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
}

function pointsOf(shape: LottieJson): Point[] {
  if (shape["ty"] === "sh") {
    const { v, i, o } = (shape["ks"] as { k: Outline }).k;
    const handles = (list: Point[]) =>
      list.map(([x, y], at): Point => [x + (v[at]?.[0] ?? 0), y + (v[at]?.[1] ?? 0)]);
    return [...v, ...handles(i), ...handles(o)];
  }
  if (shape["ty"] !== "el" && shape["ty"] !== "rc") return [];
  const [x, y] = (shape["p"] as { k: Point }).k;
  const [width, height] = (shape["s"] as { k: Point }).k;
  return [
    [x - width / 2, y - height / 2],
    [x + width / 2, y + height / 2],
  ];
}

export function pointOn({ left, top, right, bottom }: Bounds, anchor: Anchor): [x: number, y: number] {
  const across = anchor.endsWith("left") ? left : anchor.endsWith("right") ? right : (left + right) / 2;
  const down = anchor.startsWith("top") ? top : anchor.startsWith("bottom") ? bottom : (top + bottom) / 2;
  return [across, down];
}
