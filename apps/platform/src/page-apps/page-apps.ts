import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Identity } from "@zoetrope/identity";
import type { AnalyticsSettings } from "@zoetrope/analytics/page-analytics";
import { readCookie } from "@zoetrope/http";
import type { DeflateTexts } from "@zoetrope/http/deflate-texts";
import { createDeflateThread } from "@zoetrope/http/deflate-thread";
import type { HostUrls } from "@zoetrope/kit";
import type { UserPreference } from "@zoetrope/workspaces";
import type { Logger } from "pino";
import type { Configuration } from "../configuration/configuration.ts";
import type { HostName } from "../configuration/host-variables.ts";
import type { HostApp } from "../listeners/host-listener.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { pageAnalytics } from "./page-analytics.ts";
import type { People } from "../start/people.ts";
import type { Services } from "../start/services.ts";

export const root = fileURLToPath(new URL("../../../..", import.meta.url));

/** Hosts whose app is built by Vite from `apps/{host}`; the others run as they are written. */
export const pageAppHosts = ["site", "accounts", "workflow"] as const satisfies HostName[];
export type PageAppHost = (typeof pageAppHosts)[number];

export const isPageAppHost = (host: HostName): host is PageAppHost =>
  pageAppHosts.some((candidate) => candidate === host);

export interface AppContext {
  configuration: Configuration;
  services: Services;
  logger: Logger;
  metrics: Metrics;
  /** Throws in a process whose hosts ask nothing about people. */
  requirePeople(): People;
}

interface CommonOptions {
  urls: HostUrls;
  logger: Logger;
}

/** What the builds export: the modules are known by their shape alone, so that nothing here needs them to be built. */
interface PageAppModules {
  site: {
    createSiteApp(
      options: CommonOptions & {
        catalog: Services["catalog"];
        social: Configuration["social"];
        oneTap: boolean;
        maxUploadBytes: number;
        deflate: DeflateTexts;
        analytics: AnalyticsSettings | null;
      },
    ): HostApp;
  };
  accounts: {
    createAccountsApp(
      options: CommonOptions &
        Pick<People, "cookies" | "logoutFlow" | "mailbox"> & {
          identity: Identity;
          embedders: readonly string[];
        },
    ): HostApp;
  };
  workflow: {
    createWorkflowApp(
      options: CommonOptions & {
        analytics: AnalyticsSettings | null;
        social: Configuration["social"];
        maxUploadBytes: number;
        readPreference(request: Request): Promise<UserPreference | null>;
      },
    ): HostApp;
  };
}

export type PageAppModule<Host extends PageAppHost = PageAppHost> = PageAppModules[Host];

const createOf: { [Host in PageAppHost]: (module: PageAppModules[Host], context: AppContext) => HostApp } = {
  site: (module, { configuration, services, logger }) =>
    module.createSiteApp({
      urls: configuration.urls,
      logger: logger.child({ host: "site" }),
      catalog: services.catalog,
      social: configuration.social,
      oneTap: configuration.GOOGLE_CLIENT_ID !== undefined,
      maxUploadBytes: configuration.maxUploadBytes,
      deflate: createDeflateThread(),
      analytics: pageAnalytics(configuration),
    }),
  accounts(module, { configuration, logger, requirePeople }) {
    const { identity, cookies, logoutFlow, mailbox } = requirePeople();
    return module.createAccountsApp({
      urls: configuration.urls,
      logger: logger.child({ host: "accounts" }),
      identity,
      cookies,
      logoutFlow,
      mailbox,
      embedders: configuration.AUTH_EMBEDDERS,
    });
  },
  workflow(module, { configuration, logger, requirePeople }) {
    const { identity, workspaces, cookies } = requirePeople();
    return module.createWorkflowApp({
      urls: configuration.urls,
      logger: logger.child({ host: "workflow" }),
      analytics: pageAnalytics(configuration),
      social: configuration.social,
      maxUploadBytes: configuration.maxUploadBytes,
      async readPreference(request) {
        const session = await identity.getSession(readCookie(request, cookies.session));
        return session === null ? null : await workspaces.preference(session.userId);
      },
    });
  },
};

/** The app that a module of this host makes. */
export function createPageApp<Host extends PageAppHost>(
  host: Host,
  module: PageAppModules[Host],
  context: AppContext,
): HostApp {
  return createOf[host](module, context);
}

export const serverBuildOf = (host: PageAppHost, checkout = root): string =>
  join(checkout, "apps", host, "build/server/index.js");

/** Holds the hash of what the build was made from. */
export const buildStampOf = (host: PageAppHost, checkout = root): string =>
  join(checkout, "apps", host, "build/inputs.sha256");

/** The built module of this host. */
export const importPageApp = async <Host extends PageAppHost>(host: Host): Promise<PageAppModules[Host]> =>
  (await import(pathToFileURL(serverBuildOf(host)).href)) as PageAppModules[Host];
