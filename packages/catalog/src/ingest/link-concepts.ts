import { setImmediate as nextTurn } from "node:timers/promises";
import type { Motion } from "@zoetrope/concepts";
import type { Locale } from "@zoetrope/i18n/locales";
import { sql } from "drizzle-orm";
import type { CatalogServices } from "../catalog-services.ts";
import type { BackfillOptions } from "../backfill.ts";
import { rememberConcepts } from "../remembered-concepts.ts";
import { meaningOf } from "./meaning-of.ts";

/** Some tens of milliseconds of work: others get their turn in between. */
const recordsPerRound = 100;

type Row = {
  record: number;
  title: string;
  tags: string[];
  category: string;
  language: Locale | null;
};

/**
 * Looks up again what animations mean that were stored before there were concepts, or with other ones; returns how many.
 * Until `signal`: the rest is done the next time. Searches know it after the next ranking.
 */
export async function linkConcepts(
  { database, concepts }: Pick<CatalogServices, "database" | "concepts">,
  { signal, onProgress }: BackfillOptions = {},
): Promise<number> {
  const { version } = concepts;
  const remembered = rememberConcepts(concepts);
  const isDue = sql`concepts_version is distinct from ${version}`;
  const counted = await database.db.execute<{ total: number }>(
    sql`select count(*)::int as total from animations where ${isDue}`,
  );
  const total = counted.rows[0]?.total ?? 0;
  let done = 0;
  for (let last = 0; done < total;) {
    if (signal?.aborted) break;
    const { rows } = await database.db.execute<Row>(sql`
      select record, title, tags, category, language from animations
      where ${isDue} and record > ${last} order by record limit ${recordsPerRound}`);
    const end = rows.at(-1)?.record;
    if (end === undefined) break;
    const meanings = rows.map((row) => ({
      ...meaningOf(remembered, row, row.language ?? undefined),
      record: row.record,
    }));
    await nextTurn();
    const column = <T>(of: (one: (typeof meanings)[number]) => T) => sql.param(meanings.map(of));
    await database.db.execute(sql`
      update animations a set concepts = m.concepts::jsonb, concepts_version = ${version}, style = m.style,
        motions = string_to_array(m.motions, ' ')
      from unnest(${column(({ record }) => record)}::int[], ${column((one) => JSON.stringify(one.concepts))}::text[],
        ${column(({ style }) => style)}::text[], ${column(({ motions }) => joined(motions))}::text[])
        m (record, concepts, style, motions)
      where a.record = m.record`);
    done += rows.length;
    last = end;
    onProgress?.(done, total);
  }
  // The next ranking is due, which takes it into the index.
  if (done > 0) await database.db.execute(sql`update catalogue_state set version = version + 1`);
  return done;
}

const joined = (motions: readonly Motion[]): string => motions.join(" ");
