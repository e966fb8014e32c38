import { buildStalePageApps, isPageAppBuilt } from "../page-apps/build-page-apps.ts";
import { buildStaleLexicon } from "../page-apps/build-stale-lexicon.ts";
import { isPrecompressed, precompressPageApps } from "../page-apps/precompress-page-apps.ts";
import type { Configuration } from "../configuration/configuration.ts";
import { lexiconMessage, type SeedMessage } from "../seed/seed-in-child-process.ts";
import { pageAppHosts } from "../page-apps/page-apps.ts";
import { describeSeed } from "../seed/seed-outcome.ts";
import { describeFault, StartFault, toStartFault } from "../start/start-fault.ts";
import { platformLogger } from "../start/platform-logger.ts";
import { StartupReporter } from "../start/startup-reporter.ts";
import { listEntriesOf, seedOnce, type SeedOnceOptions } from "../seed/seed-once.ts";
import { closeServices, openPlatformDatabase, openServices, type Services } from "../start/services.ts";

/** Builds the pages whose sources have changed, and the words of the search. */
export async function build({ BROTLI_QUALITY: quality }: Configuration): Promise<void> {
  const reporter = new StartupReporter(process.stdout);
  for (const host of pageAppHosts)
    if (isPageAppBuilt(host)) reporter.line(`  ✓ The pages of ${host} are up to date`);
  await buildStaleLexicon(reporter, () => buildStalePageApps(pageAppHosts, reporter));
  if (!pageAppHosts.every((host) => isPrecompressed(host, quality)))
    await reporter.step("Compress their files", () => precompressPageApps(pageAppHosts, { quality }));
}

/** Brings the database up to date. */
export async function migrate(configuration: Configuration): Promise<void> {
  const database = await openPlatformDatabase(configuration);
  try {
    await new StartupReporter(process.stdout).step("Migrate the database", () => database.migrate());
  } finally {
    await database.close();
  }
}

/** Fills the catalogue with what of the seed it does not hold yet. */
export async function seed(configuration: Configuration, signal: AbortSignal): Promise<void> {
  const reporter = new StartupReporter(process.stdout);
  await withSeedServices(configuration, "all", async (options) => {
    await reporter.step(
      "Fill the catalogue",
      (onProgress) => seedOnce({ ...options, onProgress, signal }),
      describeSeed,
    );
    const { catalog, database } = options.services;
    await reporter.step(
      "Draw the posters",
      (onProgress) => database.asJob(() => catalog.posters.makeAwaited({ onProgress, signal })),
      (count) => `${count} drawn`,
    );
  });
}

/** What the first pages show, in a process that was started by `seedInChildProcess`, and tells it what happens. */
export async function seedForParent(configuration: Configuration, signal: AbortSignal): Promise<void> {
  const report = (message: SeedMessage) =>
    new Promise<void>((resolve) => {
      if (!process.send?.(message, undefined, undefined, () => resolve())) resolve();
    });
  // Without a parent nobody would ever end this process.
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  try {
    const onProgress = (done: number, total: number) => void report({ type: "progress", done, total });
    const outcome = await withSeedServices(
      configuration,
      "featured",
      (options) => seedOnce({ ...options, onProgress, signal }),
      () => lexiconCompiledByParent(report, signal),
    );
    await report({ type: "done", outcome });
  } catch (error) {
    const fault = toStartFault(error);
    const message = describeFault(fault, configuration.LOG_LEVEL);
    await report({ type: "fault", exitCode: fault.exitCode, message });
    throw new StartFault(fault.exitCode, "");
  }
}

/** Fulfilled when the parent has compiled the words; rejected when this process is to end. */
async function lexiconCompiledByParent(
  report: (message: SeedMessage) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    process.on("message", (message) => void (message === lexiconMessage && resolve()));
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    void report({ type: "awaiting-lexicon" });
  });
}

async function withSeedServices<T>(
  configuration: Configuration,
  part: "featured" | "all",
  work: (options: Omit<SeedOnceOptions, "onProgress" | "signal"> & { services: Services }) => Promise<T>,
  lexiconCompiled: () => Promise<void> = async () => {},
): Promise<T> {
  const logger = platformLogger(configuration);
  const entries = listEntriesOf(part);
  // Whoever needs them hears of it.
  entries.catch(() => {});
  const database = await openPlatformDatabase(configuration);
  let close = () => database.close();
  try {
    await database.migrate();
    await lexiconCompiled();
    const services = await openServices(configuration, database, logger);
    close = () => closeServices(services);
    return await work({ services, logger, part, entries });
  } finally {
    await close();
  }
}
