import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contentPlugin } from "./app/content/compile/content-plugin.ts";
import { precompress } from "./server/precompress.ts";

export default defineConfig(({ command }) => ({
  plugins: [contentPlugin(), tailwindcss(), reactRouter(), precompress()],
  build: { target: "baseline-widely-available", assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: { rollupOptions: { input: "./server/app.ts" } },
      // One self-contained file with React made for production, whatever NODE_ENV the process that loads it has:
      // the development build renders a page fifteen times slower.
      ...(command === "build"
        ? { resolve: { noExternal: true as const }, define: { "process.env.NODE_ENV": '"production"' } }
        : {}),
    },
  },
}));
