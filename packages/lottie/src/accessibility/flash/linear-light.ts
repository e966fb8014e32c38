import { wcag } from "./wcag.ts";

/** Linear light of a byte of sRGB; WCAG's relative luminance is a sum of these (with the threshold that sRGB itself has, 0.04045). */
export const linearOf = Float64Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

export const [redWeight, greenWeight, blueWeight] = [0.2126, 0.7152, 0.0722];

/** By byte what a channel adds to relative luminance. */
const addedBy = (weight: number): Float64Array => linearOf.map((light) => weight * light);
const redLuminance = addedBy(redWeight);
const greenLuminance = addedBy(greenWeight);
const blueLuminance = addedBy(blueWeight);

/** Relative luminance of three bytes of sRGB. */
export const luminanceOf = (red: number, green: number, blue: number): number =>
  (redLuminance[red] as number) + (greenLuminance[green] as number) + (blueLuminance[blue] as number);

/** What is darker has no colour that anybody sees, whatever its share of red. */
const leastRed = 0.01;

/** Share of red of a colour, three bytes; 0 for what is nearly black. */
export function redShareOf(red: number, green: number, blue: number): number {
  const light = linearOf[red] as number;
  if (light < leastRed) return 0;
  return light / (light + (linearOf[green] as number) + (linearOf[blue] as number));
}

/** Of D65 white, and of black: what gives no light has no chromaticity, and is taken for the neutral that eyes adapt to. */
const neutral = [0.1978, 0.4683] as const;

/** u' and v' of `0xrrggbb`. */
function chromaticityOf(colour: number): readonly [u: number, v: number] {
  const red = linearOf[(colour >> 16) & 255] as number;
  const green = linearOf[(colour >> 8) & 255] as number;
  const blue = linearOf[colour & 255] as number;
  const x = 0.4124 * red + 0.3576 * green + 0.1805 * blue;
  const y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const z = 0.0193 * red + 0.1192 * green + 0.9505 * blue;
  const sum = x + 15 * y + 3 * z;
  return y < leastRed * redWeight ? neutral : [(4 * x) / sum, (9 * y) / sum];
}

/** True where two colours, `0xrrggbb`, are farther apart than a red flash needs. */
export function areFarApart(one: number, other: number): boolean {
  const [u, v] = chromaticityOf(one);
  const [otherU, otherV] = chromaticityOf(other);
  return Math.hypot(u - otherU, v - otherV) > wcag.maxChromaticityChange;
}
