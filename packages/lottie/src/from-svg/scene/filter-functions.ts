import type { ComputedStyle } from "../css/computed-style.ts";
import {
  type ColourChange,
  evenMatrix,
  hueMatrix,
  matrixChange,
  saturateMatrix,
  sepiaMatrix,
} from "../paint/colour-matrix.ts";
import { degreesOf } from "../values/angles.ts";
import { type LengthContext, parseLength } from "../values/lengths.ts";
import type { SvgColour } from "../values/parse-colour.ts";
import { createGroup } from "./create-group.ts";
import type { Drawn } from "./drawing.ts";
import type { FilterSteps } from "./filter-steps.ts";

/** `blur(4px)`, `drop-shadow(2px 2px 3px red)`, `grayscale(1)` (Filter Effects 1, 6). */
export type FilterFunction =
  | { kind: "blur"; deviation: number }
  | { kind: "shadow"; x: number; y: number; deviation: number; colour: SvgColour }
  | { kind: "opacity"; share: number }
  | { kind: "colour"; change: ColourChange };

type Read = FilterFunction | "invalid" | null;

const wordPattern = /[a-z-]+\((?:[^()]|\([^()]*\))*\)|[^\s]+/gi;
const amountPattern = /^\+?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?%?$/i;
const anglePattern = /^(?:[+-]?0|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?:deg|grad|rad|turn))$/i;

/** Null for a function that nobody knows here. */
export function readFilterFunction(
  name: string,
  inside: string,
  style: ComputedStyle,
  lengths: LengthContext,
): Read {
  const words = inside.match(wordPattern) ?? [];
  const [first = ""] = words;
  const lengthOf = (word: string): number | null =>
    word.endsWith("%") ? null : parseLength(word, lengths, "other");
  if (name === "drop-shadow") return readShadow(words, lengthOf, style);
  if (words.length > 1) return "invalid";
  if (name === "blur") {
    const deviation = first === "" ? 0 : lengthOf(first);
    return deviation === null || deviation < 0 ? "invalid" : { kind: "blur", deviation };
  }
  if (name === "hue-rotate") {
    if (first !== "" && !anglePattern.test(first)) return "invalid";
    return changeBy(hueMatrix(first === "" ? 0 : degreesOf(first.toLowerCase())));
  }
  if (name !== "opacity" && matrices[name] === undefined) return null;
  if (first !== "" && !amountPattern.test(first)) return "invalid";
  const amount = first === "" ? 1 : Number.parseFloat(first) / (first.endsWith("%") ? 100 : 1);
  if (name === "opacity") return { kind: "opacity", share: Math.min(1, amount) };
  return changeBy(matrices[name]?.(amount) ?? []);
}

const matrices: { [name: string]: (amount: number) => number[] } = {
  grayscale: (amount) => saturateMatrix(1 - Math.min(1, amount)),
  sepia: (amount) => sepiaMatrix(Math.min(1, amount)),
  saturate: (amount) => saturateMatrix(amount),
  brightness: (amount) => evenMatrix(amount),
  contrast: (amount) => evenMatrix(amount, 0.5 - 0.5 * amount),
  invert: (amount) => evenMatrix(1 - 2 * Math.min(1, amount), Math.min(1, amount)),
};

function changeBy(matrix: readonly number[]): Read {
  const change = matrixChange(matrix, false);
  return change === null ? null : { kind: "colour", change };
}

/** Two or three lengths, and a colour before or behind them. */
function readShadow(
  words: readonly string[],
  lengthOf: (word: string) => number | null,
  style: ComputedStyle,
): Read {
  const numbers = words.map(lengthOf);
  const [x, y, deviation = 0, ...more] = numbers.flatMap((each) => each ?? []);
  const others = words.filter((_, at) => numbers[at] === null);
  const isInOrder = numbers.slice(1, -1).every((each) => each !== null);
  if (x === undefined || y === undefined || more.length > 0 || deviation < 0) return "invalid";
  if (others.length > 1 || !isInOrder) return "invalid";
  const colour = style.colourOf(others[0] ?? "currentcolor");
  return colour === null ? "invalid" : { kind: "shadow", x, y, deviation, colour };
}

/** Null where Lottie has no way. */
export function applyFilterFunction(
  applied: FilterFunction,
  steps: FilterSteps,
  drawn: readonly Drawn[],
): readonly Drawn[] | null {
  switch (applied.kind) {
    case "blur":
      return steps.blur(drawn, applied.deviation);
    case "shadow":
      return steps.shadow(drawn, applied.x, applied.y, applied.deviation, applied.colour);
    case "opacity":
      return [createGroup(steps.next(), [...drawn], { opacity: applied.share })];
    case "colour":
      return steps.recolour(drawn, applied.change);
  }
}
