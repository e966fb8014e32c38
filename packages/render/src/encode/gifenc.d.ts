/** What is used of it; the package brings no types. */
declare module "gifenc" {
  type Palette = number[][];
  interface Encoder {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: {
        palette?: Palette;
        /** Milliseconds; a GIF counts in hundredths of a second. */
        delay?: number;
        /** 0 for ever. */
        repeat?: number;
        transparent?: boolean;
        transparentIndex?: number;
        /** 1: the next frame is drawn over this one; 2: what this one covered is cleared first. */
        dispose?: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  interface Gifenc {
    GIFEncoder(): Encoder;
    quantize(
      rgba: Uint8Array,
      maxColours: number,
      options?: { format?: "rgb565" | "rgb444" | "rgba4444" },
    ): Palette;
    applyPalette(rgba: Uint8Array, palette: Palette, format?: "rgb565" | "rgb444" | "rgba4444"): Uint8Array;
  }
  export const GIFEncoder: Gifenc["GIFEncoder"] | undefined;
  export const quantize: Gifenc["quantize"] | undefined;
  export const applyPalette: Gifenc["applyPalette"] | undefined;
  const gifenc: Gifenc;
  export default gifenc;
}
