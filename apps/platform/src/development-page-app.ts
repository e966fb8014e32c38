import type { RequestListener } from "node:http";
import { join } from "node:path";
import { createServer } from "vite";
import type { HostApp } from "./host-listener.ts";
import type { Servers } from "./listeners.ts";
import { createPageApp, root, type AppContext, type PageAppHost, type PageAppModule } from "./page-apps.ts";
import type { DevelopmentPageApp } from "./start.ts";

/** A page app from its sources: Vite transforms on request, and what is edited is replaced in the open page. */
export async function createDevelopmentPageApp(
  host: PageAppHost,
  context: AppContext,
  servers: Servers,
): Promise<DevelopmentPageApp> {
  let listener: RequestListener = (_request, response) => response.writeHead(503).end();
  // Health and the like are the platform's; everything Vite knows is Vite's.
  const server = servers.create((request, response) =>
    vite.middlewares(request, response, () => listener(request, response)),
  );
  const folder = join(root, "apps", host);
  const ownListeners = new Set(process.listeners("SIGTERM"));
  const vite = await createServer({
    root: folder,
    configFile: join(folder, "vite.config.ts"),
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
  });
  // Vite ends the process by itself when asked to, before the database is closed: how to end is the platform's business.
  for (const foreign of process.listeners("SIGTERM")) {
    if (!ownListeners.has(foreign)) process.off("SIGTERM", foreign);
  }
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
