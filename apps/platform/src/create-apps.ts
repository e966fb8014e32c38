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
