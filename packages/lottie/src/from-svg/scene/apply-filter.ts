import type { Box } from "../../scene/bounds/box.ts";
import type { ComputedStyle } from "../css/computed-style.ts";
import type { SvgElement } from "../document/svg-element.ts";
import { evenMatrix, hueMatrix, matrixChange, saturateMatrix, sepiaMatrix } from "../paint/colour-matrix.ts";
import { degreesOf } from "../values/angles.ts";
import { parseLength } from "../values/lengths.ts";
import { idOf } from "../values/numbers.ts";
import { createGroup, rectangleMatte } from "./create-group.ts";
import { drawnBox, hasArea } from "./drawn-box.ts";
import type { Drawn } from "./drawing.ts";
import { type DrawingContext, type DrawingScope, lengthsOf } from "./drawing-context.ts";
import { FilterSteps, runFilter } from "./filter-graph.ts";

const functionPattern = /\s*(url|[a-z-]+)\(((?:[^()]|\([^()]*\))*)\)/iy;

/** What is drawn as the property `filter` wants it; null where Lottie has no way, so that it is shown without. */
export function applyFilter(
  context: DrawingContext,
  style: ComputedStyle,
  scope: DrawingScope,
  key: string,
  children: readonly Drawn[],
): Drawn[] | null {
  const text = style.get("filter")?.trim() ?? "none";
  const steps = new FilterSteps(context, key);
  let drawn: readonly Drawn[] = children;
  functionPattern.lastIndex = 0;
  while (functionPattern.lastIndex < text.length) {
    const [whole, name = "", inside = ""] = functionPattern.exec(text) ?? [];
    if (whole === undefined) return null;
    const next =
      name === "url"
        ? byElement(context, style, scope, key, steps, drawn, whole)
        : byFunction(context, style, scope, steps, drawn, name.toLowerCase(), inside);
    if (next === null) return null;
    drawn = next;
  }
  return [...drawn];
}

function byElement(
  context: DrawingContext,
  style: ComputedStyle,
  scope: DrawingScope,
  key: string,
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
  if (box === null) return drawn;
  const region = regionOf(context, style, scope, filter, box);
  if (region === null) return null;
  const made = runFilter(context, filter, steps, drawn, region);
  if (made === null || made.length === 0) return made;
  const reach = Number.isFinite(steps.reach) ? steps.reach : 0;
  const isCut =
    box.left - reach < region.left ||
    box.top - reach < region.top ||
    box.right + reach > region.right ||
    box.bottom + reach > region.bottom;
  if (!isCut || reach === 0) return made;
  const corners = [region.left, region.top, region.right - region.left, region.bottom - region.top] as const;
  return [createGroup(`${key}fr`, [...made], { mattes: [rectangleMatte(`${key}fk`, corners)] })];
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

/** `blur(4px)`, `drop-shadow(2px 2px 3px red)`, `grayscale(1)` (Filter Effects 1, 6). */
function byFunction(
  context: DrawingContext,
  style: ComputedStyle,
  scope: DrawingScope,
  steps: FilterSteps,
  drawn: readonly Drawn[],
  name: string,
  inside: string,
): readonly Drawn[] | null {
  const lengths = lengthsOf(context, style, scope.viewport);
  const words = inside.match(/[a-z-]+\((?:[^()]|\([^()]*\))*\)|[^\s]+/gi) ?? [];
  const length = (word: string | undefined): number | null => parseLength(word, lengths, "other");
  if (name === "blur") return steps.blur(drawn, Math.max(0, length(words[0] ?? "0") ?? 0));
  if (name === "drop-shadow") {
    const numbers = words.flatMap((word) => length(word) ?? []);
    const colour = words.find((word) => length(word) === null);
    const [x = 0, y = 0, deviation = 0] = numbers;
    const black = { rgb: [0, 0, 0] as [number, number, number], alpha: 1 };
    return steps.shadow(drawn, x, y, deviation, style.colourOf(colour ?? "currentcolor") ?? black);
  }
  const [first = "1"] = words;
  const amount = first.endsWith("%") ? Number.parseFloat(first) / 100 : Number.parseFloat(first);
  const least = Math.min(1, amount);
  if (name === "opacity") return [createGroup(steps.next(), [...drawn], { opacity: least })];
  const matrices: { [name: string]: () => number[] } = {
    grayscale: () => saturateMatrix(1 - least),
    sepia: () => sepiaMatrix(least),
    saturate: () => saturateMatrix(amount),
    brightness: () => evenMatrix(amount),
    contrast: () => evenMatrix(amount, 0.5 - 0.5 * amount),
    invert: () => evenMatrix(1 - 2 * least, least),
    "hue-rotate": () => hueMatrix(degreesOf(words[0] ?? "0")),
  };
  const matrix = matrices[name]?.();
  const change = matrix === undefined ? null : matrixChange(matrix, false);
  return change === null ? null : steps.recolour(drawn, change);
}
