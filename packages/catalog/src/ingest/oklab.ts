import { oklabOf, type Oklab } from "@zoetrope/render/oklab";

/**
 * How far apart two colours may be (Euclidean in Oklab) and still count as the same colour in a search. At 0.1 the
 * reds of two brands match, red and orange do not.
 */
export const sameColourDistance = 0.1;

/** Palette colours that cover less than this share of the picture do not make it a picture of that colour. */
export const minColourWeight = 0.04;

/** Of `#rrggbb`. */
export const oklabOfHex = (hex: string): Oklab => oklabOf(Number.parseInt(hex.slice(1, 7), 16));

/** Distance from grey. */
const chromaOf = ([, a, b]: Oklab): number => Math.hypot(a, b);

/** Below this a colour reads as grey. */
const greyChroma = 0.05;

const strengthOf = (colour: { hex: string; weight: number }) =>
  colour.weight * chromaOf(oklabOfHex(colour.hex));

/** Strongest colour of a palette that is not grey; null when all are. */
export function dominantColourOf(palette: readonly { hex: string; weight: number }[]): string | null {
  const chromatic = palette.filter((colour) => chromaOf(oklabOfHex(colour.hex)) >= greyChroma);
  return chromatic.toSorted((a, b) => strengthOf(b) - strengthOf(a))[0]?.hex ?? null;
}
