/** So many are compared at once, which takes a third of the time where most of them stand still. */
const stretch = 8;

const differsAt = (one: Int32Array, other: Int32Array, at: number): boolean =>
  one[at] !== other[at] ||
  one[at + 1] !== other[at + 1] ||
  one[at + 2] !== other[at + 2] ||
  one[at + 3] !== other[at + 3] ||
  one[at + 4] !== other[at + 4] ||
  one[at + 5] !== other[at + 5] ||
  one[at + 6] !== other[at + 6] ||
  one[at + 7] !== other[at + 7];

/** Finds what differs from the frame before: most of most animations stands still, and costs one comparison a pixel. */
export class ChangedPixels {
  /** Places of the pixels that changed, the first `count` of them. */
  readonly positions: Int32Array;
  count = 0;
  /** Red, green, blue and opacity of the last frame, as one number a pixel, red lowest. */
  readonly pixels: Uint32Array;
  /** True once a pixel lets the page shine through. */
  isTransparent = false;
  /**
   * Of the pixels that changed after the first frame the number of each, from 0 in the order in which they first did: what is kept of a pixel
   * stands at its number, so that what never changes takes neither time nor memory.
   */
  readonly numbers: Int32Array;
  /** How many have a number, and what they were in the first frame. */
  met = 0;
  readonly firstColours: Uint32Array;
  /** By place the number of a pixel, and one more; 0 of none. */
  readonly #numberAt: Int32Array;

  constructor(pixels: number) {
    this.positions = new Int32Array(pixels);
    this.numbers = new Int32Array(pixels);
    this.pixels = new Uint32Array(pixels);
    this.firstColours = new Uint32Array(pixels);
    this.#numberAt = new Int32Array(pixels);
  }

  /** The first frame is all new. */
  take(frame: Uint8Array, isFirst: boolean): void {
    const next = new Int32Array(frame.buffer, frame.byteOffset, this.pixels.length);
    if (isFirst) this.#takeFirst(next);
    else this.#takeNext(next);
  }

  /** What is known to change, in the order of the places. */
  takeChanges({ places, colours }: { places: Uint32Array; colours: Uint32Array }): void {
    this.count = 0;
    for (let index = 0; index < places.length; index++)
      this.#change(places[index] as number, colours[index] as number);
  }

  #takeFirst(next: Int32Array): void {
    const { pixels, positions } = this;
    pixels.set(next);
    let opacity = 0xff000000;
    for (let position = 0; position < pixels.length; position++) {
      opacity &= next[position] as number;
      positions[position] = position;
    }
    this.count = pixels.length;
    this.#seeOpacity(opacity);
    this.met = 0;
    this.#numberAt.fill(0);
  }

  #takeNext(next: Int32Array): void {
    const { buffer, length } = this.pixels;
    const known = new Int32Array(buffer);
    this.count = 0;
    let opacity = 0xff000000;
    const stretches = length - (length % stretch);
    for (let start = 0; start < stretches; start += stretch)
      if (differsAt(known, next, start)) opacity &= this.#takeFrom(known, next, start, start + stretch);
    opacity &= this.#takeFrom(known, next, stretches, length);
    this.#seeOpacity(opacity);
  }

  /** What all that changed in a stretch has in common. */
  #takeFrom(known: Int32Array, next: Int32Array, start: number, end: number): number {
    let opacity = 0xff000000;
    for (let position = start; position < end; position++) {
      const colour = next[position] as number;
      if (colour === known[position]) continue;
      opacity &= colour;
      this.#change(position, colour);
    }
    return opacity;
  }

  #change(position: number, colour: number): void {
    let number = (this.#numberAt[position] as number) - 1;
    if (number < 0) {
      number = this.met++;
      this.#numberAt[position] = number + 1;
      this.firstColours[number] = this.pixels[position] as number;
    }
    this.pixels[position] = colour;
    this.positions[this.count] = position;
    this.numbers[this.count++] = number;
  }

  #seeOpacity(opacity: number): void {
    if (opacity >>> 24 !== 255) this.isTransparent = true;
  }
}
