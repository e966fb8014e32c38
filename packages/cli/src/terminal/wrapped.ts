import type { Locale } from "@zoetrope/i18n/locales";
import { widthOf } from "./width.ts";

/** What is written without blanks between words. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u3000-\u303f\uff00-\uffef]/u;
/** What never begins a line (JIS X 4051), and what never ends one. */
const closing = /^[\p{Pe}\p{Pf}\p{Po}ー゛゜々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ]/u;
const opening = /[\p{Ps}\p{Pi}]$/u;

/** Lines of at most so many cells, broken between words. */
export function wrapped(text: string, width: number, locale: Locale): string[] {
  const lines: string[] = [];
  let line = "";
  let taken = 0;
  for (const piece of piecesOf(text, locale)) {
    if (line !== "" && taken + widthOf(piece.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = "";
      taken = 0;
    }
    line += piece;
    taken += widthOf(piece);
  }
  return [...lines, line.trimEnd()];
}

/** Behind each a line may end. */
function piecesOf(text: string, locale: Locale): string[] {
  if (!unspaced.test(text)) return text.split(/(?<= )(?! )/);
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: "word" }).segment(text)) {
    const before = pieces.at(-1) ?? "";
    const isUnspaced = unspaced.test(before.at(-1) ?? "") || unspaced.test(segment.at(0) ?? "");
    const isBetween = isUnspaced && !closing.test(segment) && !opening.test(before);
    const isBreak =
      (/[ \n]$/.test(before) || isBetween) && !/^\s/.test(segment) && !isOneWord(before, segment);
    if (before === "" || isBreak) pieces.push(segment);
    else pieces[pieces.length - 1] = before + segment;
  }
  return pieces;
}

/** In Japanese, particles and endings stay with what is before them, and words of one script are whole. */
const isOneWord = (before: string, after: string): boolean =>
  /^\p{scx=Hiragana}/u.test(after) ||
  (/\p{scx=Katakana}$/u.test(before) && /^\p{scx=Katakana}/u.test(after)) ||
  (/\p{Script=Han}$/u.test(before) && /^\p{Script=Han}/u.test(after));
