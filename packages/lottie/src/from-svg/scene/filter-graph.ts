import type { Box } from "../../scene/bounds/box.ts";
import { ComputedStyle } from "../css/computed-style.ts";
import { elementsIn, type SvgElement } from "../document/svg-element.ts";
import { type ColourChange, hueMatrix, matrixChange, saturateMatrix } from "../paint/colour-matrix.ts";
import { transferChange, transferOf, type Transfer } from "../paint/component-transfer.ts";
import { rectangleContour } from "../shapes/basic-shapes.ts";
import { type LengthContext, parseLength } from "../values/lengths.ts";
import { numberOf, numbersOf } from "../values/numbers.ts";
import type { SvgColour } from "../values/parse-colour.ts";
import { createShape } from "./create-group.ts";
import { hasArea } from "./drawn-box.ts";
import type { DrawingContext } from "./drawing-context.ts";
import { cornersOf, type FilterSteps, type Picture } from "./filter-steps.ts";

export interface FilterRun {
  context: DrawingContext;
  filter: SvgElement;
  steps: FilterSteps;
  source: Picture;
  /** What the filter may paint on. */
  region: Box;
  /** Of the places of its primitives. */
  lengths: LengthContext;
}

/** What a `filter` element makes of a source; null where Lottie cannot draw it. */
export function runFilter({ context, filter, steps, source, region, lengths }: FilterRun): Picture | null {
  const results = new Map<string, Picture>();
  let last: Picture = source;
  let isUsed = false;
  const style = styleIn(context, filter);
  /** The first one who asks takes the source as it is, so that it keeps its names. */
  const input = (element: SvgElement, name: string): Picture | null => {
    const wanted = context.moment.attribute(element, name)?.trim() ?? "";
    if (wanted === "SourceGraphic" || (wanted === "" && last === source)) {
      if (isUsed) return steps.copy(source);
      isUsed = true;
      return source;
    }
    if (wanted === "SourceAlpha") return steps.tint(source, { rgb: [0, 0, 0], alpha: 1 });
    if (/^(?:Background|Fill|Stroke)/.test(wanted) && !results.has(wanted)) return null;
    const found = results.get(wanted);
    return found === undefined ? last : steps.copy(found);
  };
  const primitives = elementsIn(filter).filter(({ name }) => name.startsWith("fe"));
  // One that does nothing shows nothing (Filter Effects 1, 9.2).
  if (primitives.length === 0) return [];
  for (const element of primitives) {
    const own = new ComputedStyle(element, context.moment, style);
    const place = placeOf(context, element, region, lengths);
    const whole = stepOf({ context, element, style: own, steps, region: place ?? region, input });
    if (whole === null) return null;
    const made = place === null || element.name === "feFlood" ? whole : steps.cut(whole, place);
    const result = context.moment.attribute(element, "result");
    if (result !== undefined) results.set(result, made);
    last = made;
  }
  return last;
}

/** Where a primitive paints, if it says so itself; nowhere where it is empty (Filter Effects 1, 8.4). */
function placeOf(
  { moment }: DrawingContext,
  element: SvgElement,
  region: Box,
  lengths: LengthContext,
): Box | null {
  const length = (name: string, direction: "x" | "y"): number | null =>
    parseLength(moment.attribute(element, name), lengths, direction);
  const [x, y, width, height] = [
    length("x", "x"),
    length("y", "y"),
    length("width", "x"),
    length("height", "y"),
  ];
  if (x === null && y === null && width === null && height === null) return null;
  const [left, top] = [x ?? region.left, y ?? region.top];
  return {
    left: Math.max(region.left, left),
    top: Math.max(region.top, top),
    right: Math.min(region.right, left + (width ?? region.right - region.left)),
    bottom: Math.min(region.bottom, top + (height ?? region.bottom - region.top)),
  };
}

interface Step {
  context: DrawingContext;
  element: SvgElement;
  style: ComputedStyle;
  steps: FilterSteps;
  region: Box;
  input: (element: SvgElement, name: string) => Picture | null;
}

function stepOf(step: Step): Picture | null {
  const { context, element, style, steps, region, input } = step;
  const attribute = (name: string): string | undefined => context.moment.attribute(element, name);
  const number = (name: string, otherwise = 0): number => numberOf(attribute(name)) ?? otherwise;
  switch (element.name) {
    case "feFlood": {
      const { rgb, alpha } = floodOf(style);
      if (alpha === 0 || !hasArea(region)) return [];
      const fill = { kind: "colour", rgb, opacity: alpha } as const;
      return [createShape(steps.next(), [rectangleContour(cornersOf(region), [0, 0])], { fill })];
    }
    case "feMerge": {
      const parts = elementsIn(element).map((node) => input(node, "in"));
      return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
    }
    case "feBlend":
    case "feComposite":
      return combined(step);
    default: {
      const before = input(element, "in");
      if (before === null) return null;
      switch (element.name) {
        case "feOffset":
          return steps.offset(before, number("dx"), number("dy"));
        case "feGaussianBlur":
          return blurred(steps, before, attribute("stdDeviation"));
        case "feColorMatrix": {
          const change = matrixOf(attribute("type"), attribute("values"), style);
          return change === null ? null : steps.recolour(before, change);
        }
        case "feComponentTransfer": {
          const change = transferIn(context, element, style);
          return change === null ? null : steps.recolour(before, change);
        }
        case "feDropShadow": {
          const deviation = deviationOf(attribute("stdDeviation") ?? "2");
          const [x, y] = [number("dx", 2), number("dy", 2)];
          return deviation === null ? null : steps.shadow(before, x, y, deviation, floodOf(style));
        }
        default:
          return null;
      }
    }
  }
}

