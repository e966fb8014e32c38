import type { SvgElement } from "../document/svg-element.ts";
import type { DrawingContext } from "../scene/drawing-context.ts";
import { idOf } from "../values/numbers.ts";

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
