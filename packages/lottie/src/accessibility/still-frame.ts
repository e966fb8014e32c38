import { linearLight, luminanceOf } from "./flash/linear-light.ts";
import type { Scene } from "../scene/scene.ts";

/** One frame as it was drawn, with the scene that it shows. */
export interface StillFrame {
  frame: number;
  scene: Scene;
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Below this opacity the page shines through. */
export const minOpaque = 250;

/** Relative luminance of a pixel; null where the page shines through. */
export function luminanceAt({ pixels, width, height }: StillFrame, x: number, y: number): number | null {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return null;
  const at = (row * width + column) * 4;
  if ((pixels[at + 3] as number) < minOpaque) return null;
  return luminanceOf(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number);
}

/** Relative luminance of a colour of three numbers from 0 to 1. */
export const luminanceOfColour = ({
  red,
  green,
  blue,
}: {
  red: number;
  green: number;
  blue: number;
}): number => luminanceOf(byteOf(red), byteOf(green), byteOf(blue));

const byteOf = (share: number): number =>
  Math.round(Math.min(1, Math.max(0, share)) * (linearLight.length - 1));
