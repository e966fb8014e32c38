import type { Box } from "../../scene/bounds/box.ts";
import { identity, type Matrix, multiply } from "../../scene/geometry/matrix.ts";
import { ComputedStyle } from "../css/computed-style.ts";
import { elementsIn, type SvgElement } from "../document/svg-element.ts";
import { boxMatrix } from "../paint/resolve-gradient.ts";
import { parseLength } from "../values/lengths.ts";
import { idOf } from "../values/numbers.ts";
import { parseTransform } from "../values/parse-transform.ts";
import { basicShapeOf } from "../css/basic-shape.ts";
import { createGroup, createShape, rectangleMatte } from "./create-group.ts";
import { aroundOrigin } from "./transform-origin.ts";
import { hasArea } from "./drawn-box.ts";
import type { Drawn, DrawnMatte } from "./drawing.ts";
import { type DrawingContext, lengthsOf, type DrawingScope } from "./drawing-context.ts";

interface Target {
  style: ComputedStyle;
  scope: DrawingScope;
  box: () => Box | null;
  key: string;
}

/** What an element shows through (`clip-path`, `mask`); null where nothing of it is seen. */
export function mattesOf(context: DrawingContext, target: Target): DrawnMatte[] | null {
  const mattes: DrawnMatte[] = [];
  for (const [property, resolve] of [
    ["clip-path", clipMattes],
    ["mask", maskMattes],
  ] as const) {
    const text = target.style.get(property);
    if (text === undefined || text === "none" || (property === "mask" && target.scope.isClip)) continue;
    const shape = property === "clip-path" ? shapeMatte(context, target, text) : null;
    if (shape !== null) {
      mattes.push(shape);
      continue;
    }
    const id = idOf(text);
    const element = id === null ? undefined : context.document.byId.get(id);
    if (id === null && /url\(/.test(text)) context.findings.add("svg-outside-references", text.slice(0, 80));
    else if (id === null) context.findings.add("svg-unsupported-style", `${property}: ${text.slice(0, 40)}`);
    if (element === undefined || element.name !== (property === "mask" ? "mask" : "clipPath")) continue;
    if (target.scope.open.includes(element) || target.scope.open.length > 20) {
      // As if it were not there (CSS Masking 1, 9.1).
      context.findings.add("svg-circular-references", element.attributes.get("id") ?? property);
      continue;
    }
    const found = resolve(context, element, target);
    if (found === null) return null;
    mattes.push(...found);
  }
  return mattes;
}

/** `clip-path` that is an outline itself; null where it is none, or where there is nothing that it lies on. */
function shapeMatte(
  context: DrawingContext,
  { style, scope, box, key }: Target,
  text: string,
): DrawnMatte | null {
  if (!/^[a-z]+\(/i.test(text) || text.startsWith("url(")) return null;
  const isOnView = /\bview-box\s*$/.test(text);
  const { width, height } = scope.viewport;
  const laidOn = isOnView ? { left: 0, top: 0, right: width, bottom: height } : box();
  if (laidOn === null) return null;
  const found = basicShapeOf(text, laidOn, lengthsOf(context, style, scope.viewport), context.limits);
  if (found === null) return null;
  const { contours, fillRule } = found;
  return {
    kind: "alpha",
    content: createGroup(`${key}o`, [createShape(`${key}os`, contours, { fillRule })]),
  };
}

function clipMattes(context: DrawingContext, element: SvgElement, target: Target): DrawnMatte[] | null {
  const units = unitsMatrix(context, element, "clipPathUnits", "userSpaceOnUse", target);
  const own = parseTransform(context.moment.attribute(element, "transform") ?? "", target.scope.viewport);
  if (units === null || own === null) return null;
  const style = styleOf(context, element);
  const isOnBox = units !== identity && style.get("transform-origin") !== undefined;
  const turned = aroundOrigin(context, style, own, target.scope.viewport, isOnBox ? target.box() : null);
  const key = `${target.key}c`;
  const inner = innerScope(context, element, target, style, key, true);
  const children = drawnIn(context, element, inner);
  if (children.length === 0) return null;
  const outer = mattesOf(context, { ...target, style, key, scope: { ...target.scope, open: inner.open } });
  if (outer === null) return null;
  return [
    ...outer,
    { kind: "alpha", content: createGroup(key, children, { matrix: multiply(turned, units) }) },
  ];
}

function maskMattes(context: DrawingContext, element: SvgElement, target: Target): DrawnMatte[] | null {
  const isOnBox = context.moment.attribute(element, "maskUnits") !== "userSpaceOnUse";
  const box = target.box();
  if (isOnBox && !hasArea(box)) return null;
  const style = styleOf(context, element);
  const lengths = lengthsOf(context, style, isOnBox ? { width: 1, height: 1 } : target.scope.viewport);
  const length = (name: string, otherwise: string, direction: "x" | "y"): number =>
    parseLength(context.moment.attribute(element, name) ?? otherwise, lengths, direction) ?? 0;
  const corners = [
    length("x", "-10%", "x"),
    length("y", "-10%", "y"),
    length("width", "120%", "x"),
    length("height", "120%", "y"),
  ] as const;
  if (!(corners[2] > 0 && corners[3] > 0)) return null;
  const units = unitsMatrix(context, element, "maskContentUnits", "userSpaceOnUse", target);
  if (units === null) return null;
  const key = `${target.key}m`;
  const inner = innerScope(context, element, target, style, key, false);
  const children = drawnIn(context, element, inner);
  if (children.length === 0) return null;
  const outer = mattesOf(context, { ...target, style, key, scope: { ...target.scope, open: inner.open } });
  if (outer === null) return null;
  const frame = rectangleMatte(`${key}f`, corners, isOnBox && box !== null ? boxMatrix(box) : identity);
  const content = createGroup(key, [createGroup(`${key}u`, children, { matrix: units })], {
    mattes: [frame],
  });
  const isAlpha = style.get("mask-type") === "alpha";
  return [...outer, { kind: isAlpha ? "alpha" : "luminance", content }];
}

function unitsMatrix(
  { moment }: DrawingContext,
  element: SvgElement,
  attribute: string,
  usual: string,
  { box }: Target,
): Matrix | null {
  if ((moment.attribute(element, attribute) ?? usual) !== "objectBoundingBox") return identity;
  const measured = box();
  return hasArea(measured) ? boxMatrix(measured) : null;
}

function innerScope(
  _context: DrawingContext,
  element: SvgElement,
  { scope }: Target,
  style: ComputedStyle,
  key: string,
  isClip: boolean,
): DrawingScope {
  return { ...scope, style, path: `${key}/`, open: [...scope.open, element], isClip, contextPaints: null };
}

const drawnIn = (context: DrawingContext, element: SvgElement, scope: DrawingScope): Drawn[] =>
  elementsIn(element)
    .filter(({ name }) => !scope.isClip || !["g", "svg", "image", "switch", "a"].includes(name))
    .flatMap((child) => context.drawElement(child, scope) ?? []);

function styleOf(context: DrawingContext, element: SvgElement): ComputedStyle {
  const parent = element.parent === null ? null : styleOf(context, element.parent);
  return new ComputedStyle(element, context.moment, parent);
}
