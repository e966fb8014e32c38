/** Of its own types a package with `exports` finds none; these are what is used here. */
declare module "canvaskit-wasm/full" {
  export interface SkottieAnimation {
    /** Of the canvas that it was made for. */
    size(): Float32Array;
    /** Counted from the in point. */
    seekFrame(frame: number): unknown;
    /** Into the middle of the rectangle, as large as it fits. */
    render(canvas: SkiaCanvas, destination: Float32Array): void;
    delete(): void;
  }
  export interface SkiaCanvas {
    clear(colour: Float32Array): void;
    readPixels(
      x: number,
      y: number,
      info: {
        width: number;
        height: number;
        colorType: unknown;
        alphaType: unknown;
        colorSpace: unknown;
      },
    ): Uint8Array | null;
  }
  export interface Surface {
    getCanvas(): SkiaCanvas;
    flush(): void;
    delete(): void;
  }
  export interface CanvasKit {
    TRANSPARENT: Float32Array;
    ColorType: { RGBA_8888: unknown };
    AlphaType: { Unpremul: unknown };
    ColorSpace: { SRGB: unknown };
    XYWHRect(x: number, y: number, width: number, height: number): Float32Array;
    MakeManagedAnimation(json: string, assets: object, filterPrefix: string): SkottieAnimation | null;
    MakeSurface(width: number, height: number): Surface | null;
  }
  const initialise: (options: { locateFile(file: string): string }) => Promise<CanvasKit>;
  export default initialise;
}
