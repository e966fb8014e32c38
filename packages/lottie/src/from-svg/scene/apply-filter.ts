import type { Box } from "../../scene/bounds/box.ts";
import type { ComputedStyle } from "../css/computed-style.ts";
import type { SvgElement } from "../document/svg-element.ts";
import { parseLength } from "../values/lengths.ts";
import { idOf } from "../values/numbers.ts";
import { drawnBox, hasArea } from "./drawn-box.ts";
import type { Drawn } from "./drawing.ts";
import { type DrawingContext, type DrawingScope, lengthsOf } from "./drawing-context.ts";
import { applyFilterFunction, type FilterFunction, readFilterFunction } from "./filter-functions.ts";
import { runFilter } from "./filter-graph.ts";
import { FilterSteps } from "./filter-steps.ts";

const functionPattern = /\s*(url|[a-z-]+)\(((?:[^()]|\([^()]*\))*)\)/iy;

/** What is drawn as the property `filter` wants it; null where Lottie has no way, so that it is shown without. */
export function applyFilter(
  context: DrawingContext,
  style: ComputedStyle,
  scope: DrawingScope,
  key: string,
  children: readonly Drawn[],
): Drawn[] | null {
  const parts = readFilter(context, style, scope);
  if (parts === null) return null;
  const steps = new FilterSteps(context, key);
  let drawn: readonly Drawn[] = children;
  for (const part of parts) {
    const next =
      typeof part === "string"
        ? byElement(context, style, scope, steps, drawn, part)
        : applyFilterFunction(part, steps, drawn);
    if (next === null) return null;
    drawn = next;
  }
  return [...drawn];
}

/** References and functions in their order: none where one of them is written wrongly, null where one is unknown. */
function readFilter(
  context: DrawingContext,
  style: ComputedStyle,
  scope: DrawingScope,
): (string | FilterFunction)[] | null {
  const text = style.get("filter")?.trim() ?? "none";
  const lengths = lengthsOf(context, style, scope.viewport);
  const parts: (string | FilterFunction)[] = [];
  functionPattern.lastIndex = 0;
  while (functionPattern.lastIndex < text.length) {
    const [whole, name = "", inside = ""] = functionPattern.exec(text) ?? [];
    if (whole === undefined) return null;
    const part = name === "url" ? whole : readFilterFunction(name.toLowerCase(), inside, style, lengths);
    if (part === null) return null;
    if (part === "invalid") return [];
    parts.push(part);
  }
  return parts;
}

function byElement(
  context: DrawingContext,
  style: ComputedStyle,
  scope: DrawingScope,
  steps: FilterSteps,
  drawn: readonly Drawn[],
  reference: string,
): readonly Drawn[] | null {
  const id = idOf(reference.trim());
  const filter = id === null ? undefined : context.document.byId.get(id);
  if (filter === undefined) return id === null ? null : drawn;
  const usesBox = context.moment.attribute(filter, "primitiveUnits") === "objectBoundingBox";
  if (filter.name !== "filter" || usesBox || context.moment.attribute(filter, "href") !== undefined)
    return null;
  const box = drawnBox(drawn);
  // What is there and has no box, such as a pattern, is not to lose its filter silently.
  if (box === null) return drawn.length === 0 ? drawn : null;
  const region = regionOf(context, style, scope, filter, box);
  if (region === null) return null;
  const lengths = lengthsOf(context, style, scope.viewport);
  const made = runFilter({ context, filter, steps, source: drawn, region, lengths });
  if (made === null || made.length === 0) return made;
  const reach = Number.isFinite(steps.reach) ? steps.reach : 0;
  const isCut =
    box.left - reach < region.left ||
    box.top - reach < region.top ||
    box.right + reach > region.right ||
    box.bottom + reach > region.bottom;
  return isCut && reach > 0 ? steps.cut(made, region) : made;
}

/** What a filter may paint on (Filter Effects 1, 8.4). */
function regionOf(
  context: DrawingContext,
  style: ComputedStyle,
  scope: DrawingScope,
  filter: SvgElement,
  box: Box,
): Box | null {
  const isOnBox = context.moment.attribute(filter, "filterUnits") !== "userSpaceOnUse";
  if (isOnBox && !hasArea(box)) return null;
  const lengths = lengthsOf(context, style, isOnBox ? { width: 1, height: 1 } : scope.viewport);
  const length = (name: string, otherwise: string, direction: "x" | "y"): number =>
    parseLength(context.moment.attribute(filter, name) ?? otherwise, lengths, direction) ?? 0;
  const [x, y] = [length("x", "-10%", "x"), length("y", "-10%", "y")];
  const [width, height] = [length("width", "120%", "x"), length("height", "120%", "y")];
  if (!(width > 0 && height > 0)) return null;
  if (!isOnBox) return { left: x, top: y, right: x + width, bottom: y + height };
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const [left, top] = [box.left + x * wide, box.top + y * high];
  return { left, top, right: left + width * wide, bottom: top + height * high };
}
