import type { RequestListener, Server } from "node:http";
import type { Database } from "@zoetrope/database";
import { releaseMemory } from "@zoetrope/kit";
import type { Logger } from "pino";
import { buildSite, isSiteBuilt } from "./build-site.ts";
import { hostNames, type Configuration, type HostName } from "./configuration.ts";
import { createApp, preload, type AppContext } from "./create-apps.ts";
import { fillInChild } from "./fill-in-child.ts";
import { createHostListener, type HostApp } from "./host-listener.ts";
import { listen, Servers } from "./listeners.ts";
import { createMetrics } from "./metrics.ts";
import { platformLogger } from "./platform-logger.ts";
import { Readiness } from "./readiness.ts";
import { Screen } from "./screen.ts";
import { rankRegularly } from "./rank-regularly.ts";
import type { SeedOutcome } from "./seed/index.ts";
import { isSeeded } from "./seed-once.ts";
import { closeServices, hasData, openPlatformDatabase, openServices, type Services } from "./services.ts";

export interface Running {
  /** Finishes the requests under way and closes everything; harmless when called twice. */
  stop(): Promise<void>;
}

export interface StartOptions {
  configuration: Configuration;
  signal: AbortSignal;
  /** Serves the site from its sources instead of its build. */
  createDevelopmentSite?: (context: AppContext, servers: Servers) => Promise<DevelopmentSite>;
}

export interface DevelopmentSite {
  app: HostApp;
  /** Made first, because the messages of hot reload go through it as well. */
  server: Server;
  /** What is no module or style of the sources goes on to `listener`. */
  passOnTo(listener: RequestListener): void;
  close(): Promise<void>;
}

/** Takes every step from nothing to answering hosts, and shows them. What was opened is closed again when one fails. */
export async function start({
  configuration,
  signal,
  createDevelopmentSite,
}: StartOptions): Promise<Running> {
  const screen = new Screen(process.stdout);
  const logger = platformLogger(configuration);
  const closers: (() => Promise<void>)[] = [];
  const stop = once(async () => {
    for (const close of closers.toReversed()) await close();
  });
  const roles = configuration.ZOETROPE_ROLES;
  const hosts = hostNames.filter((host) => roles.has(host));
  try {
    screen.line("\n  Zoetrope\n");
    if (roles.has("site") && !createDevelopmentSite && !isSiteBuilt()) {
      await screen.step("Build the site", () => buildSite());
    }
    signal.throwIfAborted();
    preload(hosts, createDevelopmentSite !== undefined);
    const services = await openAll({ screen, configuration, logger, closers, signal });
    signal.throwIfAborted();
    await answer({ screen, configuration, services, logger, hosts, closers, createDevelopmentSite });
    if (roles.has("worker")) {
      const intervalInSeconds = configuration.RANKING_INTERVAL_IN_SECONDS;
      const ranking = rankRegularly({ catalog: services.catalog, logger, intervalInSeconds });
      closers.push(() => ranking.stop());
    }
    releaseMemory();
    return { stop };
  } catch (error) {
    await stop().catch((failure: unknown) => logger.error({ err: failure }, "could not be closed"));
    throw error;
  }
}

interface OpenContext {
  screen: Screen;
  configuration: Configuration;
  logger: Logger;
  closers: (() => Promise<void>)[];
  signal: AbortSignal;
}

async function openAll(context: OpenContext): Promise<Services> {
  const { screen, configuration, logger, closers } = context;
  if (!hasData(configuration) && isFilledHere(configuration)) await fill(context);
  let database = await openMigrated(context);
  if (isFilledHere(configuration) && !(await isSeeded({ database }))) {
    // The child needs the data folder for itself.
    await database.close();
    await fill(context);
    database = await openMigrated(context);
  }
  return await screen.step("Open files and renderer", async () => {
    const services = await openServices(configuration, database, logger);
    closers.push(() => closeServices(services));
    return services;
  });
}

async function openMigrated({ screen, configuration, closers }: OpenContext): Promise<Database> {
  return await screen.step(
    "Open the database",
    async () => {
      const database = await openPlatformDatabase(configuration);
      closers.push(() => database.close());
      await database.migrate();
      return database;
    },
    ({ kind }) => (kind === "embedded" ? "embedded" : "PostgreSQL server"),
  );
}

const isFilledHere = (configuration: Configuration): boolean =>
  configuration.ZOETROPE_ROLES.has("worker") && configuration.ZOETROPE_SEED === "real";

async function fill({ screen, signal }: OpenContext): Promise<void> {
  await screen.step("Fill the catalogue", (onProgress) => fillInChild(onProgress, signal), describeSeed);
}

interface AnswerOptions {
  screen: Screen;
  configuration: Configuration;
  services: Services;
  logger: Logger;
  hosts: HostName[];
  closers: (() => Promise<void>)[];
  createDevelopmentSite: StartOptions["createDevelopmentSite"];
}

async function answer(options: AnswerOptions): Promise<void> {
  const { screen, configuration, services, logger, hosts, closers, createDevelopmentSite } = options;
  const { urls, ports } = configuration;
  const metrics = createMetrics();
  const readiness = new Readiness(
    { database: () => services.database.check(), files: () => services.files.check() },
    logger,
  );
  const servers = new Servers();
  closers.push(async () => {
    readiness.drain();
    await servers.drain();
  });
  await screen.step("Open the hosts", async () => {
    const context = { configuration, services, logger };
    const development = hosts.includes("site") ? await createDevelopmentSite?.(context, servers) : undefined;
    if (development) closers.push(() => development.close());
    await Promise.all(
      hosts.map(async (host) => {
        const app = host === "site" && development ? development.app : await createApp(host, context);
        const trustedProxies = configuration.TRUSTED_PROXIES;
        const listener = createHostListener({ host, app, urls, logger, metrics, readiness, trustedProxies });
        if (host === "site") development?.passOnTo(listener);
        const server = host === "site" && development ? development.server : servers.create(listener);
        await listen(server, { port: ports[host], variable: `PORT_${host.toUpperCase()}` });
      }),
    );
    await listen(servers.create(adminListener(metrics, readiness)), {
      port: configuration.PORT_ADMIN,
      hostname: "127.0.0.1",
      variable: "PORT_ADMIN",
    });
  });
  screen.ready(hosts.map((host) => [host, urls[host]] as const));
}

function adminListener(metrics: ReturnType<typeof createMetrics>, readiness: Readiness): RequestListener {
  return (request, response) => {
    if (readiness.answer(request, response)) return;
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    void metrics
      .render()
      .then(({ contentType, text }) => response.writeHead(200, { "Content-Type": contentType }).end(text));
  };
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => (running ??= work());
}

const describeSeed = ({ stored, updated, alreadyThere, refused }: SeedOutcome): string =>
  [
    `${stored} animations stored`,
    ...(updated > 0 ? [`${updated} updated`] : []),
    ...(alreadyThere > 0 ? [`${alreadyThere} were there`] : []),
    ...(refused.length > 0 ? [`${refused.length} refused`] : []),
  ].join(", ");
