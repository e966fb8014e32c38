import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";

/** The short key of an animation that is public; null when there is none. */
export async function recordOf(database: Database, id: string): Promise<number | null> {
  const { rows } = await database.reads.execute<{ record: number }>(
    sql`select record from animations where id = ${id} and withdrawn_at is null`,
  );
  return rows[0]?.record ?? null;
}
