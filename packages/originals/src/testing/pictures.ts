import type { Picture } from "./frame-painter.ts";

/** Share of the canvas that changes between two pictures, weighted by how much each pixel does. */
export function changeBetween(one: Picture, other: Picture): number {
  let sum = 0;
  for (let at = 0; at < one.pixels.length; at++)
    sum += Math.abs((one.pixels[at] ?? 0) - (other.pixels[at] ?? 0));
  return sum / one.pixels.length / 255;
}

const grid = { columns: 32, rows: 24 };

/**
 * How much of each field of a grid is covered by the figure, whatever its colour: by ink where the canvas is painted
 * all over, by anything where it is transparent.
 */
export function silhouetteOf({ pixels, width, height }: Picture): number[] {
  let clear = 0;
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) < 128) clear++;
  const isTransparent = clear > width * height * 0.02;
  const cover = Array.from({ length: grid.columns * grid.rows }, () => 0);
  const share = (grid.columns * grid.rows) / (width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const light = Math.max(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
      const isFigure = isTransparent ? (pixels[at + 3] ?? 0) >= 128 : light < 90;
      const field =
        Math.floor((y * grid.rows) / height) * grid.columns + Math.floor((x * grid.columns) / width);
      if (isFigure) cover[field] = (cover[field] ?? 0) + share;
    }
  }
  return cover;
}

/** 0 for the same silhouette, 1 for two that share nothing. */
export function unlikeness(one: readonly number[], other: readonly number[]): number {
  let different = 0;
  let together = 0;
  one.forEach((cover, index) => {
    const opposite = other[index] ?? 0;
    different += Math.abs(cover - opposite);
    together += Math.max(cover, opposite);
  });
  return together === 0 ? 0 : different / together;
}
