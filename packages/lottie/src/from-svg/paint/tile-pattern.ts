import type { Box } from "../../scene/bounds/box.ts";
import { around } from "../../scene/bounds/box.ts";
import { inverseOf, multiply, multiplyAll, translation, applyTo } from "../../scene/geometry/matrix.ts";
import { ComputedStyle } from "../css/computed-style.ts";
import { elementsIn, type SvgElement } from "../document/svg-element.ts";
import { hasArea } from "../scene/drawn-box.ts";
import type { Drawn } from "../scene/drawing.ts";
import { tilesAsShapes } from "./tiles-as-shapes.ts";
import { createGroup } from "../scene/create-group.ts";
import type { Reach } from "../scene/reaches.ts";
import { type DrawingContext, lengthsOf, type DrawingScope } from "../scene/drawing-context.ts";
import { parseViewBox, viewBoxMatrix } from "../scene/viewport-matrix.ts";
import { parseLength } from "../values/lengths.ts";
import { boxMatrix } from "./resolve-gradient.ts";
import { attributeIn, serverTransform, templatesOf } from "./referred-attributes.ts";

/** The tiles that cover `covered`; null where the pattern has none. `box` is what it is measured on. */
export function tilePattern(
  context: DrawingContext,
  element: SvgElement,
  style: ComputedStyle,
  scope: DrawingScope,
  { box, covered, key }: { box: Box | null; covered: Box; key: string },
): Drawn | null {
  const chain = templatesOf(context, element, ["pattern"]);
  const holder = chain.find((each) => elementsIn(each).length > 0);
  if (holder === undefined || scope.open.includes(holder)) {
    if (holder !== undefined) context.findings.add("svg-circular-references", "pattern", holder.index);
    return null;
  }
  const text = (name: string): string | undefined => attributeIn(context, chain, name);
  const isOnBox = text("patternUnits") !== "userSpaceOnUse";
  if (isOnBox && !hasArea(box)) return null;
  const lengths = lengthsOf(context, style, isOnBox ? { width: 1, height: 1 } : scope.viewport);
  const length = (name: string, direction: "x" | "y"): number =>
    parseLength(text(name) ?? "0", lengths, direction) ?? 0;
  let [x, y, width, height] = [
    length("x", "x"),
    length("y", "y"),
    length("width", "x"),
    length("height", "y"),
  ];
  if (isOnBox && box !== null) {
    const [w, h] = [box.right - box.left, box.bottom - box.top];
    [x, y, width, height] = [box.left + x * w, box.top + y * h, width * w, height * h];
  }
  const matrix = serverTransform(
    context,
    chain,
    "patternTransform",
    scope,
    scope.viewport,
    isOnBox ? box : null,
  );
  const inverse = inverseOf(matrix);
  if (!(width > 0 && height > 0) || inverse === null) return null;

  const corners = [
    [covered.left, covered.top],
    [covered.right, covered.top],
    [covered.right, covered.bottom],
    [covered.left, covered.bottom],
  ].flatMap(([cornerX = 0, cornerY = 0]) => applyTo(inverse, cornerX, cornerY));
  const reach = around(corners);
  const wide: Reach = [Math.floor((reach.left - x) / width), Math.ceil((reach.right - x) / width)];
  const high: Reach = [Math.floor((reach.top - y) / height), Math.ceil((reach.bottom - y) / height)];
  const widest = (name: string, own: Reach): Reach =>
    context.moment.reaches?.widest(`${key}${name}`, own, 2 * (own[1] - own[0]) + 2) ?? own;
  const [firstX, endX] = widest("x", wide);
  const [firstY, endY] = widest("y", high);
  const [columns, rows] = [endX - firstX, endY - firstY];
  const viewBox = parseViewBox(text("viewBox"));
  let inside = translation(x, y);
  if (viewBox !== null)
    inside = multiply(inside, viewBoxMatrix(viewBox, { width, height }, text("preserveAspectRatio")).matrix);
  else if (text("patternContentUnits") === "objectBoundingBox") {
    if (!hasArea(box)) return null;
    inside = multiplyAll(
      inside,
      boxMatrix({ ...box, right: box.right - box.left, bottom: box.bottom - box.top, left: 0, top: 0 }),
    );
  }
  const tile = [createGroup(`${key}t`, drawTile(context, holder, scope, viewBox, key), { matrix: inside })];
  const grid = {
    x: x + firstX * width,
    y: y + firstY * height,
    originX: x,
    originY: y,
    width,
    height,
    columns,
    rows,
  };
  // What moves is one picture that is moved, not outlines that change.
  const shapes = context.moment.reaches === null ? tilesAsShapes(tile, key, grid) : null;
  if (shapes !== null) return createGroup(key, shapes, { matrix });
  if (!(columns * rows <= context.limits.maxTiles)) {
    context.findings.add("svg-pattern-too-fine", element.attributes.get("id") ?? "pattern", element.index);
    return null;
  }
  return { kind: "tiles", key, name: null, matrix, tile, ...grid };
}

function drawTile(
  context: DrawingContext,
  holder: SvgElement,
  scope: DrawingScope,
  viewBox: { width: number; height: number } | null,
  key: string,
): Drawn[] {
  const styleOf = (element: SvgElement): ComputedStyle =>
    new ComputedStyle(element, context.moment, element.parent === null ? null : styleOf(element.parent));
  const inner: DrawingScope = {
    ...scope,
    style: styleOf(holder),
    viewport: viewBox ?? scope.viewport,
    path: `${key}/`,
    open: [...scope.open, holder],
    isClip: false,
  };
  return elementsIn(holder).flatMap((child) => context.drawElement(child, inner) ?? []);
}
