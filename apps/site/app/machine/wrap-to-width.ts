const eastAsian = /[\u1100-\u11ff\u2e80-\ud7af\uf900-\ufaff\uff00-\uff60]/u;
const maxLines = 3;

/** In average letters: of East Asia take two places, wide and capital ones more than one. */
const widthOf = (letter: string): number =>
  eastAsian.test(letter) ? 1.9 : /[mwMW@%]/.test(letter) ? 1.45 : /[A-ZÄÖÜ]/.test(letter) ? 1.15 : 1;
const lengthOf = (text: string): number => Array.from(text).reduce((sum, letter) => sum + widthOf(letter), 0);

/** As many letters as have room. */
function fit(text: string, maxLength: number): string {
  let left = maxLength;
  let kept = "";
  for (const letter of text) {
    left -= widthOf(letter);
    if (left < 0) break;
    kept += letter;
  }
  return kept;
}

/**
 * The text in lines that have room, at most three, the last one cut away marked. Lines break at spaces, behind `_`, `-`, `.`, `/` and
 * between small and capital letters, and anywhere in what is longer than a line.
 */
export function wrapToWidth(text: string, width: number, letterWidth: number): string[] {
  const lineLength = Math.max(2, width / letterWidth);
  const pieces =
    text.match(
      /\s*(?:[^\s_./-](?:(?![a-zß-ÿ][A-Z])[^\s_./-])*?(?:[a-zß-ÿ](?=[A-Z])|[_./-]+|(?=\s|$))|[_./-]+)/gu,
    ) ?? [];
  const lines: string[] = [];
  let line = "";
  for (const piece of pieces) {
    if (lengthOf((line + piece).trim()) <= lineLength) {
      line += piece;
      continue;
    }
    if (line.trim() !== "") lines.push(line.trim());
    line = piece.trimStart();
    while (lengthOf(line) > lineLength) {
      const start = fit(line, lineLength);
      lines.push(start);
      line = line.slice(start.length);
    }
  }
  if (line.trim() !== "") lines.push(line.trim());
  if (lines.length <= maxLines) return lines;
  const last = lines[maxLines - 1] ?? "";
  return [...lines.slice(0, maxLines - 1), `${fit(last, lineLength - 1).trimEnd()}…`];
}
