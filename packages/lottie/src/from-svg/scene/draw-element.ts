import { identity } from "../../scene/geometry/matrix.ts";
import { curveAt, curvesIn, type Contour } from "../../scene/geometry/contour.ts";
import { measure } from "../../scene/geometry/curve-length.ts";
import { ComputedStyle } from "../css/computed-style.ts";
import { elementsIn, type SvgElement } from "../document/svg-element.ts";
import { paintOrderOf } from "../paint/paint-order.ts";
import { outlineOf, shapeNames } from "../shapes/outline-of.ts";
import { numberOf } from "../values/numbers.ts";
import { parseLength } from "../values/lengths.ts";
import { applyFilter } from "./apply-filter.ts";
import { drawImage } from "./draw-image.ts";
import { drawMarkers } from "./draw-markers.ts";
import { drawShape } from "./draw-shape.ts";
import { drawnBox } from "./drawn-box.ts";
import type { Drawn } from "./drawing.ts";
import { type DrawingContext, lengthsOf, nameOf, type DrawingScope } from "./drawing-context.ts";
import { drawUse, drawViewport } from "./draw-viewport.ts";
import { elementMatrix } from "./element-matrix.ts";
import { mattesOf } from "./mattes-of.ts";
import { chosenIn, isWanted } from "./switch-child.ts";

const containers = new Set(["g", "a"]);
/** Met where something could be drawn, and never drawn by this. */
const lost: { [name: string]: "svg-foreign-objects" | "svg-scripts" } = {
  foreignObject: "svg-foreign-objects",
  script: "svg-scripts",
};

/** An element with all that is in it; null where nothing is drawn. */
export function drawElement(
  context: DrawingContext,
  element: SvgElement,
  scope: DrawingScope,
  referred: { width: number | null; height: number | null } | null = null,
): Drawn | null {
  const draw = (): Drawn[] => {
    const drawn = drawnAnew(context, element, scope, referred);
    return drawn === null ? [] : [drawn];
  };
  const { stillParts } = context.moment;
  const [drawn] = stillParts?.drawn("element", element, scope, context, draw) ?? draw();
  return drawn ?? null;
}

function drawnAnew(
  context: DrawingContext,
  element: SvgElement,
  scope: DrawingScope,
  referred: { width: number | null; height: number | null } | null,
): Drawn | null {
  const reason = lost[element.name];
  if (reason !== undefined) context.findings.add(reason, element.name, element.index);
  if (++context.spent.elements > context.limits.maxDrawnElements || scope.open.length > 40) {
    context.findings.add("svg-too-many-elements", element.name);
    return null;
  }
  const isReferred = scope.style.element.name === "use";
  const style = new ComputedStyle(element, context.moment, scope.style, isReferred);
  if (style.get("display") === "none" || !isWanted(context, element)) return null;
  const inner: DrawingScope = { ...scope, style };
  const key = `${scope.path}${element.index}`;
  const draw = (): Drawn[] => contentOf(context, style, inner, key, referred);
  const { stillParts } = context.moment;
  const children = stillParts?.drawn("content", element, inner, context, draw) ?? draw();
  if (children.length === 0) return null;
  return wrapped(context, style, inner, key, children);
}

function contentOf(
  context: DrawingContext,
  style: ComputedStyle,
  scope: DrawingScope,
  key: string,
  referred: { width: number | null; height: number | null } | null,
): Drawn[] {
  const { element } = style;
  if (referred !== null) return drawViewport(context, style, scope, key, referred);
  if (containers.has(element.name)) {
    if (scope.isClip) return [];
    return elementsIn(element).flatMap((child) => context.drawElement(child, scope) ?? []);
  }
  if (shapeNames.has(element.name)) {
    if (isHidden(style)) return [];
    return drawOutline(context, style, scope, key);
  }
  switch (element.name) {
    case "use":
      return drawUse(context, style, scope, key);
    case "svg":
      return drawViewport(context, style, scope, key, null);
    case "switch": {
      const chosen = chosenIn(context, element);
      return chosen === null ? [] : [context.drawElement(chosen, scope) ?? []].flat();
    }
    case "image":
      return isHidden(style) ? [] : drawImage(context, style, scope, key);
    case "text": {
      const text = context.drawText(context, element, style, scope);
      return text === null ? [] : [text];
    }
    default:
      return [];
  }
}

