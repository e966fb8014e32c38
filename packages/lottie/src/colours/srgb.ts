/** Linear light, 0 to 1, of a channel of sRGB, 0 to 1 (IEC 61966-2-1). */
export const srgbToLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** A channel of sRGB, 0 to 1, of linear light, 0 to 1. */
export const linearToSrgb = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** What linear light of each primary adds to relative luminance (ITU-R BT.709). */
export const redWeight = 0.2126;
export const greenWeight = 0.7152;
export const blueWeight = 0.0722;

/** WCAG's relative luminance, 0 to 1, of three channels of sRGB, 0 to 1; with the threshold that sRGB itself has. */
export const relativeLuminance = (red: number, green: number, blue: number): number =>
  redWeight * srgbToLinear(red) + greenWeight * srgbToLinear(green) + blueWeight * srgbToLinear(blue);

/** WCAG's contrast ratio, 1 to 21, of two relative luminances. */
export const contrastRatio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
