import { parseLength } from "../values/lengths.ts";

/** In CSS pixels. */
export interface Medium {
  width: number;
  height: number;
}

/** Whether a list of media queries (Media Queries 4) holds on a screen, light, for somebody who has not asked for less of anything. */
export const matchesMedia = (text: string, medium: Medium): boolean =>
  text.trim() === "" ||
  splitAt(text, /^,/).some((query) => {
    const [, modifier, type, rest = ""] =
      /^\s*(?:(only|not)\s+)?([a-z][\w-]*)\b(?!\s*\()\s*(?:and\b([\s\S]*))?$/i.exec(query) ?? [];
    if (type === undefined || type.toLowerCase() === "not")
      return holds(query, (feature) => hasFeature(feature, medium));
    const isOurs =
      ["all", "screen"].includes(type.toLowerCase()) &&
      (rest.trim() === "" || holds(rest, (feature) => hasFeature(feature, medium)));
    return isOurs !== (modifier?.toLowerCase() === "not");
  });

/** Whether a browser of today supports what `@supports` asks for: all but what is of one maker alone. */
export const supports = (text: string): boolean =>
  holds(text, (feature) => !/^\s*-(?:ms|moz|o|khtml)-/i.test(feature));

/** So deep in brackets nobody asks. */
const maxDepth = 20;

/** A condition with `not`, `and`, `or` and brackets. */
function holds(text: string, feature: (text: string) => boolean, depth = 0): boolean {
  const source = text.trim();
  if (depth > maxDepth || source === "") return false;
  const alternatives = splitAt(source, /^\sor(?=[\s(])/i);
  if (alternatives.length > 1) return alternatives.some((each) => holds(each, feature, depth + 1));
  const parts = splitAt(source, /^\sand(?=[\s(])/i);
  if (parts.length > 1) return parts.every((each) => holds(each, feature, depth + 1));
  const negated = /^not(?=[\s(])([\s\S]*)$/i.exec(source)?.[1];
  if (negated !== undefined) return !holds(negated, feature, depth + 1);
  // `selector(…)`, `font-tech(…)`
  if (/^[a-z-]+\(/i.test(source)) return true;
  const inside = /^\(([\s\S]*)\)$/.exec(source)?.[1];
  if (inside === undefined) return false;
  return /^\s*(?:\(|not[\s(])/i.test(inside) ? holds(inside, feature, depth + 1) : feature(inside);
}

/** Cut outside of brackets wherever `separator` stands. */
function splitAt(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let [open, start] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "(") open++;
    else if (text[at] === ")") open--;
    const found = open === 0 ? separator.exec(text.slice(at, at + 5))?.[0] : undefined;
    if (found === undefined) continue;
    parts.push(text.slice(start, at));
    start = at + found.length;
    at = start - 1;
  }
  return [...parts, text.slice(start)];
}

/** What is not a number; the first of each is also what holds without a value. */
const words: { [feature: string]: readonly string[] } = {
  "any-hover": ["hover"],
  "any-pointer": ["fine"],
  "color-gamut": ["srgb"],
  "display-mode": ["browser"],
  hover: ["hover"],
  pointer: ["fine"],
  "prefers-color-scheme": ["light"],
  scan: ["progressive"],
  scripting: ["none"],
  update: ["fast"],
};
/** What holds without a value is another one. */
const preferences = new Set([
  "forced-colors",
  "inverted-colors",
  "prefers-contrast",
  "prefers-reduced-data",
  "prefers-reduced-motion",
  "prefers-reduced-transparency",
]);

function hasFeature(text: string, { width, height }: Medium): boolean {
  const numbers: { [feature: string]: number } = {
    width,
    height,
    "device-width": width,
    "device-height": height,
    "aspect-ratio": width / height,
    color: 8,
    grid: 0,
    monochrome: 0,
    resolution: 96,
    "device-pixel-ratio": 1,
  };
  const [name = "", value] = text.split(/:([\s\S]*)/).map((part) =>
    part
      .trim()
      .toLowerCase()
      .replace(/^-webkit-(?:(m(?:in|ax)-))?/, "$1"),
  );
  if (name === "orientation") return (width > height ? "landscape" : "portrait") === (value ?? "portrait");
  if (preferences.has(name)) return /^(?:no-preference|none)$/.test(value ?? "");
  if (words[name] !== undefined)
    return value === undefined ? name !== "scripting" : words[name].includes(value);
  const number = (word: string): number => numbers[word.trim()] ?? measureOf(word.trim());
  if (value !== undefined) {
    const [, bound, feature = ""] = /^(?:(min|max)-)?(.+)$/.exec(name) ?? [];
    const [own, asked] = [numbers[feature] ?? Number.NaN, measureOf(value)];
    if (bound === "min") return own >= asked - tolerance;
    return bound === "max" ? own <= asked + tolerance : Math.abs(own - asked) < tolerance;
  }
  const compared = text.toLowerCase().split(/(<=|>=|<|>|=)/);
  if (compared.length === 1) return (numbers[name] ?? 0) > 0;
  return compared.every(
    (sign, at) =>
      at % 2 === 0 || compares(number(compared[at - 1] ?? ""), sign, number(compared[at + 1] ?? "")),
  );
}

const tolerance = 1e-3;

function compares(first: number, sign: string, second: number): boolean {
  switch (sign) {
    case "<":
      return first < second - tolerance;
    case ">":
      return first > second + tolerance;
    case "<=":
      return first <= second + tolerance;
    case ">=":
      return first >= second - tolerance;
    default:
      return Math.abs(first - second) < tolerance;
  }
}

/** Lengths in pixels, resolutions in dots an inch, ratios as they are. */
function measureOf(text: string): number {
  const [, dots = "", unit = ""] = /^([\d.]+)(dpi|dpcm|dppx|x)$/.exec(text) ?? [];
  if (unit !== "") return Number(dots) * (unit === "dpi" ? 1 : unit === "dpcm" ? 2.54 : 96);
  const [, over, under] = /^([\d.]+)\s*\/\s*([\d.]+)$/.exec(text) ?? [];
  if (over !== undefined) return Number(over) / Number(under);
  const context = { width: 0, height: 0, fontSize: 16, rootFontSize: 16, maxNumber: 1e6 };
  return parseLength(text, context, "x") ?? Number.NaN;
}
