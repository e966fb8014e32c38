import type { Contour } from "../../scene/geometry/contour.ts";
import type { ComputedStyle } from "../css/computed-style.ts";
import { rectangleContour } from "../shapes/basic-shapes.ts";

/** Lines under, over and through letters. */
export function decorations(
  style: ComputedStyle,
  x: number,
  y: number,
  width: number,
  size: number,
): Contour[] {
  const wanted = style.get("text-decoration") ?? style.parent?.get("text-decoration") ?? "";
  const line = (below: number): Contour =>
    rectangleContour([x, y + (below - 0.025) * size, width, size * 0.05], [0, 0]);
  return [
    ...(wanted.includes("underline") ? [line(0.125)] : []),
    ...(wanted.includes("overline") ? [line(-0.95)] : []),
    ...(wanted.includes("line-through") ? [line(-0.3)] : []),
  ];
}
