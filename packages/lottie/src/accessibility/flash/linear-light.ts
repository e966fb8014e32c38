import { blueWeight, greenWeight, redWeight, srgbToLinear } from "../../colours/srgb.ts";
import { wcag } from "./wcag.ts";

/** By byte of sRGB its linear light; relative luminance is a sum of these. */
export const linearLight = Float64Array.from({ length: 256 }, (_, byte) => srgbToLinear(byte / 255));

/** By byte what a channel adds to relative luminance. */
const addedBy = (weight: number): Float64Array => linearLight.map((light) => weight * light);
const redLuminance = addedBy(redWeight);
const greenLuminance = addedBy(greenWeight);
const blueLuminance = addedBy(blueWeight);

/** Relative luminance of three bytes of sRGB. */
export const luminanceOf = (red: number, green: number, blue: number): number =>
  (redLuminance[red] as number) + (greenLuminance[green] as number) + (blueLuminance[blue] as number);

/** What is darker has no colour that anybody sees, whatever its share of red. */
const minRed = 0.01;

/** Share of red of a colour, three bytes; 0 for what is nearly black. */
export function redShareOf(red: number, green: number, blue: number): number {
  const light = linearLight[red] as number;
  if (light < minRed) return 0;
  return light / (light + (linearLight[green] as number) + (linearLight[blue] as number));
}

/** Of D65 white, and of black: what gives no light has no chromaticity, and is taken for the neutral that eyes adapt to. */
const neutral = [0.1978, 0.4683] as const;

/** u' and v' of `0xrrggbb`. */
function chromaticityOf(colour: number): readonly [u: number, v: number] {
  const red = linearLight[(colour >> 16) & 255] as number;
  const green = linearLight[(colour >> 8) & 255] as number;
  const blue = linearLight[colour & 255] as number;
  const x = 0.4124 * red + 0.3576 * green + 0.1805 * blue;
  const y = redWeight * red + greenWeight * green + blueWeight * blue;
  const z = 0.0193 * red + 0.1192 * green + 0.9505 * blue;
  const sum = x + 15 * y + 3 * z;
  return y < minRed * redWeight ? neutral : [(4 * x) / sum, (9 * y) / sum];
}

/** True where two colours, `0xrrggbb`, are farther apart than a red flash needs. */
export function areFarApart(one: number, other: number): boolean {
  const [u, v] = chromaticityOf(one);
  const [otherU, otherV] = chromaticityOf(other);
  return Math.hypot(u - otherU, v - otherV) > wcag.maxChromaticityChange;
}
