import type { Cascade } from "../css/cascade.ts";
import type { StyleSheet } from "../css/parse-style-sheet.ts";
import type { SvgDocument, SvgElement } from "../document/svg-element.ts";
import type { SvgFindings } from "../svg-findings.ts";
import { ease, type Easing, easingOf, isEasing, turnsOf } from "./css-easing.ts";
import type { Bezier, Effect } from "./effect.ts";
import { added as addedTo, createInterpolation, createTransformInterpolation } from "./interpolate.ts";
import { calculated, isCalc } from "../values/calc.ts";
import { clockOf } from "./smil-timing.ts";

export interface CssAnimation {
  name: string;
  duration: number;
  delay: number;
  count: number;
  direction: string;
  fill: string;
  easing: string;
  /** It stands still at its beginning, or where a negative delay lets it begin. */
  isPaused: boolean;
  composition: string;
}

/** The effects of CSS animations that run by themselves. */
export function cssEffects(
  document: SvgDocument,
  sheet: StyleSheet,
  cascade: Cascade,
  findings: SvgFindings,
): Effect[] {
  if (sheet.keyframes.size === 0) return [];
  const effects: Effect[] = [];
  const visit = (element: SvgElement): void => {
    for (const animation of animationsOf(cascade.ownStyleOf(element))) {
      const frames = sheet.keyframes.get(animation.name);
      if (frames === undefined || animation.duration <= 0) continue;
      const properties = new Set(
        frames.flatMap(({ declarations }) => declarations.map(({ property }) => property)),
      );
      for (const property of properties) {
        if (property === "animation-timing-function" || cascade.isImportant(element, property)) continue;
        if (/^(?:--|offset(?:-anchor|-position)?$)/.test(property))
          findings.add("svg-animation-left-out", property, element.index);
        const steps = frames.flatMap(({ offset, declarations }) => {
          const found = declarations.findLast((each) => each.property === property);
          const easing =
            declarations.findLast((each) => each.property === "animation-timing-function")?.value ??
            animation.easing;
          if (found === undefined) return [];
          const value = wholeValue(property, cascade.resolved(element, found.value));
          return [{ offset, value, easing: easingOf(cascade.resolved(element, easing)) }];
        });
        const effect = effectOf(element, property, animation, steps);
        effects.push(animation.isPaused ? standingStill(effect) : effect);
      }
    }
    for (const child of element.children) if (typeof child !== "string") visit(child);
  };
  visit(document.root);
  return effects;
}

/** What each of the properties that are parts of a transform is where nobody says, in as many numbers as it may have. */
const neutral: { [property: string]: string } = { translate: "0px 0px", rotate: "0deg", scale: "1 1" };

/** In as many numbers as another keyframe may have. */
function wholeValue(property: string, value: string): string {
  const none = neutral[property];
  if (none === undefined) return value;
  if (value === "none") return none;
  const single = !/\s/.test(value.trim());
  if (property === "scale" && single) return `${value} ${value}`;
  if (property !== "translate") return value;
  const lengths = value.replaceAll(/(^|\s)0(?=\s|$)/g, "$10px");
  return single ? `${lengths} 0px` : lengths;
}

const hiding: { [property: string]: ReadonlySet<string> } = {
  display: new Set(["none"]),
  visibility: new Set(["hidden", "collapse"]),
};

/** In seconds, as far as a turn may be looked at too early. */
const turnRounding = 2e-8;

interface Step {
  offset: number;
  /** Null for what holds without the animation. */
  value: string | null;
  easing: Easing;
}

/** Between keyframes in the order of their offsets, by the rules of CSS animations. */
export function effectOf(
  element: SvgElement,
  property: string,
  animation: CssAnimation,
  given: readonly Step[],
): Effect {
  const { duration, delay, count, direction, fill } = animation;
  const steps: Step[] = [...given];
  const usual = easingOf(animation.easing);
  if (steps[0]?.offset !== 0) steps.unshift({ offset: 0, value: null, easing: usual });
  if (steps.at(-1)?.offset !== 1) steps.push({ offset: 1, value: null, easing: usual });
  const end = delay + duration * count;
  const isTransform = property === "transform";
  const isBackwards = (round: number): boolean =>
    direction === "reverse" ||
    (direction === "alternate" && round % 2 === 1) ||
    (direction === "alternate-reverse" && round % 2 === 0);
  const isList = isTransform || property === "filter";
  const isAdded = animation.composition !== "replace";
  const interpolate = isList ? createTransformInterpolation() : createInterpolation();
  const valueIn = (share: number, base: string | undefined): string => {
    const at = Math.min(
      Math.max(
        steps.findLastIndex(({ offset }) => offset <= share + turnRounding / duration),
        0,
      ),
      steps.length - 2,
    );
    const [first, second] = [steps[at], steps[at + 1]];
    if (first === undefined || second === undefined) return base ?? "";
    const part =
      second.offset > first.offset ? Math.max(0, share - first.offset) / (second.offset - first.offset) : 1;
    const progress = ease(first.easing, part);
    const otherwise = wholeValue(property, base ?? neutral[property] ?? (isList ? "none" : ""));
    const [a, b] = [first.value ?? otherwise, second.value ?? otherwise];
    const hidden = hiding[property];
    // What is hidden at one end is seen all the way to it (CSS Display 4, 2.9); the one moment at its beginning nobody sees.
    const isBegun = progress > 0 || first.easing.kind !== "steps";
    if (hidden !== undefined && isBegun && progress < 1) return hidden.has(a) ? b : a;
    return interpolate(a, b, progress) ?? (progress < 0.5 ? a : b);
  };
  return {
    element,
    kind: "property",
    name: isTransform ? "css-transform" : property,
    begin: delay,
    valueAt(time, base) {
      const elapsed = Math.min(time, end) - delay;
      if (time < delay && fill !== "backwards" && fill !== "both") return undefined;
      if (time >= end && fill !== "forwards" && fill !== "both") return undefined;
      const rounds = Math.max(0, elapsed) / duration;
      let [round, share] = [Math.floor(rounds), rounds % 1];
      if (time >= end && share < 1e-9 && round > 0) [round, share] = [round - 1, 1];
      const value = valueIn(isBackwards(round) ? 1 - share : share, isAdded ? undefined : base);
      if (!isAdded || base === undefined) return value;
      return isList
        ? `${base === "none" ? "" : base} ${value === "none" ? "" : value}`
        : (addedTo(base, value) ?? value);
    },
    turns(until) {
      const turns = [delay, Math.min(end, until)];
      for (let round = 0; round < count && delay + round * duration < until && turns.length < 5_000; round++)
        for (const { offset, easing } of steps) {
          const at = isBackwards(round) ? 1 - offset : offset;
          turns.push(delay + (round + at) * duration);
          for (const turn of turnsOf(easing)) {
            const inside = (isBackwards(round) ? -1 : 1) * turn * stepLength(steps, offset);
            turns.push(delay + (round + at + inside) * duration);
          }
        }
      return turns;
    },
    easings: steps.flatMap(({ easing }) =>
      easing.kind === "bezier" ? [easing.bezier, mirrored(easing.bezier)] : [],
    ),
    end: Number.isFinite(end) ? end : delay,
    cycle: Number.isFinite(end) ? null : duration * (direction.startsWith("alternate") ? 2 : 1),
  };
}

