import { elementsIn, type SvgElement } from "../document/svg-element.ts";
import type { DrawingContext } from "./drawing-context.ts";

/** Whether its own conditions hold (SVG 2, 5.9); the language of whoever looks is not known, so it is English. */
export function isWanted({ moment }: DrawingContext, element: SvgElement): boolean {
  const languages = moment.attribute(element, "systemLanguage");
  if (moment.attribute(element, "requiredExtensions") !== undefined) return false;
  if (languages === undefined) return true;
  return languages.split(",").some((language) => /^en(?:-|$)/i.test(language.trim()));
}

const drawable = new Set([
  "a",
  "circle",
  "ellipse",
  "g",
  "image",
  "line",
  "path",
  "polygon",
  "polyline",
  "rect",
  "svg",
  "switch",
  "text",
  "use",
]);

/** The first child of a `switch` that can be shown. */
export const chosenIn = (context: DrawingContext, element: SvgElement): SvgElement | null =>
  elementsIn(element).find((child) => drawable.has(child.name) && isWanted(context, child)) ?? null;
