import { eased } from "../../scene/easing.ts";
import { inheritedProperties, ownProperties } from "../css/inherited-properties.ts";
import type { SvgDocument, SvgElement } from "../document/svg-element.ts";
import type { SvgFindings } from "../svg-findings.ts";
import { idOf, numbersOf } from "../values/numbers.ts";
import type { Effect } from "./effect.ts";
import { added, createInterpolation } from "./interpolate.ts";
import { motionValues } from "./motion-path.ts";
import {
  areWrong,
  areWrongSplines,
  courseOf,
  evenly,
  evenTimes,
  keyTimesOf,
  lastUntil,
  splinesOf,
} from "./smil-key-times.ts";
import { createTimings, type Timing } from "./smil-timing.ts";

/** So many of one list; what comes behind is not shown. */
const maxValues = 5_000;
const names = new Set(["animate", "set", "animateTransform", "animateMotion"]);
/** What has no value between two others. */
const discreteNames = new Set([
  "visibility",
  "display",
  "href",
  "class",
  "target",
  "fill-rule",
  "clip-rule",
  "preserveAspectRatio",
]);

/** With these the style sheet would have to be gone through anew. */
const restyling = new Set(["class", "style", "id"]);

/** The effects of all SMIL elements of a document, in their order. */
export function smilEffects(document: SvgDocument, findings: SvgFindings): Effect[] {
  const effects: Effect[] = [];
  const timingOf = createTimings(document.byId);
  const visit = (element: SvgElement): void => {
    // Of SVG 1.1 alone; browsers have let go of it.
    if (element.name === "animateColor") findings.add("svg-animation-left-out", element.name, element.index);
    if (names.has(element.name)) {
      const href = element.attributes.get("href");
      const id = idOf(href);
      const target = href === undefined ? element.parent : id === null ? undefined : document.byId.get(id);
      const timing = timingOf(element);
      if (timing.isWaiting || timing.intervals.length === 0)
        findings.add(
          "svg-animation-left-out",
          element.attributes.get("begin") ?? element.name,
          element.index,
        );
      else if (target !== null && target !== undefined) {
        const effect = effectOf(document, element, target, timing, findings);
        if (effect !== null) effects.push(effect);
      }
    }
    for (const child of element.children) if (typeof child !== "string") visit(child);
  };
  visit(document.root);
  return effects;
}

