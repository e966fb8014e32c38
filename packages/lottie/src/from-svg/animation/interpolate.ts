import type { Matrix } from "../../scene/geometry/matrix.ts";
import svgpath from "svgpath";
import { parseColour } from "../values/parse-colour.ts";
import { parseTransform } from "../values/parse-transform.ts";
import { decompose } from "../write/decompose.ts";
import { multiplyAll, rotation, scaling, translation } from "../../scene/geometry/matrix.ts";

/** A value as its numbers and the words between them; only values with the same words can be mixed. */
interface Tokens {
  numbers: number[];
  words: string;
  write(numbers: readonly number[]): string;
}

const numberPattern = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;

function tokensOf(value: string): Tokens {
  const colour =
    /^[#a-z]/i.test(value.trim()) && !value.trim().startsWith("url(") ? parseColour(value) : null;
  if (colour !== null)
    return {
      numbers: [...colour.rgb, colour.alpha],
      words: "colour",
      write: ([r = 0, g = 0, b = 0, a = 1]) => `rgba(${100 * r}%,${100 * g}%,${100 * b}%,${a})`,
    };
  const words: string[] = [];
  let end = 0;
  const numbers: number[] = [];
  for (const match of value.matchAll(numberPattern)) {
    words.push(value.slice(end, match.index));
    numbers.push(Number(match[0]));
    end = match.index + match[0].length;
  }
  words.push(value.slice(end));
  return {
    numbers,
    words: words.map((word) => word.replaceAll(/[\s,]+/g, " ").trim()).join("#"),
    write(mixed) {
      let text = "";
      for (const [index, word] of words.entries())
        text += `${index > 0 && word === "" ? " " : word}${textOf(mixed[index])}`;
      return text;
    },
  };
}

const textOf = (number: number | undefined): string =>
  number === undefined ? "" : String(toSixDigits(number));

/** `toFixed` is slow, and needed only where it is not plain to which side a number is rounded. */
function toSixDigits(number: number): number {
  const millionfold = number * 1e6;
  const whole = Math.round(millionfold);
  const isPlain = Math.abs(number) < 1e6 && Math.abs(millionfold - whole) < 0.499;
  return isPlain ? whole / 1e6 : +number.toFixed(6);
}

/** `share` of the way from one value to another; null where they cannot be mixed. */
export type Interpolate = (from: string, to: string, share: number) => string | null;

/** How two values are mixed is worked out once for as long as they are asked for one time after another, as in the course of an effect. */
function lasting<Text>(
  between: (from: string, to: string) => (share: number) => Text,
): (from: string, to: string, share: number) => Text {
  let known: { from: string; to: string; mix: (share: number) => Text } | null = null;
  return (from, to, share) => {
    if (known?.from !== from || known.to !== to) known = { from, to, mix: between(from, to) };
    return known.mix(share);
  };
}

export const createInterpolation = (): Interpolate => lasting((from, to) => mixOf(from, to) ?? (() => null));

export const createTransformInterpolation = (): ((from: string, to: string, share: number) => string) =>
  lasting(transformMixOf);

/** Null where they cannot be mixed. */
function mixOf(from: string, to: string): ((share: number) => string) | null {
  if (from === to) return () => from;
  const [a, b] = alike(from, to);
  if (a.words !== b.words || a.numbers.length !== b.numbers.length || a.numbers.length === 0) return null;
  return (share) =>
    b.write(a.numbers.map((number, index) => number + ((b.numbers[index] ?? 0) - number) * share));
}

const pathPattern = /^\s*m\s*[-+\d.]/i;

/** By absolute places, as relative ones are mixed with them, and with spaces, which flags of arcs may lack. */
const tokensOfPath = (data: string): Tokens => tokensOf(svgpath(data).abs().toString());

/** A number with a unit of CSS, which no letter of a path is. */
const measurePattern =
  /([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(?:(px|r?em|ex|ch|cm|mm|in|pt|pc|q|vw|vh|deg|grad|rad|turn)\b|(%))?/gi;
const angles = new Set(["deg", "grad", "rad", "turn"]);

/** Both as tokens; where their units alone differ, a zero is one of any unit, and lengths of two units are sums of both. */
function alike(from: string, to: string): [Tokens, Tokens] {
  if (pathPattern.test(from) && pathPattern.test(to)) return [tokensOfPath(from), tokensOfPath(to)];
  const [a, b] = [tokensOf(from), tokensOf(to)];
  if (a.words === b.words || a.numbers.length !== b.numbers.length) return [a, b];
  const [first, second] = [from, to].map((text) =>
    [...text.matchAll(measurePattern)].map(([, number = "", unit = "", percent = ""]) => ({
      number,
      unit: (unit + percent).toLowerCase(),
    })),
  );
  if (first === undefined || first.length !== second?.length) return [a, b];
  const one: string[] = [];
  const other: string[] = [];
  for (const [index, own] of first.entries()) {
    const { number, unit } = second[index] ?? own;
    const isZero = [Number(own.number) === 0, Number(number) === 0];
    if (own.unit === unit) [one[index], other[index]] = [own.number + unit, number + unit];
    else if (isZero[0] === true) [one[index], other[index]] = [`0${unit}`, number + unit];
    else if (isZero[1] === true) [one[index], other[index]] = [own.number + own.unit, `0${own.unit}`];
    else if (angles.has(own.unit) || angles.has(unit)) return [a, b];
    else {
      const [mine, its] = [own.unit || "px", unit || "px"];
      one[index] = `calc(${own.number}${mine} + 0${its})`;
      other[index] = `calc(0${mine} + ${number}${its})`;
    }
  }
  const written = (text: string, measures: readonly string[]): string => {
    let index = 0;
    return text.replaceAll(measurePattern, (measure) => measures[index++] ?? measure);
  };
  return [tokensOf(written(from, one)), tokensOf(written(to, other))];
}

/** `value` and `times` another one. */
export function added(value: string, other: string, times = 1): string | null {
  const [a, b] = alike(value, other);
  if (a.words !== b.words || a.numbers.length !== b.numbers.length || a.numbers.length === 0) return null;
  return b.write(a.numbers.map((number, index) => number + (b.numbers[index] ?? 0) * times));
}

/** How far two values are apart, for an even pace; 1 where it cannot be said. */
export function distance(from: string, to: string): number {
  const [a, b] = alike(from, to);
  if (a.words !== b.words || a.numbers.length !== b.numbers.length) return 1;
  return Math.hypot(...a.numbers.map((number, index) => number - (b.numbers[index] ?? 0)));
}

/** Lists of functions one by one where they are the same, else as what they do together (CSS Transforms 1, 11). */
function transformMixOf(from: string, to: string): (share: number) => string {
  const [a, b] = [from.trim() === "none" ? "" : from, to.trim() === "none" ? "" : to];
  const [first, second] = [functionsIn(a), functionsIn(b)];
  const mixes: ((share: number) => string)[] = [];
  for (let index = 0; index < Math.max(first.length, second.length); index++) {
    const [own, other] = [first[index], second[index]];
    const [before, after] = [own ?? neutral(other ?? ""), other ?? neutral(own ?? "")];
    const isMatrix = before.startsWith("matrix(") && after.startsWith("matrix(");
    const mix = isMatrix ? matrixMixOf(before, after) : mixOf(before, after);
    // A shorter list goes on with what does nothing, where the functions before it are the same.
    if (mix === null) return matrixMixOf(a, b);
    mixes.push(mix);
  }
  return (share) => mixes.map((mix) => mix(share)).join(" ");
}

const functionsIn = (list: string): string[] =>
  list.match(/[a-z0-9-]+\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/gi) ?? [];

function matrixMixOf(from: string, to: string): (share: number) => string {
  const [start, end] = [from, to].map((text) => parseTransform(text, { width: 0, height: 0 }));
  if (!start || !end) return (share) => (share < 0.5 ? from : to);
  const [first, second] = [decompose(start), decompose(end)];
  // The shorter way round (CSS Transforms 1, 11.1).
  const turn = second.rotation - first.rotation;
  const rotationTo = first.rotation + turn - 360 * Math.round(turn / 360);
  return (share) => {
    const mix = (x: number, y: number): number => x + (y - x) * share;
    const matrix: Matrix = multiplyAll(
      translation(mix(first.position[0], second.position[0]), mix(first.position[1], second.position[1])),
      rotation(mix(first.rotation, rotationTo)),
      [1, 0, -Math.tan((mix(first.skew, second.skew) * Math.PI) / 180), 1, 0, 0],
      scaling(mix(first.scale[0], second.scale[0]), mix(first.scale[1], second.scale[1])),
    );
    return `matrix(${matrix.join(" ")})`;
  };
}

const neutral = (part: string): string =>
  part.startsWith("matrix(")
    ? "matrix(1 0 0 1 0 0)"
    : part.replaceAll(numberPattern, (number, offset: number) => {
        const isName = /[a-z]$/i.test(part.slice(0, offset)) && !part.slice(0, offset).includes("(");
        return isName ? number : /^(?:scale|brightness|contrast|saturate|opacity)/.test(part) ? "1" : "0";
      });
