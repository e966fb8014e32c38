import { eased } from "../../scene/easing.ts";
import { numbersOf } from "../values/numbers.ts";
import type { Bezier } from "./effect.ts";

type Point = readonly [input: number, output: number];

export type Easing =
  | { kind: "bezier"; bezier: Bezier }
  | { kind: "steps"; count: number; isAtStart: boolean; isAtEnd: boolean }
  | { kind: "linear"; points: readonly Point[] };

const named: { [name: string]: Bezier } = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  "ease-in": [0.42, 0, 1, 1],
  "ease-out": [0, 0, 0.58, 1],
  "ease-in-out": [0.42, 0, 0.58, 1],
};

/** Finer steps than any screen shows. */
const mostSteps = 5_000;

/** Whether a word of the shorthand is an easing. */
export const isEasing = (word: string): boolean =>
  Object.hasOwn(named, word) || /^(?:(?:cubic-bezier|linear|steps)\(|step-)/.test(word);

export function easingOf(text: string): Easing {
  const source = text.trim();
  if (source.startsWith("cubic-bezier")) {
    const [a = 0, b = 0, c = 1, d = 1] = numbersOf(source.slice(12));
    return { kind: "bezier", bezier: [a, b, c, d] };
  }
  if (source.startsWith("linear(")) {
    const points = pointsOf(source.slice(7, -1));
    if (points !== null) return { kind: "linear", points };
  }
  if (source.startsWith("step")) {
    const isAtStart = /start|both/.test(source);
    const isAtEnd = !/start|none/.test(source);
    return { kind: "steps", count: Math.max(1, numbersOf(source)[0] ?? 1), isAtStart, isAtEnd };
  }
  return { kind: "bezier", bezier: named[source] ?? [0.25, 0.1, 0.25, 1] };
}

export function ease(easing: Easing, share: number): number {
  if (easing.kind === "bezier") return eased(share, ...easing.bezier);
  if (easing.kind === "linear") return onLine(easing.points, share);
  const { count, isAtStart, isAtEnd } = easing;
  const jumps = count - 1 + Number(isAtStart) + Number(isAtEnd);
  if (jumps === 0) return 0;
  return Math.min(1, (Math.floor(share * count + 1e-9) + Number(isAtStart)) / jumps);
}

/** Where it turns or jumps between its beginning and its end. */
export function turnsOf(easing: Easing): number[] {
  if (easing.kind === "bezier") return [];
  if (easing.kind === "steps")
    return Array.from(
      { length: Math.min(easing.count, mostSteps) - 1 },
      (_, step) => (step + 1) / easing.count,
    );
  return easing.points.flatMap(([input]) => (input > 0 && input < 1 ? [input] : []));
}

/** CSS Easing Functions Level 2, 2.2.1: inputs that are not written are spread evenly, and none lies before an earlier one. */
function pointsOf(text: string): Point[] | null {
  const inputs: (number | null)[] = [];
  const outputs: number[] = [];
  for (const stop of text.split(",")) {
    const words = stop.trim().split(/\s+/);
    const shares = words.filter((word) => word.endsWith("%")).map((word) => Number.parseFloat(word) / 100);
    const rest = words.filter((word) => !word.endsWith("%"));
    const output = Number(rest[0] || Number.NaN);
    if (rest.length !== 1 || shares.length > 2 || ![output, ...shares].every(Number.isFinite)) return null;
    for (const share of shares.length === 0 ? [null] : shares) {
      inputs.push(share);
      outputs.push(output);
    }
  }
  inputs[0] ??= 0;
  inputs[inputs.length - 1] ??= inputs.length === 1 ? 0 : 1;
  let largest = Number.NEGATIVE_INFINITY;
  for (let index = 0, known = 0; index < inputs.length; index++) {
    const input = inputs[index] ?? null;
    if (input === null) continue;
    largest = Math.max(largest, input);
    const before = inputs[known] ?? 0;
    for (let open = known + 1; open < index; open++)
      inputs[open] = before + ((largest - before) * (open - known)) / (index - known);
    inputs[index] = largest;
    known = index;
  }
  return outputs.map((output, index) => [inputs[index] ?? 0, output]);
}

function onLine(points: readonly Point[], share: number): number {
  const found = points.findLastIndex(([input]) => input <= share);
  const at = Math.max(0, Math.min(found, points.length - 2));
  const [[input, output] = [0, 0], next] = [points[at], points[at + 1]];
  if (next === undefined) return output;
  return next[0] === input ? next[1] : output + ((next[1] - output) * (share - input)) / (next[0] - input);
}
