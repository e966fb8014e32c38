import { type Oklab, oklabOf } from "../../colours/oklab.ts";
import { NearestColour } from "./nearest-colour.ts";
import { type CountedColour, splitColours } from "./split-colours.ts";

/** Bits of each channel by which colours are told apart while they are counted. */
const bits = 6;
const shift = 8 - bits;
const bins = 1 << (3 * bits);

/** Red lowest, as pixels lie in memory. */
const binOf = (word: number): number =>
  (((word & 255) >> shift) << (2 * bits)) |
  ((((word >> 8) & 255) >> shift) << bits) |
  (((word >> 16) & 255) >> shift);

/** Counts colours of pictures; what is transparent is left out by whoever counts. */
export class ColourCounter {
  /** Of each bin how many, and the sums of red, green and blue: side by side, since one is seldom wanted without the others. */
  readonly #sums = new Float64Array(bins * 4);
  readonly #met: number[] = [];

  /** `word`: a pixel as it lies in memory, read as a number. */
  add(word: number, times: number): void {
    const sums = this.#sums;
    const at = binOf(word) * 4;
    const count = sums[at] as number;
    if (count === 0) this.#met.push(at);
    sums[at] = count + times;
    sums[at + 1] = (sums[at + 1] as number) + times * (word & 255);
    sums[at + 2] = (sums[at + 2] as number) + times * ((word >> 8) & 255);
    sums[at + 3] = (sums[at + 3] as number) + times * ((word >> 16) & 255);
  }

  colours(): CountedColour[] {
    return this.#met
      .toSorted((one, other) => one - other)
      .map((at) => {
        const count = this.#sums[at] as number;
        const meanOf = (channel: number): number => Math.round((this.#sums[at + channel] as number) / count);
        const colour = (meanOf(1) << 16) | (meanOf(2) << 8) | meanOf(3);
        return { colour, count, lab: oklabOf(colour) };
      });
  }
}

/** Colours further apart (squared) would show as grain. */
const maxGrain = 0.02;

/** At most 255 colours for all frames of a GIF: entry 0 of the file stays for what is transparent. */
export class GifPalette {
  /** `0xrrggbb`; the first is entry 1 of the file. */
  readonly colours: readonly number[];
  readonly #search: NearestColour;
  /** Found once for each bin; -1 where nobody asked yet. */
  readonly #nearest = new Int16Array(bins).fill(-1);
  readonly #mixtures = new Int32Array(bins).fill(-1);

  constructor(counted: readonly CountedColour[], maxColours = 255) {
    this.colours = splitColours(counted, maxColours);
    this.#search = new NearestColour(this.colours);
  }

  /** The entry of the file for a pixel as it lies in memory. */
  entryOf(word: number): number {
    const bin = binOf(word);
    const known = this.#nearest[bin] ?? -1;
    return known >= 0 ? known : (this.#nearest[bin] = this.#search.find(labOfWord(word)) + 1);
  }

  /** The two entries that a pixel is mixed of, and how much of the second, of 64: `share << 16 | second << 8 | first`. */
  mixtureOf(word: number): number {
    const bin = binOf(word);
    const known = this.#mixtures[bin] ?? -1;
    return known >= 0 ? known : (this.#mixtures[bin] = this.#mix(word));
  }

  /** At most half of the second, so that both together come closer than the first alone. */
  #mix(word: number): number {
    const wanted = labOfWord(word);
    const near = this.#search.find(wanted);
    const from = this.#search.at(near);
    let second = near;
    let share = 0;
    let best = distanceOf(from, wanted);
    for (let index = 0; index < this.colours.length; index++) {
      const to = this.#search.at(index);
      const length = distanceOf(from, to);
      if (length === 0 || length > maxGrain) continue;
      const along =
        ((wanted[0] - from[0]) * (to[0] - from[0]) +
          (wanted[1] - from[1]) * (to[1] - from[1]) +
          (wanted[2] - from[2]) * (to[2] - from[2])) /
        length;
      const part = Math.min(0.5, Math.max(0, along));
      const mixed: Oklab = [
        from[0] + part * (to[0] - from[0]),
        from[1] + part * (to[1] - from[1]),
        from[2] + part * (to[2] - from[2]),
      ];
      const distance = distanceOf(mixed, wanted);
      if (distance < best) [second, share, best] = [index, Math.round(part * 64), distance];
    }
    return (share << 16) | ((second + 1) << 8) | (near + 1);
  }
}

const labOfWord = (word: number): Oklab =>
  oklabOf(((word & 255) << 16) | (word & 0xff00) | ((word >> 16) & 255));

const distanceOf = (one: Oklab, other: Oklab): number =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;
