import type { RequestListener, Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "@zoetrope/database";
import { releaseMemory } from "@zoetrope/kit";
import type { Logger } from "pino";
import { buildAndBegin } from "./build-and-begin.ts";
import { hostNames, type Configuration, type HostName } from "../configuration/configuration.ts";
import { needsIdentity, createApp, preload, withPublicApi } from "./create-apps.ts";
import { requireDataFolder } from "../configuration/data-folder.ts";
import { seedInBackground } from "../seed/seed-in-background.ts";
import { createHostCheck } from "../listeners/host-check.ts";
import { createHostListener, type HostApp } from "../listeners/host-listener.ts";
import { requireFreePorts, type ListenOptions } from "../listeners/listen.ts";
import { Servers, type ConnectionLimits } from "../listeners/listeners.ts";
import { createMetrics, type Metrics } from "../metrics/metrics.ts";
import { isPageAppHost, type AppContext, type PageAppHost } from "../page-apps/page-apps.ts";
import { precompressPageApps } from "../page-apps/precompress-page-apps.ts";
import { openPeople, type People } from "./people.ts";
import { platformLogger } from "./platform-logger.ts";
import { Readiness } from "../metrics/readiness.ts";
import { sampleContent } from "../page-apps/sample-content.ts";
import type { StartFault } from "./start-fault.ts";
import { StartupReporter } from "./startup-reporter.ts";
import { measureRegularly } from "../schedule/measure-regularly.ts";
import { followBackfill, type BackfillKind } from "../schedule/follow-backfill.ts";
import { handleSchedules } from "../schedule/schedules.ts";
import { isSeeded } from "../seed/seed-once.ts";
import { closeServices, hasData, openPlatformDatabase, openServices, type Services } from "./services.ts";

export interface Running {
  /** Finishes the requests under way and closes everything; harmless when called twice. */
  stop(): Promise<void>;
}

export interface StartOptions {
  configuration: Configuration;
  signal: AbortSignal;
  /** What ends the platform although its hosts answer already. */
  onFault: (fault: StartFault) => void;
  /** Serves pages from their sources instead of their builds. */
  createDevelopmentPageApp?: CreateDevelopmentPageApp;
}

type CreateDevelopmentPageApp = (
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

/** Takes every step from nothing to answering hosts, and shows them. What was opened is closed again when one fails. */
export async function start({
  configuration,
  signal,
  onFault,
  createDevelopmentPageApp,
}: StartOptions): Promise<Running> {
  const reporter = new StartupReporter(process.stdout);
  const logger = platformLogger(configuration);
  const closers: (() => Promise<void>)[] = [];
  const stop = once(async () => {
    for (const close of closers.toReversed()) await close();
  });
  const roles = configuration.ZOETROPE_ROLES;
  const hosts = hostNames.filter((host) => roles.has(host));
  try {
    reporter.line("\n  Zoetrope\n");
    await requireFreePorts([
      ...hosts.map((host) => listenOptionsOf(host, configuration)),
      adminListenOptions(configuration),
    ]);
    requireDataFolder(configuration);
    await buildAndBegin({
      reporter,
      pageApps: createDevelopmentPageApp ? [] : hosts.filter(isPageAppHost),
      isBeginning: !hasData(configuration) && isFilledHere(configuration),
      signal,
    });
    signal.throwIfAborted();
    preload(hosts, createDevelopmentPageApp !== undefined);
    const services = await openAll({ reporter, configuration, logger, closers });
    signal.throwIfAborted();
    const isWorker = roles.has("worker");
    const metrics = createMetrics();
    const opened =
      isWorker || hosts.some(needsIdentity)
        ? await openJobsAndPeople({ reporter, configuration, services, metrics, logger, closers })
        : null;
    const people = opened?.people ?? null;
    const readiness = await startHosts({
      reporter,
      configuration,
      services,
      people,
      metrics,
      logger,
      hosts,
      closers,
      createDevelopmentPageApp,
    });
    if (!createDevelopmentPageApp) closers.push(precompressInBackground(hosts.filter(isPageAppHost), logger));
    if (isWorker) {
      const countingIntervalInMs = configuration.ANALYTICS_COUNTING_INTERVAL_IN_SECONDS * 1_000;
      // Timers and loops go on in the scope in which they began.
      await services.database.asJob(async () => {
        const loops = [
          measureRegularly(services, logger, { countingIntervalInMs }),
          ...(isFilledHere(configuration) && !(await isSeeded(services, partOf(configuration)))
            ? [seedInBackground({ services, logger, reporter, onFault, part: partOf(configuration) })]
            : []),
        ];
        closers.push(...loops.map((loop) => () => loop.stop()));
      });
      await opened?.work();
    }
    // Comes first: what sends requests here is to look for somebody else before anything stops.
    closers.push(async () => readiness.drain());
    releaseMemory();
    return { stop };
  } catch (error) {
    await stop().catch((failure: unknown) => logger.error({ err: failure }, "could not be closed"));
    throw error;
  }
}

interface OpenContext {
  reporter: StartupReporter;
  configuration: Configuration;
  logger: Logger;
  closers: (() => Promise<void>)[];
}

async function openAll(context: OpenContext): Promise<Services> {
  const { reporter, configuration, logger, closers } = context;
  const database = await openMigrated(context);
  return await reporter.step("Open files and renderer", async () => {
    const services = await openServices(configuration, database, logger);
    closers.push(() => closeServices(services));
    return services;
  });
}

/** What is asked for later is done by whichever process works; stopped before what it stands on. */
async function openJobsAndPeople(
  options: Pick<
    StartHostsOptions,
    "reporter" | "configuration" | "services" | "metrics" | "logger" | "closers"
  >,
) {
  const { reporter, configuration, services, metrics, logger, closers } = options;
  const { database } = services;
  const { openPlatformJobs } = await import("../jobs/open-platform-jobs.ts");
  const jobs = await openPlatformJobs({
    configuration,
    database,
    logger,
    onOutcome: (...outcome) => metrics.observeJob(...outcome),
  });
  metrics.countJobsBy(() => jobs.counts());
  closers.push(() => jobs.stop());
  const people = await openPeople(configuration, services, jobs, logger);
  closers.push(() => people.mailer.close());
  return {
    people,
    async work() {
      const { moveWaitingMails } = await import("@zoetrope/mail");
      await moveWaitingMails(database, jobs);
      const follow = (work: BackfillKind) => followBackfill({ logger, reporter, metrics }, work);
      handleSchedules(jobs, { services, people, configuration, follow });
      await jobs.work();
    },
  };
}

async function openMigrated({ reporter, configuration, closers }: OpenContext): Promise<Database> {
  return await reporter.step(
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

/** Until its copy is there a file is sent as it is. Returns what ends it. */
function precompressInBackground(hosts: readonly PageAppHost[], logger: Logger): () => Promise<void> {
  const ended = new AbortController();
  const compressing = precompressPageApps(hosts, ended.signal).catch((error: unknown) =>
    logger.warn({ err: error }, "files of the pages are sent uncompressed; the next start tries again"),
  );
  return async () => {
    ended.abort();
    await compressing;
  };
}

const isFilledHere = (configuration: Configuration): boolean =>
  configuration.ZOETROPE_ROLES.has("worker") && configuration.ZOETROPE_SEED !== "none";

const partOf = ({ ZOETROPE_SEED: seed }: Configuration): "sample" | "all" =>
  seed === "sample" ? "sample" : "all";

interface StartHostsOptions {
  reporter: StartupReporter;
  configuration: Configuration;
  services: Services;
  people: People | null;
  metrics: Metrics;
  logger: Logger;
  hosts: HostName[];
  closers: (() => Promise<void>)[];
  createDevelopmentPageApp: CreateDevelopmentPageApp | undefined;
}

/** Opens the hosts; resolves with what says whether they should be sent requests. */
async function startHosts(options: StartHostsOptions): Promise<Readiness> {
  const {
    reporter,
    configuration,
    services,
    people,
    metrics,
    logger,
    hosts,
    closers,
    createDevelopmentPageApp,
  } = options;
  const { urls } = configuration;
  const writes = people !== null;
  const readiness = new Readiness(
    { database: () => services.database.check({ writes }), files: () => services.files.check() },
    logger,
  );
  const servers = new Servers();
  closers.push(async () => {
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
        if (development) closers.push(() => development.close());
        const own = development?.app ?? (await createApp(host, context));
        const app = host === "site" ? await withPublicApi(own, context) : own;
        const trustedProxies = configuration.TRUSTED_PROXIES;
        const isExpectedHost = createHostCheck([urls[host]]);
        const listener = createHostListener({
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
        development?.passOnTo(listener);
        const server = development?.server ?? servers.create(listener, limitsOf(host));
        await servers.listen(server, listenOptionsOf(host, configuration));
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

/** Files come in on the api host: five minutes for them are half a megabit per second. */
const limitsOf = (host: HostName): Partial<ConnectionLimits> =>
  host === "api" ? { requestTimeoutInMs: 300_000 } : {};

const listenOptionsOf = (host: HostName, { ports, HOST }: Configuration): ListenOptions => ({
  port: ports[host],
  addresses: HOST,
  portVariable: `PORT_${host.toUpperCase()}`,
});

const adminListenOptions = ({ PORT_ADMIN }: Configuration): ListenOptions => ({
  port: PORT_ADMIN,
  addresses: [{ address: "127.0.0.1", isOptional: false }],
  portVariable: "PORT_ADMIN",
});

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

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => (running ??= work());
}
