import { reactRouter } from "@react-router/dev/vite";
import type { ConfigEnv, Plugin, PluginOption, UserConfig } from "vite";
import { boundedPlayer } from "./bounded-player.ts";
import { compiledMessages } from "./compiled-messages.ts";

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

const modules = (...paths: string[]): RegExp =>
  new RegExp(`(?:${paths.join("|")})\\.[jt]sx?$`.replaceAll("/", "[\\\\/]"));

/**
 * What comes in one piece. Each module that several others share would be a file of its own, and every page asks for those of its header
 * and footer: those were twenty files of some hundred bytes, a tenth of the processor time of a page.
 */
const sharedChunks = [
  { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  {
    // Of what the first script imports; nothing that can wait belongs here.
    name: "start",
    test: modules(
      "chrome/src/client/page/(?:page-storage|reserve-scrollbar)",
      "session/src/(?:stored|session)-user",
      "site/app/behaviour/stored-likes",
      "vite/preload-helper",
    ),
    // The one script of the pages of accounts keeps its own: what is asked for beforehand has no nonce.
    minShareCount: 3,
    priority: 2,
  },
  {
    // Of what every page loads once it is complete.
    name: "chrome",
    test: modules(
      "chrome/src/client/theme/[\\w-]+",
      "chrome/src/client/page/(?:create-icon|log-problem|read-chrome-data)",
      "chrome/src/theme/theme",
      "chrome/src/client/account/page-session",
      "chrome/src/client/search/recent-searches",
      "chrome/src/client/menus/show-drawings",
      "chrome/src/client/logo/logo-svg",
      "chrome/src/client/footer-line",
      "session/src/page-session",
      "auth-protocol/src/return-address",
      "analytics/src/consent",
      "i18n/src/bind-messages",
    ),
    priority: 1,
  },
];

/** How an app of server-rendered pages is built: `server/app.ts` into one file, the browser's modules beside it. */
export const pageAppBuild =
  (ownPlugins: readonly PluginOption[] = []) =>
  ({ command }: ConfigEnv): UserConfig => ({
    plugins: [...ownPlugins, compiledMessages, routesStayOnServer, boundedPlayer, reactRouter()],
    build: { target: "baseline-widely-available", assetsInlineLimit: 0 },
    // What a worker imports when it needs it is a file of its own; in another format all of it would come at once.
    worker: { format: "es" },
    environments: {
      client: {
        build: {
          rollupOptions: {
            output: {
              codeSplitting: { groups: sharedChunks },
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
