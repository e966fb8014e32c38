import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import type { AnimationAddress } from "../animation.ts";

/** Records are numbered in the order they came in, so a range always names the same animations. */
export async function listAddresses(
  database: Database,
  { first, last }: { first: number; last: number },
): Promise<AnimationAddress[]> {
  const { rows } = await database.reads.execute<{ id: string; slug: string; updated_at: Date | string }>(sql`
    select id, slug, updated_at from animations
    where record between ${first}::int and ${last}::int and withdrawn_at is null order by record`);
  return rows.map(({ id, slug, updated_at }) => ({ id, slug, updatedAt: new Date(updated_at) }));
}

export async function lastRecordOf(database: Database): Promise<number> {
  const { rows } = await database.reads.execute<{ last: number | null }>(
    sql`select max(record) as last from animations`,
  );
  return rows[0]?.last ?? 0;
}
