import type { Database } from "@zoetrope/database";
import { releaseMemory } from "@zoetrope/kit";
import type { Logger } from "pino";
import { buildAndBegin } from "./build-and-begin.ts";
import type { Configuration } from "../configuration/configuration.ts";
import { needsIdentity, preload } from "./create-apps.ts";
import { requireDataFolder } from "../configuration/data-folder.ts";
import { seedInBackground } from "../seed/seed-in-background.ts";
import { requireFreePorts } from "../listeners/listen.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { LaterPageApps, laterPageApps } from "../page-apps/later-page-apps.ts";
import { isPageAppHost, type PageAppHost } from "../page-apps/page-apps.ts";
import { precompressPageApps } from "../page-apps/precompress-page-apps.ts";
import { openPeople } from "./people.ts";
import { platformLogger } from "./platform-logger.ts";
import { adminListenOptions, hostsOf, portsOf } from "./ports-of.ts";
import { type CreateDevelopmentPageApp, startHosts, type StartHostsOptions } from "./start-hosts.ts";
import { toStartFault, type StartFault } from "./start-fault.ts";
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
  /** Other processes listen on the ports of the hosts as well; who starts them has seen that nobody else does. Default: false. */
  sharesPorts?: boolean;
}

/** Takes every step from nothing to answering hosts, and shows them. What was opened is closed again when one fails. */
export async function start({
  configuration,
  signal,
  onFault,
  createDevelopmentPageApp,
  sharesPorts = false,
}: StartOptions): Promise<Running> {
  const reporter = new StartupReporter(process.stdout);
  const logger = platformLogger(configuration);
  const cleanups: (() => Promise<void>)[] = [];
  const stop = once(async () => {
    for (const close of cleanups.toReversed()) await close();
  });
  const hosts = hostsOf(configuration);
  try {
    reporter.line("\n  Zoetrope\n");
    await requireFreePorts(sharesPorts ? [adminListenOptions(configuration)] : portsOf(configuration));
    requireDataFolder(configuration);
    const later = createDevelopmentPageApp ? new LaterPageApps([]) : laterPageApps(hosts);
    const sooner = hosts.filter((host) => !later.has(host));
    await buildAndBegin({
      reporter,
      pageApps: createDevelopmentPageApp ? [] : sooner.filter(isPageAppHost),
      isBeginning: !hasData(configuration) && isFilledHere(configuration),
      onPagesBuilt: () => preload(sooner, createDevelopmentPageApp !== undefined),
      signal,
    });
    signal.throwIfAborted();
    const services = await openAll({ reporter, configuration, logger, cleanups });
    signal.throwIfAborted();
    const isWorker = configuration.ZOETROPE_ROLES.has("worker");
    const metrics = createMetrics();
    const opened =
      isWorker || hosts.some(needsIdentity)
        ? await openJobsAndPeople({ reporter, configuration, services, metrics, logger, cleanups })
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
      later,
      cleanups,
      createDevelopmentPageApp,
      sharesPorts,
    });
    if (!createDevelopmentPageApp) {
      const building = later.build(reporter, signal);
      building.catch((error: unknown) => signal.aborted || onFault(toStartFault(error)));
      cleanups.push(
        precompressInBackground(hosts.filter(isPageAppHost), configuration.BROTLI_QUALITY, building, logger),
      );
    }
    let isFilling = false;
    if (isWorker) {
      const countingIntervalInMs = configuration.ANALYTICS_COUNTING_INTERVAL_IN_SECONDS * 1_000;
      // Timers and loops go on in the scope in which they began.
      await services.database.asJob(async () => {
        isFilling = isFilledHere(configuration) && !(await isSeeded(services, partOf(configuration)));
        const loops = [
          measureRegularly(services, logger, { countingIntervalInMs }),
          ...(isFilling
            ? [seedInBackground({ services, logger, reporter, onFault, part: partOf(configuration) })]
            : []),
        ];
        cleanups.push(...loops.map((loop) => () => loop.stop()));
      });
      await opened?.work();
    }
    // Comes first: what sends requests here is to look for somebody else before anything stops.
    cleanups.push(async () => readiness.drain());
    // Nobody is answered meanwhile, and what fills the catalogue does it at its end.
    if (!isFilling) releaseMemory();
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
  cleanups: (() => Promise<void>)[];
}

async function openAll(context: OpenContext): Promise<Services> {
  const { reporter, configuration, logger, cleanups } = context;
  const database = await openMigrated(context);
  return await reporter.step("Open files and renderer", async () => {
    const services = await openServices(configuration, database, logger);
    cleanups.push(() => closeServices(services));
    return services;
  });
}

/** What is asked for later is done by whichever process works; stopped before what it stands on. */
async function openJobsAndPeople(
  options: Pick<
    StartHostsOptions,
    "reporter" | "configuration" | "services" | "metrics" | "logger" | "cleanups"
  >,
) {
  const { reporter, configuration, services, metrics, logger, cleanups } = options;
  const { database } = services;
  const { openPlatformJobs } = await import("../jobs/open-platform-jobs.ts");
  const jobs = await openPlatformJobs({
    configuration,
    database,
    logger,
    onOutcome: (...outcome) => metrics.observeJob(...outcome),
  });
  metrics.countJobsBy(() => jobs.counts());
  cleanups.push(() => jobs.stop());
  const people = await openPeople(configuration, services, jobs, logger);
  cleanups.push(() => people.mailer.close());
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

async function openMigrated({ reporter, configuration, cleanups }: OpenContext): Promise<Database> {
  return await reporter.step(
    "Open the database",
    async () => {
      const database = await openPlatformDatabase(configuration);
      cleanups.push(() => database.close());
      await database.migrate();
      return database;
    },
    ({ kind }) => (kind === "embedded" ? "embedded" : "PostgreSQL server"),
  );
}

/** Begins when all pages are built; until its copy is there a file is sent as it is. Returns what ends it. */
function precompressInBackground(
  hosts: readonly PageAppHost[],
  quality: number,
  building: Promise<void>,
  logger: Logger,
): () => Promise<void> {
  const ended = new AbortController();
  const compressing = building
    .then(
      () => precompressPageApps(hosts, { quality, signal: ended.signal }),
      () => {},
    )
    .catch((error: unknown) =>
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

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => (running ??= work());
}
