import { countParts } from "../inspect/census.ts";
import type { LottieJson, NamedDocument } from "../contract.ts";
import { isObject } from "../json/json-values.ts";
import { geometryDigits, isExact, rounded } from "./precision.ts";
import { countLayersAndAssets, withoutUnused } from "./unused-parts.ts";

/** What is done, in this order: hidden and unused parts, marks of editors, names, values that are the default, and invisible decimals. */
export const optimiserPasses = ["unused", "editor-marks", "names", "defaults", "precision"] as const;
export type OptimiserPass = (typeof optimiserPasses)[number];

export interface OptimiseJsonOptions {
  /** Names of layers that something outside the animation refers to; see `namesUsedBy`. */
  keepNames?: ReadonlySet<string>;
  /** Default: all of them. */
  passes?: readonly OptimiserPass[];
  /** Told how many members were taken out, numbers rounded, layers and assets left out. */
  onChange?: (count: number) => void;
}

/**
 * Marks of editors that no player reads: `ix` and `cix` number properties, `np` counts them, `mn` is After Effects' match name.
 * Not `cl` and `ln`: they are the class and the id of elements in lottie-web's SVG, and `cl` closes the path of a mask.
 */
const editorKeys = new Set(["mn", "cix", "ix", "np"]);
/** Left out means the same, in every player and in the specification. */
const defaults: { [key: string]: unknown } = { hd: false, ddd: 0, ao: 0 };
/** Names in these parts are data, not labels; effects are looked up by name in some players. */
const untouchedParts = new Set(["fonts", "chars", "markers", "slots", "meta", "metadata", "ef", "sy"]);

/**
 * Raised by whoever changes what this makes of any file: `npm run files -- optimise` makes anew what an older one has made. 1 is that
 * of the first release, which changed pictures in some players; 3 leaves nothing for a second time; 4 drops defaults beside expressions.
 */
export const optimiserVersion = 4;

/**
 * A smaller animation that looks the same: without editor marks, hidden and unused parts and default values,
 * with numbers rounded finer than a screen shows. With expressions, names, indices and layers stay, since programs look them up.
 * What it makes of its own result is that result.
 */
export function optimiseJson(json: LottieJson, options: OptimiseJsonOptions = {}): LottieJson {
  const slimmed = slim(json, options);
  // Rounding can move the largest scale over the step at which more decimals are kept.
  const isFinal =
    options.passes?.includes("precision") === false || geometryDigits(slimmed) === geometryDigits(json);
  return isFinal ? slimmed : slim(slimmed, options);
}

function slim(json: LottieJson, options: OptimiseJsonOptions): LottieJson {
  const hasExpressions = countParts(json).expressions > 0;
  const { keepNames = new Set<string>(), onChange = () => {} } = options;
  const runs = new Set<OptimiserPass>(options.passes ?? optimiserPasses);
  // Programs look up names, indices and layers, which stay where there are some.
  if (hasExpressions) for (const name of ["unused", "editor-marks", "names"] as const) runs.delete(name);
  const source = runs.has("unused") ? withoutUnused(json, keepNames) : json;
  if (runs.has("unused")) onChange(countLayersAndAssets(json) - countLayersAndAssets(source));
  const digits = runs.has("precision") ? geometryDigits(source) : 0;
  // The canvas of lottie-web goes on with the blend mode of the layer before where a layer names none.
  const left: typeof defaults = isBlending(source) ? defaults : { ...defaults, bm: 0 };

  const change = (value: unknown, key: string): unknown => {
    if (typeof value === "number") {
      const short = runs.has("precision") ? rounded(value, key, digits) : value;
      if (short !== value) onChange(1);
      return short;
    }
    if (Array.isArray(value)) return value.map((each: unknown) => change(each, key));
    if (!isObject(value)) return value;
    const copy: LottieJson = {};
    for (const name in value) {
      const each = value[name];
      if (isDroppable(name, each)) {
        onChange(1);
        continue;
      }
      const inner = isExact(value, name) ? "exact" : easingKey(key, name, each);
      copy[name] = untouchedParts.has(name) ? each : change(each, inner);
      if (name === "d" && Array.isArray(each) && runs.has("names")) copy[name] = named(copy[name]);
    }
    return copy;
  };
  const isDroppable = (name: string, value: unknown): boolean => {
    if (name === "nm") return runs.has("names") && (typeof value !== "string" || !keepNames.has(value));
    if (editorKeys.has(name)) return runs.has("editor-marks") && typeof value !== "object";
    return runs.has("defaults") && name in left && left[name] === value;
  };
  const isEmptyProps = (name: string, value: unknown): boolean =>
    name === "props" && runs.has("editor-marks") && isEmpty(value);

  const copy: LottieJson = {};
  for (const name in source) {
    const each = source[name];
    if (isDroppable(name, each) || isEmptyProps(name, each)) onChange(1);
    // Canvas and timing of the whole stay exact: they decide the shape and the length.
    else copy[name] = typeof each === "number" || untouchedParts.has(name) ? each : change(each, name);
  }
  return copy;
}

/** Layer names that the state machines of a file watch: every text in them, to be on the safe side. */
export function namesUsedBy(parsed: { stateMachines: readonly Pick<NamedDocument, "json">[] }): Set<string> {
  const names = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === "string") names.add(value);
    else if (Array.isArray(value)) value.forEach(collect);
    else if (isObject(value)) Object.values(value).forEach(collect);
  };
  for (const { json } of parsed.stateMachines) collect(json);
  return names;
}

/** Dashes, each under another name: lottie-web makes properties of the names, and plays nothing where two are the same. */
const named = (dashes: unknown): unknown =>
  Array.isArray(dashes)
    ? dashes.map((dash: unknown, index) => (isObject(dash) ? { ...dash, nm: String(index) } : dash))
    : dashes;

/** Does any layer or shape have another blend mode than the usual? */
function isBlending(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isBlending);
  if (!isObject(value)) return false;
  const mode = value["bm"];
  return (typeof mode === "number" && mode !== 0) || Object.values(value).some(isBlending);
}

/** `i` and `o` are easing handles when they hold x and y, tangents of a path otherwise; both inherit the key above else. */
function easingKey(parent: string, name: string, value: unknown): string {
  if (parent === "exact") return parent;
  if ((name === "i" || name === "o") && isObject(value) && "x" in value) return "easing";
  return name === "k" || name === "s" || name === "e" || parent === "easing" ? parent : name;
}

const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;
