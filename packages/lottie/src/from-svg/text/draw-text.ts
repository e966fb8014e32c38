import { nowhere, union } from "../../scene/bounds/box.ts";
import type { ComputedStyle } from "../css/computed-style.ts";
import type { SvgElement } from "../document/svg-element.ts";
import { createGroup } from "../scene/create-group.ts";
import { drawShape } from "../scene/draw-shape.ts";
import type { Drawn } from "../scene/drawing.ts";
import { type DrawingContext, nameOf, type DrawingScope } from "../scene/drawing-context.ts";
import { setLetters, type SetRun } from "./set-letters.ts";
import { charactersOf, type TextCharacter } from "./text-characters.ts";
import type { TextPath } from "./text-path.ts";
import type { TextShaper } from "./text-shaper.ts";

/** A text as outlines; null where nothing of it can be drawn. */
export function drawText(
  shaper: TextShaper,
  context: DrawingContext,
  element: SvgElement,
  style: ComputedStyle,
  scope: DrawingScope,
): Drawn | null {
  const characters = charactersOf(context, element, style, scope);
  const runs: SetRun[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < characters.length;) {
    let end = at + 1;
    const first = characters[at];
    const { path = null } = first ?? {};
    while (end < characters.length && !isRepositioned(characters[end], path)) end++;
    [x, y] = [first?.x ?? x, first?.y ?? y];
    const chunk = setLetters(shaper, context, characters.slice(at, end), scope, x, y);
    if (chunk === null) context.findings.add("svg-text-without-font", textOf(characters), element.index);
    else {
      runs.push(...chunk.runs);
      [x, y] = [chunk.x, chunk.y];
    }
    at = end;
  }
  const box = runs.reduce((all, run) => union(all, run.box), nowhere);
  const key = `${scope.path}${element.index}`;
  const name = nameOf(element) ?? textOf(characters);
  const drawn = runs.flatMap((run, index) => {
    if (["hidden", "collapse"].includes(run.style.get("visibility") ?? "")) return [];
    return drawShape(context, run.style, scope, {
      key: `${key}t${index}`,
      contours: run.contours,
      box,
      name,
    });
  });
  const [only] = drawn;
  if (only === undefined) return null;
  return drawn.length === 1 ? only : createGroup(`${key}t`, drawn, { name });
}

const textOf = (characters: readonly TextCharacter[]): string =>
  characters
    .map(({ letter }) => letter)
    .join("")
    .slice(0, 60);

/** Whether a letter does not follow the one before: it has a place of its own, or stands on another path. */
const isRepositioned = (character: TextCharacter | undefined, path: TextPath | null): boolean =>
  character === undefined ||
  character.path !== path ||
  (path === null && (character.x !== null || character.y !== null));
