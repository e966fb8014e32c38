import wasmUrl from "@lottiefiles/dotlottie-web/dotlottie-player.wasm?url";
import { serveReels } from "./engine/serve-reels.ts";
import { createPlayerElement } from "./zoetrope-player.ts";

const here = import.meta.url;

/**
 * This file is also its own worker. On another origin a worker may only come from the page itself, so a one-line script
 * imports this file; where the page's policy forbids that, the page draws without a worker.
 */
function createWorker(): Worker {
  if (new URL(here).origin === location.origin) return new Worker(here, { type: "module" });
  const address = URL.createObjectURL(
    new Blob([`import ${JSON.stringify(here)};`], { type: "text/javascript" }),
  );
  return new Worker(address, { type: "module" });
}

if (typeof document === "undefined") {
  serveReels();
} else if (!customElements.get("zoetrope-player")) {
  customElements.define(
    "zoetrope-player",
    createPlayerElement({
      wasmUrl: new URL(wasmUrl, here).href,
      createWorker,
      importEngine: () => import("./engine/reel-engine.ts"),
    }),
  );
}
