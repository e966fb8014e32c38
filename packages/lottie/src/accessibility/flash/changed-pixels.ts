/** Finds what differs from the frame before: most of most animations stands still, and costs one comparison a pixel. */
export class ChangedPixels {
  /** Places of the pixels that changed, the first `count` of them. */
  readonly places: Int32Array;
  count = 0;
  /** Red, green, blue and opacity of the last frame, as one number a pixel, red lowest. */
  readonly pixels: Uint32Array;
  /** True once a pixel lets the page shine through. */
  isTransparent = false;

  constructor(pixels: number) {
    this.places = new Int32Array(pixels);
    this.pixels = new Uint32Array(pixels);
  }

  /** The first frame is all new. */
  take(frame: Uint8Array, isFirst: boolean): void {
    const next = new Uint32Array(frame.buffer, frame.byteOffset, this.pixels.length);
    const { pixels, places } = this;
    let count = 0;
    let opacity = 0xff000000;
    for (let place = 0; place < pixels.length; place++) {
      const colour = next[place] as number;
      if (colour === pixels[place] && !isFirst) continue;
      pixels[place] = colour;
      opacity &= colour;
      places[count++] = place;
    }
    this.count = count;
    if (opacity >>> 24 !== 255) this.isTransparent = true;
  }
}
