import { preparePlayerModule } from "@zoetrope/lottie/player-module";
import type { Plugin } from "vite";

/** The player's WebAssembly, whose memory ends where it does on the server: a file that eats more breaks its renderer, not the page. */
export const boundedPlayer: Plugin = {
  name: "zoetrope:bounded-player",
  apply: "build",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "asset" || !/dotlottie-player[^/]*\.wasm$/.test(file.fileName)) continue;
      if (typeof file.source === "string") this.error(`${file.fileName} is text`);
      file.source = preparePlayerModule(file.source);
    }
  },
};
