import type { Box } from "../../scene/bounds/box.ts";
import { identity, type Matrix, multiply, multiplyAll, translation } from "../../scene/geometry/matrix.ts";
import type { ComputedStyle } from "../css/computed-style.ts";
import { parseTransform } from "../values/parse-transform.ts";
import type { Drawn } from "./drawing.ts";
import { type DrawingContext, type DrawingScope, lengthOf } from "./drawing-context.ts";
import { drawnBox, strokedBox } from "./drawn-box.ts";
import { offsetMatrix } from "./offset-path.ts";
import { aroundOrigin, originOf } from "./transform-origin.ts";

/** Where an element stands in its parent; null where it is degenerate: nothing is drawn. */
export function elementMatrix(
  context: DrawingContext,
  style: ComputedStyle,
  scope: DrawingScope,
  children: readonly Drawn[],
): Matrix | null {
  const { element } = style;
  // The outermost svg stands on the canvas, as `rootMatrix` says.
  if (element.name === "svg" && element.parent === null) return identity;
  const matrix = matrixOn(context, style, scope.viewport, boxFor(style.get("transform-box"), children));
  if (element.name !== "use" || matrix === null) return matrix;
  // Its place is the last of its transforms, so that it shows through what is measured from there (SVG 2, 5.6).
  const x = lengthOf(context, style, scope.viewport, "x", "x") ?? 0;
  const y = lengthOf(context, style, scope.viewport, "y", "y") ?? 0;
  return x === 0 && y === 0 ? matrix : multiply(matrix, translation(x, y));
}

/** How the whole drawing is turned in its own box, which CSS sees in pixels, whatever the view box says (CSS Transforms 1, 4). */
export function rootMatrix(
  context: DrawingContext,
  style: ComputedStyle,
  { width, height }: { width: number; height: number },
): Matrix | null {
  return matrixOn(context, style, { width, height }, { left: 0, top: 0, right: width, bottom: height });
}

function boxFor(name: string | undefined, children: readonly Drawn[]): Box | null {
  if (name === "fill-box" || name === "content-box") return drawnBox(children);
  return name === "stroke-box" || name === "border-box" ? strokedBox(children) : null;
}

function matrixOn(
  context: DrawingContext,
  style: ComputedStyle,
  viewport: DrawingScope["viewport"],
  box: Box | null,
): Matrix | null {
  const { element } = style;
  const css = style.own("css-transform");
  const singly = ["translate", "rotate", "scale"].flatMap((name) => {
    const value = style.get(name) ?? "none";
    return value === "none" ? [] : [`${name}(${value})`];
  });
  const text = css ?? context.moment.attribute(element, "transform") ?? "";
  const reference = box === null ? viewport : { width: box.right - box.left, height: box.bottom - box.top };
  const lost = (what: string): Matrix => {
    context.findings.add("svg-unsupported-style", `transform: ${what.trim().slice(0, 40)}`, element.index);
    return identity;
  };
  const own = parseTransform(text, reference) ?? lost(text);
  const before = parseTransform(singly.join(" "), reference) ?? lost(singly.join(" "));
  const offset = offsetMatrix(context, style, originOf(context, style, viewport, box));
  const parsed = offset === null && before === identity ? own : multiplyAll(before, offset ?? identity, own);
  let matrix = aroundOrigin(context, style, parsed, viewport, box);
  const motion = style.own("motion-matrix");
  if (motion !== undefined) matrix = multiply(parseTransform(motion, reference) ?? identity, matrix);
  const [a, b, c, d] = matrix;
  const isFlat = Math.abs(a * d - b * c) < 1e-15;
  return isFlat && !context.moment.isMoving(element) ? null : matrix;
}
