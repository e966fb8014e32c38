import { createCascade, type Cascade } from "../css/cascade.ts";
import type { StyleSheet } from "../css/parse-style-sheet.ts";
import type { SvgDocument, SvgElement } from "../document/svg-element.ts";
import { easingOf, isEasing } from "./css-easing.ts";
import {
  type CssAnimation,
  effectOf,
  initialAnimation,
  isTime,
  listOf,
  timeOf,
  wordsOf,
} from "./css-effects.ts";
import type { Effect } from "./effect.ts";

interface Transition extends Pick<CssAnimation, "duration" | "delay" | "easing"> {
  property: string;
}

/** No shorter: what takes no time jumps after its delay. */
const minDuration = 0.001;
/** What does not pass into another value, or says how others do. */
const isLeftOut = (name: string): boolean => /^(?:--|animation|transition|display$)/.test(name);

/** The transitions of a drawing that comes to be seen: from what `@starting-style` says (CSS Transitions 2, 3.3). */
export function transitionEffects(document: SvgDocument, sheet: StyleSheet, cascade: Cascade): Effect[] {
  if (sheet.startingRules.length === 0) return [];
  const starting = createCascade({ ...sheet, rules: sheet.startingRules });
  const effects: Effect[] = [];
  const visit = (element: SvgElement): void => {
    const own = cascade.ownStyleOf(element);
    const transitions = transitionsOf(own);
    if (transitions.length > 0)
      for (const [name, value] of starting.ownStyleOf(element)) {
        if (isLeftOut(name) || own.get(name) === value) continue;
        const property = name === "css-transform" ? "transform" : name;
        const transition = transitions.findLast(
          (each) => each.property === property || each.property === "all",
        );
        if (transition === undefined || transition.duration + transition.delay <= 0) continue;
        const easing = easingOf(transition.easing);
        effects.push(
          effectOf(
            element,
            property,
            {
              ...initialAnimation,
              ...transition,
              duration: Math.max(minDuration, transition.duration),
              fill: "backwards",
            },
            [{ offset: 0, value, easing }],
          ),
        );
      }
    for (const child of element.children) if (typeof child !== "string") visit(child);
  };
  visit(document.root);
  return effects;
}

/** The shorthand and what stands beside it. */
function transitionsOf(own: ReadonlyMap<string, string>): Transition[] {
  const transitions = listOf(own.get("transition")).map(parseShorthand);
  for (const [index, property] of listOf(own.get("transition-property")).entries())
    transitions[index] = { ...(transitions[index] ?? initial), property };
  const [durations, delays, easings] = ["duration", "delay", "timing-function"].map((part) =>
    listOf(own.get(`transition-${part}`)),
  );
  if (transitions.length === 0 && (durations?.length ?? 0) > 0) transitions.push({ ...initial });
  return transitions.map((transition, index) => {
    const at = (values: string[] | undefined): string | undefined => values?.[index % values.length];
    return {
      property: transition.property,
      duration: timeOf(at(durations) ?? "") ?? transition.duration,
      delay: timeOf(at(delays) ?? "") ?? transition.delay,
      easing: at(easings) ?? transition.easing,
    };
  });
}

const initial: Transition = { property: "all", duration: 0, delay: 0, easing: "ease" };

function parseShorthand(text: string): Transition {
  const transition = { ...initial };
  let times = 0;
  for (const word of wordsOf(text)) {
    if (isTime(word)) transition[times++ === 0 ? "duration" : "delay"] = timeOf(word) ?? 0;
    else if (isEasing(word)) transition.easing = word;
    else if (!/^(?:normal|allow-discrete)$/.test(word)) transition.property = word;
  }
  return transition;
}
