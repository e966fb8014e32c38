import { sql } from "drizzle-orm";
import { lockIndex } from "../search/index/append-to-index.ts";
import type { IndexServices } from "../search/index/index-builder.ts";
import { takeOutOfIndex } from "../search/index/take-out-of-index.ts";

/** Hides an animation at once. Its row stays for thirty days, so that it can come back with its address and its counters. */
export async function withdrawAnimation(
  { database, concepts }: IndexServices,
  sourceKey: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    // Before the row, as everybody who writes the index.
    await lockIndex(tx);
    const { rows } = await tx.execute<{ record: number }>(sql`
      select record from animations where source_key = ${sourceKey} and withdrawn_at is null`);
    const record = rows[0]?.record;
    if (record === undefined) return false;
    await takeOutOfIndex(tx, concepts, record);
    await tx.execute(sql`update animations set withdrawn_at = now() where record = ${record}`);
    return true;
  });
}
