import { ComputedStyle } from "../css/computed-style.ts";
import { type SvgElement, textIn } from "../document/svg-element.ts";
import { type DrawingContext, lengthsOf, type DrawingScope } from "../scene/drawing-context.ts";
import { parseLength } from "../values/lengths.ts";
import { numbersOf } from "../values/numbers.ts";
import { type TextPath, textPathOf } from "./text-path.ts";

export interface TextCharacter {
  letter: string;
  style: ComputedStyle;
  /** Null where it follows the one before. */
  x: number | null;
  y: number | null;
  dx: number;
  dy: number;
  rotate: number;
  /** Elements in the text that it is in, the outermost first: each may shift it. */
  shifts: readonly ComputedStyle[];
  /** What it stands on; null for a straight line. */
  path: TextPath | null;
  /** The innermost `textLength` that it is part of. */
  stretch: TextStretch | null;
}

/** How long letters are to be together: by room between them, or by wider letters. */
interface TextStretch {
  length: number;
  isOfGlyphs: boolean;
}

type Inside = Pick<TextCharacter, "shifts" | "path" | "stretch">;

const spans = new Set(["tspan", "a", "tref"]);

/** Every letter of a text with the place that is written for it; spaces are folded as `xml:space` says. */
export function charactersOf(
  context: DrawingContext,
  root: SvgElement,
  rootStyle: ComputedStyle,
  scope: DrawingScope,
): TextCharacter[] {
  const characters: TextCharacter[] = [];
  const visit = (element: SvgElement, style: ComputedStyle, isPreserved: boolean, outer: Inside): void => {
    const start = characters.length;
    const inside = { ...outer, stretch: stretchOf(context, style, scope) ?? outer.stretch };
    for (const child of contentOf(context, element)) {
      if (typeof child !== "string") {
        const isPath = child.name === "textPath" && element === root;
        if (!spans.has(child.name) && !isPath) continue;
        const own = new ComputedStyle(child, context.moment, style);
        const path = isPath ? textPathOf(context, child, own, scope) : inside.path;
        if (own.get("display") === "none" || (isPath && path === null)) continue;
        visit(child, own, spaceOf(child, isPreserved), { ...inside, path, shifts: [...inside.shifts, own] });
        continue;
      }
      for (const raw of child) {
        if (characters.length >= context.limits.maxCharacters) return;
        if (!isPreserved && raw === "\n") continue;
        const letter = /\s/.test(raw) && raw !== "\u00a0" ? " " : raw;
        const before = characters.at(-1)?.letter;
        if (!isPreserved && letter === " " && (before === undefined || before === " ")) continue;
        characters.push({ letter, style, x: null, y: null, dx: 0, dy: 0, rotate: 0, ...inside });
      }
    }
    // A path is a place of its own.
    if (element.name !== "textPath") positionAll(context, element, style, scope, characters.slice(start));
  };
  const isPreserved = spaceOf(root, false);
  visit(root, rootStyle, isPreserved, { shifts: [], path: null, stretch: null });
  if (!isPreserved && characters.at(-1)?.letter === " ") characters.pop();
  return characters;
}

/** What stands in an element; a `tref` shows the text of another one. */
function contentOf(context: DrawingContext, element: SvgElement): readonly (SvgElement | string)[] {
  if (element.name !== "tref") return element.children;
  const href = context.moment.attribute(element, "href") ?? "";
  const other = href.startsWith("#") ? context.document.byId.get(href.slice(1)) : undefined;
  return other === undefined ? [] : [textIn(other)];
}

function stretchOf(
  context: DrawingContext,
  style: ComputedStyle,
  { viewport }: DrawingScope,
): TextStretch | null {
  const { element } = style;
  const text = context.moment.attribute(element, "textLength");
  const length = parseLength(text, lengthsOf(context, style, viewport), "x");
  if (length === null || length < 0) return null;
  return { length, isOfGlyphs: context.moment.attribute(element, "lengthAdjust") === "spacingAndGlyphs" };
}

const spaceOf = ({ attributes }: SvgElement, inherited: boolean): boolean => {
  const space = attributes.get("xml:space");
  return space === undefined ? inherited : space === "preserve";
};

/** What an inner element says of a letter holds; outer ones give what is missing. */
function positionAll(
  context: DrawingContext,
  element: SvgElement,
  style: ComputedStyle,
  { viewport }: DrawingScope,
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
