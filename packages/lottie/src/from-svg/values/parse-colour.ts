// oxlint-disable-next-line typescript/triple-slash-reference -- the programs of the page apps see no declarations that nothing names
/// <reference path="./color-name.d.ts" />
import names from "color-name";
import { degreesOf } from "./angles.ts";
import { fromColourSpace, mixColours } from "./colour-spaces.ts";

/** Numbers of 0 to 1. */
export interface SvgColour {
  rgb: [red: number, green: number, blue: number];
  alpha: number;
}

/** CSS Color 4: names, `#` and functions; null for anything else, `currentColor` too. */
export function parseColour(text: string): SvgColour | null {
  const source = text.trim().toLowerCase();
  if (source.startsWith("color-mix(") || source.startsWith("light-dark(")) return fromSeveral(source);
  if (source.startsWith("#")) return fromHex(source.slice(1));
  if (source === "transparent") return { rgb: [0, 0, 0], alpha: 0 };
  const call = /^(?:(rgb|hsl)a?|(hwb|lab|lch|oklab|oklch|color))\(([^()]*)\)$/.exec(source);
  if (call !== null) {
    const [, old, space, inside = ""] = call;
    return space === undefined ? fromCall(old === "hsl", inside) : fromSpace(space, inside);
  }
  const named = Object.hasOwn(names, source)
    ? names[source]
    : Object.hasOwn(systemColours, source)
      ? systemColours[source]
      : undefined;
  return named === undefined ? null : { rgb: [named[0] / 255, named[1] / 255, named[2] / 255], alpha: 1 };
}

/** As they are in a light scheme, since nobody can be asked (CSS Color 4, 6.2), with those of CSS 2 that stand for them. */
const systemColours: { [name: string]: readonly [number, number, number] } = {
  ...same(
    [255, 255, 255],
    "canvas",
    "field",
    "window",
    "background",
    "appworkspace",
    "infobackground",
    "menu",
  ),
  ...same([255, 255, 255], "activecaption", "inactivecaption", "activeborder", "inactiveborder", "scrollbar"),
  ...same(
    [0, 0, 0],
    "canvastext",
    "fieldtext",
    "buttontext",
    "marktext",
    "windowtext",
    "captiontext",
    "infotext",
  ),
  ...same([0, 0, 0], "menutext", "windowframe", "buttonborder", "threeddarkshadow", "threedhighlight"),
  ...same([0, 0, 0], "threedlightshadow", "threedshadow"),
  ...same([239, 239, 239], "buttonface", "buttonhighlight", "buttonshadow", "threedface"),
  ...same([128, 128, 128], "graytext", "inactivecaptiontext"),
  ...same([0, 0, 238], "linktext"),
  ...same([85, 26, 139], "visitedtext"),
  ...same([255, 0, 0], "activetext"),
  ...same([255, 255, 0], "mark"),
  ...same([25, 103, 210], "selecteditem"),
  ...same([255, 255, 255], "selecteditemtext"),
};

function same(rgb: readonly [number, number, number], ...of: string[]): typeof systemColours {
  return Object.fromEntries(of.map((name) => [name, rgb]));
}

/** `oklch(70% 0.1 120 / 50%)`. */
function fromSpace(space: string, inside: string): SvgColour | null {
  const [channels = "", after, ...rest] = inside.split("/");
  const opacity = after === undefined ? 1 : parseShare(after);
  if (opacity === null || rest.length > 0) return null;
  const parts = channels.split(/\s+/).filter((part) => part !== "");
  const rgb = parts.length === (space === "color" ? 4 : 3) ? fromColourSpace(space, parts) : null;
  return rgb?.every(Number.isFinite) === true ? { rgb, alpha: opacity } : null;
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

/** `color-mix()` and `light-dark()`, of which the light one counts. */
function fromSeveral(source: string): SvgColour | null {
  const inside = source.slice(source.indexOf("(") + 1, -1);
  const parts = inside.split(/,(?![^()]*\))/).map((part) => part.trim());
  if (source.startsWith("light-dark(")) return parseColour(parts[0] ?? "");
  const [space = "", ...colours] = parts;
  const mixed = colours.map((part) => {
    const share = /(?:^|\s)([\d.]+)%(?:\s|$)/.exec(part)?.[1];
    const colour = parseColour(share === undefined ? part : part.replace(`${share}%`, ""));
    return colour === null ? null : { colour, share: share === undefined ? null : Number(share) / 100 };
  });
  const [first, second] = mixed;
  if (first === undefined || second === undefined || first === null || second === null) return null;
  const [one, other] = [first.share ?? 1 - (second.share ?? 0.5), second.share ?? 1 - (first.share ?? 0.5)];
  if (!(one + other > 0)) return null;
  return mixColours(
    space.replace(/^in\s+/, ""),
    first.colour,
    second.colour,
    other / (one + other),
    Math.min(1, one + other),
  );
}

function fromRgb(parts: readonly [string, string, string]): SvgColour["rgb"] {
  const channel = (part: string): number =>
    part === "none"
      ? 0
      : clamped(part.endsWith("%") ? Number(part.slice(0, -1)) / 100 : Math.round(Number(part)) / 255);
  return [channel(parts[0]), channel(parts[1]), channel(parts[2])];
}

function fromHsl(angle: string, saturation: string, lightness: string): SvgColour["rgb"] | null {
  const turns = degreesOf(angle) / 360;
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
