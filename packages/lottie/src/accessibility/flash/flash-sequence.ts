import { wcag } from "./wcag.ts";

/** Single flashes that fill too much of a field from a width on, and when more than three of them are within a second. */
export class FlashSequence {
  readonly #framesPerSecond: number;
  #flashes: { frame: number; width: number }[] = [];

  constructor(framesPerSecond: number) {
    this.#framesPerSecond = framesPerSecond;
  }

  /** How many of those within the second up to a frame are too large at a width. */
  countAt(frame: number, width: number): number {
    return this.#flashes.filter((each) => frame - each.frame < this.#framesPerSecond && each.width <= width)
      .length;
  }

  /** A flash ends that is too large from `width` on: from which width on there are too many now, and from which frame to this one. */
  add(frame: number, width: number): { tooManyAt: number | null; frames: number[] } {
    this.#flashes = this.#flashes.filter((each) => frame - each.frame < this.#framesPerSecond);
    this.#flashes.push({ frame, width });
    const widths = this.#flashes.map((each) => each.width).toSorted((a, b) => a - b);
    const first = this.#flashes[0]?.frame ?? frame;
    return {
      tooManyAt: widths[wcag.maxFlashes] ?? null,
      frames: Array.from({ length: frame - first + 1 }, (_, index) => first + index),
    };
  }
}
