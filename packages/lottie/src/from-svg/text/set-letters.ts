import type { Box } from "../../scene/bounds/box.ts";
import { around, nowhere, union } from "../../scene/bounds/box.ts";
import { type Contour, transformed } from "../../scene/geometry/contour.ts";
import {
  applyTo,
  type Matrix,
  multiplyAll,
  rotation,
  scaling,
  translation,
} from "../../scene/geometry/matrix.ts";
import type { ComputedStyle } from "../css/computed-style.ts";
import { type DrawingContext, lengthsOf, type DrawingScope } from "../scene/drawing-context.ts";
import { contoursOfPath } from "../shapes/contours-of-path.ts";
import { parseLength } from "../values/lengths.ts";
import { baselineOf } from "./baseline.ts";
import { decorations } from "./decorations.ts";
import type { TextCharacter } from "./text-characters.ts";
import { positionOnPath } from "./text-path.ts";
import type { ShapedText, TextShaper, WantedFont } from "./text-shaper.ts";

/** Letters of one style that follow each other. */
export interface SetRun {
  style: ComputedStyle;
  contours: Contour[];
  box: Box;
}

/** A letter where it stands in its line. */
interface SetLetter {
  run: number;
  path: string;
  /** Of its font, to user units; `widen` times wider. */
  unit: number;
  widen: number;
  x: number;
  y: number;
  rotate: number;
  advance: number;
  character: TextCharacter | undefined;
  /** Where the line is broken off by a letter that is moved. */
  isMoved: boolean;
}

interface Line {
  style: ComputedStyle;
  shaped: ShapedText;
}

/** Letters from one place that is written to the next: what `text-anchor` moves as a whole. Null where no font has them. */
export function setLetters(
  shaper: TextShaper,
  context: DrawingContext,
  characters: readonly TextCharacter[],
  scope: DrawingScope,
  startX: number,
  startY: number,
): { runs: SetRun[]; x: number; y: number } | null {
  const path = characters[0]?.path ?? null;
  const lines: Line[] = [];
  const letters: SetLetter[] = [];
  let [x, y] = path === null ? [startX, startY] : [0, 0];
  for (let at = 0; at < characters.length;) {
    const first = characters[at];
    if (first === undefined) break;
    let end = at + 1;
    while (end < characters.length && characters[end]?.style === first.style) end++;
    const run = characters.slice(at, end);
    const { style } = first;
    const text = run.map(({ letter }) => letter).join("");
    const shaped = shaper.shape(text, wantedFont(style));
    if (shaped === null) return null;
    const size = style.fontSize;
    const lengths = lengthsOf(context, style, scope.viewport);
    const spacing = (property: string): number => parseLength(style.get(property), lengths, "x") ?? 0;
    const shift = baselineOf(first, shaped, lengths);
    const starts = startsOf(run);
    for (const [index, glyph] of shaped.glyphs.entries()) {
      const isFirst = shaped.glyphs[index - 1]?.cluster !== glyph.cluster;
      const character = starts.get(glyph.cluster);
      const isMoved = isFirst && character !== undefined && (character.dx !== 0 || character.dy !== 0);
      if (isMoved) [x, y] = [x + character.dx, y + character.dy];
      const isLast = shaped.glyphs[index + 1]?.cluster !== glyph.cluster;
      const between = isLast
        ? spacing("letter-spacing") + (text[glyph.cluster] === " " ? spacing("word-spacing") : 0)
        : 0;
      letters.push({
        run: lines.length,
        path: glyph.path,
        unit: size / shaped.unitsPerEm,
        widen: 1,
        x: x + glyph.x * size,
        y: y + shift + glyph.y * size,
        rotate: character?.rotate ?? 0,
        advance: glyph.advance * size + between,
        character: isFirst ? character : undefined,
        isMoved,
      });
      x += glyph.advance * size + between;
    }
    lines.push({ style, shaped });
    at = end;
  }
  x += stretched(letters);
  const anchor = characters[0]?.style.get("text-anchor");
  const back = (x - (path === null ? startX : 0)) * (anchor === "middle" ? 0.5 : anchor === "end" ? 1 : 0);
  for (const letter of letters) letter.x -= back;
  if (path === null)
    return {
      runs: lines.map((line, index) => runOf(context, line, lettersOf(letters, index))),
      x: x - back,
      y,
    };
  let last: Matrix | null = null;
  const runs = lines.map((line, index) => {
    const own = lettersOf(letters, index);
    const contours = own.flatMap((letter) => {
      const on = positionOnPath(path, path.start + letter.x + letter.advance / 2);
      if (on === null) return [];
      last = on;
      const moved = { ...letter, x: -letter.advance / 2 };
      return outlined(context, line, [moved]).map((contour) => transformed(contour, on));
    });
    const box = contours.reduce((all, { points }) => union(all, around(points)), nowhere);
    return { style: line.style, contours, box };
  });
  const [endX, endY] =
    last === null ? [startX, startY] : applyTo(last, (letters.at(-1)?.advance ?? 0) / 2, 0);
  return { runs, x: endX, y: endY };
}

