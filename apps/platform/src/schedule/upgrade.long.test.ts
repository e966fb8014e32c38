import { createCatalog, type Catalog } from "@zoetrope/catalog";
import { circleLottie, ingestRequest, openTemporaryCatalog } from "@zoetrope/catalog/testing";
import { createConcepts } from "@zoetrope/concepts";
import type { Database } from "@zoetrope/database";
import { createTestDatabase, testedDatabases } from "@zoetrope/database/testing";
import type { Jobs } from "@zoetrope/jobs";
import { createRenderer } from "@zoetrope/render/server";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handleSchedules, type ScheduleOptions } from "./schedules.ts";

/** The first release with a catalogue that people had: concepts, vectors, previews, packs and all else came after it. */
const oldestMigration = 16;
/** What that release kept of animations, in an order in which each refers to what is there. */
const tables = [
  "creators",
  "animations",
  "animation_files",
  "keywords",
  "search_documents",
  "search_postings",
  "counter_days",
];
const pieces = ["Horse", "Owl", "Golden horse", "Sad face", "Heart", "Pony"].map((title, index) =>
  ingestRequest(title, {
    sourceKey: `meteocons:${title}`,
    isPremium: title.startsWith("Golden"),
    bytes: circleLottie({ width: 200 + index * 10, rgb: [1, index / 10, 0] }),
  }),
);

