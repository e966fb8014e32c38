import type { Database } from "@zoetrope/database";
import { maxQueryLength } from "@zoetrope/kit/limits";
import { sql, type SQL } from "drizzle-orm";
import { normaliseText } from "@zoetrope/concepts";
import { minMisspeltLength, nearKeywords } from "./nearest-keyword.ts";

const defaultLimit = 8;
const maxLimit = 50;

/** A query in the spelling of keywords; empty for none. */
export const normaliseQuery = (query: string): string =>
  normaliseText(query.slice(0, maxQueryLength)).trim().replace(/\s+/g, " ").replaceAll("\0", "");

/** Keywords beginning with the query, most used first; where there is none, those spelt nearly like it. */
export async function suggestKeywords(
  database: Database,
  query: string,
  limit = defaultLimit,
): Promise<{ keyword: string }[]> {
  const normalised = normaliseQuery(query);
  if (normalised === "") return [];
  const count = Math.max(1, Math.min(maxLimit, Math.floor(limit)));
  const begin = await database.reads.execute<{ keyword: string }>(sql`
    select keyword from keywords
    where generation = (select generation from catalogue_state) and ${beginsWith(normalised)} and suggest_total > 0
    order by suggest_total desc, normalised limit ${count}`);
  if (begin.rows.length > 0 || normalised.length < minMisspeltLength)
    return begin.rows.map(({ keyword }) => ({ keyword }));
  const near = await nearKeywords(database, normalised, "suggest_total", count);
  return near.map(({ keyword }) => ({ keyword }));
}

/** One or two letters match thousands of keywords: their own indexes hold them in the order of the answer. */
function beginsWith(normalised: string): SQL {
  const letters = Array.from(normalised).length;
  if (letters === 1) return sql`left(normalised, 1) = ${normalised}`;
  if (letters === 2) return sql`left(normalised, 2) = ${normalised}`;
  return sql`normalised >= ${normalised} and normalised < ${`${normalised}\u{10ffff}`}`;
}
