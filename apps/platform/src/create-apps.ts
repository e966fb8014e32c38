import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { HostUrls } from "@zoetrope/kit";
import type { Logger } from "pino";
import { siteServerBuild } from "./build-site.ts";
import { dataFolder, type Services } from "./services.ts";
import type { Configuration, HostName } from "./configuration.ts";
import type { HostApp } from "./host-listener.ts";

export interface AppContext {
  configuration: Configuration;
  services: Services;
  logger: Logger;
}

/** What a build of the site exports. */
export interface SiteModule {
  createSiteApp(options: {
    catalog: Services["catalog"];
    urls: HostUrls;
    logger: Logger;
    social: Configuration["social"];
  }): HostApp;
}

/**
 * Loads the code of these hosts and of their services before it is needed: the main thread would only wait while the
 * database opens in its own. What fails to load is reported by who needs it.
 */
export function preload(hosts: readonly HostName[], isDevelopment: boolean): void {
  const wanted = [
    import("@zoetrope/storage"),
    import("@zoetrope/render"),
    import("@zoetrope/catalog"),
    ...hosts.map((host) => (host === "site" && isDevelopment ? import("vite") : importHost(host))),
  ];
  void Promise.allSettled(wanted);
}

const importHost = (host: HostName): Promise<unknown> =>
  ({
    site: () => import(pathToFileURL(siteServerBuild).href) as Promise<unknown>,
    accounts: () => import("@zoetrope/accounts-app"),
    workflow: () => import("@zoetrope/workflow-app"),
    api: () => import("@zoetrope/api-app"),
    assets: () => import("@zoetrope/assets-app"),
  })[host]();

/** Makes the app of one host; only the hosts of this process are ever loaded. */
export async function createApp(
  host: HostName,
  { configuration, services, logger }: AppContext,
): Promise<HostApp> {
  const { urls } = configuration;
  const common = { urls, logger: logger.child({ host }) };
  switch (host) {
    case "site": {
      const site = (await import(pathToFileURL(siteServerBuild).href)) as SiteModule;
      return site.createSiteApp({ ...common, catalog: services.catalog, social: configuration.social });
    }
    case "accounts":
      return (await import("@zoetrope/accounts-app")).createAccountsApp(common);
    case "workflow":
      return (await import("@zoetrope/workflow-app")).createWorkflowApp(common);
    case "api":
      return (await import("@zoetrope/api-app")).createApiApp({ ...common, catalog: services.catalog });
    case "assets":
      return (await import("@zoetrope/assets-app")).createAssetsApp({
        ...common,
        files: services.files,
        imageCacheFolder: join(dataFolder(configuration), "images"),
      });
  }
}
