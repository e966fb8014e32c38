import { rgbOf } from "@zoetrope/lottie";
import type { RawFrame } from "../drawing/raw-frame.ts";

/** The same picture on a colour (`#rrggbb`): nothing shines through any more. */
export function onBackground(frame: RawFrame, background: string): RawFrame {
  const ground = rgbOf(background)?.map((share) => Math.round(share * 255));
  if (ground === undefined) throw new RangeError(`${JSON.stringify(background)} is no colour`);
  const [red = 0, green = 0, blue = 0] = ground;
  const pixels = frame.pixels.slice();
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = pixels[at + 3] ?? 0;
    if (opacity === 255) continue;
    const rest = 255 - opacity;
    pixels[at] = Math.round(((pixels[at] ?? 0) * opacity + red * rest) / 255);
    pixels[at + 1] = Math.round(((pixels[at + 1] ?? 0) * opacity + green * rest) / 255);
    pixels[at + 2] = Math.round(((pixels[at + 2] ?? 0) * opacity + blue * rest) / 255);
    pixels[at + 3] = 255;
  }
  return { ...frame, pixels };
}
