import { createSeededRandom } from "@zoetrope/kit/seeded-random";
import { createCatalog, type Catalog, type SearchRequest } from "@zoetrope/catalog";
import type { Database } from "@zoetrope/database";
import { createRenderer } from "@zoetrope/render/server";
import { vectorsVersion } from "@zoetrope/render/vector-layout";
import { openFileStore } from "@zoetrope/storage";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { exampleTokenOf } from "../../packages/catalog/src/similarity/example-token.ts";
import { quantile, type Benchmark } from "../harness.ts";
import { openSyntheticCatalogue } from "../search/synthetic-catalogue.ts";
import { createTemporaryFolder } from "../temporary-folder.ts";
import { perturbedVectors } from "./many-vectors.ts";
import type { MeasuredEntry } from "./measured-seed.ts";

const searches = 200;
const rowsPerInsert = 2_000;
const requests: readonly (readonly [name: string, filters: Partial<SearchRequest>])[] = [
  ["no filters", {}],
  ["free ones", { type: "free" }],
  ["a licence and a feature", { licence: "MIT", features: ["transparent"] }],
  ["a length, with the counts beside choices", { durationInSeconds: { min: 1, max: 3 }, isCounting: true }],
];

type Report = Parameters<Benchmark["run"]>[0];

/** Searches by example from the token to the cards, over the synthetic catalogue of the search benchmark. */
export async function measureWholeSearches(
  seed: readonly MeasuredEntry[],
  records: number,
  report: Report,
): Promise<void> {
  const place = await openSyntheticCatalogue("server", records, report.progress);
  const files = await openFileStore({ folder: createTemporaryFolder("bench-files") });
  const renderer = createRenderer({ workers: 1 });
  try {
    await fillVectors(place.database, seed, report.progress);
    const catalog = createCatalog({ ...place, files, renderer, logger: pino({ level: "silent" }) });
    await measure(catalog, seed, report);
  } finally {
    await renderer.close();
    await files.close();
    await place.close();
  }
}

async function measure(
  catalog: Pick<Catalog, "search">,
  seed: readonly MeasuredEntry[],
  report: Report,
): Promise<void> {
  const perturbed = perturbedVectors(seed, createSeededRandom(5));
  const startedAt = performance.now();
  await catalog.search({ query: "", like: exampleTokenOf(perturbed()) });
  report.add({
    what: "whole search: the first after a start, with its vectors",
    value: (performance.now() - startedAt) / 1_000,
    unit: "s",
  });
  for (const [name, filters] of requests) {
    const times: number[] = [];
    const processorTimes: number[] = [];
    let cards = 0;
    for (let at = 0; at < searches; at += 1) {
      const like = exampleTokenOf(perturbed());
      const usage = process.cpuUsage();
      const beganAt = performance.now();
      cards += (await catalog.search({ query: "", like, ...filters })).total;
      times.push(performance.now() - beganAt);
      const { user, system } = process.cpuUsage(usage);
      processorTimes.push((user + system) / 1_000);
    }
    report.add({
      what: `whole search, ${name}: p95`,
      value: quantile(times, 0.95),
      unit: "ms",
      goal: { op: "<=", value: 15 },
      note: `p50 ${quantile(times, 0.5).toFixed(1)}; processor time p50 ${quantile(processorTimes, 0.5).toFixed(1)}, p95 ${quantile(processorTimes, 0.95).toFixed(1)}; ${Math.round(cards / searches)} cards in the mean; ${searches} searches`,
    });
  }
}

/** Gives each record that has none perturbed vectors; they stay with the catalogue for the next run. */
async function fillVectors(
  { db }: Database,
  seed: readonly MeasuredEntry[],
  progress: (message: string) => void,
): Promise<void> {
  const perturbed = perturbedVectors(seed, createSeededRandom(4));
  const { rows } = await db.execute<{ record: number }>(sql`
    select record from animations a
    where not exists (select from animation_vectors v where v.record = a.record and v.version = ${vectorsVersion}) order by record`);
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    if (start % 100_000 === 0) progress(`${start} of ${rows.length} vectors stored`);
    const some = rows
      .slice(start, start + rowsPerInsert)
      .map(({ record }) => ({ record, vectors: perturbed() }));
    const hex = (part: "look" | "motion") =>
      sql.param(some.map(({ vectors }) => Buffer.from(vectors[part]).toString("hex")));
    await db.execute(sql`
      insert into animation_vectors (record, version, look, motion, change)
      select v.record, ${vectorsVersion}, decode(v.look, 'hex'), decode(v.motion, 'hex'), v.record
      from unnest(${sql.param(some.map(({ record }) => record))}::int[], ${hex("look")}::text[],
        ${hex("motion")}::text[]) v (record, look, motion)
      on conflict (record) do update set version = excluded.version, look = excluded.look, motion = excluded.motion`);
  }
}
