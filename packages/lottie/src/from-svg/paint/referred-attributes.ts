import type { Box } from "../../scene/bounds/box.ts";
import { identity, inverseOf, type Matrix } from "../../scene/geometry/matrix.ts";
import { ComputedStyle } from "../css/computed-style.ts";
import type { SvgElement } from "../document/svg-element.ts";
import type { DrawingContext, DrawingScope } from "../scene/drawing-context.ts";
import { aroundOrigin } from "../scene/transform-origin.ts";
import { idOf } from "../values/numbers.ts";
import { parseTransform } from "../values/parse-transform.ts";

const maxReferences = 32;

/** An element and those it takes missing attributes from (`href`), nearest first; of the given names alone. */
export function templatesOf(
  context: DrawingContext,
  element: SvgElement,
  names: readonly string[],
): SvgElement[] {
  const chain: SvgElement[] = [];
  let next: SvgElement | undefined = element;
  while (next !== undefined && names.includes(next.name)) {
    if (chain.includes(next) || chain.length >= maxReferences) {
      context.findings.add("svg-circular-references", next.attributes.get("id") ?? next.name);
      break;
    }
    chain.push(next);
    const id = idOf(context.moment.attribute(next, "href"));
    next = id === null ? undefined : context.document.byId.get(id);
  }
  return chain;
}

/** The nearest of them that has an attribute, and its text. */
export function attributeIn(
  context: DrawingContext,
  chain: readonly SvgElement[],
  name: string,
): string | undefined {
  for (const element of chain) {
    const text = context.moment.attribute(element, name);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** `gradientTransform` or `patternTransform`; one that is wrong or cannot be undone counts as none. */
export function serverTransform(
  context: DrawingContext,
  chain: readonly SvgElement[],
  name: string,
  scope: DrawingScope,
  unit: DrawingScope["viewport"],
  box: Box | null = null,
): Matrix {
  const matrix = parseTransform(attributeIn(context, chain, name) ?? "", scope.viewport);
  const [element] = chain;
  if (matrix === null || matrix === identity || element === undefined || inverseOf(matrix) === null)
    return identity;
  const style = new ComputedStyle(element, context.moment, null);
  return style.get("transform-origin") === undefined
    ? matrix
    : aroundOrigin(context, style, matrix, unit, box);
}
