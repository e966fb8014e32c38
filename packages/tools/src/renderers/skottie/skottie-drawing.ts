import type { CanvasKit, SkottieAnimation, Surface } from "canvaskit-wasm/full";

interface Size {
  width: number;
  height: number;
}

/** One animation and the pixels that it is drawn into, in the memory of WebAssembly. */
export class SkottieDrawing {
  readonly #kit: CanvasKit;
  readonly #animation: SkottieAnimation;
  readonly #context: OffscreenCanvasRenderingContext2D;
  #surface: (Size & { surface: Surface }) | null = null;

  /** Throws for what Skottie cannot read. */
  constructor(kit: CanvasKit, json: string, canvas: OffscreenCanvas) {
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("this browser draws no canvas");
    const animation = kit.MakeManagedAnimation(json, {}, "");
    if (animation === null) throw new Error("Skottie cannot read the animation");
    this.#kit = kit;
    this.#animation = animation;
    this.#context = context;
  }

  resize({ width, height }: Size): void {
    Object.assign(this.#context.canvas, { width, height });
  }

  show(frame: number): void {
    const { width, height } = this.#context.canvas;
    const pixels = this.#drawInto(frame, { width, height }, { width, height });
    this.#context.putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
  }

  /** As large as it fits, from the upper left corner. */
  draw(frame: number, size: Size): Uint8Array<ArrayBuffer> {
    const [width = 1, height = 1] = this.#animation.size();
    const scale = Math.min(size.width / width, size.height / height);
    return this.#drawInto(frame, size, { width: width * scale, height: height * scale });
  }

  close(): void {
    this.#surface?.surface.delete();
    this.#animation.delete();
  }

  #drawInto(frame: number, size: Size, part: Size): Uint8Array<ArrayBuffer> {
    const kit = this.#kit;
    const surface = this.#surfaceOf(size);
    const canvas = surface.getCanvas();
    canvas.clear(kit.TRANSPARENT);
    this.#animation.seekFrame(frame);
    this.#animation.render(canvas, kit.XYWHRect(0, 0, part.width, part.height));
    surface.flush();
    const pixels = canvas.readPixels(0, 0, {
      ...size,
      colorType: kit.ColorType.RGBA_8888,
      alphaType: kit.AlphaType.Unpremul,
      colorSpace: kit.ColorSpace.SRGB,
    });
    if (pixels === null) throw new Error("Skottie drew nothing");
    // Its own memory is used again for the next picture.
    return new Uint8Array(pixels);
  }

  #surfaceOf({ width, height }: Size): Surface {
    if (this.#surface?.width === width && this.#surface.height === height) return this.#surface.surface;
    this.#surface?.surface.delete();
    this.#surface = null;
    const surface = this.#kit.MakeSurface(width, height);
    if (surface === null) throw new Error("Skottie has no memory for a picture of this size");
    this.#surface = { surface, width, height };
    return surface;
  }
}
