import { rgbOf } from "@zoetrope/lottie";
import type { RawFrame } from "../contract.ts";

/** The same picture on a colour (`#rrggbb`): nothing shines through any more. */
export function onBackground(frame: RawFrame, background: string): RawFrame {
  const ground = rgbOf(background)?.map((share) => Math.round(share * 255));
  if (ground === undefined) throw new RangeError(`${JSON.stringify(background)} is no colour`);
  const pixels = frame.pixels.slice();
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = (pixels[at + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel++)
      pixels[at + channel] = Math.round(
        (pixels[at + channel] ?? 0) * opacity + (ground[channel] ?? 0) * (1 - opacity),
      );
    pixels[at + 3] = 255;
  }
  return { ...frame, pixels };
}
