import type { Catalog, IngestResult } from "@zoetrope/catalog";
import { AppError } from "@zoetrope/kit";
import type { Logger } from "pino";
import { listSeedEntries, type DatedSeedEntry } from "./seed-entries.ts";
import type { SeedOutcome } from "./seed-outcome.ts";
import { isDiskFull } from "../start/start-fault.ts";

export interface SeedOptions {
  catalog: Pick<Catalog, "ingest">;
  logger: Logger;
  /** Called after every file, and once with 0 when the number of files is known. */
  onProgress?: (done: number, total: number) => void;
  /** Ends the seed between two files; what is stored stays, and the next seed goes on from there. */
  signal?: AbortSignal;
  /** Default: everything a new platform starts with. */
  entries?: readonly DatedSeedEntry[];
  /** Posters and likeness follow (`catalog.posters`): what can be found counts. Default: they are made with the rest. */
  isPicturedLater?: boolean;
  /** Files on their way at a time. Default 4: two are drawn on two cores while two are being written. */
  concurrency?: number;
}

/** A broken file fails alone; a database that has gone fails them all, and a seed of nothing must not look done. */
const maxFailuresInARow = 5;
const refusals = new Set(["bad-request", "too-large", "unsupported"]);

/**
 * Brings the seed into the catalogue. Can be killed and started again at any time: what is there is passed over.
 * A broken file is refused and logged. Throws the signal's reason when ended, and the last error when five files in
 * a row fail for reasons that are not theirs, or at once when the disk is full.
 */
export async function seedCatalogue(options: SeedOptions): Promise<SeedOutcome> {
  const { catalog, logger, onProgress, signal, isPicturedLater = false, concurrency = 4 } = options;
  const entries = options.entries ?? (await listSeedEntries());
  const outcome: SeedOutcome = { stored: 0, alreadyThere: 0, updated: 0, refused: [] };
  let done = 0;
  let failuresInARow = 0;
  let ended = false;
  onProgress?.(0, entries.length);

  const refuse = (sourceKey: string, code: string, reason: string) => {
    outcome.refused.push({ sourceKey, code, reason });
    logger.warn({ sourceKey, code, reason }, "a file of the seed was refused");
  };

  const importOne = async (entry: DatedSeedEntry) => {
    try {
      count(await ingest(catalog, entry, isPicturedLater));
      failuresInARow = 0;
    } catch (error) {
      failuresInARow += 1;
      if (failuresInARow >= maxFailuresInARow || isDiskFull(error)) throw error;
      logger.error({ err: error, sourceKey: entry.sourceKey }, "a file of the seed could not be stored");
      refuse(entry.sourceKey, "internal", "it could not be stored; the next seed tries again");
    }
    function count(result: IngestResult) {
      if (result.outcome === "stored") outcome.stored += 1;
      else if (result.outcome === "already-there") outcome.alreadyThere += 1;
      else if (result.outcome === "updated") outcome.updated += 1;
      else refuse(entry.sourceKey, result.code, result.reason);
    }
  };

  // One iterator for all workers: each takes the next entry that nobody has.
  const queue = entries.values();
  const work = async () => {
    for (const entry of queue) {
      if (ended) return;
      signal?.throwIfAborted();
      await importOne(entry);
      done += 1;
      onProgress?.(done, entries.length);
    }
  };
  const full = Promise.withResolvers<never>();
  const workers = Array.from({ length: concurrency }, () =>
    work().catch((error: unknown) => {
      ended = true;
      if (isDiskFull(error)) full.reject(error);
      throw error;
    }),
  );
  // All of them are waited for, so that nothing is written after the caller has been told of the end; not on a full disk, where
  // nothing can be, and where the embedded database recovers in vain, for seconds, for each file that is on its way.
  const results = await Promise.race([Promise.allSettled(workers), full.promise]);
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
  return outcome;
}

async function ingest(
  catalog: Pick<Catalog, "ingest">,
  entry: DatedSeedEntry,
  isPicturedLater: boolean,
): Promise<IngestResult> {
  const { load, ...request } = entry;
  const trouble: { text: string | null } = { text: null };
  // Read only when the catalogue does not have it.
  const bytes = async () => {
    try {
      return await load();
    } catch (error) {
      trouble.text = String(error);
      throw error;
    }
  };
  try {
    return await catalog.ingest(
      { ...request, bytes },
      { isUpdating: true, isRankedAfterwards: true, isPicturedLater },
    );
  } catch (error) {
    if (trouble.text !== null)
      return {
        outcome: "refused",
        code: "unreadable",
        reason: `its source cannot be read: ${trouble.text}`,
      };
    if (error instanceof AppError && refusals.has(error.code)) {
      return { outcome: "refused", code: error.code, reason: error.message };
    }
    throw error;
  }
}
