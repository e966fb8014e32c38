import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** Builds the service worker of the tools in one file, beside the site's client files; `server/offline` hands it out. */
export default defineConfig({
  publicDir: false,
  build: {
    target: "baseline-widely-available",
    outDir: fileURLToPath(new URL("build/client", import.meta.url)),
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: fileURLToPath(new URL("app/tools/offline/service-worker.ts", import.meta.url)),
      output: { format: "iife", entryFileNames: "tools/service-worker.js", codeSplitting: false },
    },
  },
});