function effectOf(
  document: SvgDocument,
  element: SvgElement,
  target: SvgElement,
  timing: Timing,
  findings: SvgFindings,
): Effect | null {
  const { attributes } = element;
  const isMotion = element.name === "animateMotion";
  const isTransform = element.name === "animateTransform";
  const name = isMotion ? "motion-matrix" : (attributes.get("attributeName") ?? "").replace(/^.*:/, "");
  const [first] = timing.intervals;
  if (name === "" || first === undefined || (isTransform && !/transform$/i.test(name))) return null;
  if (restyling.has(name)) {
    findings.add("svg-animation-left-out", name, element.index);
    return null;
  }
  const isProperty =
    isMotion || ((inheritedProperties.has(name) || ownProperties.has(name)) && name !== "transform");
  const isSet = element.name === "set";
  const by = attributes.get("by");
  const to = attributes.get("to");
  const from = attributes.get("from");
  const isAdded =
    attributes.get("additive") === "sum" ||
    (by !== undefined && from === undefined && attributes.get("values") === undefined && to === undefined);
  const isSumming = attributes.get("accumulate") === "sum";
  const motion = isMotion ? motionValues(document, element) : null;
  const type = attributes.get("type") ?? "translate";
  const given = valuesOf(attributes.get("values"));
  const listOf = (base: string | undefined): string[] => {
    if (motion !== null) return motion.values;
    if (given !== null) return given;
    const start =
      from ??
      (isTransform ? underlying(type, to, base) : by !== undefined ? zeroLike(by) : (base ?? to ?? ""));
    if (isSet) return to === undefined ? [] : [to];
    if (to !== undefined) return [start, to];
    return by === undefined ? [] : [start, added(start, by) ?? by];
  };
  const count = listOf("0").length;
  if (count === 0) {
    if (!isSet) findings.add("svg-animation-left-out", name, element.index);
    return null;
  }
  const mode =
    isSet || (discreteNames.has(name) && !isMotion)
      ? "discrete"
      : (attributes.get("calcMode") ?? (isMotion ? "paced" : "linear"));
  const isDiscrete = mode === "discrete";
  const keyTimes = keyTimesOf(attributes.get("keyTimes"), count, isDiscrete, motion?.keyPoints ?? null);
  if (given !== null && !isMotion && areWrong(attributes.get("keyTimes"), count, mode)) return null;
  const splines = mode === "spline" ? splinesOf(attributes.get("keySplines")) : [];
  if (given !== null && !isMotion && mode === "spline" && areWrongSplines(splines, count)) return null;
  const pacedTimes = (values: readonly string[]): number[] | null =>
    mode === "paced" ? evenTimes(values) : null;
  const usualTimes = keyTimes ?? evenly(count, isDiscrete);
  // The same at every moment, unless it begins where the drawing stands just then.
  const fixedTimes = motion === null && given === null ? null : (pacedTimes(listOf("0")) ?? usualTimes);
  const interpolate = createInterpolation();

  const valueIn = (share: number, base: string | undefined): string => {
    const values = listOf(base);
    const points = motion?.keyPoints ?? null;
    if (motion !== null && points !== null)
      return motion.at(courseOf(points, keyTimes ?? [], share, splines, isDiscrete));
    if (motion !== null && mode === "paced") return motion.at(share);
    const times = fixedTimes ?? pacedTimes(values) ?? usualTimes;
    if (isDiscrete)
      return values[Math.max(0, lastUntil(times, share + Math.max(1e-9, 2e-8 / timing.duration)))] ?? "";
    if (values.length === 1) return values[0] ?? "";
    const at = Math.min(Math.max(lastUntil(times, share), 0), values.length - 2);
    const [start = 0, end = 1] = [times[at], times[at + 1]];
    let part = end > start ? (share - start) / (end - start) : 1;
    const spline = splines[at];
    if (spline !== undefined) part = eased(part, ...spline);
    const [a, b] = [values[at] ?? "", values[at + 1] ?? ""].map((value) =>
      isTransform ? wholeTransform(type, value) : value,
    ) as [string, string];
    if (motion !== null) return motion.between(at, part);
    return interpolate(a, b, part) ?? (part < 0.5 ? a : b);
  };
  const valueAt = (time: number, base: string | undefined): string | undefined => {
    const interval = timing.intervals.findLast(({ begin }) => begin <= time);
    if (interval === undefined) return undefined;
    const isOver = time >= interval.end;
    if (isOver && !timing.isFrozen) return undefined;
    const { duration } = timing;
    const elapsed = (isOver ? interval.end : time) - interval.begin;
    let [round, share] = Number.isFinite(duration)
      ? [Math.floor(elapsed / duration), (elapsed / duration) % 1]
      : [0, 0];
    // The end of a round is seen where it is the last one.
    if (
      isOver &&
      Number.isFinite(duration) &&
      Math.abs(elapsed / duration - Math.round(elapsed / duration)) < 1e-9
    )
      [round, share] = [Math.round(elapsed / duration) - 1, 1];
    let value = valueIn(share, base);
    if (isSumming && round > 0) value = added(value, valueIn(1, base), round) ?? value;
    if (isTransform) {
      const text = `${type}(${value})`;
      return isAdded ? `${base ?? ""} ${text}` : text;
    }
    if (isMotion) return isAdded ? `${base ?? ""} ${value}` : value;
    return isAdded && base !== undefined ? (added(base, value) ?? value) : value;
  };
  return {
    element: target,
    kind: isProperty ? "property" : "attribute",
    name:
      name === "gradientTransform" || name === "patternTransform" ? name : isTransform ? "transform" : name,
    begin: first.begin,
    valueAt,
    turns: (until) =>
      turnsOf(
        timing,
        until,
        motion !== null && mode === "paced" ? [0, 1] : (pacedTimes(listOf("0")) ?? usualTimes),
      ),
    easings: splines,
    end: timing.period === null ? endOf(timing) : 0,
    cycle:
      timing.period ??
      (timing.intervals.some(({ end }) => end === Number.POSITIVE_INFINITY) &&
      Number.isFinite(timing.duration)
        ? timing.duration
        : null),
  };
}

/** A list that ends with a semicolon has nothing behind it. */
function valuesOf(text: string | undefined): string[] | null {
  if (text === undefined) return null;
  const values = text.split(";", maxValues).map((value) => value.trim());
  return values.at(-1) === "" ? values.slice(0, -1) : values;
}

const endOf = ({ intervals, isFrozen }: Timing): number =>
  isFrozen
    ? (intervals.at(-1)?.end ?? 0)
    : intervals.reduce((last, { end }) => Math.max(last, end), Number.NEGATIVE_INFINITY);

/** What a transform without `from` begins with: towards `to` with what stands there already, as far as that is of the same kind. */
function underlying(type: string, to: string | undefined, base: string | undefined): string {
  if (to === undefined) return "0";
  const [, name, inside] = /^\s*([a-z]+)\(([^()]*)\)\s*$/i.exec(base ?? "") ?? [];
  return name?.toLowerCase() === type.toLowerCase() && inside !== undefined
    ? inside
    : type === "scale"
      ? "1"
      : "0";
}

/** With the numbers that may be left out, so that both sides have as many. */
function wholeTransform(type: string, value: string): string {
  const numbers = numbersOf(value);
  const [first = 0] = numbers;
  if (type === "rotate" && numbers.length === 1) return `${first} 0 0`;
  if (numbers.length !== 1 || (type !== "scale" && type !== "translate")) return value;
  return `${first} ${type === "scale" ? first : 0}`;
}

const zeroLike = (value: string): string => value.replaceAll(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi, "0");

function turnsOf({ intervals, duration }: Timing, until: number, shares: readonly number[]): number[] {
  const turns: number[] = [];
  for (const { begin, end } of intervals) {
    const last = Math.min(end, until);
    turns.push(begin, last);
    if (!Number.isFinite(duration)) continue;
    for (
      let round = Math.max(0, Math.floor(-begin / duration));
      begin + round * duration < last && turns.length < 5_000;
      round++
    )
      for (const share of shares)
        if (begin + (round + share) * duration <= last) turns.push(begin + (round + share) * duration);
  }
  return turns;
}
