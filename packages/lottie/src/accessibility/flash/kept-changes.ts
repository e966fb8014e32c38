import type { ChangedPixels } from "./changed-pixels.ts";

/** Of more it is quicker to draw the frames again than to find memory: 32 MB. */
const maxKept = 4_000_000;

/** What changed in the first frames of a round, so that the next round begins without drawing them again. */
export class KeptChanges {
  #places = new Uint32Array(1 << 14);
  #colours = new Uint32Array(1 << 14);
  /** Where the changes of each frame begin; one more than there are frames. */
  #starts = [0];

  /** How many frames are kept, from the first on. */
  get frames(): number {
    return this.#starts.length - 1;
  }

  /** Of the next frame. The first is kept whole: another one lies before it in the next round. */
  keep({ positions, pixels, count }: ChangedPixels): void {
    const start = this.#starts.at(-1) ?? 0;
    const end = start + count;
    if (end > maxKept) return;
    if (end > this.#places.length) {
      const length = Math.min(maxKept, Math.max(end, this.#places.length * 2));
      [this.#places, this.#colours] = [larger(this.#places, length), larger(this.#colours, length)];
    }
    this.#places.set(positions.subarray(0, count), start);
    for (let index = 0; index < count; index++)
      this.#colours[start + index] = pixels[positions[index] as number] as number;
    this.#starts.push(end);
  }

  clear(): void {
    this.#starts = [0];
  }

  at(frame: number): { places: Uint32Array; colours: Uint32Array } {
    const [start, end] = [this.#starts[frame] ?? 0, this.#starts[frame + 1] ?? 0];
    return { places: this.#places.subarray(start, end), colours: this.#colours.subarray(start, end) };
  }
}

function larger(list: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  const copy = new Uint32Array(length);
  copy.set(list);
  return copy;
}
