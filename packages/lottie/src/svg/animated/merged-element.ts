import { LottieError } from "../../lottie-error.ts";
import type { SvgElement, SvgNumbers } from "../svg-element.ts";

/** What an attribute is, from a moment on. A number stands for the definition of that place in `references`. */
export interface Turn {
  index: number;
  value: string | SvgNumbers | { reference: number } | null;
}

/** One element with all that it is over time; `index` counts the moments that were looked at. */
export interface MergedElement {
  name: string;
  text: string;
  attributes: Map<string, Turn[]>;
  references: MergedElement[];
  children: MergedElement[];
  /** Stretches of moments at which it is there, with their last ones. */
  present: { from: number; to: number }[];
}

/** Bounds what is kept of all moments together. */
export interface MergeBudget {
  numbers: number;
}

interface Keys {
  children: Map<string, MergedElement>;
  references: Map<string, number>;
}
const keysOf = new WeakMap<MergedElement, Keys>();

export function createMergedElement({ name, text }: SvgElement): MergedElement {
  const merged: MergedElement = {
    name,
    text,
    attributes: new Map(),
    references: [],
    children: [],
    present: [],
  };
  keysOf.set(merged, { children: new Map(), references: new Map() });
  return merged;
}

/** Takes an element as it is at a moment; moments come in order. Throws LottieError where they hold too much. */
export function mergeElement(
  merged: MergedElement,
  element: SvgElement,
  index: number,
  budget: MergeBudget,
): void {
  const keys = keysOf.get(merged);
  if (keys === undefined) return;
  const run = merged.present.at(-1);
  if (run !== undefined && run.to === index - 1) run.to = index;
  else merged.present.push({ from: index, to: index });
  for (const name of merged.attributes.keys())
    if (element.attributes[name] === undefined) addTurn(merged, name, index, null, budget);
  for (const [name, value] of Object.entries(element.attributes)) {
    if (value === null || typeof value === "string") addTurn(merged, name, index, value, budget);
    else if (typeof value === "number") addTurn(merged, name, index, String(value), budget);
    else if (!("to" in value)) addTurn(merged, name, index, value, budget);
    else {
      const key = `${name} ${value.to.name} ${value.to.key}`;
      const reference = keys.references.get(key) ?? merged.references.length;
      const target = merged.references[reference] ?? createMergedElement(value.to);
      merged.references[reference] = target;
      keys.references.set(key, reference);
      mergeElement(target, value.to, index, budget);
      addTurn(merged, name, index, { reference }, budget);
    }
  }
  mergeChildren(merged, keys, element, index, budget);
}

/** What comes later stands behind the one that it followed when it came. */
function mergeChildren(
  merged: MergedElement,
  keys: Keys,
  element: SvgElement,
  index: number,
  budget: MergeBudget,
): void {
  const counts = new Map<string, number>();
  let before: MergedElement | null = null;
  for (const child of element.children) {
    const plain = [child.name, child.key, paintOf(child, "fill"), paintOf(child, "stroke")].join(" ");
    const count = counts.get(plain) ?? 0;
    counts.set(plain, count + 1);
    const key = `${count} ${plain}`;
    let known = keys.children.get(key);
    if (known === undefined) {
      if ((budget.numbers -= 8) < 0) throw tooMuch();
      known = createMergedElement(child);
      keys.children.set(key, known);
      merged.children.splice(before === null ? 0 : merged.children.indexOf(before) + 1, 0, known);
    }
    mergeElement(known, child, index, budget);
    before = known;
  }
}

/**
 * Which definition it is painted with, if any. Browsers turn an attribute from one definition into another, but no `fill` and no
 * `stroke`: Chromium paints black there. An element that is painted otherwise is another one.
 */
function paintOf({ attributes }: SvgElement, name: "fill" | "stroke"): string {
  const value = attributes[name];
  return typeof value === "object" && value !== null && "to" in value
    ? `${value.to.name} ${value.to.key}`
    : "";
}

function addTurn(
  merged: MergedElement,
  name: string,
  index: number,
  value: Turn["value"],
  budget: MergeBudget,
): void {
  let turns = merged.attributes.get(name);
  if (turns === undefined) merged.attributes.set(name, (turns = []));
  const last = turns.at(-1);
  if (last !== undefined && isSame(last.value, value)) return;
  budget.numbers -=
    value !== null && typeof value === "object" && "numbers" in value ? value.numbers.length : 1;
  if (budget.numbers < 0) throw tooMuch();
  turns.push({ index, value });
}

const tooMuch = (): LottieError =>
  new LottieError("too-much-to-draw", "The animation holds more than an SVG can say in a sensible size.");

function isSame(a: Turn["value"], b: Turn["value"]): boolean {
  if (a === null || b === null || typeof a === "string" || typeof b === "string") return a === b;
  if ("reference" in a || "reference" in b)
    return "reference" in a && "reference" in b && a.reference === b.reference;
  return (
    a.form === b.form &&
    a.shape === b.shape &&
    a.numbers.length === b.numbers.length &&
    a.numbers.every((each, at) => each === b.numbers[at])
  );
}
