import { DotLottie } from "@lottiefiles/dotlottie-web";
import { maxPlayerMemoryInBytes, withBoundedMemory } from "@zoetrope/lottie/bounded-memory";

const wasmAddress = "file:dotlottie-player.wasm";

/** The player broke down on a frame: nothing more can be drawn with it. */
export class BrokenFrame extends Error {
  readonly frame: number;

  constructor(frame: number, cause: unknown) {
    super(`the player broke down on frame ${frame}`, { cause });
    this.name = "BrokenFrame";
    this.frame = frame;
  }
}

/** ThorVG inside this thread: one animation at a time, drawn into memory. */
export interface DrawingPlayer {
  /** Makes `json` the animation to draw. Throws when ThorVG cannot read it. */
  load(json: string, size: { width: number; height: number }): void;
  resize(size: { width: number; height: number }): void;
  /** A copy of the pixels at a frame from the in point. Colours are not multiplied by opacity. */
  draw(frame: number): Uint8Array;
}

/**
 * `bytes` is `@lottiefiles/dotlottie-web/dotlottie-player.wasm`, wherever it comes from; nothing in this thread reaches the network
 * afterwards.
 */
export async function createDrawingCore(bytes: Uint8Array): Promise<DrawingPlayer> {
  const wasm = withBoundedMemory(bytes, maxPlayerMemoryInBytes);
  // The player can only fetch its WASM. Answering that here also keeps every other request from leaving.
  globalThis.fetch = (input) =>
    input === wasmAddress
      ? Promise.resolve(new Response(wasm, { headers: { "content-type": "application/wasm" } }))
      : Promise.reject(new Error("drawing needs no network"));
  DotLottie.setWasmUrl(wasmAddress);

  const canvas = { width: 1, height: 1 };
  const player = new DotLottie({ canvas, autoplay: false });
  await new Promise<void>((resolve, reject) => {
    player.addEventListener("ready", () => resolve());
    player.addEventListener("loadError", ({ error }) => reject(error));
  });
  return {
    load(json, size) {
      Object.assign(canvas, size);
      player.load({ data: json, useFrameInterpolation: true });
      if (!player.isLoaded) throw new Error("ThorVG could not read the animation");
    },
    resize(size) {
      Object.assign(canvas, size);
      player.resize();
    },
    draw(frame) {
      try {
        player.setFrame(frame);
      } catch (cause) {
        throw new BrokenFrame(frame, cause);
      }
      // Single precision inside can put a fractional last frame past the end, which would leave the picture before it.
      if (Math.abs(player.currentFrame - frame) > 0.01) player.setFrame(Math.floor(frame));
      const pixels = player.buffer;
      if (pixels === null || pixels.length !== canvas.width * canvas.height * 4)
        throw new Error("ThorVG drew nothing");
      return pixels.slice();
    },
  };
}
