/** So many are compared at once, which takes a quarter of the time where most of them stand still. */
const stretch = 8;

const differsAt = (one: Uint32Array, other: Uint32Array, at: number): boolean =>
  (((one[at] as number) ^ (other[at] as number)) |
    ((one[at + 1] as number) ^ (other[at + 1] as number)) |
    ((one[at + 2] as number) ^ (other[at + 2] as number)) |
    ((one[at + 3] as number) ^ (other[at + 3] as number)) |
    ((one[at + 4] as number) ^ (other[at + 4] as number)) |
    ((one[at + 5] as number) ^ (other[at + 5] as number)) |
    ((one[at + 6] as number) ^ (other[at + 6] as number)) |
    ((one[at + 7] as number) ^ (other[at + 7] as number))) !==
  0;

/** Finds what differs from the frame before: most of most animations stands still, and costs one comparison a pixel. */
export class ChangedPixels {
  /** Places of the pixels that changed, the first `count` of them. */
  readonly positions: Int32Array;
  count = 0;
  /** Red, green, blue and opacity of the last frame, as one number a pixel, red lowest. */
  readonly pixels: Uint32Array;
  /** True once a pixel lets the page shine through. */
  isTransparent = false;

  constructor(pixels: number) {
    this.positions = new Int32Array(pixels);
    this.pixels = new Uint32Array(pixels);
  }

  /** The first frame is all new. */
  take(frame: Uint8Array, isFirst: boolean): void {
    const next = new Uint32Array(frame.buffer, frame.byteOffset, this.pixels.length);
    const { pixels } = this;
    this.count = 0;
    let opacity = 0xff000000;
    const end = pixels.length;
    const stretches = end - (end % stretch);
    for (let start = 0; start < stretches; start += stretch)
      if (isFirst || differsAt(pixels, next, start))
        opacity &= this.#takeFrom(next, start, start + stretch, isFirst);
    opacity &= this.#takeFrom(next, stretches, end, isFirst);
    if (opacity >>> 24 !== 255) this.isTransparent = true;
  }

  /** What is known to change, in the order of the places. */
  takeChanges({ places, colours }: { places: Uint32Array; colours: Uint32Array }): void {
    const { pixels, positions } = this;
    for (let index = 0; index < places.length; index++)
      pixels[places[index] as number] = colours[index] as number;
    positions.set(places);
    this.count = places.length;
  }

  /** What all that changed in a stretch has in common. */
  #takeFrom(next: Uint32Array, start: number, end: number, isFirst: boolean): number {
    const { pixels, positions } = this;
    let opacity = 0xff000000;
    for (let position = start; position < end; position++) {
      const colour = next[position] as number;
      if (colour === pixels[position] && !isFirst) continue;
      pixels[position] = colour;
      opacity &= colour;
      positions[this.count++] = position;
    }
    return opacity;
  }
}
