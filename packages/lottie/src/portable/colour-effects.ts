import { hexOf, type Rgb, rgbOf } from "../colours/colour.ts";
import type { LottieJson } from "../contract.ts";
import { asNumber, asObject, isObject, type JsonObject, objectsIn } from "../json/json-values.ts";
import { withoutMembers } from "../json/walk.ts";
import { effectTypes } from "../targets/part-features.ts";
import { isBound, stillNumbers } from "./numbers-of-property.ts";
import { recoloured } from "./recoloured-shapes.ts";
import { rewriteLayers } from "./rewrite-layers.ts";
import type { RewriteLog } from "./rewrite-log.ts";

type Effect = "fill-effect" | "tint-effect" | "tritone-effect";
const [solidLayer, shapeLayer] = [1, 4];

/**
 * Fill, tint and tritone as the colours that come out, where that looks the same everywhere: a fill of shapes without transparent
 * gradients and of solids; a tint and a tritone of what is black and white, because players mix greys in different ways. The first of a
 * layer's effects goes first; what stands behind one that stays, stays.
 */
export const withoutColourEffects = (
  json: LottieJson,
  isWanted: (effect: Effect) => boolean,
  log: RewriteLog,
): LottieJson =>
  rewriteLayers(json, (layer, pointer) => {
    let changed = layer;
    for (const [index, effect] of objectsIn(layer["ef"]).entries()) {
      if (effect["en"] === 0) continue;
      const name = (["fill-effect", "tint-effect", "tritone-effect"] as const).find(
        (each) => effectTypes[each] === effect["ty"],
      );
      const without = name === undefined || !isWanted(name) ? null : applied(changed, name, effect);
      if (name === undefined || without === null) break;
      log({ feature: name, pointer: `${pointer}/ef/${index}`, exactness: "exact" });
      changed = withoutEffect(without, effect);
    }
    return changed;
  });

function withoutEffect(layer: JsonObject, effect: JsonObject): JsonObject {
  const { ef, ...rest } = layer;
  const left = Array.isArray(ef) ? ef.filter((each) => each !== effect) : [];
  return left.length === 0 ? rest : { ...rest, ef: left };
}

function applied(layer: JsonObject, name: Effect, effect: JsonObject): JsonObject | null {
  const values = objectsIn(effect["ef"]).map((each) => asObject(each["v"]) ?? {});
  if (name === "fill-effect") return filled(layer, values);
  const colours = values.slice(0, name === "tint-effect" ? 2 : 3).map(colourOf);
  const [first, second, third] = colours;
  if (!first || !second || third === null) return null;
  const amounts = stillNumbers(values[name === "tint-effect" ? 2 : 3], [name === "tint-effect" ? 100 : 0]);
  const amount = amounts?.[0] ?? 0;
  if (amounts === null) return null;
  if (name === "tint-effect") {
    const share = Math.min(1, Math.max(0, amount / 100));
    return withColours(layer, (rgb) => byLightness(rgb, first, second, share));
  }
  // The brightest colour is named first.
  return third === undefined || amount !== 0
    ? null
    : withColours(layer, (rgb) => byLightness(rgb, third, first, 1));
}

function byLightness(rgb: Rgb, black: Rgb, white: Rgb, share: number): Rgb | null {
  const lightness = rgb[0];
  if ((lightness !== 0 && lightness !== 1) || rgb.some((each) => each !== lightness)) return null;
  const target = lightness === 0 ? black : white;
  const mixed = (index: 0 | 1 | 2): number => lightness + (target[index] - lightness) * share;
  return [mixed(0), mixed(1), mixed(2)];
}

/** A colour that stands still, as numbers of 0 to 1. */
function colourOf(property: JsonObject): Rgb | null {
  if (isBound(property)) return null;
  const [red, green, blue] = stillNumbers(property, []) ?? [];
  return red === undefined || green === undefined || blue === undefined ? null : [red, green, blue];
}

/** A layer all of whose colours are changed one by one; null where one is not to be. */
function withColours(layer: JsonObject, change: (rgb: Rgb) => Rgb | null): JsonObject | null {
  if (layer["ty"] === solidLayer) {
    const rgb = typeof layer["sc"] === "string" ? rgbOf(layer["sc"]) : null;
    const changed = rgb === null ? null : change(rgb);
    return changed === null ? null : { ...layer, sc: hexOf(changed) };
  }
  if (layer["ty"] !== shapeLayer) return null;
  const shapes = recoloured(layer["shapes"], (paint) => {
    const colour = asObject(paint["c"]);
    const rgb = colour === null ? null : colourOf(colour);
    const changed = rgb === null ? null : change(rgb);
    return changed === null ? null : { ...paint, c: { a: 0, k: [...changed, 1] } };
  });
  return shapes === null ? null : { ...layer, shapes };
}

const [colourAt, opacityAt] = [2, 6];
/** Stops, start, end, type, and where a radial one is brightest. */
const ofGradients: ReadonlySet<string> = new Set(["g", "s", "e", "t", "h", "a"]);

function filled(layer: JsonObject, values: readonly JsonObject[]): JsonObject | null {
  const colour = values[colourAt];
  const [opacity = 1] = stillNumbers(values[opacityAt], [1]) ?? [Number.NaN];
  const faded = withOpacity(layer, opacity);
  if (colour?.["k"] === undefined || typeof colour["x"] === "string" || faded === null) return null;
  if (layer["ty"] === solidLayer) {
    const rgb = colourOf(colour);
    return rgb === null ? null : { ...faded, sc: hexOf(rgb) };
  }
  if (layer["ty"] !== shapeLayer) return null;
  const shapes = recoloured(layer["shapes"], (paint) => {
    if (paint["ty"] === "fl" || paint["ty"] === "st") return { ...paint, c: colour };
    if (hasTransparentStops(paint["g"])) return null;
    const rest = withoutMembers(paint, (key) => ofGradients.has(key));
    return { ...rest, ty: paint["ty"] === "gf" ? "fl" : "st", c: colour };
  });
  return shapes === null ? null : { ...faded, shapes };
}

/** Stops of a gradient are four numbers each, and two more for each of its opacities. */
function hasTransparentStops(gradient: unknown): boolean {
  const { p, k } = asObject(gradient) ?? {};
  const stops = asObject(k)?.["k"];
  const values = Array.isArray(stops) && isObject(stops[0]) ? stops[0]["s"] : stops;
  return !Array.isArray(values) || values.length > (asNumber(p) ?? 0) * 4;
}

/** The effect counts before the layer's opacity, which therefore can say both. */
function withOpacity(layer: JsonObject, opacity: number): JsonObject | null {
  if (opacity === 1) return layer;
  const transform = asObject(layer["ks"]) ?? {};
  const own = stillNumbers(transform["o"], [100]);
  if (own === null || isBound(transform["o"]) || !(opacity >= 0 && opacity < 1)) return null;
  return { ...layer, ks: { ...transform, o: { a: 0, k: (own[0] ?? 100) * opacity } } };
}
