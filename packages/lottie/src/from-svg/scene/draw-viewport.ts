import { identity, translation } from "../../scene/geometry/matrix.ts";
import type { ComputedStyle } from "../css/computed-style.ts";
import { elementsIn } from "../document/svg-element.ts";
import { resolvePaint } from "../paint/resolve-paint.ts";
import { idOf } from "../values/numbers.ts";
import { createGroup, rectangleMatte } from "./create-group.ts";
import type { Drawn, DrawnPaint } from "./drawing.ts";
import { type DrawingContext, lengthOf, nameOf, type DrawingScope } from "./drawing-context.ts";
import { parseViewBox, viewBoxMatrix } from "./viewport-matrix.ts";

/** What a `use` refers to, as its child. */
export function drawUse(
  context: DrawingContext,
  style: ComputedStyle,
  scope: DrawingScope,
  key: string,
): Drawn[] {
  const { element } = style;
  const href = context.moment.attribute(element, "href");
  const id = idOf(href);
  const target = id === null ? undefined : context.document.byId.get(id);
  if (id === null && href !== undefined && href.trim() !== "")
    context.findings.add("svg-outside-references", href.slice(0, 80));
  if (target === undefined) return [];
  if (
    scope.isClip &&
    !["path", "rect", "circle", "ellipse", "line", "polygon", "polyline", "text"].includes(target.name)
  )
    return [];
  let ancestor: typeof target | null = element;
  while (ancestor !== null && ancestor !== target) ancestor = ancestor.parent;
  if (ancestor === target || scope.open.includes(target)) {
    context.findings.add("svg-circular-references", id ?? "use", element.index);
    return [];
  }
  const paint = (property: "fill" | "stroke"): DrawnPaint | null => {
    const found = resolvePaint(context, style, scope, property, () => null);
    return found === null || found.kind === "pattern" ? null : found;
  };
  const contextPaints = { fill: paint("fill"), stroke: paint("stroke") };
  const inner: DrawingScope = { ...scope, path: `${key}/`, open: [...scope.open, target], contextPaints };
  const drawn =
    target.name === "symbol" || target.name === "svg"
      ? drawReferred(context, style, inner, target)
      : context.drawElement(target, inner);
  return drawn === null ? [] : [drawn];
}

/** A symbol or svg takes its size from who uses it; it goes through `drawElement` for its own style. */
function drawReferred(
  context: DrawingContext,
  use: ComputedStyle,
  scope: DrawingScope,
  target: ComputedStyle["element"],
): Drawn | null {
  const size = (name: "width" | "height"): number | null =>
    lengthOf(context, use, scope.viewport, name, name === "width" ? "x" : "y");
  return context.drawReferred(target, scope, { width: size("width"), height: size("height") });
}

/** An svg or symbol with what is in it: a viewport of its own. */
export function drawViewport(
  context: DrawingContext,
  style: ComputedStyle,
  scope: DrawingScope,
  key: string,
  wanted: { width: number | null; height: number | null } | null,
): Drawn[] {
  const { element } = style;
  const isSymbol = element.name === "symbol";
  const own = (name: string, direction: "x" | "y"): number | null =>
    lengthOf(context, style, scope.viewport, name, direction);
  const width = wanted?.width ?? own("width", "x") ?? scope.viewport.width;
  const height = wanted?.height ?? own("height", "y") ?? scope.viewport.height;
  if (!(width > 0 && height > 0)) return [];
  const text = context.moment.attribute(element, "viewBox");
  const viewBox = parseViewBox(text);
  const fit =
    viewBox === null
      ? { matrix: identity }
      : viewBoxMatrix(viewBox, { width, height }, context.moment.attribute(element, "preserveAspectRatio"));
  const [x, y] = isSymbol ? [0, 0] : [own("x", "x") ?? 0, own("y", "y") ?? 0];
  const inner: DrawingScope = { ...scope, style, viewport: viewBox ?? { width, height } };
  const children = elementsIn(element).flatMap((child) => context.drawElement(child, inner) ?? []);
  if (children.length === 0) return [];
  const overflow = style.get("overflow") ?? "hidden";
  const isClipped = overflow !== "visible" && overflow !== "auto";
  const isMoving = context.moment.isMoving(element);
  const content = createGroup(`${key}v`, children, { matrix: fit.matrix, isMoving });
  return [
    createGroup(`${key}w`, [content], {
      name: nameOf(element),
      matrix: translation(x, y),
      mattes: isClipped ? [rectangleMatte(`${key}k`, [0, 0, width, height])] : [],
    }),
  ];
}
