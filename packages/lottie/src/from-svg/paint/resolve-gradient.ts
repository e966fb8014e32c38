import type { Box } from "../../scene/bounds/box.ts";
import { type Matrix, multiply } from "../../scene/geometry/matrix.ts";
import { ComputedStyle } from "../css/computed-style.ts";
import { elementsIn, type SvgElement } from "../document/svg-element.ts";
import { hasArea } from "../scene/drawn-box.ts";
import type { DrawnGradient, DrawnPaint, GradientStop } from "../scene/drawing.ts";
import { type DrawingContext, lengthsOf, type DrawingScope } from "../scene/drawing-context.ts";
import { parseLength } from "../values/lengths.ts";
import { attributeIn, serverTransform, templatesOf } from "./referred-attributes.ts";
import type { Reach } from "../scene/reaches.ts";
import { maxRounds, spread } from "./spread-stops.ts";
import { linearToSrgb, srgbToLinear } from "../../colours/srgb.ts";
import { clamped, parseShare } from "../values/parse-colour.ts";

const gradients = ["linearGradient", "radialGradient"];

/** "fallback": there is nothing to lay it on; null: it paints nothing. */
export function resolveGradient(
  context: DrawingContext,
  element: SvgElement,
  style: ComputedStyle,
  scope: DrawingScope,
  box: Box | null,
): DrawnPaint | "fallback" | null {
  const chain = templatesOf(context, element, gradients);
  const sameKind = chain.filter(({ name }) => name === element.name);
  const isOnBox = attributeIn(context, chain, "gradientUnits") !== "userSpaceOnUse";
  if (isOnBox && !hasArea(box)) return "fallback";
  const stops = stopsOf(context, chain, style);
  const [only] = stops;
  if (only === undefined) return null;
  const flat = (stop: GradientStop): DrawnPaint => ({ kind: "colour", rgb: stop.rgb, opacity: stop.opacity });
  const last = stops.at(-1) ?? only;
  if (stops.length === 1) return flat(only);

  const unit = isOnBox ? { width: 1, height: 1 } : scope.viewport;
  const lengths = lengthsOf(context, style, unit);
  const length = (name: string, otherwise: string, direction: "x" | "y" | "other"): number =>
    parseLength(
      attributeIn(context, sameKind, name) ?? otherwise,
      isOnBox ? boxLengths(lengths) : lengths,
      direction,
    ) ?? 0;
  const own = serverTransform(context, chain, "gradientTransform", scope, unit);
  const matrix = isOnBox && box !== null ? multiply(boxMatrix(box), own) : own;
  const method = attributeIn(context, chain, "spreadMethod") ?? "pad";
  const key = `${element.index}/${scope.path}${style.element.index}`;
  const widest = (reach: Reach): Reach => context.moment.reaches?.widest(key, reach, 2 * maxRounds) ?? reach;

  if (element.name === "linearGradient") {
    const start: [number, number] = [length("x1", "0%", "x"), length("y1", "0%", "y")];
    const end: [number, number] = [length("x2", "100%", "x"), length("y2", "0%", "y")];
    if (start[0] === end[0] && start[1] === end[1]) return flat(last);
    return spread({ ...base, shape: "linear", stops, start, end, matrix }, method, box, widest);
  }
  const [cx, cy, r] = [length("cx", "50%", "x"), length("cy", "50%", "y"), length("r", "50%", "other")];
  if (!(r > 0)) return flat(last);
  const fx = attributeIn(context, sameKind, "fx") === undefined ? cx : length("fx", "", "x");
  const fy = attributeIn(context, sameKind, "fy") === undefined ? cy : length("fy", "", "y");
  const fr = Math.max(0, length("fr", "0", "other"));
  const isConcentric = fx === cx && fy === cy;
  const radial =
    fr >= r && isConcentric
      ? fromOuterCircle({ cx, cy, r, fr }, stops)
      : fromFocalCircle({ cx, cy, r, fx, fy, fr }, stops);
  return spread({ ...base, ...radial, shape: "radial", matrix }, method, box, widest);
}

const base = { kind: "gradient", opacity: 1, focus: [0, 0] as [number, number] } as const;

