// oxlint-disable-next-line typescript/triple-slash-reference -- the programs of the page apps see no declarations that nothing names
/// <reference path="./color-name.d.ts" />
import names from "color-name";

/** Numbers of 0 to 1. */
export interface SvgColour {
  rgb: [red: number, green: number, blue: number];
  alpha: number;
}

/** CSS Color 4 without colour spaces of its own: names, `#`, `rgb()`, `hsl()`; null for anything else, `currentColor` too. */
export function parseColour(text: string): SvgColour | null {
  const source = text.trim().toLowerCase();
  if (source.startsWith("#")) return fromHex(source.slice(1));
  if (source === "transparent") return { rgb: [0, 0, 0], alpha: 0 };
  const call = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(source);
  if (call !== null) return fromCall(call[1] === "hsl", call[2] ?? "");
  const named = Object.hasOwn(names, source) ? names[source] : undefined;
  return named === undefined ? null : { rgb: [named[0] / 255, named[1] / 255, named[2] / 255], alpha: 1 };
}

function fromHex(digits: string): SvgColour | null {
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(digits)) return null;
  const long = digits.length > 4 ? digits : digits.replaceAll(/./g, "$&$&");
  const byte = (at: number): number => Number.parseInt(long.slice(at, at + 2), 16) / 255;
  return { rgb: [byte(0), byte(2), byte(4)], alpha: long.length === 8 ? byte(6) : 1 };
}

function fromCall(isHsl: boolean, inside: string): SvgColour | null {
  const parts = inside.split(/[\s,/]+/).filter((part) => part !== "");
  const [first, second, third, fourth] = parts;
  if (first === undefined || second === undefined || third === undefined || parts.length > 4) return null;
  const opacity = fourth === undefined ? 1 : parseShare(fourth);
  if (opacity === null) return null;
  const percentages = parts.slice(0, 3).filter((part) => part.endsWith("%")).length;
  // Numbers and percentages together only without commas (CSS Color 4, 5.1).
  if (!isHsl && inside.includes(",") && percentages % 3 !== 0) return null;
  const rgb = isHsl ? fromHsl(first, second, third) : fromRgb([first, second, third]);
  return rgb?.every(Number.isFinite) === true ? { rgb, alpha: clamped(opacity) } : null;
}

function fromRgb(parts: readonly [string, string, string]): SvgColour["rgb"] {
  const channel = (part: string): number =>
    clamped(part.endsWith("%") ? Number(part.slice(0, -1)) / 100 : Math.round(Number(part)) / 255);
  return [channel(parts[0]), channel(parts[1]), channel(parts[2])];
}

const perTurn: { [unit: string]: number } = { deg: 360, "": 360, rad: 2 * Math.PI, grad: 400, turn: 1 };

function fromHsl(angle: string, saturation: string, lightness: string): SvgColour["rgb"] | null {
  const [, number, unit = ""] = /^(.*?)(deg|grad|rad|turn)?$/.exec(angle) ?? [];
  const turns = Number(number) / (perTurn[unit] ?? 360);
  const [s, l] = [clamped(Number.parseFloat(saturation) / 100), clamped(Number.parseFloat(lightness) / 100)];
  const reach = s * Math.min(l, 1 - l);
  const channel = (n: number): number => {
    const k = (((n + turns * 12) % 12) + 12) % 12;
    return l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

/** `0.5` or `50%`, held within 0 and 1; null for anything else. */
export function parseShare(text: string): number | null {
  const [, number, percent] = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%?)\s*$/i.exec(text) ?? [];
  return number === undefined ? null : clamped(Number(number) / (percent === "%" ? 100 : 1));
}

export const clamped = (share: number): number => Math.min(1, Math.max(0, share));
