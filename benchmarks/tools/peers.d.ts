/** What is used of encoders that bring no types. */
declare module "gifenc" {
  interface Gifenc {
    GIFEncoder(): {
      writeFrame(index: Uint8Array, width: number, height: number, options: object): void;
      finish(): void;
      bytes(): Uint8Array;
    };
    quantize(rgba: Uint8Array, maxColours: number, options: object): number[][];
    applyPalette(rgba: Uint8Array, palette: number[][], format: string): Uint8Array;
  }
  const gifenc: Gifenc;
  export default gifenc;
}

declare module "upng-js" {
  const UPNG: {
    encode(
      pictures: ArrayBuffer[],
      width: number,
      height: number,
      colours: number,
      delays: number[],
    ): ArrayBuffer;
  };
  export default UPNG;
}
