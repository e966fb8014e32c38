import type { RequestListener } from "node:http";
import { join } from "node:path";
import { createServer, type Plugin } from "vite";
import type { HostApp } from "../listeners/host-listener.ts";
import { createHostCheck } from "../listeners/host-check.ts";
import type { Servers } from "../listeners/listeners.ts";
import { createPageApp, root, type AppContext, type PageAppHost, type PageAppModule } from "./page-apps.ts";
import type { DevelopmentPageApp } from "../start/start-hosts.ts";

/**
 * Most of what pages are made of never reaches the browser, which therefore cannot replace it: then the page is loaded anew.
 * Vite reloads for the server's modules in the server alone.
 */
const reloadsForTheServer: Plugin = {
  name: "zoetrope:reloads-for-the-server",
  hotUpdate({ modules, file, server }) {
    const { client } = server.environments;
    if (this.environment === client || modules.length === 0) return;
    const isReplacedThere = (client.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
    if (!isReplacedThere) client.hot.send({ type: "full-reload" });
  },
};

/** A page app from its sources: Vite transforms on request, and what is edited is replaced in the open page. */
export async function createDevelopmentPageApp(
  host: PageAppHost,
  context: AppContext,
  servers: Servers,
): Promise<DevelopmentPageApp> {
  let listener: RequestListener = (_request, response) => response.writeHead(503).end();
  const url = context.configuration.urls[host];
  const isExpectedHost = createHostCheck([url]);
  // Health and the like are the platform's; everything Vite knows is Vite's, the sources to nobody under a foreign name.
  const server = servers.create((request, response) =>
    isExpectedHost(request)
      ? vite.middlewares(request, response, () => listener(request, response))
      : listener(request, response),
  );
  const folder = join(root, "apps", host);
  const vite = await withoutForeignEnding(() =>
    createServer({
      root: folder,
      configFile: join(folder, "vite.config.ts"),
      server: { middlewareMode: true, hmr: { server }, allowedHosts: [new URL(url).hostname] },
      appType: "custom",
      plugins: [reloadsForTheServer],
    }),
  );
  let app: { module: unknown; app: HostApp } | null = null;
  const current = async (): Promise<HostApp> => {
    const module = (await vite.ssrLoadModule("/server/app.ts")) as PageAppModule;
    // An edit gives a new module; until then its caches are kept.
    if (app?.module !== module) app = { module, app: createPageApp(host, module, context) };
    return app.app;
  };
  return {
    app: { fetch: async (request, connection) => (await current()).fetch(request, connection) },
    server,
    passOnTo(next) {
      listener = next;
    },
    close: () => vite.close(),
  };
}

/**
 * Tools that Vite loads end the process by themselves when asked to, before the database is closed, or wait for themselves for
 * ever when asked while they start. How to end is the platform's business: nobody else hears of it.
 */
async function withoutForeignEnding<T>(work: () => Promise<T>): Promise<T> {
  const refuse = (event: string | symbol, listener: () => void): void => {
    // Told before it is added.
    if (event === "SIGTERM") process.nextTick(() => process.off("SIGTERM", listener));
  };
  process.on("newListener", refuse);
  try {
    return await work();
  } finally {
    process.off("newListener", refuse);
  }
}
