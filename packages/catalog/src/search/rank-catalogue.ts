import type { Database, Queries } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import type { AnimationFeature } from "../animation.ts";
import { entryBytes, lockIndex } from "./append-to-index.ts";
import { documentKeywords } from "./document-keywords.ts";
import { packFacets } from "./facets.ts";
import { blockEntries } from "./postings.ts";

const rowsPerRead = 5_000;
const rowsPerWrite = 4_000;

type Row = {
  record: number;
  title: string;
  tags: string[];
  description: string;
  category: string;
  creator_name: string;
  published_at: Date | string;
  downloads: number;
  duration_in_seconds: number;
  play_size_in_bytes: number;
  width: number;
  height: number;
  frame_rate: number;
  features: AnimationFeature[];
  is_premium: boolean;
  licence_spdx: string;
  palette: { hex: string; weight: number }[];
};

interface KeywordTotals {
  keyword: string;
  suggestTotal: number;
  tagTotal: number;
  entries: number[];
}

export interface Ranked {
  animations: number;
  keywords: number;
}

/** When the last ranking was, and the version of the catalogue that it made. */
const rankingMark = "ranking";

const countedPopularity = sql`(downloads * 4.0 + likes * 2.0 + views * 0.1)`;

/**
 * Ranks the catalogue anew: popularity from the counters (a download counts 4, a like 2, a view a tenth; the featured
 * lead while nothing is counted, then the newest), and an index in that order. Readers go on with the old order until
 * this is done; what is ingested meanwhile waits. Takes half a minute for 600,000 animations, a blink for a few thousand.
 * To be run after a seed and every hour or so.
 */
export async function rankCatalogue(database: Database): Promise<Ranked> {
  return database.transaction(async (tx) => {
    await lockIndex(tx);
    return await rank(tx);
  });
}

/**
 * The same when the last ranking is older than this and something has changed since; else null. Of many processes that
 * ask at the same time one does the work.
 */
export async function rankWhenDue(database: Database, maxAgeInSeconds: number): Promise<Ranked | null> {
  if (!(await isDue(database.db, maxAgeInSeconds))) return null;
  return database.transaction(async (tx) => {
    await lockIndex(tx);
    // While this one waited, another may have done it.
    return (await isDue(tx, maxAgeInSeconds)) ? await rank(tx) : null;
  });
}

async function isDue(queries: Queries, maxAgeInSeconds: number): Promise<boolean> {
  const { rows } = await queries.execute<{ due: boolean }>(sql`
    select not exists (select from platform.marks
        where name = ${rankingMark} and set_at > now() - make_interval(secs => ${maxAgeInSeconds}))
      and (not exists (select from platform.marks where name = ${rankingMark} and value = (select version::text from catalogue_state))
        or exists (select from animations where popularity <> ${countedPopularity})) as due`);
  return rows[0]?.due === true;
}

async function rank(tx: Queries): Promise<Ranked> {
  await tx.execute(sql`
      update animations set popularity = ${countedPopularity} where popularity <> ${countedPopularity}`);
  const state = await tx.execute<{ generation: number }>(
    sql`select generation + 1 as generation from catalogue_state`,
  );
  const generation = state.rows[0]?.generation ?? 1;
  const keywords = new Map<string, KeywordTotals>();
  const order = await tx.execute<{ record: number }>(sql`
      select record from animations order by popularity desc, featured_rank nulls last, published_at desc, record`);
  const records = order.rows.map(({ record }) => record);
  for (let start = 0; start < records.length; start += rowsPerRead)
    await indexSlice(tx, generation, start, records.slice(start, start + rowsPerRead), keywords);
  const ids = await writeKeywords(tx, keywords);
  await writePostings(tx, generation, keywords, ids);
  await tx.execute(sql`delete from search_postings where generation < ${generation}`);
  await tx.execute(sql`delete from search_documents where generation < ${generation}`);
  await tx.execute(sql`
      update catalogue_state set version = version + 1, generation = ${generation}, documents = ${records.length}`);
  await tx.execute(sql`
      insert into platform.marks (name, value) select ${rankingMark}, version::text from catalogue_state
      on conflict (name) do update set value = excluded.value, set_at = now()`);
  return { animations: records.length, keywords: keywords.size };
}

