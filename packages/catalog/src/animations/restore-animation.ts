import { sql } from "drizzle-orm";
import { appendToIndex, lockIndex, withKeywords } from "../search/index/append-to-index.ts";
import type { IndexServices } from "../search/index/index-builder.ts";
import { readDocuments } from "../search/index/document-row.ts";

/** Shows a withdrawn animation again, with the words it has now, findable at once; false when it is not withdrawn. */
export async function restoreAnimation(
  { database, concepts }: IndexServices,
  sourceKey: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    // Before the row, as everybody who writes the index.
    await lockIndex(tx);
    const { rows } = await tx.execute<{ record: number }>(sql`
      update animations set withdrawn_at = null where source_key = ${sourceKey} and withdrawn_at is not null
      returning record`);
    const record = rows[0]?.record;
    if (record === undefined) return false;
    const [document] = await readDocuments(tx, [record]);
    if (!document) throw new Error(`animation ${record} is gone in the transaction that shows it again`);
    await appendToIndex(tx, [withKeywords(document, concepts)]);
    return true;
  });
}
