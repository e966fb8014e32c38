import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";

/** How far the first seeding of the catalogue is. */
export interface SeedingProgress {
  done: number;
  total: number;
}

const mark = "catalogue-filling";
/** Whoever seeds reports every few seconds; what is older was left by a process that has ended. */
const trueForInMs = 60_000;

/** Tells every process how far the seeding is; null when it is over. */
export async function reportSeedingProgress(
  database: Database,
  progress: SeedingProgress | null,
): Promise<void> {
  await database.setMark(mark, progress === null ? "" : JSON.stringify({ ...progress, at: Date.now() }));
  // What comes in makes pages anew; that nothing more comes does as well.
  if (progress === null) await database.db.execute(sql`update catalogue_state set version = version + 1`);
}

/** Every results page asks, and nobody reports more often than every two seconds. */
const maxAgeInMs = 1_500;

/** The same progress for all who ask within a moment; what this process reports itself is known at once (`forget`). */
export function createSeedingProgressReader(database: Database) {
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<SeedingProgress | null> = Promise.resolve(null);
  const forget = (): void => {
    readAt = Number.NEGATIVE_INFINITY;
  };
  return {
    forget,
    read(): Promise<SeedingProgress | null> {
      if (performance.now() - readAt < maxAgeInMs) return reading;
      readAt = performance.now();
      reading = readSeedingProgress(database);
      reading.catch(forget);
      return reading;
    },
  };
}

/** Null while nobody seeds. */
export async function readSeedingProgress(database: Database): Promise<SeedingProgress | null> {
  // Where pages are read from, which goes on while the primary is away.
  const { rows } = await database.reads.execute<{ value: string }>(
    sql`select value from platform.marks where name = ${mark}`,
  );
  const reported = rows[0]?.value ?? "";
  if (reported === "") return null;
  const { done, total, at } = JSON.parse(reported) as SeedingProgress & { at: number };
  return Date.now() - at > trueForInMs ? null : { done, total };
}
