import { linearToSrgb } from "../../colours/srgb.ts";
import { linearLight } from "./linear-light.ts";

/** A frame as one pixel of its mean light on white, which is all that tools look at that compare whole frames. */
export function meanFrame(pixels: Uint8Array): Uint8Array {
  let [red, green, blue] = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] as number;
    red += linearLight[onWhite(pixels[at] as number, alpha)] as number;
    green += linearLight[onWhite(pixels[at + 1] as number, alpha)] as number;
    blue += linearLight[onWhite(pixels[at + 2] as number, alpha)] as number;
  }
  const count = pixels.length / 4;
  return Uint8Array.of(byteOf(red / count), byteOf(green / count), byteOf(blue / count), 255);
}

const onWhite = (byte: number, alpha: number): number =>
  alpha === 255 ? byte : 255 + Math.round(((byte - 255) * alpha) / 255);

const byteOf = (light: number): number => Math.round(255 * linearToSrgb(light));