async function indexSlice(
  tx: Queries,
  generation: number,
  start: number,
  records: readonly number[],
  keywords: Map<string, KeywordTotals>,
): Promise<void> {
  const { rows } = await tx.execute<Row>(sql`
    select a.record, a.title, a.tags, a.description, a.category, c.name as creator_name, a.published_at, a.downloads,
      a.duration_in_seconds, a.play_size_in_bytes, a.width, a.height, a.frame_rate, a.features, a.is_premium,
      a.licence_spdx, a.palette
    from animations a join creators c on c.creator_id = a.creator_id
    where a.record = any(${sql.param(records)})`);
  const rowOf = new Map(rows.map((row) => [row.record, row]));
  const packed: string[] = [];
  for (const [index, record] of records.entries()) {
    const row = rowOf.get(record);
    if (!row) throw new Error(`animation ${record} went away while the catalogue was locked`);
    packed.push(packedFacetsOf(row));
    for (const [normalised, found] of documentKeywords({ ...row, creatorName: row.creator_name })) {
      let totals = keywords.get(normalised);
      if (!totals)
        keywords.set(
          normalised,
          (totals = { keyword: found.keyword, suggestTotal: 0, tagTotal: 0, entries: [] }),
        );
      if (found.isTag && totals.tagTotal === 0) totals.keyword = found.keyword;
      if (found.isSuggested) totals.suggestTotal++;
      if (found.isTag) totals.tagTotal++;
      if (found.place !== null) totals.entries.push((start + index) * 4 + found.place);
    }
  }
  await tx.execute(sql`
    insert into search_documents (generation, position, record, facets)
    select ${generation}, ${start} + d.index - 1, d.record, decode(d.facets, 'hex')
    from unnest(${sql.param(records)}::int[], ${sql.param(packed)}::text[]) with ordinality d (record, facets, index)`);
}

const packedFacetsOf = (row: Row): string =>
  packFacets({
    publishedAt: new Date(row.published_at),
    downloads: row.downloads,
    durationInSeconds: row.duration_in_seconds,
    sizeInBytes: row.play_size_in_bytes,
    width: row.width,
    height: row.height,
    frameRate: row.frame_rate,
    features: row.features,
    isPremium: row.is_premium,
    category: row.category,
    licence: row.licence_spdx,
    palette: row.palette,
  }).toString("hex");

async function writeKeywords(
  tx: Queries,
  keywords: Map<string, KeywordTotals>,
): Promise<Map<string, number>> {
  await tx.execute(sql`delete from keywords`);
  const ids = new Map<string, number>();
  const all = [...keywords];
  for (let start = 0; start < all.length; start += rowsPerWrite) {
    const slice = all.slice(start, start + rowsPerWrite);
    const column = <T>(of: (entry: (typeof slice)[number]) => T) => sql.param(slice.map(of));
    const { rows } = await tx.execute<{ keyword_id: number; normalised: string }>(sql`
      insert into keywords (normalised, keyword, total, suggest_total, tag_total)
      select * from unnest(
        ${column(([normalised]) => normalised)}::text[],
        ${column(([, { keyword }]) => keyword)}::text[],
        ${column(([, { entries }]) => entries.length)}::int[],
        ${column(([, { suggestTotal }]) => suggestTotal)}::int[],
        ${column(([, { tagTotal }]) => tagTotal)}::int[])
      returning keyword_id, normalised`);
    for (const row of rows) ids.set(row.normalised, row.keyword_id);
  }
  return ids;
}

async function writePostings(
  tx: Queries,
  generation: number,
  keywords: Map<string, KeywordTotals>,
  ids: Map<string, number>,
): Promise<void> {
  let batch: { id: number; block: number; entries: string }[] = [];
  const write = async () => {
    await tx.execute(sql`
      insert into search_postings (generation, keyword_id, block, entries)
      select ${generation}, p.keyword_id, p.block, decode(p.entries, 'hex')
      from unnest(
        ${sql.param(batch.map(({ id }) => id))}::int[],
        ${sql.param(batch.map(({ block }) => block))}::int[],
        ${sql.param(batch.map(({ entries }) => entries))}::text[]) p (keyword_id, block, entries)`);
    batch = [];
  };
  for (const [normalised, { entries }] of keywords) {
    const id = ids.get(normalised);
    if (id === undefined) continue;
    for (let start = 0; start < entries.length; start += blockEntries) {
      const bytes = entryBytes(entries.slice(start, start + blockEntries));
      batch.push({ id, block: start / blockEntries, entries: bytes.toString("hex") });
      if (batch.length >= rowsPerWrite) await write();
    }
  }
  if (batch.length > 0) await write();
}
