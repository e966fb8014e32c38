import type { Database, Queries } from "@zoetrope/database";
import { AppError } from "@zoetrope/kit";
import { sql, type SQL } from "drizzle-orm";
import { rememberConcepts } from "../../remembered-concepts.ts";
import { countedMark } from "../../counts/count-download.ts";
import { lockIndex, withKeywords, writeDocuments } from "../index/append-to-index.ts";
import { readDocuments } from "../index/document-row.ts";
import { IndexBuilder, type IndexServices } from "../index/index-builder.ts";
import { popularityOrder } from "./popularity-order.ts";
import { rankExclusively } from "./rank-exclusively.ts";

export interface Ranked {
  animations: number;
  keywords: number;
}

/** When the last ranking was, and what of the catalogue it knew: its version, and how often counters were written. */
const rankingMark = "ranking";
const countsWritten = sql`coalesce((select value from platform.marks where name = ${countedMark}), '0')`;

/** So few late comers are taken over while nobody can write. */
const fewLateComers = 8;

/** Written together otherwise: some tens of milliseconds. */
const lateComersPerWrite = 32;

/** How long what its maker has taken back can come back with its counters. */
const withdrawnForDays = 30;
const rowsPerDelete = 2_000;

type State = { generation: number; documents: number; version: string };
type Beginning = State & { building: number; counted: string };

/**
 * Ranks the catalogue anew: popularity from the counters (a download counts 4, a like 2, a view a tenth; the featured
 * lead while nothing is counted, then what is made well, then the newest), and an index in that order. Readers and writers go on with the old
 * one, which is replaced in one short transaction. Takes about a minute for 600,000 animations, a blink for a few
 * thousand. To be run after a seed and every hour or so. Throws the reason of `signal`; the next ranking clears what is left.
 */
export async function rankCatalogue(services: IndexServices, signal?: AbortSignal): Promise<Ranked> {
  return await rankExclusively(services.database, () => rank(services, signal));
}

/**
 * The same when the last ranking is older than this and something has changed since; else null. Of many processes that
 * ask at the same time one does the work.
 */
export async function rankWhenDue(
  services: IndexServices,
  maxAgeInSeconds: number,
  signal?: AbortSignal,
): Promise<Ranked | null> {
  const { database } = services;
  if (!(await isDue(database, maxAgeInSeconds))) return null;
  // While this one waited, another may have done it.
  return await rankExclusively(database, async () =>
    (await isDue(database, maxAgeInSeconds)) ? await rank(services, signal) : null,
  );
}

async function isDue({ db }: Database, maxAgeInSeconds: number): Promise<boolean> {
  const { rows } = await db.execute<{ due: boolean }>(sql`
    select not exists (select from platform.marks
        where name = ${rankingMark} and set_at > now() - make_interval(secs => ${maxAgeInSeconds}))
      and not exists (select from platform.marks
        where name = ${rankingMark} and value = (select version::text from catalogue_state) || ' ' || ${countsWritten}) as due`);
  return rows[0]?.due === true;
}

