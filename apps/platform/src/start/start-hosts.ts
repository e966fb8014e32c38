import type { RequestListener, Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Configuration } from "../configuration/configuration.ts";
import type { HostName } from "../configuration/host-variables.ts";
import { createHostCheck } from "../listeners/host-check.ts";
import { createHostListener, type HostApp } from "../listeners/host-listener.ts";
import { Servers, type ConnectionLimits } from "../listeners/listeners.ts";
import { switchingListener } from "../listeners/switching-listener.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { Readiness } from "../metrics/readiness.ts";
import type { LaterPageApps } from "../page-apps/later-page-apps.ts";
import { isPageAppHost, type AppContext, type PageAppHost } from "../page-apps/page-apps.ts";
import { sampleContent } from "../page-apps/sample-content.ts";
import { createApp, withPublicApi } from "./create-apps.ts";
import type { People } from "./people.ts";
import { adminListenOptions, listenOptionsOf } from "./ports-of.ts";
import type { Services } from "./services.ts";
import type { StartupReporter } from "./startup-reporter.ts";

export type CreateDevelopmentPageApp = (
  host: PageAppHost,
  context: AppContext,
  servers: Servers,
) => Promise<DevelopmentPageApp>;

export interface DevelopmentPageApp {
  app: HostApp;
  /** Made first, because the messages of hot reload go through it as well. */
  server: Server;
  /** What is no module or style of the sources goes on to `listener`. */
  passOnTo(listener: RequestListener): void;
  close(): Promise<void>;
}

export interface StartHostsOptions {
  reporter: StartupReporter;
  configuration: Configuration;
  services: Services;
  people: People | null;
  metrics: Metrics;
  logger: Logger;
  hosts: HostName[];
  /** Pages that are still to be built. */
  later: LaterPageApps;
  cleanups: (() => Promise<void>)[];
  createDevelopmentPageApp: CreateDevelopmentPageApp | undefined;
  /** Other processes listen on the ports of the hosts as well. */
  sharesPorts: boolean;
}

/** Opens the hosts; resolves with what says whether they should be sent requests. */
export async function startHosts(options: StartHostsOptions): Promise<Readiness> {
  const {
    reporter,
    configuration,
    services,
    people,
    metrics,
    logger,
    hosts,
    later,
    cleanups,
    createDevelopmentPageApp,
    sharesPorts,
  } = options;
  const { urls } = configuration;
  const writes = people !== null;
  const readiness = new Readiness(
    { database: () => services.database.check({ writes }), files: () => services.files.check() },
    logger,
  );
  const servers = new Servers();
  cleanups.push(async () => {
    const drainInSeconds = createDevelopmentPageApp || hosts.length === 0 ? 0 : configuration.drainInSeconds;
    await servers.drain(pause(drainInSeconds * 1_000));
  });
  await reporter.step("Open the hosts", async () => {
    const requirePeople = (): People => {
      if (people === null) throw new Error("no host of this process asks about people");
      return people;
    };
    const context: AppContext = { configuration, services, logger, metrics, requirePeople };
    await Promise.all(
      hosts.map(async (host) => {
        const development = isPageAppHost(host)
          ? await createDevelopmentPageApp?.(host, context, servers)
          : undefined;
        if (development) cleanups.push(() => development.close());
        const trustedProxies = configuration.TRUSTED_PROXIES;
        const isExpectedHost = createHostCheck([urls[host]]);
        const listenerOf = (app: HostApp): RequestListener =>
          createHostListener({
            host,
            app,
            urls,
            isExpectedHost,
            logger,
            metrics,
            readiness,
            trustedProxies,
            maxUploadBytes: configuration.maxUploadBytes,
          });
        const app = later.has(host) ? null : (development?.app ?? (await appOf(host, context)));
        const listener =
          app === null
            ? switchingListener(
                listenerOf,
                later.built.then(() => createApp(host, context)),
              )
            : listenerOf(app);
        development?.passOnTo(listener);
        const server = development?.server ?? servers.create(listener, limitsOf(host), app?.describeRefusal);
        await servers.listen(server, { ...listenOptionsOf(host, configuration), isShared: sharesPorts });
      }),
    );
    const admin = adminListener(metrics, readiness, configuration.PORT_ADMIN);
    await servers.listen(servers.create(admin), adminListenOptions(configuration));
  });
  reporter.ready(hosts.map((host) => [host, urls[host]] as const));
  const samples = hosts.includes("site") ? sampleContent().length : 0;
  if (samples > 0)
    reporter.line(`  ${samples} pages are examples to be rewritten by whoever runs this: content/README.md.`);
  return readiness;
}

async function appOf(host: HostName, context: AppContext): Promise<HostApp> {
  const app = await createApp(host, context);
  return host === "site" ? await withPublicApi(app, context) : app;
}

/** Files come in on the api host: five minutes for them are half a megabit per second. */
const limitsOf = (host: HostName): Partial<ConnectionLimits> =>
  host === "api" ? { requestTimeoutInMs: 300_000 } : {};

function adminListener(metrics: Metrics, readiness: Readiness, port: number): RequestListener {
  const isExpectedHost = createHostCheck([`http://localhost:${port}`, `http://127.0.0.1:${port}`]);
  return (request, response) => {
    if (readiness.answer(request, response)) return;
    if (!isExpectedHost(request)) return void response.writeHead(421).end();
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    void metrics
      .render()
      .then(({ contentType, text }) => response.writeHead(200, { "Content-Type": contentType }).end(text));
  };
}
