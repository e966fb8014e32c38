import wasmUrl from "@lottiefiles/dotlottie-web/dotlottie-player.wasm?url";
import { pagePool } from "./page-pool.ts";
import { PlayerController, type PlayerOptions } from "./player-controller.ts";

/** A player on the page's own pool. */
export function createPlayer(options: Omit<PlayerOptions, "pool">): PlayerController {
  const pool = pagePool({
    wasmUrl: new URL(wasmUrl, location.href).href,
    createWorker: () => new Worker(new URL("./engine/reel-worker.ts", import.meta.url), { type: "module" }),
    importEngine: () => import("./engine/reel-engine.ts"),
  });
  return new PlayerController({ ...options, pool });
}
