import { sql } from "drizzle-orm";
import { isAnimationId } from "../animation-id.ts";
import { lockIndex } from "../search/index/append-to-index.ts";
import type { IndexServices } from "../search/index/index-builder.ts";
import { takeOutOfIndex } from "../search/index/take-out-of-index.ts";

/** Deletes an animation and everything counted of it, for good; false when there is none. */
export async function removeAnimation({ database, concepts }: IndexServices, id: string): Promise<boolean> {
  if (!isAnimationId(id)) return false;
  return await database.transaction(async (tx) => {
    await lockIndex(tx);
    const { rows } = await tx.execute<{ record: number }>(
      sql`select record from animations where id = ${id}`,
    );
    const record = rows[0]?.record;
    if (record === undefined) return false;
    await takeOutOfIndex(tx, concepts, record);
    await tx.execute(sql`delete from animations where record = ${record}`);
    return true;
  });
}