/** Nothing goes on that is paused from the first: no script lets it run. */
const standingStill = (effect: Effect): Effect => ({
  ...effect,
  valueAt: (_, base) => effect.valueAt(0, base),
  turns: () => [],
  easings: [],
  end: 0,
  cycle: null,
});

const stepLength = (steps: readonly Step[], offset: number): number =>
  (steps.find((step) => step.offset > offset)?.offset ?? 1) - offset;

const mirrored = ([x1, y1, x2, y2]: Bezier): Bezier => [1 - x2, 1 - y2, 1 - x1, 1 - y1];

/** In seconds. */
export const timeOf = (text: string): number | null =>
  isCalc(text) ? calculated(text, (unit) => ({ s: 1, ms: 0.001 })[unit] ?? Number.NaN) : clockOf(text);

/** What stands between commas. */
export const listOf = (text = ""): string[] =>
  text
    .split(/,(?!(?:[^()]|\([^()]*\))*\))/)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** What stands between spaces. */
export const wordsOf = (text: string): string[] => text.match(/[\w-]+\((?:[^()]|\([^()]*\))*\)|\S+/g) ?? [];

/** Whether it is a time, as a length or a delay is. */
export const isTime = (word: string): boolean => /^[+-]?(?:\d+\.?\d*|\.\d+)m?s$/.test(word) || isCalc(word);

/** The shorthand and what stands beside it. */
function animationsOf(own: ReadonlyMap<string, string>): CssAnimation[] {
  const animations = listOf(own.get("animation")).map(parseShorthand);
  for (const [index, name] of listOf(own.get("animation-name")).entries())
    animations[index] = { ...(animations[index] ?? initialAnimation), name };
  const set = (property: string, write: (animation: CssAnimation, value: string) => void): void => {
    const values = listOf(own.get(property));
    if (values.length > 0)
      for (const [index, animation] of animations.entries())
        write(animation, values[index % values.length] ?? "");
  };
  set("animation-duration", (animation, value) => (animation.duration = timeOf(value) ?? 0));
  set("animation-delay", (animation, value) => (animation.delay = timeOf(value) ?? 0));
  set(
    "animation-iteration-count",
    (animation, value) =>
      (animation.count = value === "infinite" ? Number.POSITIVE_INFINITY : Number(value) || 1),
  );
  set("animation-direction", (animation, value) => (animation.direction = value));
  set("animation-fill-mode", (animation, value) => (animation.fill = value));
  set("animation-timing-function", (animation, value) => (animation.easing = value));
  set("animation-play-state", (animation, value) => (animation.isPaused = value === "paused"));
  set("animation-composition", (animation, value) => (animation.composition = value));
  return animations;
}

/** Of each, unless somebody says so. */
export const initialAnimation: CssAnimation = {
  name: "",
  duration: 0,
  delay: 0,
  count: 1,
  direction: "normal",
  fill: "none",
  easing: "ease",
  isPaused: false,
  composition: "replace",
};

function parseShorthand(text: string): CssAnimation {
  const animation = { ...initialAnimation };
  let times = 0;
  for (const word of wordsOf(text)) {
    const clock = isTime(word) ? timeOf(word) : null;
    if (clock !== null) {
      if (times++ === 0) animation.duration = clock;
      else animation.delay = clock;
    } else if (word === "infinite") animation.count = Number.POSITIVE_INFINITY;
    else if (/^(?:\d+\.?\d*|\.\d+)$/.test(word)) animation.count = Number(word);
    else if (/^(?:normal|reverse|alternate|alternate-reverse)$/.test(word)) animation.direction = word;
    else if (/^(?:none|forwards|backwards|both)$/.test(word)) animation.fill = word;
    else if (/^(?:running|paused)$/.test(word)) animation.isPaused = word === "paused";
    else if (isEasing(word)) animation.easing = word;
    else animation.name = word;
  }
  return animation;
}
