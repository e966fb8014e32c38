import type { Box } from "../../scene/bounds/box.ts";
import { applyTo, identity, type Matrix, multiplyAll, translation } from "../../scene/geometry/matrix.ts";
import type { ComputedStyle } from "../css/computed-style.ts";
import { parseLength } from "../values/lengths.ts";
import { type DrawingContext, lengthsOf, type DrawingScope } from "./drawing-context.ts";

/** A transform as `transform-origin` places it: in a box where there is one, else in the viewport. */
export function aroundOrigin(
  context: DrawingContext,
  style: ComputedStyle,
  matrix: Matrix,
  viewport: DrawingScope["viewport"],
  box: Box | null = null,
): Matrix {
  if (matrix === identity) return matrix;
  const [x, y] = originOf(context, style, viewport, box);
  return x === 0 && y === 0 ? matrix : multiplyAll(translation(x, y), matrix, translation(-x, -y));
}

const origins: { [name: string]: string } = {
  left: "0%",
  top: "0%",
  center: "50%",
  right: "100%",
  bottom: "100%",
};

/** In user units. */
export function originOf(
  context: DrawingContext,
  style: ComputedStyle,
  around: DrawingScope["viewport"],
  box: Box | null,
): [x: number, y: number] {
  const text = style.get("transform-origin") ?? "";
  const isOnBox = box !== null;
  if (text === "" && !isOnBox) return [0, 0];
  const words = text.split(/\s+/).filter((word) => word !== "");
  if (words.length === 0 && !isOnBox) return [0, 0];
  const isSwapped = /^(?:top|bottom)$/.test(words[0] ?? "") || /^(?:left|right)$/.test(words[1] ?? "");
  const [first = "50%", second = "50%"] = isSwapped ? [words[1] ?? "center", words[0]] : words;
  const viewport = isOnBox ? { width: box.right - box.left, height: box.bottom - box.top } : around;
  const lengths = lengthsOf(context, style, viewport);
  const x = parseLength(origins[first] ?? first, lengths, "x") ?? 0;
  const y = parseLength(origins[second] ?? second, lengths, "y") ?? 0;
  return isOnBox ? applyTo(translation(box.left, box.top), x, y) : [x, y];
}
