import type { Size } from "../raw-frame.ts";

export interface PixelBox extends Size {
  left: number;
  top: number;
}

/** One number for each pixel, whatever it means. */
type Values = Uint32Array | Uint8Array;

/** The smallest box around all pixels in which two pictures differ; null where none does. */
export function changedBox(before: Values, after: Values, { width, height }: Size): PixelBox | null {
  const length = width * height;
  let first = 0;
  while (first < length && before[first] === after[first]) first++;
  if (first === length) return null;
  let last = length - 1;
  while (before[last] === after[last]) last--;
  const top = Math.floor(first / width);
  const bottom = Math.floor(last / width);
  let left = width - 1;
  let right = 0;
  for (let y = top; y <= bottom; y++) {
    const row = y * width;
    for (let x = 0; x < left; x++) if (before[row + x] !== after[row + x]) left = x;
    for (let x = width - 1; x > right; x--) if (before[row + x] !== after[row + x]) right = x;
  }
  // A single column at the edge is met by none of the two searches.
  return { left, top, width: Math.max(left, right) - left + 1, height: bottom - top + 1 };
}

/** The smallest box around two. */
export function boxAround(one: PixelBox, other: PixelBox | null): PixelBox {
  if (other === null) return one;
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}

/** The same pixels as one number each, without a copy. */
export const asWords = ({ buffer, byteOffset, byteLength }: Uint8Array): Uint32Array =>
  new Uint32Array(buffer, byteOffset, byteLength / 4);