async function rank(services: IndexServices, signal?: AbortSignal): Promise<Ranked> {
  const { database } = services;
  signal?.throwIfAborted();
  const concepts = rememberConcepts(services.concepts);
  const before = await begin(database);
  // What a killed ranking left behind.
  await deleteGenerations(database, sql`generation < ${before.generation}`, signal);
  await deleteGenerations(
    database,
    sql`generation > ${before.generation} and generation < ${before.building}`,
    signal,
  );
  await database.db.execute(sql`
    delete from animations where withdrawn_at < now() - make_interval(days => ${withdrawnForDays})`);
  const builder = new IndexBuilder({ database, concepts }, before.building, signal);
  await builder.addDocuments(await popularityOrder(database));
  await builder.addDocuments(await lateComers(database.db, before));
  const keywords = builder.keywords;
  await builder.writeWords();
  let documents = builder.documents;

  const writeLate = async (queries: Queries, records: readonly number[]): Promise<void> => {
    const late = (await readDocuments(queries, records)).map((one) => withKeywords(one, concepts));
    await writeDocuments(queries, { generation: before.building, position: documents }, late);
    documents += late.length;
  };
  let late = await lateComers(database.db, before);
  while (late.length > fewLateComers) {
    for (let start = 0; start < late.length; start += lateComersPerWrite) {
      const records = late.slice(start, start + lateComersPerWrite);
      signal?.throwIfAborted();
      await database.transaction((tx) => writeLate(tx, records));
    }
    late = await lateComers(database.db, before);
  }
  signal?.throwIfAborted();
  await database.transaction(async (tx) => {
    await lockIndex(tx);
    const now = await stateOf(tx);
    if (now.generation !== before.generation)
      throw new AppError("conflict", "another ranking was faster; this one is dropped");
    await dropWithdrawn(tx, before.building);
    await writeLate(tx, await lateComers(tx, before));
    await switchOver(tx, before, now, documents);
  });
  await deleteGenerations(database, sql`generation < ${before.building}`, signal);
  return { animations: documents, keywords };
}

/** A number for the new generation, which no other ranking ever gets. */
async function begin(database: Database): Promise<Beginning> {
  const { rows } = await database.db.execute<Beginning>(sql`
    update catalogue_state set latest_generation = latest_generation + 1
    returning generation, documents, version, latest_generation as building, ${countsWritten} as counted`);
  return requireRow(rows[0]);
}

async function stateOf(queries: Queries): Promise<State> {
  const { rows } = await queries.execute<State>(
    sql`select generation, documents, version from catalogue_state`,
  );
  return requireRow(rows[0]);
}

function requireRow<T>(row: T | undefined): T {
  if (!row) throw new AppError("unavailable", "catalogue_state has no row: the migrations have not run");
  return row;
}

/** Animations stored or shown again since the ranking began that the new generation does not have, in their order. */
async function lateComers(
  queries: Queries,
  { generation, documents, building }: Beginning,
): Promise<number[]> {
  const { rows } = await queries.execute<{ record: number }>(sql`
    select d.record from search_documents d
    where d.generation = ${generation} and d.position >= ${documents} and d.record is not null
      and not exists (select from search_documents n where n.record = d.record and n.generation = ${building})
    order by d.position`);
  return rows.map(({ record }) => record);
}

/** Those that were withdrawn in the very moment in which their slice was written. */
async function dropWithdrawn(tx: Queries, building: number): Promise<void> {
  await tx.execute(sql`
    update search_documents d set record = null from animations a
    where a.withdrawn_at is not null and d.record = a.record and d.generation = ${building}`);
}

async function switchOver(tx: Queries, before: Beginning, now: State, documents: number): Promise<void> {
  await tx.execute(sql`
    update catalogue_state set version = version + 1, generation = ${before.building}, documents = ${documents},
      removals = (select count(*)::int from search_documents where generation = ${before.building} and record is null)`);
  // Whatever else than new animations has changed meanwhile may be missing: then the next ranking is due again.
  const isComplete = Number(now.version) - Number(before.version) === now.documents - before.documents;
  const value = isComplete
    ? sql`(select version::text || ' ' || ${before.counted}::text from catalogue_state)`
    : sql`'changed meanwhile'`;
  await tx.execute(sql`
    insert into platform.marks (name, value) values (${rankingMark}, ${value})
    on conflict (name) do update set value = excluded.value, set_at = now()`);
}

/** Until `signal`: the next ranking goes on. */
async function deleteGenerations({ db }: Database, which: SQL, signal?: AbortSignal): Promise<void> {
  for (const name of ["search_postings", "search_documents", "keywords"]) {
    const table = sql.identifier(name);
    for (;;) {
      if (signal?.aborted) return;
      const { rowCount } = await db.execute(sql`
        delete from ${table} where ctid = any(array(
          select ctid from ${table} where ${which} limit ${rowsPerDelete}))`);
      if ((rowCount ?? 0) < rowsPerDelete) break;
    }
  }
}
