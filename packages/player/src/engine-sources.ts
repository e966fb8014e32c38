import wasmUrl from "@lottiefiles/dotlottie-web/dotlottie-player.wasm?url";
import type { EngineSources } from "./engine/engine-link.ts";

/** Where the engine is that a bundler put beside the page's code. */
export const engineSources = (): EngineSources => ({
  wasmUrl: new URL(wasmUrl, location.href).href,
  createWorker: () => new Worker(new URL("./engine/reel-worker.ts", import.meta.url), { type: "module" }),
  importEngine: () => import("./engine/reel-engine.ts"),
});
