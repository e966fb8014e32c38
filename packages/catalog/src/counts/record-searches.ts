import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import type { RecordedSearch } from "../catalog.ts";
import { markCounted } from "./count-download.ts";
import { normaliseQuery } from "../search/suggest-keywords.ts";

/** Takes the place of what was noted before; the next ranking counts it in. */
export async function recordSearches(database: Database, searches: readonly RecordedSearch[]): Promise<void> {
  const words = new Map<string, number>();
  for (const { query, visitors } of searches) {
    const word = normaliseQuery(query);
    if (word !== "") words.set(word, (words.get(word) ?? 0) + visitors);
  }
  await database.transaction(async (tx) => {
    const given = sql`unnest(${sql.param([...words.keys()])}::text[], ${sql.param([...words.values()])}::int[]) w (normalised, visitors)`;
    const gone = await tx.execute(sql`
      delete from searched_words where normalised <> all(${sql.param([...words.keys()])}::text[])`);
    const changed = await tx.execute(sql`
      insert into searched_words (normalised, visitors) select normalised, visitors from ${given}
      on conflict (normalised) do update set visitors = excluded.visitors where searched_words.visitors <> excluded.visitors`);
    if ((gone.rowCount ?? 0) + (changed.rowCount ?? 0) > 0) await tx.execute(markCounted);
  });
}
