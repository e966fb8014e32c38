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

async function load(animation: string | Uint8Array, width: number, height: number): Promise<DotLottie> {
  const data = typeof animation === "string" ? animation : new Uint8Array(animation).buffer;
  const player = new DotLottie({
    canvas: { width, height },
    data,
    autoplay: false,
    useFrameInterpolation: true,
  });
  await new Promise<void>((resolve, reject) => {
    if (player.isLoaded) return resolve();
    player.addEventListener("load", () => resolve());
    player.addEventListener("loadError", (event) =>
      reject(event.error ?? new Error("The animation does not load")),
    );
  });
  return player;
}

/** Draws frames of an animation; give it Lottie JSON as text or a dotLottie file. */
export async function paintFrames(
  animation: string | Uint8Array,
  frames: readonly number[],
  width: number,
  height: number,
  theme?: string,
): Promise<Picture[]> {
  const player = await load(animation, width, height);
  try {
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

/** The states a machine is in: at the start, and after each thing done with the pointer. */
export async function playStates(
  file: Uint8Array,
  machine: string,
  steps: readonly ("enter" | "leave" | "press")[],
): Promise<string[]> {
  const player = await load(file, 80, 60);
  try {
    if (!player.stateMachineLoad(machine) || !player.stateMachineStart())
      throw new Error(`The state machine ${machine} does not start`);
    const states = [player.stateMachineGetCurrentState()];
    for (const step of steps) {
      if (step === "enter") player.stateMachinePostPointerEnterEvent(40, 30);
      if (step === "leave") player.stateMachinePostPointerExitEvent(-10, -10);
      if (step === "press") player.stateMachinePostPointerDownEvent(40, 30);
      states.push(player.stateMachineGetCurrentState());
    }
    return states;
  } finally {
    player.destroy();
  }
}
