import type { Database } from "@zoetrope/database";
import { sql, type SQL } from "drizzle-orm";

/**
 * A query that is asked again and again: a connection plans it once, and its rows come as JSON (days as texts), which is read faster than
 * their columns. `order`: by columns of the query, as `r`.
 */
export function prepareRows<Row>(
  { reads }: Database,
  name: string,
  query: SQL,
  order?: SQL,
): (values: Record<string, unknown>) => Promise<Row[]> {
  const rows = reads.select({ row: sql<Row>`row_to_json(r)` }).from(sql`(${query}) r`);
  const prepared = (order === undefined ? rows : rows.orderBy(order)).prepare(name);
  return async (values) => (await prepared.execute(values)).map(({ row }) => row);
}
