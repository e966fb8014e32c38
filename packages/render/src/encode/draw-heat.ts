import { blueWeight, greenWeight, redWeight } from "@zoetrope/lottie/srgb";
import type { RawFrame } from "../drawing/raw-frame.ts";

/** Little of the picture is left, so that what differs stands out from it. */
const paleness = 0.75;
type Rgb = readonly [red: number, green: number, blue: number];
const [mild, strong]: [Rgb, Rgb] = [
  [255, 200, 0],
  [210, 0, 30],
];
const minOpacity = 0.45;

/** Of two pictures of one size: the first pale and grey on white, and over it, from yellow to red, how far the second lies from it. */
export function drawHeat(before: RawFrame, after: RawFrame): RawFrame {
  const pixels = new Uint8Array(before.pixels.length);
  for (let at = 0; at < pixels.length; at += 4) {
    const grey = paleGreyAt(before.pixels, at);
    const share = Math.sqrt(differenceAt(before.pixels, after.pixels, at) / 255);
    const opacity = share === 0 ? 0 : minOpacity + (1 - minOpacity) * share;
    for (let channel = 0; channel < 3; channel++) {
      const [from = 0, to = 0] = [mild[channel], strong[channel]];
      pixels[at + channel] = Math.round(grey + (from + (to - from) * share - grey) * opacity);
    }
    pixels[at + 3] = 255;
  }
  return { ...before, pixels };
}

function paleGreyAt(pixels: Uint8Array, at: number): number {
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
  const brightness = redWeight * red + greenWeight * green + blueWeight * blue;
  return 255 - ((255 - brightness) * (1 - paleness) * alpha) / 255;
}

/** Of the channel that differs most, of 255; colours count as far as they are opaque. */
function differenceAt(before: Uint8Array, after: Uint8Array, at: number): number {
  const [alpha = 0, otherAlpha = 0] = [before[at + 3], after[at + 3]];
  let most = Math.abs(alpha - otherAlpha);
  for (let channel = at; channel < at + 3; channel++)
    most = Math.max(
      most,
      Math.abs((before[channel] ?? 0) * alpha - (after[channel] ?? 0) * otherAlpha) / 255,
    );
  return most;
}
