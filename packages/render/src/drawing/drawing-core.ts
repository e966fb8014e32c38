import { DotLottie } from "@lottiefiles/dotlottie-web";
import { preparePlayerModule } from "@zoetrope/lottie/player-module";
import type { Size } from "./raw-frame.ts";

const wasmAddress = "file:dotlottie-player.wasm";

/** The player broke down on a frame: nothing more can be drawn with it in this thread. */
export class BrokenFrame extends Error {
  readonly frame: number;

  constructor(frame: number, cause: unknown) {
    super(`the player broke down on frame ${frame}`, { cause });
    this.name = "BrokenFrame";
    this.frame = frame;
  }
}

/** ThorVG does not read the document, although it is an animation. The next one can be drawn. */
export class UnreadableDrawing extends Error {
  constructor() {
    super("ThorVG could not read the animation");
    this.name = "UnreadableDrawing";
  }
}

/** ThorVG inside this thread: one animation at a time, drawn into memory. */
export interface DrawingCore {
  /** Makes `json` the animation to draw. Throws UnreadableDrawing. */
  load(json: string, size: Size): void;
  resize(size: Size): void;
  /** A copy of the pixels at a frame from the in point. Colours are not multiplied by opacity. Throws BrokenFrame. */
  draw(frame: number): Uint8Array;
  /** The same without a copy: they are others as soon as anything is drawn in this thread. */
  view(frame: number): Uint8Array;
}

export interface DrawingCoreOptions {
  /** `dotlottie-player.wasm`, wherever it comes from. */
  wasm: Uint8Array;
}

/** The first core of this thread, which the others wait for. */
let first: Promise<unknown> | null = null;

/**
 * ThorVG for this thread: of a browser, a worker, Node. Nothing is asked of the network. A thread has one WebAssembly for all its cores;
 * what breaks one breaks them all, and is ended with its thread.
 */
export async function createDrawingCore({ wasm }: DrawingCoreOptions): Promise<DrawingCore> {
  const canvas = { width: 1, height: 1 };
  const open = async (): Promise<DotLottie> => {
    const opened = new DotLottie({ canvas, autoplay: false });
    await new Promise<void>((resolve, reject) => {
      opened.addEventListener("ready", () => resolve());
      opened.addEventListener("loadError", ({ error }) => reject(error));
    });
    return opened;
  };
  const isFirst = first === null;
  if (!isFirst) await first;
  const opening = isFirst ? answeringFetch(wasm, open) : open();
  if (isFirst)
    first = opening.catch(() => {
      first = null;
    });
  const player = await opening;
  const view = (frame: number): Uint8Array => {
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
    return pixels;
  };
  return {
    load(json, size) {
      Object.assign(canvas, size);
      player.load({ data: json, useFrameInterpolation: true });
      if (!player.isLoaded) throw new UnreadableDrawing();
    },
    resize(size) {
      Object.assign(canvas, size);
      player.resize();
    },
    draw: (frame) => view(frame).slice(),
    view,
  };
}

/** The player can only fetch its WASM: while it does, that one address is answered here. */
async function answeringFetch<Result>(wasm: Uint8Array, open: () => Promise<Result>): Promise<Result> {
  const prepared = preparePlayerModule(wasm);
  const usual = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    input === wasmAddress
      ? Promise.resolve(new Response(prepared, { headers: { "content-type": "application/wasm" } }))
      : usual(input, init);
  DotLottie.setWasmUrl(wasmAddress);
  try {
    return await open();
  } finally {
    globalThis.fetch = usual;
  }
}
