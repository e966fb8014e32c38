/** Packs pictures: `createPictureCodec` of `@zoetrope/render` makes one, or anything else that writes WebP. */
export interface PictureCodec {
  /**
   * A lossless WebP of these pixels (four bytes each, colours not multiplied by opacity), the same bytes each time. `nearLossless`: 100 for
   * exactly these pixels, less for some that are close and take less room, as libwebp calls it. `isQuick`: a trial, which may take more room.
   * Null for what it cannot pack.
   */
  encodeWebp(
    picture: { pixels: Uint8Array<ArrayBuffer>; width: number; height: number },
    options: { nearLossless: number; isQuick: boolean },
  ): Promise<Uint8Array | null>;
}
