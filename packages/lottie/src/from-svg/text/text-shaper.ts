import { readFontNames, type FontNames } from "./read-font-names.ts";

/** What is used of harfbuzzjs, which is handed in: who has no text does not load it. */
export interface HarfBuzz {
  Blob: new (bytes: Uint8Array) => object;
  Face: new (blob: never) => { upem: number };
  Font: new (face: never) => {
    hExtents(): { ascender: number; descender: number };
    glyphToPath(glyph: number): string;
  };
  Buffer: new () => {
    addText(text: string): void;
    guessSegmentProperties(): void;
    getGlyphInfos(): { codepoint: number; cluster: number }[];
    getGlyphPositions(): { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
  };
  shape(font: never, buffer: never): void;
}

export interface WantedFont {
  families: string[];
  weight: number;
  isItalic: boolean;
}

/** A letter as it is drawn, in shares of the font size, y downwards. */
interface ShapedGlyph {
  /** Path data in units of the font, y upwards. */
  path: string;
  /** Of the letter it begins with, in the text that was shaped. */
  cluster: number;
  advance: number;
  x: number;
  y: number;
}

export interface ShapedText {
  glyphs: ShapedGlyph[];
  unitsPerEm: number;
  ascent: number;
  descent: number;
}

export interface TextShaper {
  /** Null where no font has its letters. */
  shape(text: string, wanted: WantedFont): ShapedText | null;
}

const generic: { [name: string]: RegExp } = {
  "sans-serif": /sans/i,
  serif: /serif/i,
  monospace: /mono/i,
};

/** Shapes text with fonts that are given as bytes (OpenType, TrueType); the first is taken where nothing suits better. */
export function createTextShaper(harfbuzz: HarfBuzz, fonts: readonly Uint8Array[]): TextShaper {
  const known = fonts.flatMap((bytes) => {
    const names = readFontNames(bytes);
    if (names === null) return [];
    const face = new harfbuzz.Face(new harfbuzz.Blob(bytes) as never);
    return [{ names, face, font: new harfbuzz.Font(face as never) }];
  });
  const shapeWith = ({ font, face }: (typeof known)[number], text: string): ShapedText | null => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font as never, buffer as never);
    const infos = buffer.getGlyphInfos();
    if (infos.some(({ codepoint }) => codepoint === 0)) return null;
    const em = face.upem;
    const positions = buffer.getGlyphPositions();
    const { ascender, descender } = font.hExtents();
    return {
      glyphs: infos.map(({ codepoint, cluster }, index) => ({
        path: font.glyphToPath(codepoint),
        cluster,
        advance: (positions[index]?.xAdvance ?? 0) / em,
        x: (positions[index]?.xOffset ?? 0) / em,
        y: -(positions[index]?.yOffset ?? 0) / em,
      })),
      unitsPerEm: em,
      ascent: ascender / em,
      descent: -descender / em,
    };
  };
  return {
    shape(text, wanted) {
      const sorted = known.toSorted((a, b) => distanceOf(a.names, wanted) - distanceOf(b.names, wanted));
      for (const font of sorted) {
        const shaped = shapeWith(font, text);
        if (shaped !== null) return shaped;
      }
      return null;
    },
  };
}

/** How badly a font suits: the family first, then the slant, then the weight. */
function distanceOf({ family, weight, isItalic }: FontNames, wanted: WantedFont): number {
  const named = wanted.families.findIndex((name) => name.toLowerCase() === family.toLowerCase());
  const kind = wanted.families.findIndex((name) => generic[name]?.test(family) === true);
  const place = named !== -1 ? named : kind === -1 ? 50 : kind + 0.5;
  return place * 100_000 + (isItalic === wanted.isItalic ? 0 : 10_000) + Math.abs(weight - wanted.weight);
}