const lettersOf = (letters: readonly SetLetter[], run: number): SetLetter[] =>
  letters.filter((letter) => letter.run === run);

/** Stretches what has a `textLength` to it; gives what the line has become longer by. */
function stretched(letters: SetLetter[]): number {
  let added = 0;
  for (let at = 0; at < letters.length;) {
    const stretch = letters[at]?.character?.stretch ?? null;
    let end = at + 1;
    // Glyphs without a letter of their own go with the one before.
    while (end < letters.length && [undefined, stretch].includes(letters[end]?.character?.stretch)) end++;
    const own = letters.slice(at, end);
    const start = own[0]?.x ?? 0;
    for (const letter of own) letter.x += added;
    if (stretch !== null) {
      const last = own.at(-1);
      const width = (last?.x ?? 0) + (last?.advance ?? 0) - start - added;
      const gaps = own.filter(({ character }) => character !== undefined).length - 1;
      const widen = stretch.isOfGlyphs && width > 0 ? stretch.length / width : 1;
      const gap = stretch.isOfGlyphs ? 0 : (stretch.length - width) / Math.max(1, gaps);
      let count = -1;
      for (const letter of own) {
        if (letter.character !== undefined) count++;
        letter.x = start + added + (letter.x - start - added) * widen + Math.max(0, count) * gap;
        letter.widen = widen;
        letter.advance = letter.advance * widen + (count < gaps ? gap : 0);
      }
      if (stretch.isOfGlyphs || gaps > 0) added += stretch.length - width;
    }
    at = end;
  }
  return added;
}

function runOf(context: DrawingContext, line: Line, letters: readonly SetLetter[]): SetRun {
  const { style, shaped } = line;
  const size = style.fontSize;
  const [first, last] = [letters[0], letters.at(-1)];
  const y = last?.y ?? 0;
  const box = {
    left: first?.x ?? 0,
    right: (last?.x ?? 0) + (last?.advance ?? 0),
    top: y - shaped.ascent * size,
    bottom: y + shaped.descent * size,
  };
  return { style, contours: outlined(context, line, letters), box };
}

function outlined(context: DrawingContext, { style }: Line, letters: readonly SetLetter[]): Contour[] {
  const contours: Contour[] = [];
  let begin = letters[0];
  for (const [index, letter] of letters.entries()) {
    const matrix = multiplyAll(
      translation(letter.x, letter.y),
      rotation(letter.rotate),
      scaling(letter.unit * letter.widen, -letter.unit),
    );
    for (const contour of contoursOfPath(letter.path, context.limits.maxNumber))
      contours.push(transformed(contour, matrix));
    const next = letters[index + 1];
    if (begin === undefined || (next !== undefined && !next.isMoved)) continue;
    contours.push(
      ...decorations(style, begin.x, begin.y, letter.x + letter.advance - begin.x, style.fontSize),
    );
    begin = next;
  }
  return contours;
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
