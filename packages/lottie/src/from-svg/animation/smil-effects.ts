import { inheritedProperties, ownProperties } from "../css/inherited-properties.ts";
import type { SvgDocument, SvgElement } from "../document/svg-element.ts";
import type { SvgFindings } from "../svg-findings.ts";
import { idOf } from "../values/numbers.ts";
import type { Effect } from "./effect.ts";
import { added } from "./interpolate.ts";
import { motionValues } from "./motion-path.ts";
import { createSmilCourse, type SmilCourse } from "./smil-course.ts";
import { createTimings, type Timing } from "./smil-timing.ts";
import { smilValuesOf, transformTypeOf } from "./smil-values.ts";

const names = new Set(["animate", "set", "animateTransform", "animateMotion"]);

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
  const isMotion = element.name === "animateMotion";
  const isTransform = element.name === "animateTransform";
  const attributeName = (element.attributes.get("attributeName") ?? "").replace(/^.*:/, "");
  const name = isMotion ? "motion-matrix" : attributeName;
  const [first] = timing.intervals;
  if (name === "" || first === undefined || (isTransform && !/transform$/i.test(name))) return null;
  if (restyling.has(name)) {
    findings.add("svg-animation-left-out", name, element.index);
    return null;
  }
  const motion = isMotion ? motionValues(document, element) : null;
  const values = smilValuesOf(element, motion);
  if (values.of("0").length === 0) {
    if (element.name !== "set") findings.add("svg-animation-left-out", name, element.index);
    return null;
  }
  const course = createSmilCourse(element, name, values, motion, timing.duration);
  if (course === null) return null;
  const isProperty =
    isMotion || ((inheritedProperties.has(name) || ownProperties.has(name)) && name !== "transform");
  const isOfPaint = name === "gradientTransform" || name === "patternTransform";
  return {
    element: target,
    kind: isProperty ? "property" : "attribute",
    name: isTransform && !isOfPaint ? "transform" : name,
    begin: first.begin,
    valueAt: createValueAt(element, timing, course),
    turns: (until) => turnsOf(timing, until, course.turns()),
    easings: course.splines,
    end: timing.period === null ? endOf(timing) : 0,
    cycle: timing.period ?? (isEndless(timing) ? timing.duration : null),
  };
}

/** The value at a time, on top of what holds without it where it is added to that. */
function createValueAt(
  { name, attributes }: SvgElement,
  timing: Timing,
  { valueIn }: SmilCourse,
): Effect["valueAt"] {
  const isByAlone =
    attributes.has("by") && !["from", "values", "to"].some((attribute) => attributes.has(attribute));
  const isAdded = attributes.get("additive") === "sum" || isByAlone;
  const isSumming = attributes.get("accumulate") === "sum";
  const type = transformTypeOf(attributes);
  return (time, base) => {
    const place = placeAt(timing, time);
    if (place === null) return undefined;
    const { round, share } = place;
    let value = valueIn(share, base);
    if (isSumming && round > 0) value = added(value, valueIn(1, base), round) ?? value;
    if (name === "animateTransform") {
      const text = `${type}(${value})`;
      return isAdded ? `${base ?? ""} ${text}` : text;
    }
    if (name === "animateMotion") return isAdded ? `${base ?? ""} ${value}` : value;
    return isAdded && base !== undefined ? (added(base, value) ?? value) : value;
  };
}

/** In which round a time lies, and after what share of it; null where there is none. */
function placeAt(
  { intervals, duration, isFrozen }: Timing,
  time: number,
): { round: number; share: number } | null {
  const interval = intervals.findLast(({ begin }) => begin <= time);
  if (interval === undefined) return null;
  const isOver = time >= interval.end;
  if (isOver && !isFrozen) return null;
  if (!Number.isFinite(duration)) return { round: 0, share: 0 };
  const rounds = ((isOver ? interval.end : time) - interval.begin) / duration;
  // The end of a round is seen where it is the last one.
  if (isOver && Math.abs(rounds - Math.round(rounds)) < 1e-9)
    return { round: Math.round(rounds) - 1, share: 1 };
  return { round: Math.floor(rounds), share: rounds % 1 };
}

const isEndless = ({ intervals, duration }: Timing): boolean =>
  Number.isFinite(duration) && intervals.some(({ end }) => end === Number.POSITIVE_INFINITY);

const endOf = ({ intervals, isFrozen }: Timing): number =>
  isFrozen
    ? (intervals.at(-1)?.end ?? 0)
    : intervals.reduce((last, { end }) => Math.max(last, end), Number.NEGATIVE_INFINITY);

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
