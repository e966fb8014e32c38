import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { preparePlayerModule } from "@zoetrope/lottie/player-module";
import type { Plugin } from "rolldown";

const wasmName = "dotlottie-player.wasm";
const requireFromPlayer = createRequire(new URL("../../packages/player/package.json", import.meta.url));

/**
 * The player's WebAssembly and worker beside its code, named as every bundler understands it: `new URL("./name", import.meta.url)`.
 * The sources name them as Vite does.
 */
export const playerAssets: Plugin = {
  name: "zoetrope:player-assets",
  resolveId: (id) => (id.endsWith(`${wasmName}?url`) ? { id, moduleSideEffects: false } : null),
  load(id) {
    if (!id.endsWith(`${wasmName}?url`)) return null;
    const wasm = readFileSync(requireFromPlayer.resolve(id.slice(0, -"?url".length)));
    this.emitFile({
      type: "asset",
      fileName: wasmName,
      source: preparePlayerModule(wasm),
    });
    return `export default new URL("./${wasmName}", import.meta.url).href;`;
  },
  renderChunk: (code) => code.replaceAll('"./engine/reel-worker.ts"', '"./reel-worker.js"'),
};
