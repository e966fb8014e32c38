import { ComputedStyle } from "../css/computed-style.ts";
import type { SvgElement } from "../document/svg-element.ts";
import { type DrawingContext, lengthsOf, type Place } from "../scene/drawing-context.ts";
import { parseLength } from "../values/lengths.ts";
import { numbersOf } from "../values/numbers.ts";

export interface TextCharacter {
  letter: string;
  style: ComputedStyle;
  /** Null where it follows the one before. */
  x: number | null;
  y: number | null;
  dx: number;
  dy: number;
  rotate: number;
}

const spans = new Set(["tspan", "a"]);

/** Every letter of a text with the place that is written for it; spaces are folded as `xml:space` says. */
export function charactersOf(
  context: DrawingContext,
  root: SvgElement,
  rootStyle: ComputedStyle,
  place: Place,
): TextCharacter[] {
  const characters: TextCharacter[] = [];
  const visit = (element: SvgElement, style: ComputedStyle, isPreserved: boolean): void => {
    const start = characters.length;
    for (const child of element.children) {
      if (typeof child !== "string") {
        if (!spans.has(child.name)) continue;
        const own = new ComputedStyle(child, context.moment, style);
        if (own.get("display") !== "none") visit(child, own, spaceOf(child, isPreserved));
        continue;
      }
      for (const raw of child) {
        if (characters.length >= context.limits.maxCharacters) return;
        if (!isPreserved && raw === "\n") continue;
        const letter = /\s/.test(raw) && raw !== "\u00a0" ? " " : raw;
        const before = characters.at(-1)?.letter;
        if (!isPreserved && letter === " " && (before === undefined || before === " ")) continue;
        characters.push({ letter, style, x: null, y: null, dx: 0, dy: 0, rotate: 0 });
      }
    }
    placeAll(context, element, style, place, characters.slice(start));
  };
  const isPreserved = spaceOf(root, false);
  visit(root, rootStyle, isPreserved);
  if (!isPreserved && characters.at(-1)?.letter === " ") characters.pop();
  return characters;
}

const spaceOf = ({ attributes }: SvgElement, inherited: boolean): boolean => {
  const space = attributes.get("xml:space");
  return space === undefined ? inherited : space === "preserve";
};

/** What an inner element says of a letter holds; outer ones give what is missing. */
function placeAll(
  context: DrawingContext,
  element: SvgElement,
  style: ComputedStyle,
  { viewport }: Place,
  characters: readonly TextCharacter[],
): void {
  const lengths = lengthsOf(context, style, viewport);
  const list = (name: string, direction: "x" | "y"): number[] =>
    (context.moment.attribute(element, name) ?? "")
      .split(/[\s,]+/)
      .filter((part) => part !== "")
      .map((part) => parseLength(part, lengths, direction) ?? 0);
  const [xs, ys, dxs, dys] = [list("x", "x"), list("y", "y"), list("dx", "x"), list("dy", "y")];
  const turns = numbersOf(context.moment.attribute(element, "rotate") ?? "");
  for (const [index, character] of characters.entries()) {
    character.x ??= xs[index] ?? null;
    character.y ??= ys[index] ?? null;
    if (character.dx === 0) character.dx = dxs[index] ?? 0;
    if (character.dy === 0) character.dy = dys[index] ?? 0;
    if (character.rotate === 0) character.rotate = turns[Math.min(index, turns.length - 1)] ?? 0;
  }
}
