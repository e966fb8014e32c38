import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { DotLottie } from "@lottiefiles/dotlottie-web";

const requireFrom = createRequire(import.meta.url);
const wasm = readFileSync(requireFrom.resolve("@lottiefiles/dotlottie-web/dotlottie-player.wasm"));
DotLottie.setWasmUrl(`data:application/wasm;base64,${wasm.toString("base64")}`);

/** Pixels of one picture: red, green, blue, alpha. */
export interface Picture {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Draws frames of an animation; give it Lottie JSON as text or a dotLottie file. */
export async function paintFrames(animation: string | Uint8Array, frames: readonly number[], width: number, height: number, theme?: string): Promise<Picture[]> {
  const data = typeof animation === "string" ? animation : new Uint8Array(animation).buffer;
  const player = new DotLottie({ canvas: { width, height }, data, autoplay: false, useFrameInterpolation: true });
  try {
    await new Promise<void>((resolve, reject) => {
      if (player.isLoaded) return resolve();
      player.addEventListener("load", () => resolve());
      player.addEventListener("loadError", (event) => reject(event.error ?? new Error("The animation does not load")));
    });
    if (theme !== undefined && !player.setTheme(theme)) throw new Error(`The file has no theme ${theme}`);
    return frames.map((frame) => {
      player.setFrame(frame);
      const { buffer } = player;
      if (!buffer) throw new Error(`Frame ${frame} was not drawn`);
      return { pixels: new Uint8Array(buffer), width, height };
    });
  } finally {
    player.destroy();
  }
}
