import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { DotLottie } from "@lottiefiles/dotlottie-web";
import type { LottieJson } from "@zoetrope/lottie";
import { side, type DotLottieProbe, type Pixels } from "../probe.ts";
import type { ProbeRenderer } from "./renderer.ts";

const wasmAddress = "file:dotlottie-player.wasm";

/** The engine of the platform's own player and of its posters, in this thread. */
export async function openThorvg(): Promise<ProbeRenderer> {
  const wasm = await readFile(
    fileURLToPath(import.meta.resolve("@lottiefiles/dotlottie-web/dotlottie-player.wasm")),
  );
  const usualFetch = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    input === wasmAddress
      ? Promise.resolve(new Response(wasm, { headers: { "content-type": "application/wasm" } }))
      : usualFetch(input, init);
  DotLottie.setWasmUrl(wasmAddress);
  const manifest = new URL("../package.json", import.meta.resolve("@lottiefiles/dotlottie-web"));
  const { version } = JSON.parse(await readFile(manifest, "utf8")) as { version: string };

  async function open(
    data: string | ArrayBuffer,
    after: (player: DotLottie) => number,
  ): Promise<Pixels | null> {
    const player = new DotLottie({
      canvas: { width: side, height: side },
      autoplay: false,
      useFrameInterpolation: true,
    });
    await new Promise<void>((resolve, reject) => {
      player.addEventListener("ready", () => resolve());
      player.addEventListener("loadError", ({ error }) => reject(error));
    });
    try {
      player.load({ data, useFrameInterpolation: true });
      if (!player.isLoaded) return null;
      player.setFrame(after(player));
      return player.buffer?.slice() ?? null;
    } finally {
      player.destroy();
    }
  }

  return {
    id: "thorvg",
    version,
    draw: (json: LottieJson, frame) => open(JSON.stringify(json), () => frame),
    drawDotLottie: (bytes, use: DotLottieProbe["use"]) =>
      open(bytes.slice().buffer, (player) => {
        if ("theme" in use) player.setTheme(use.theme);
        else if ("animation" in use) player.loadAnimation(use.animation);
        else if ("machine" in use) {
          player.stateMachineLoad(use.machine);
          player.stateMachineStart();
          player.stateMachineFireEvent(use.event);
          // One further than it stands, because a frame that is there already is not drawn again.
          return player.currentFrame + 1;
        }
        return 0;
      }),
    async close() {
      globalThis.fetch = usualFetch;
    },
  };
}
