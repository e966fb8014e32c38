import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";

/** How far a first filling of the catalogue is. */
export interface Filling {
  done: number;
  total: number;
}

const mark = "catalogue-filling";
/** Whoever fills tells every few seconds; what is older was left by a process that has ended. */
const trueForInMs = 60_000;

/** Tells every process how far the filling is; null when it is over. */
export async function noteFilling(database: Database, filling: Filling | null): Promise<void> {
  await database.setMark(mark, filling === null ? "" : JSON.stringify({ ...filling, at: Date.now() }));
  // What comes in makes pages anew; that nothing more comes does as well.
  if (filling === null) await database.db.execute(sql`update catalogue_state set version = version + 1`);
}

/** Null while nobody fills. */
export async function readFilling(database: Database): Promise<Filling | null> {
  // Where pages are read from, which goes on while the primary is away.
  const { rows } = await database.reads.execute<{ value: string }>(
    sql`select value from platform.marks where name = ${mark}`,
  );
  const noted = rows[0]?.value ?? "";
  if (noted === "") return null;
  const { done, total, at } = JSON.parse(noted) as Filling & { at: number };
  return Date.now() - at > trueForInMs ? null : { done, total };
}
