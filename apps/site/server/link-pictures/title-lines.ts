import accents from "@zoetrope/ui/fonts/bricolage-grotesque-accents.woff2?inline";
import basic from "@zoetrope/ui/fonts/bricolage-grotesque-basic.woff2?inline";
import { create, type Font } from "fontkit";

/** The largest letters in which the title fits are taken. */
const sizes = [84, 72, 62, 54, 46];
const maxHeight = 420;
const lineHeight = 1.04;

function openFont(dataAddress: string): Font {
  const font = create(Buffer.from(dataAddress.slice(dataAddress.indexOf(",") + 1), "base64"));
  if (!("layout" in font)) throw new Error("a font of the headings is a collection");
  return font;
}

let opened: Font[] | undefined;
/** The letters of the headings; they are drawn as paths, so that no system needs fonts. */
const fonts = (): Font[] => (opened ??= [basic, accents].map(openFont));
const fontFor = (letter: string): Font | undefined =>
  fonts().find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/** Neighbours of the same font, which knows how close they stand. */
function runsOf(text: string): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const font = fontFor(letter);
    const last = runs.at(-1);
    if (font === undefined) continue;
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

const widthOf = (text: string, size: number): number =>
  runsOf(text).reduce(
    (width, run) => width + (run.font.layout(run.text).advanceWidth / run.font.unitsPerEm) * size,
    0,
  );

/** One line as paths from `left` on. */
function linePaths(line: string, left: number, baseline: number, size: number): string[] {
  const paths: string[] = [];
  let x = left;
  for (const { font, text } of runsOf(line)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0 };
      // Letters grow upwards in a font and downwards in a picture.
      paths.push(
        `<path transform="translate(${x + xOffset * scale} ${baseline}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`,
      );
      x += xAdvance * scale;
    }
  }
  return paths;
}

/** Breaks between words; a word that is too long stands on a line of its own. */
function breakLines(title: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || widthOf(longer, size) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** True when the fonts have every letter of it. */
export const canWrite = (title: string): boolean =>
  Array.from(title).every((letter) => fontFor(letter) !== undefined);

/** A title as SVG paths, `left` and `top` being the corner of the first line, no wider than `width` where its words allow it. */
export function titlePaths(title: string, box: { left: number; top: number; width: number }): string {
  const fits = (size: number): boolean => {
    const lines = breakLines(title, size, box.width);
    return (
      lines.length * size * lineHeight <= maxHeight && lines.every((line) => widthOf(line, size) <= box.width)
    );
  };
  const size = sizes.find(fits) ?? sizes.at(-1) ?? 46;
  const paths = breakLines(title, size, box.width).flatMap((line, index) =>
    linePaths(line, box.left, box.top + size * (0.76 + index * lineHeight), size),
  );
  return `<g fill="#16120e">${paths.join("")}</g>`;
}
