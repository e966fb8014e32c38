import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { precompress } from "./server/precompress.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompress()],
  build: { target: "baseline-widely-available", assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: { rollupOptions: { input: "./server/app.ts" } },
      // One self-contained file: React is built for production whatever NODE_ENV the process has.
      resolve: { noExternal: process.argv.includes("build") ? true : undefined },
    },
  },
});