/** As that release left a database: the rows of today's, in what columns there were, and nothing that is computed by what came later. */
async function fillAsThen(old: Database, today: Database): Promise<void> {
  for (const table of tables) {
    const { rows: columns } = await old.db.execute<{ name: string }>(sql`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} order by ordinal_position`);
    const names = sql.join(
      columns.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
    const { rows } = await today.db.execute(
      sql`select to_jsonb(t) as row from (select ${names} from ${sql.identifier(table)}) t`,
    );
    await old.db.execute(sql`
      insert into ${sql.identifier(table)} (${names}) overriding system value
      select ${names} from jsonb_populate_recordset(null::${sql.identifier(table)},
        ${JSON.stringify(rows.map(({ row }) => row))}::jsonb)`);
  }
  const { rows } = await today.db.execute<{ generation: number; documents: number }>(
    sql`select generation, documents from catalogue_state`,
  );
  await old.db.execute(sql`
    update catalogue_state set generation = ${rows[0]?.generation}, latest_generation = ${rows[0]?.generation},
      documents = ${rows[0]?.documents}`);
  await old.db.execute(sql`delete from search_postings p using keywords k
    where k.generation = p.generation and k.keyword_id = p.keyword_id and k.normalised like 'concept:%'`);
  await old.db.execute(sql`delete from keywords where normalised like 'concept:%'`);
  // Style, motions and flashes had no bytes, and what was for sale was what everybody played.
  await old.db.execute(
    sql`update search_documents set facets = substr(facets, 1, 54) || decode('0000', 'hex')`,
  );
  await old.db.execute(sql`
    update animations a set play_key = f.key from animation_files f
    where f.record = a.record and f.format = 'dotlottie-optimised'`);
}

describe.each(testedDatabases)("an installation of the oldest release, on the %s database", (kind) => {
  let catalog: Catalog;
  let old: Awaited<ReturnType<typeof createTestDatabase>>;
  const cleanups: (() => Promise<void>)[] = [];
  const handlers = new Map<string, (job: { signal: AbortSignal }) => Promise<void>>();
  const progress = new Map<string, [number, number]>();
  let soldKey = "";

  beforeAll(async () => {
    const today = await openTemporaryCatalog(kind);
    cleanups.push(() => today.remove());
    for (const piece of pieces) await today.catalog.ingest(piece);
    old = await createTestDatabase({ kind, isMigrated: false });
    cleanups.push(() => old.remove());
    await old.database.migrate({ upTo: oldestMigration });
    await fillAsThen(old.database, today.database);
    const { rows } = await old.database.db.execute<{ key: string }>(
      sql`select play_key as key from animations where is_premium`,
    );
    soldKey = rows[0]?.key ?? "";

    await old.database.migrate();
    const renderer = createRenderer({ workers: 1 });
    cleanups.push(() => renderer.close());
    const { files } = today;
    const logger = pino({ level: "silent" });
    catalog = createCatalog({
      database: old.database,
      concepts: createConcepts(),
      files,
      renderer,
      logger,
    });
    const jobs = {
      handle: ({ name }: { name: string }, handler: () => Promise<void>) => void handlers.set(name, handler),
    };
    handleSchedules(
      jobs as unknown as Pick<Jobs, "handle">,
      {
        services: { catalog, statistics: null },
        people: {},
        follow: (work: string) => (done: number, total: number) => void progress.set(work, [done, total]),
        configuration: { RANKING_INTERVAL_IN_SECONDS: 3_600, ACCESSIBILITY_ANALYSIS: "on" },
      } as unknown as ScheduleOptions,
    );
  });
  afterAll(async () => {
    for (const close of cleanups.toReversed()) await close();
  });

  const run = async (name: string) => {
    const handler = handlers.get(name);
    if (handler === undefined) throw new Error(`nobody does ${name}`);
    await handler({ signal: new AbortController().signal });
  };
  const titles = async (query: string) =>
    (await catalog.search({ query, locale: "de" })).items.map(({ title }) => title);

  it("is found and shown as before as soon as it is migrated, and what is for sale is named no more", async () => {
    expect(soldKey).toMatch(/\.lottie$/);
    expect((await titles("horse")).toSorted()).toEqual(["Golden horse", "Horse"]);
    const [horse] = (await catalog.search({ query: "horse", type: "free" })).items;
    expect(await catalog.related(horse?.id ?? "")).not.toEqual([]);
    const all = await catalog.search({ query: "" });
    expect(all.items).toHaveLength(pieces.length);
    expect(JSON.stringify(all)).not.toContain(soldKey);
    expect((await catalog.packs.get("meteocons"))?.total).toBe(pieces.length);
  });

  it("gets what is computed at ingest today from the regular jobs, which say how far they are", async () => {
    for (const name of ["link-concepts", "renew-similarity", "make-previews", "analyse-accessibility"])
      await run(name);
    await catalog.rank();
    const all = pieces.length;
    expect(Object.fromEntries(progress)).toEqual({
      concepts: [all, all],
      vectors: [all, all],
      // Each new one makes those it is like due once more.
      neighbours: [expect.any(Number), expect.any(Number)],
      previews: [1, 1],
      accessibility: [all, all],
    });
    expect(progress.get("neighbours")?.[0]).toBeGreaterThanOrEqual(all);
    const { rows } = await old.database.db.execute(sql`
      select count(*) filter (where a.concepts_version is null)::int as without_concepts,
        count(*) filter (where not exists (select from animation_vectors v where v.record = a.record and length(v.look) > 0))::int
          as without_vectors,
        count(*) filter (where not exists (select from animation_neighbours n where n.record = a.record and cardinality(n.neighbours) > 0))::int
          as without_neighbours,
        count(*) filter (where not exists (select from animation_accessibility x where x.record = a.record and x.score is not null))::int
          as without_accessibility,
        count(*) filter (where a.is_premium and a.play_key in (a.poster_key, ${soldKey}))::int as without_preview
      from animations a`);
    expect(rows).toEqual([
      {
        without_concepts: 0,
        without_vectors: 0,
        without_neighbours: 0,
        without_accessibility: 0,
        without_preview: 0,
      },
    ]);
  });

  it("is found by what it means, by what is like it, and by what was seen in it", async () => {
    expect(await titles("Pferd")).toEqual(expect.arrayContaining(["Horse", "Golden horse", "Pony"]));
    expect((await catalog.search({ query: "", flashing: "none" })).total).toBe(pieces.length);
    const found = await catalog.likeOf(circleLottie({ width: 200 }));
    const alike = await catalog.search({ query: "", like: "like" in found ? found.like : "" });
    expect(alike.items[0]?.title).toBe("Horse");
  });

  it("is done once: at their next turn the jobs find nothing to do", async () => {
    progress.clear();
    for (const name of ["link-concepts", "make-previews", "analyse-accessibility"]) await run(name);
    expect(progress.size).toBe(0);
    await run("renew-similarity");
    expect(progress.has("vectors")).toBe(false);
    expect(await catalog.renewSimilarity()).toEqual({ measured: 0, renewed: 0 });
  });
});
