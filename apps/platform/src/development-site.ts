import type { RequestListener } from "node:http";
import { join } from "node:path";
import { createServer } from "vite";
import { root } from "./build-site.ts";
import type { AppContext, SiteModule } from "./create-apps.ts";
import type { HostApp } from "./host-listener.ts";
import type { Servers } from "./listeners.ts";
import type { DevelopmentSite } from "./start.ts";

const siteFolder = join(root, "apps/site");

/** The site from its sources: Vite transforms on request, and what is edited is replaced in the open page. */
export async function createDevelopmentSite(
  { configuration, services, logger }: AppContext,
  servers: Servers,
): Promise<DevelopmentSite> {
  let listener: RequestListener = (_request, response) => response.writeHead(503).end();
  // Health and the like are the platform's; everything Vite knows is Vite's.
  const server = servers.create((request, response) =>
    vite.middlewares(request, response, () => listener(request, response)),
  );
  const ownListeners = new Set(process.listeners("SIGTERM"));
  const vite = await createServer({
    root: siteFolder,
    configFile: join(siteFolder, "vite.config.ts"),
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
  });
  // Vite ends the process by itself when asked to, before the database is closed: how to end is the platform's business.
  for (const foreign of process.listeners("SIGTERM")) {
    if (!ownListeners.has(foreign)) process.off("SIGTERM", foreign);
  }
  let app: { module: SiteModule; app: HostApp } | null = null;
  const current = async (): Promise<HostApp> => {
    const module = (await vite.ssrLoadModule("/server/app.ts")) as SiteModule;
    // An edit gives a new module; until then its caches are kept.
    if (app?.module !== module) {
      const { urls } = configuration;
      app = {
        module,
        app: module.createSiteApp({
          catalog: services.catalog,
          urls,
          logger: logger.child({ host: "site" }),
          social: configuration.social,
        }),
      };
    }
    return app.app;
  };
  return {
    app: { fetch: async (request) => (await current()).fetch(request) },
    server,
    passOnTo(next) {
      listener = next;
    },
    close: () => vite.close(),
  };
}
