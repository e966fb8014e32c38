import { downloadFoldLock, type Database } from "@zoetrope/database";
import { AppError } from "@zoetrope/kit";
import type { FileKey } from "@zoetrope/storage";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { AnimationFormat } from "../animation.ts";
import { isAnimationId } from "../animation-id.ts";

/** Increments of one round: enough to keep up with a thousand downloads a second. */
const maxFolded = 20_000;
const foldEveryMs = 5_000;

/** Counts how often counters were written. */
export const countedMark = "counted";

/** Tells the ranking that counters have moved: comparing them all with the order takes a second on a large catalogue. */
export const markCounted = sql`
  insert into platform.marks (name, value) values (${countedMark}, '1')
  on conflict (name) do update set value = (platform.marks.value::bigint + 1)::text, set_at = now()`;

const filenameExtension: Record<AnimationFormat, string> = {
  dotlottie: ".lottie",
  "dotlottie-optimised": ".lottie",
  json: ".json",
  "json-optimised": ".json",
};

export interface DownloadOptions {
  /** For somebody who has been found to have a right to it. */
  withPremium?: boolean;
  /** False for a file that is only looked at, such as for its colours. Default true. */
  isCounted?: boolean;
}

/** Counts downloads by adding rows, and folds the rows into the animations now and then. */
export class DownloadCounter {
  readonly #database: Database;
  readonly #logger: Logger;
  #foldedAt = 0;

  constructor(database: Database, logger: Logger) {
    this.#database = database;
    this.#logger = logger;
  }

  /** Null when there is no such animation or format; "premium" for one that is not asked for with the right to it. */
  async count(
    id: string,
    format: AnimationFormat,
    { withPremium = false, isCounted = true }: DownloadOptions = {},
  ): Promise<{ key: FileKey; filename: string } | "premium" | null> {
    if (!isAnimationId(id)) return null;
    const { rows } = await this.#database.db.execute<{ key: FileKey; slug: string; is_kept: boolean }>(sql`
      with wanted as (
        select a.record, a.slug, f.key, a.is_premium and not ${withPremium}::boolean as is_kept from animations a join animation_files f on f.record = a.record
        where a.id = ${id} and f.format = ${format} and a.withdrawn_at is null
      ), counted as (
        insert into counter_increments (record, counter, day) select record, 'download', current_date from wanted where not is_kept and ${isCounted}::boolean
      )
      select key, slug, is_kept from wanted`);
    const file = rows[0];
    if (!file) return null;
    if (file.is_kept) return "premium";
    if (Date.now() - this.#foldedAt > foldEveryMs) {
      this.#foldedAt = Date.now();
      this.#foldRounds("skip").catch((error: unknown) => {
        this.#logger.warn(
          { err: error },
          "download counts could not be folded; they are kept and folded later",
        );
      });
    }
    return { key: file.key, filename: `${file.slug}${filenameExtension[format]}` };
  }

  /**
   * Moves every row counted so far into the counters of animations and days, after whoever is about it already. Safe to
   * run in several processes at once.
   */
  async fold(): Promise<void> {
    await this.#foldRounds("wait");
  }

  async #foldRounds(whenTaken: "wait" | "skip"): Promise<void> {
    while ((await this.#foldRound(whenTaken)) === maxFolded);
  }

  /** How many rows were moved; none when somebody else folds and is not to be waited for. */
  async #foldRound(whenTaken: "wait" | "skip"): Promise<number> {
    return await this.#database.transaction(async (tx) => {
      if (whenTaken === "wait") await tx.execute(sql`select pg_advisory_xact_lock(${downloadFoldLock})`);
      else {
        const lock = await tx.execute<{ mine: boolean }>(
          sql`select pg_try_advisory_xact_lock(${downloadFoldLock}) as mine`,
        );
        if (!lock.rows[0])
          throw new AppError("unavailable", "the database did not say whether the fold lock is free");
        if (!lock.rows[0].mine) return 0;
      }
      const { rows } = await tx.execute<{ count: number }>(sql`
        with taken as (
          delete from counter_increments where increment_id in (
            select increment_id from counter_increments order by increment_id limit ${maxFolded})
          returning record, day
        ), per_day as (
          insert into counter_days (day, record, downloads)
          select t.day, t.record, count(*)::int from taken t join animations a on a.record = t.record group by t.day, t.record
          on conflict (day, record) do update set downloads = counter_days.downloads + excluded.downloads
        ), counted as (
          update animations a set downloads = a.downloads + t.count
          from (select record, count(*)::int as count from taken group by record) t where a.record = t.record
        )
        select count(*)::int as count from taken`);
      const count = rows[0]?.count ?? 0;
      if (count > 0) await tx.execute(markCounted);
      return count;
    });
  }
}