const isHidden = (style: ComputedStyle): boolean =>
  ["hidden", "collapse"].includes(style.get("visibility") ?? "");

function drawOutline(
  context: DrawingContext,
  style: ComputedStyle,
  scope: DrawingScope,
  key: string,
): Drawn[] {
  const contours = outlineOf(context, style, scope);
  if (contours.length === 0) return [];
  const { element } = style;
  const authorLength = numberOf(context.moment.attribute(element, "pathLength"));
  const pathScale = authorLength !== null && authorLength > 0 ? lengthOfAll(contours) / authorLength : 1;
  const drawn = drawShape(context, style, scope, { key, contours, pathScale });
  const canHaveMarkers = ["path", "line", "polyline", "polygon"].includes(element.name);
  if (scope.isClip || !canHaveMarkers) return drawn;
  const [first] = drawn;
  const shape = first?.kind === "shape" ? first : null;
  const strokeWidth =
    parseLength(style.get("stroke-width") ?? "1", lengthsOf(context, style, scope.viewport), "other") ?? 1;
  const paints = { fill: shape?.fill ?? null, stroke: shape?.stroke?.paint ?? null, strokeWidth };
  const markers = drawMarkers(context, style, scope, contours, paints, key);
  return paintOrderOf(style).startsWith("markers") ? [...markers, ...drawn] : [...drawn, ...markers];
}

const lengthOfAll = (contours: readonly Contour[]): number =>
  contours.reduce((sum, contour) => {
    for (let index = 0; index < curvesIn(contour); index++) sum += measure(curveAt(contour, index)).length;
    return sum;
  }, 0);

/** With its own transform, opacity and what it shows through; as it is where there is none of it. */
function wrapped(
  context: DrawingContext,
  style: ComputedStyle,
  scope: DrawingScope,
  key: string,
  children: Drawn[],
): Drawn | null {
  const { element } = style;
  const matrix = elementMatrix(context, style, scope, children);
  if (matrix === null) return null;
  const look = lookOf(context, style, scope);
  const mattes = look.isCut ? mattesOf(context, { style, scope, key, box: () => drawnBox(children) }) : [];
  if (mattes === null) return null;
  const { filter, blendMode, isIsolated, name } = look;
  const filtered =
    filter === undefined || filter === "none" || scope.isClip
      ? children
      : applyFilter(context, style, scope, key, children);
  if (filtered === null) context.findings.add("svg-filters", (filter ?? "").slice(0, 40), element.index);
  const shown = filtered ?? children;
  if (shown.length === 0) return null;
  const isMoving = context.moment.isMoving(element);
  const isFading = context.moment.isFading(element);
  const opacity = scope.isClip ? 1 : (look.opacity ?? style.share("opacity"));
  const [only] = shown;
  const isBare =
    matrix === identity &&
    !isMoving &&
    opacity === 1 &&
    blendMode === "normal" &&
    mattes.length === 0 &&
    !isFading &&
    !isIsolated;
  if (isBare && only !== undefined && shown.length === 1 && (only.key === key || name === null)) return only;
  return {
    kind: "group",
    key: `${key}g`,
    name,
    matrix,
    isMoving,
    opacity,
    blendMode,
    isIsolated,
    isFading,
    mattes,
    blur: 0,
    children: shown,
  };
}

interface Look {
  /** Whether something is shown through `clip-path` or `mask`. */
  isCut: boolean;
  filter: string | undefined;
  blendMode: string;
  isIsolated: boolean;
  /** Null where it changes with time. */
  opacity: number | null;
  name: string | null;
}

function lookOf({ moment }: DrawingContext, style: ComputedStyle, { isClip, path }: DrawingScope): Look {
  const { element } = style;
  const find = (): Look => ({
    isCut: ["clip-path", "mask"].some((property) => (style.get(property) ?? "none") !== "none"),
    filter: style.get("filter"),
    blendMode: isClip ? "normal" : (style.get("mix-blend-mode") ?? "normal"),
    isIsolated: style.get("isolation") === "isolate",
    opacity: moment.isFading(element) ? null : style.share("opacity"),
    name: nameOf(element),
  });
  // What is referred to takes other values from each reference.
  return path === "" && !isClip ? (moment.stillParts?.fact(element, find) ?? find()) : find();
}
