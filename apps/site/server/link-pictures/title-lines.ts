import font from "@zoetrope/ui/fonts/bricolage-grotesque-latin.woff2?inline";
import { create, type Font } from "fontkit";

/** Of the sheets that hold the title, the one with the largest letters wins. */
const sizes = [84, 72, 62, 54, 46];
const maxLines = 5;
const lineHeight = 1.04;

let opened: Font | undefined;
/** The letters of the headings; they are drawn as paths, so that no system needs fonts. */
function headingFont(): Font {
  if (opened === undefined) {
    const loaded = create(Buffer.from(font.slice(font.indexOf(",") + 1), "base64"));
    if (!("layout" in loaded)) throw new Error("the font of the headings is a collection");
    opened = loaded;
  }
  return opened;
}

const widthOf = (text: string, size: number): number =>
  (headingFont().layout(text).advanceWidth / headingFont().unitsPerEm) * size;

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

/** True when the font has every letter of it. */
export const canWrite = (title: string): boolean =>
  headingFont()
    .layout(title)
    .glyphs.every(({ id }) => id !== 0);

/** A title as SVG paths, `left` and `top` being the corner of the first line, no wider than `width` where its words allow it. */
export function titlePaths(title: string, box: { left: number; top: number; width: number }): string {
  const fits = (size: number): boolean => {
    const lines = breakLines(title, size, box.width);
    return lines.length <= maxLines && lines.every((line) => widthOf(line, size) <= box.width);
  };
  const size = sizes.find(fits) ?? sizes.at(-1) ?? 46;
  const scale = size / headingFont().unitsPerEm;
  const paths: string[] = [];
  for (const [place, line] of breakLines(title, size, box.width).entries()) {
    const baseline = box.top + size * (0.76 + place * lineHeight);
    const { glyphs, positions } = headingFont().layout(line);
    let x = 0;
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0 };
      // Letters grow upwards in a font and downwards in a picture.
      paths.push(
        `<path transform="translate(${box.left + (x + xOffset) * scale} ${baseline}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`,
      );
      x += xAdvance;
    }
  }
  return `<g fill="#16120e">${paths.join("")}</g>`;
}
