import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { boundedPlayer } from "@zoetrope/page-app/vite";

/** Builds `/player.js`: the web component for other people's pages, in one file, beside the site's client files. */
export default defineConfig({
  root: fileURLToPath(new URL("../../packages/player", import.meta.url)),
  // Addresses relative to the file itself: it is used on other origins.
  base: "./",
  publicDir: false,
  plugins: [boundedPlayer],
  build: {
    target: "baseline-widely-available",
    outDir: fileURLToPath(new URL("build/client", import.meta.url)),
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: fileURLToPath(new URL("../../packages/player/src/element-entry.ts", import.meta.url)),
      output: { format: "es", entryFileNames: "player.js", codeSplitting: false },
    },
  },
});
