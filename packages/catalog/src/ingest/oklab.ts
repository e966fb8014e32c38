export type Oklab = [lightness: number, greenRed: number, blueYellow: number];

/**
 * How far apart two colours may be (Euclidean in Oklab) and still count as the same colour in a search. At 0.1 the
 * reds of two brands match, red and orange do not.
 */
export const sameColourDistance = 0.1;

/** Palette colours that cover less than this share of the picture do not make it a picture of that colour. */
export const minColourWeight = 0.04;

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/**
 * `#rrggbb` in Oklab: lightness 0 to 1, the other two about -0.4 to 0.4.
 * @see https://bottosson.github.io/posts/oklab/
 */
export function oklabOf(hex: string): Oklab {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  const r = linear(((value >> 16) & 255) / 255);
  const g = linear(((value >> 8) & 255) / 255);
  const b = linear((value & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Distance from grey. */
const chromaOf = ([, a, b]: Oklab): number => Math.hypot(a, b);

/** Below this a colour reads as grey. */
const greyChroma = 0.05;

const strengthOf = (colour: { hex: string; weight: number }) => colour.weight * chromaOf(oklabOf(colour.hex));

/** Strongest colour of a palette that is not grey; null when all are. */
export function dominantColourOf(palette: readonly { hex: string; weight: number }[]): string | null {
  const chromatic = palette.filter((colour) => chromaOf(oklabOf(colour.hex)) >= greyChroma);
  return chromatic.toSorted((a, b) => strengthOf(b) - strengthOf(a))[0]?.hex ?? null;
}
