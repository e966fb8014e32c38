import type { Size } from "../drawing/raw-frame.ts";

export interface PixelBox extends Size {
  left: number;
  top: number;
}

/** One number for each pixel, whatever it means. */
type Values = Uint32Array | Uint8Array;

/** So many pixels are compared at once: nearly all of them are the same. */
export const block = 8;

/** Whether two pictures are the same in the pixels of a stretch from a place on. */
export const isSameBlock = (one: Values, other: Values, at: number): boolean =>
  (((one[at] as number) ^ (other[at] as number)) |
    ((one[at + 1] as number) ^ (other[at + 1] as number)) |
    ((one[at + 2] as number) ^ (other[at + 2] as number)) |
    ((one[at + 3] as number) ^ (other[at + 3] as number)) |
    ((one[at + 4] as number) ^ (other[at + 4] as number)) |
    ((one[at + 5] as number) ^ (other[at + 5] as number)) |
    ((one[at + 6] as number) ^ (other[at + 6] as number)) |
    ((one[at + 7] as number) ^ (other[at + 7] as number))) ===
  0;

function isSameRow(one: Values, other: Values, from: number, to: number): boolean {
  let at = from;
  for (; at + block <= to; at += block) if (!isSameBlock(one, other, at)) return false;
  for (; at < to; at++) if (one[at] !== other[at]) return false;
  return true;
}

/** The smallest box around all pixels in which two pictures differ, of those within a box; null where none does. */
export function changedBox(
  before: Values,
  after: Values,
  { width, height }: Size,
  within: PixelBox = { left: 0, top: 0, width, height },
): PixelBox | null {
  const [start, end] = [within.left, within.left + within.width];
  let top = within.top;
  let bottom = within.top + within.height - 1;
  const isSame = (y: number): boolean => isSameRow(before, after, y * width + start, y * width + end);
  while (top <= bottom && isSame(top)) top++;
  if (top > bottom) return null;
  while (isSame(bottom)) bottom--;
  let left = end - 1;
  let right = start;
  for (let y = top; y <= bottom; y++) {
    const row = y * width;
    for (let x = start; x < left; x++) if (before[row + x] !== after[row + x]) left = x;
    for (let x = end - 1; x > right; x--) if (before[row + x] !== after[row + x]) right = x;
  }
  // A single column at the edge is met by none of the two searches.
  return { left, top, width: Math.max(left, right) - left + 1, height: bottom - top + 1 };
}

/** The smallest box around pixels that are met row by row, from above. */
export class GrowingBox {
  #left = Infinity;
  #right = -1;
  #top = -1;
  #bottom = -1;

  /** Nothing was met in the row where `left` is beyond `right`. */
  addRow(left: number, right: number, y: number): void {
    if (left > right) return;
    if (this.#top < 0) this.#top = y;
    this.#bottom = y;
    this.#left = Math.min(this.#left, left);
    this.#right = Math.max(this.#right, right);
  }

  /** Null where none was met. */
  box(): PixelBox | null {
    const [left, top] = [this.#left, this.#top];
    return top < 0 ? null : { left, top, width: this.#right - left + 1, height: this.#bottom - top + 1 };
  }
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
