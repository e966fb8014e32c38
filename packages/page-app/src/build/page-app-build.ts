import { reactRouter } from "@react-router/dev/vite";
import type { ConfigEnv, Plugin, PluginOption, UserConfig } from "vite";
import { boundedPlayer } from "./bounded-player.ts";
import { browserPartsStayOutOfServer } from "./browser-parts.ts";
import { compiledMessages } from "./compiled-messages.ts";
import { type OwnChunks, sharedChunks } from "./shared-chunks.ts";

export { boundedPlayer } from "./bounded-player.ts";

/**
 * Pages are documents, which no router takes over: of a route the browser needs nothing. Left in the build, routes would
 * share modules with what the browser does load, and everything shared becomes a file of its own to be asked for.
 */
const routesStayOnServer: Plugin = {
  name: "zoetrope:routes-stay-on-server",
  apply: "build",
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /\?__react-router-build-client-route$/ },
    handler: () => "export {};",
  },
};

/**
 * How an app of server-rendered pages is built: `server/app.ts` into one file, the browser's modules beside it.
 */
export const pageAppBuild =
  (ownPlugins: readonly PluginOption[] = [], ownChunks: OwnChunks = {}) =>
  ({ command }: ConfigEnv): UserConfig => ({
    plugins: [
      ...ownPlugins,
      compiledMessages,
      browserPartsStayOutOfServer,
      routesStayOnServer,
      boundedPlayer,
      reactRouter(),
    ],
    build: { target: "baseline-widely-available", assetsInlineLimit: 0, reportCompressedSize: false },
    // What a worker imports when it needs it is a file of its own; in another format all of it would come at once.
    worker: { format: "es" },
    environments: {
      client: {
        build: {
          rollupOptions: {
            output: {
              codeSplitting: { groups: sharedChunks(ownChunks) },
            },
          },
        },
      },
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
