import { type Box, nowhere, union } from "../../scene/bounds/box.ts";
import { type Contour, transformed } from "../../scene/geometry/contour.ts";
import { multiplyAll, rotation, scaling, translation } from "../../scene/geometry/matrix.ts";
import type { ComputedStyle } from "../css/computed-style.ts";
import type { SvgElement } from "../document/svg-element.ts";
import { createGroup } from "../scene/create-group.ts";
import { drawShape } from "../scene/draw-shape.ts";
import type { Drawn } from "../scene/drawing.ts";
import { type DrawingContext, lengthsOf, nameOf, type Place } from "../scene/drawing-context.ts";
import { rectangleContour } from "../shapes/basic-shapes.ts";
import { contoursOfPath } from "../shapes/contours-of-path.ts";
import { parseLength } from "../values/lengths.ts";
import { charactersOf, type TextCharacter } from "./text-characters.ts";
import type { TextShaper, WantedFont } from "./text-shaper.ts";

/** Letters of one style that follow each other. */
interface Run {
  style: ComputedStyle;
  contours: Contour[];
  box: Box;
}

/** A text as outlines; null where nothing of it can be drawn. */
export function drawText(
  shaper: TextShaper,
  context: DrawingContext,
  element: SvgElement,
  style: ComputedStyle,
  place: Place,
): Drawn | null {
  const characters = charactersOf(context, element, style, place);
  const runs: Run[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < characters.length;) {
    let end = at + 1;
    while (end < characters.length && characters[end]?.x === null && characters[end]?.y === null) end++;
    const first = characters[at];
    [x, y] = [first?.x ?? x, first?.y ?? y];
    const chunk = drawChunk(shaper, context, characters.slice(at, end), place, x, y);
    if (chunk === null) context.findings.add("svg-text-without-font", textOf(characters), element.index);
    else {
      runs.push(...chunk.runs);
      [x, y] = [chunk.x, chunk.y];
    }
    at = end;
  }
  const box = runs.reduce((all, run) => union(all, run.box), nowhere);
  const key = `${place.path}${element.index}`;
  const name = nameOf(element) ?? textOf(characters);
  const drawn = runs.flatMap((run, index) => {
    if (["hidden", "collapse"].includes(run.style.get("visibility") ?? "")) return [];
    return drawShape(context, run.style, place, {
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

/** Letters from one place that is written to the next: what `text-anchor` moves as a whole. */
function drawChunk(
  shaper: TextShaper,
  context: DrawingContext,
  characters: readonly TextCharacter[],
  place: Place,
  startX: number,
  startY: number,
): { runs: Run[]; x: number; y: number } | null {
  const runs: Run[] = [];
  let [x, y] = [startX, startY];
  for (let at = 0; at < characters.length;) {
    const first = characters[at];
    if (first === undefined) break;
    let end = at + 1;
    while (end < characters.length && characters[end]?.style === first.style) end++;
    const { style } = first;
    const run = characters.slice(at, end);
    const text = run.map(({ letter }) => letter).join("");
    const shaped = shaper.shape(text, wantedFont(style));
    if (shaped === null) return null;
    const size = style.fontSize;
    const lengths = lengthsOf(context, style, place.viewport);
    const spacing = (property: string): number => parseLength(style.get(property), lengths, "x") ?? 0;
    const shift = baselineOf(style, shaped.ascent, shaped.descent) * size;
    const contours: Contour[] = [];
    const starts = startsOf(run);
    const runStart = x;
    let [begin, lineY] = [x, y];
    for (const [index, glyph] of shaped.glyphs.entries()) {
      const character =
        shaped.glyphs[index - 1]?.cluster === glyph.cluster ? undefined : starts.get(glyph.cluster);
      if (character !== undefined && (character.dx !== 0 || character.dy !== 0)) {
        contours.push(...decorations(style, begin, lineY + shift, x - begin, size));
        [x, y] = [x + character.dx, y + character.dy];
        [begin, lineY] = [x, y];
      }
      const scale = size / shaped.unitsPerEm;
      const matrix = multiplyAll(
        translation(x + glyph.x * size, y + shift + glyph.y * size),
        rotation(starts.get(glyph.cluster)?.rotate ?? 0),
        scaling(scale, -scale),
      );
      for (const contour of contoursOfPath(glyph.path, context.limits.maxNumber))
        contours.push(transformed(contour, matrix));
      x += glyph.advance * size;
      if (shaped.glyphs[index + 1]?.cluster !== glyph.cluster) {
        x += spacing("letter-spacing");
        if (text[glyph.cluster] === " ") x += spacing("word-spacing");
      }
    }
    contours.push(...decorations(style, begin, lineY + shift, x - begin, size));
    const box = {
      left: runStart,
      right: x,
      top: y + shift - shaped.ascent * size,
      bottom: y + shift + shaped.descent * size,
    };
    runs.push({ style, contours, box });
    at = end;
  }
  const anchor = characters[0]?.style.get("text-anchor");
  const share = anchor === "middle" ? 0.5 : anchor === "end" ? 1 : 0;
  const back = (x - startX) * share;
  if (back === 0) return { runs, x, y };
  const moved = runs.map(({ style, contours, box }) => ({
    style,
    contours: contours.map((contour) => transformed(contour, translation(-back, 0))),
    box: { left: box.left - back, right: box.right - back, top: box.top, bottom: box.bottom },
  }));
  return { runs: moved, x: x - back, y };
}

/** By where each letter begins in the text of all of them. */
function startsOf(characters: readonly TextCharacter[]): Map<number, TextCharacter> {
  let at = 0;
  const starts = new Map<number, TextCharacter>();
  for (const character of characters) {
    starts.set(at, character);
    at += character.letter.length;
  }
  return starts;
}

const weights: { [name: string]: number } = { normal: 400, bold: 700, bolder: 700, lighter: 300 };

function wantedFont(style: ComputedStyle): WantedFont {
  const weight = style.get("font-weight") ?? "normal";
  return {
    families: (style.get("font-family") ?? "serif")
      .split(",")
      .map((name) => name.trim().replaceAll(/^["']|["']$/g, "")),
    weight: weights[weight] ?? (Number(weight) || 400),
    isItalic: /^(?:italic|oblique)/.test(style.get("font-style") ?? ""),
  };
}

/** How far below its baseline a text stands, in font sizes. */
function baselineOf(style: ComputedStyle, ascent: number, descent: number): number {
  const shift = style.get("baseline-shift");
  const shifted = shift === "sub" ? 0.2 : shift === "super" ? -0.4 : 0;
  switch (style.get("dominant-baseline") ?? "auto") {
    case "middle":
      return shifted + 0.27;
    case "central":
      return shifted + (ascent - descent) / 2;
    case "hanging":
      return shifted + ascent * 0.8;
    case "text-before-edge":
    case "text-top":
      return shifted + ascent;
    case "text-after-edge":
    case "ideographic":
      return shifted - descent;
    default:
      return shifted;
  }
}

function decorations(style: ComputedStyle, x: number, y: number, width: number, size: number): Contour[] {
  const wanted = style.get("text-decoration") ?? style.parent?.get("text-decoration") ?? "";
  const line = (below: number): Contour =>
    rectangleContour([x, y + (below - 0.025) * size, width, size * 0.05], [0, 0]);
  return [
    ...(wanted.includes("underline") ? [line(0.125)] : []),
    ...(wanted.includes("overline") ? [line(-0.95)] : []),
    ...(wanted.includes("line-through") ? [line(-0.3)] : []),
  ];
}
