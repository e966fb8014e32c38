import { join } from "node:path";
import type { HostName } from "../configuration/host-variables.ts";
import { requireDataFolder } from "../configuration/data-folder.ts";
import type { HostApp } from "../listeners/host-listener.ts";
import { sampleContent } from "../page-apps/sample-content.ts";
import { createPageApp, importPageApp, isPageAppHost, type AppContext } from "../page-apps/page-apps.ts";

/**
 * Loads the code of these hosts and of their services before it is needed: the main thread would only wait while the
 * database opens in its own. What fails to load is reported by who needs it.
 */
export function preload(hosts: readonly HostName[], isDevelopment: boolean): void {
  const wanted = [
    import("@zoetrope/storage"),
    import("@zoetrope/render/server"),
    import("@zoetrope/catalog"),
    ...(hosts.some(needsIdentity)
      ? [
          import("@zoetrope/identity"),
          import("@zoetrope/mail"),
          import("@zoetrope/workspaces"),
          import("@zoetrope/identity/feedback"),
        ]
      : []),
    ...hosts.map((host) => (isPageAppHost(host) && isDevelopment ? import("vite") : importHost(host))),
  ];
  void Promise.allSettled(wanted);
}

/** Pages ask for it on the api host; the same flow answers on the accounts host. */
const logoutPath = "/auth/self-service/logout";

/** True for hosts that cannot answer without knowing who somebody is. */
export const needsIdentity = (host: HostName): boolean =>
  host === "accounts" || host === "workflow" || host === "api";

const importHost = (host: HostName): Promise<unknown> =>
  ({
    site: () => importPageApp("site"),
    accounts: () => importPageApp("accounts"),
    workflow: () => importPageApp("workflow"),
    api: () => import("@zoetrope/api-app"),
    assets: () => import("@zoetrope/assets-app"),
  })[host]();

/** The site answers what the specification asks for under /api/v1 without naming a host; the api host need not run here. */
export async function withPublicApi(
  site: HostApp,
  { configuration, services, logger }: AppContext,
): Promise<HostApp> {
  const { createPublicApi } = await import("@zoetrope/api-app/public-routes");
  const answer = createPublicApi({
    catalog: services.catalog,
    urls: configuration.urls,
    logger: logger.child({ host: "site" }),
    readsPerMinute: configuration.API_READS_PER_MINUTE,
  });
  return {
    ...site,
    fetch: (request, connection) => answer(request, connection) ?? site.fetch(request, connection),
  };
}

/** Makes the app of one host; only the hosts of this process are ever loaded. */
export async function createApp(host: HostName, context: AppContext): Promise<HostApp> {
  const { configuration, services, logger, metrics, requirePeople } = context;
  const common = { urls: configuration.urls, logger: logger.child({ host }) };
  switch (host) {
    case "site":
      return createPageApp(host, await importPageApp(host), context);
    case "accounts":
      return createPageApp(host, await importPageApp(host), context);
    case "workflow":
      return createPageApp(host, await importPageApp(host), context);
    case "api": {
      const [
        { createApiApp, createOperators, problemOfRefusal, withOwnFiles },
        { createApiKeyVerifier },
        { createFileAccess },
        { createGuardedFetch },
      ] = await Promise.all([
        import("@zoetrope/api-app"),
        import("@zoetrope/workspaces"),
        import("@zoetrope/workspaces/file-access"),
        import("@zoetrope/http/guarded-fetch"),
      ]);
      const { identity, workspaces, feedback, jobs, toolJobs, drafts, logoutFlow } = requirePeople();
      const api = createApiApp({
        ...common,
        catalog: services.catalog,
        readsPerMinute: configuration.API_READS_PER_MINUTE,
        signedIn: {
          workspaces,
          verifyBearer: (token) => identity.verifyBearer(token),
          verifyApiKey: createApiKeyVerifier(services.database),
          operations: configuration.GATEWAY_OPERATIONS,
          operators: createOperators({
            addresses: configuration.operators,
            verifiedEmail: (userId) => identity.verifiedEmail(userId),
          }),
          figures: services.statistics === null ? null : { statistics: services.statistics },
          feedback,
          jobs,
          sampleFiles: sampleContent,
        },
        foreignFiles: {
          fetchFile: withOwnFiles(
            createGuardedFetch({
              ports: configuration.FETCH_PORTS,
              allowed: configuration.FETCH_PRIVATE_ADDRESSES,
              refusedHosts: Object.values(configuration.urls).map((url) => new URL(url).host),
            }),
            {
              assetsUrl: configuration.urls.assets,
              access: createFileAccess(services.database),
              files: services.files,
            },
          ),
          whyNoAnimation: async (bytes) => {
            const checked = await services.renderer.check(bytes);
            return "refused" in checked ? checked.refused : null;
          },
        },
        tools: {
          runner: services.operations,
          readFile: (key) => services.files.read(key),
          jobs: toolJobs,
          drafts,
        },
        collector:
          services.statistics === null
            ? null
            : {
                statistics: services.statistics,
                clientToken: configuration.ANALYTICS_CLIENT_TOKEN,
                serverToken: configuration.ANALYTICS_SERVER_TOKEN ?? null,
                origins: [
                  ...new Set([...Object.values(configuration.urls), ...configuration.AUTH_EMBEDDERS]),
                ],
                count: (outcome, events) => metrics.countEvents(outcome, events),
              },
      });
      return {
        describeRefusal: problemOfRefusal,
        fetch: (request, connection) =>
          new URL(request.url).pathname.startsWith(logoutPath)
            ? logoutFlow(request)
            : api.fetch(request, connection),
      };
    }
    case "assets": {
      const [{ createAssetsApp }, { createFileAccess }] = await Promise.all([
        import("@zoetrope/assets-app"),
        import("@zoetrope/workspaces/file-access"),
      ]);
      return createAssetsApp({
        ...common,
        files: services.files,
        posters: services.catalog.posters,
        packs: services.catalog.packs,
        access: createFileAccess(services.database),
        imageCacheFolder: join(requireDataFolder(configuration), "images"),
      });
    }
  }
}