function combined({ context, element, steps, input }: Step): Picture | null {
  const [above, below] = [input(element, "in"), input(element, "in2")];
  if (above === null || below === null) return null;
  const attribute = (name: string): string | undefined => context.moment.attribute(element, name);
  if (element.name === "feBlend") return steps.blend(above, below, attribute("mode") ?? "normal");
  switch (attribute("operator") ?? "over") {
    case "over":
      return [...below, ...above];
    case "in":
      return steps.within(above, below, "alpha");
    case "out":
      return steps.within(above, below, "outside");
    case "atop": {
      const under = steps.copy(below);
      return under === null ? null : [...under, ...steps.within(above, below, "alpha")];
    }
    case "arithmetic": {
      const [k1, k2, k3, k4] = ["k1", "k2", "k3", "k4"].map((name) => numberOf(attribute(name)) ?? 0);
      if (k4 !== 0) return null;
      if (k1 === 0 && k2 === -1 && k3 === 1) return steps.within(below, above, "outside");
      if (k1 === 0 && k2 === 1 && k3 === -1) return steps.within(above, below, "outside");
      return null;
    }
    default:
      return null;
  }
}

const floodOf = (style: ComputedStyle): SvgColour => {
  const { rgb, alpha } = style.colour("flood-color", { rgb: [0, 0, 0], alpha: 1 });
  return { rgb, alpha: alpha * style.share("flood-opacity") };
};

function blurred(steps: FilterSteps, before: Picture, text: string | undefined): Picture | null {
  const deviation = deviationOf(text ?? "0");
  return deviation === null ? null : steps.blur(before, deviation);
}

/** The mean of both directions; null where it is blurred in one alone. */
function deviationOf(text: string): number | null {
  const [x = 0, y = x] = numbersOf(text);
  if (x === y) return Math.max(0, x);
  return x > 0 && y > 0 ? (x + y) / 2 : null;
}

/** A list of numbers; empty where one of them is none. */
function listOf(text: string): number[] {
  const numbers = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(numberOf);
  return numbers.includes(null) ? [] : numbers.map(Number);
}

const isInLinearLight = (style: ComputedStyle): boolean =>
  style.get("color-interpolation-filters") !== "sRGB";

/** Of the functions of one channel the last counts. */
function transferIn(
  { moment }: DrawingContext,
  element: SvgElement,
  style: ComputedStyle,
): ColourChange | null {
  const functionOf = (channel: "R" | "G" | "B" | "A"): Transfer => {
    const own = elementsIn(element).findLast(({ name }) => name === `feFunc${channel}`);
    if (own === undefined) return (value) => value;
    const number = (name: string, otherwise: number): number =>
      numberOf(moment.attribute(own, name)) ?? otherwise;
    return transferOf({
      type: moment.attribute(own, "type")?.trim() ?? "identity",
      table: listOf(moment.attribute(own, "tableValues") ?? ""),
      slope: number("slope", 1),
      intercept: number("intercept", 0),
      amplitude: number("amplitude", 1),
      exponent: number("exponent", 1),
      offset: number("offset", 0),
    });
  };
  const colours = [functionOf("R"), functionOf("G"), functionOf("B")] as const;
  return transferChange(colours, functionOf("A"), isInLinearLight(style));
}

function matrixOf(type = "matrix", values: string | undefined, style: ComputedStyle): ColourChange | null {
  const isLinear = isInLinearLight(style);
  const numbers = numbersOf(values ?? "");
  if (type === "matrix")
    return values === undefined ? { recolour: (rgb) => rgb, opacity: 1 } : matrixChange(numbers, isLinear);
  if (type === "saturate") return matrixChange(saturateMatrix(numbers[0] ?? 1), isLinear);
  return type === "hueRotate" ? matrixChange(hueMatrix(numbers[0] ?? 0), isLinear) : null;
}

function styleIn(context: DrawingContext, element: SvgElement): ComputedStyle {
  const parent = element.parent === null ? null : styleIn(context, element.parent);
  return new ComputedStyle(element, context.moment, parent);
}