const boxLengths = (lengths: ReturnType<typeof lengthsOf>): typeof lengths => ({
  ...lengths,
  width: 1,
  height: 1,
});

export const boxMatrix = ({ left, top, right, bottom }: Box): Matrix => [
  right - left,
  0,
  0,
  bottom - top,
  left,
  top,
];

/**
 * Circles that grow from a focal circle are those that grow from the point at which that one would have no radius: the same gradient
 * with its stops moved outwards, which is what Lottie has.
 */
function fromFocalCircle(
  { cx, cy, r, fx, fy, fr }: { cx: number; cy: number; r: number; fx: number; fy: number; fr: number },
  stops: readonly GradientStop[],
): Pick<DrawnGradient, "start" | "end" | "focus" | "stops"> {
  const first = fr < r ? -fr / (r - fr) : 0;
  let [x, y] = [fx + first * (cx - fx), fy + first * (cy - fy)];
  const distance = Math.hypot(x - cx, y - cy);
  // A focal point outside is moved to the edge (SVG 1.1, 13.2.3).
  if (distance > r * 0.999)
    [x, y] = [cx + ((x - cx) / distance) * r * 0.999, cy + ((y - cy) / distance) * r * 0.999];
  return {
    start: [cx, cy],
    end: [cx + r, cy],
    focus: [(x - cx) / r, (y - cy) / r],
    stops: stops.map((stop) => ({ ...stop, offset: (stop.offset - first) / (1 - first) })),
  };
}

/** From a circle inwards: the same colours the other way round. */
const fromOuterCircle = (
  { cx, cy, r, fr }: { cx: number; cy: number; r: number; fr: number },
  stops: readonly GradientStop[],
): Pick<DrawnGradient, "start" | "end" | "focus" | "stops"> => {
  const inwards = stops.map((stop) => ({ ...stop, offset: (fr - stop.offset * (fr - r)) / fr }));
  return {
    start: [cx, cy],
    end: [cx + fr, cy],
    focus: [0, 0],
    // Where both circles are one, what lies inside has the first colour.
    stops: fr > r ? inwards.toReversed() : inwards,
  };
};

function stopsOf(
  context: DrawingContext,
  chain: readonly SvgElement[],
  style: ComputedStyle,
): GradientStop[] {
  const holder = chain.find((element) => elementsIn(element).some(({ name }) => name === "stop"));
  if (holder === undefined) return [];
  const stops: GradientStop[] = [];
  let least = 0;
  const parent = parentStyle(context, holder) ?? style;
  for (const element of elementsIn(holder)) {
    if (element.name !== "stop") continue;
    const own = new ComputedStyle(element, context.moment, parent);
    least = Math.max(least, parseShare(context.moment.attribute(element, "offset") ?? "0") ?? 0);
    const { rgb, alpha } = own.colour("stop-color", { rgb: [0, 0, 0], alpha: 1 });
    stops.push({ offset: least, rgb, opacity: clamped(own.share("stop-opacity") * alpha) });
  }
  return parent.get("color-interpolation") === "linearRGB" ? inLinearLight(stops) : stops;
}

/** So many stops stand for the way from one to the next in linear light, which Lottie has no word for. */
const linearSteps = 8;

function inLinearLight(stops: readonly GradientStop[]): GradientStop[] {
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    const isSame = next === undefined || stop.rgb.every((each, channel) => each === next.rgb[channel]);
    if (isSame || next.offset === stop.offset) return [stop];
    return Array.from({ length: linearSteps }, (_, step): GradientStop => {
      const mix = (from: number, to: number): number => from + ((to - from) * step) / linearSteps;
      const channel = (at: 0 | 1 | 2): number =>
        linearToSrgb(mix(srgbToLinear(stop.rgb[at]), srgbToLinear(next.rgb[at])));
      return {
        offset: mix(stop.offset, next.offset),
        rgb: [channel(0), channel(1), channel(2)],
        opacity: mix(stop.opacity, next.opacity),
      };
    });
  });
}

/** As gradients inherit: by where they stand, not by who uses them. */
function parentStyle(context: DrawingContext, element: SvgElement): ComputedStyle {
  const parent = element.parent === null ? null : parentStyle(context, element.parent);
  return new ComputedStyle(element, context.moment, parent);
}
