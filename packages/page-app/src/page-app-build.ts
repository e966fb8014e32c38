import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { missingWords } from "@zoetrope/i18n/missing-words";
import type { ConfigEnv, Plugin, PluginOption, UserConfig } from "vite";
import { precompress } from "./precompress.ts";

export { precompress } from "./precompress.ts";

/** A page without one of its words would show a hole: a build stops and names the word. */
const wholeWords: Plugin = {
  name: "zoetrope:whole-words",
  apply: "build",
  buildStart() {
    const missing = missingWords();
    if (missing.length > 0) this.error(`words are missing: ${missing.join(", ")}`);
  },
};

/** How an app of server-rendered pages is built: `server/app.ts` into one file, the browser's modules beside it. */
export const pageAppBuild =
  (ownPlugins: readonly PluginOption[] = []) =>
  ({ command }: ConfigEnv): UserConfig => ({
    plugins: [...ownPlugins, wholeWords, tailwindcss(), reactRouter(), precompress()],
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
  });
