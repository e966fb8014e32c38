import { createSeededRandom } from "@zoetrope/kit/seeded-random";
import { createCatalog, type Catalog } from "@zoetrope/catalog";
import type { Database } from "@zoetrope/database";
import { createRenderer } from "@zoetrope/render/server";
import { openFileStore } from "@zoetrope/storage";
import { pino } from "pino";
import { median, quantile, type Benchmark, type Figure } from "./harness.ts";
import { openSyntheticCatalogue } from "./search/synthetic-catalogue.ts";
import { queryKinds } from "./search/query-kinds.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

const records = 600_000;
const samplesPerKind = 200;

const goals = {
  server: { p95: 10, p99: 25, suggestions: 5 },
  embedded: { p95: 20, p99: 50, suggestions: 10 },
} as const;

type Report = Parameters<Benchmark["run"]>[0];

async function measure(kind: Database["kind"], report: Report): Promise<void> {
  const name = kind === "server" ? "PostgreSQL" : "PGlite";
  const catalogue = await openSyntheticCatalogue(kind, records, (message) => report.progress(message));
  const files = await openFileStore({ folder: createTemporaryFolder("bench-files") });
  const renderer = createRenderer({ workers: 1 });
  try {
    if (catalogue.buildSeconds !== null)
      report.add({
        what: `${name}: making ${records} records and their index`,
        value: catalogue.buildSeconds,
        unit: "s",
      });
    const kinds = await queryKinds(catalogue.database);
    const catalog = createCatalog({
      database: catalogue.database,
      concepts: catalogue.concepts,
      files,
      renderer,
      logger: pino({ level: "silent" }),
    });
    const before = process.memoryUsage();
    const startedAt = performance.now();
    await catalog.search({ query: "" });
    report.add({
      what: `${name}: first search after a start`,
      value: performance.now() - startedAt,
      unit: "ms",
    });
    const samples = await sample(catalog, kinds, report);
    const goal = goals[kind];
    const all: number[] = [];
    for (const { name: kindName } of kinds.searches) {
      const times = samples.get(kindName) ?? [];
      all.push(...times);
      report.add(figure(`${name}: ${kindName}`, times, 0.95, goal.p95));
    }
    report.add(figure(`${name}: all searches, p95`, all, 0.95, goal.p95));
    report.add(figure(`${name}: all searches, p99`, all, 0.99, goal.p99));
    const suggestions = kinds.suggestions.flatMap(
      ({ name: kindName }) => samples.get(`suggest ${kindName}`) ?? [],
    );
    for (const { name: kindName } of kinds.suggestions)
      report.add(
        figure(
          `${name}: suggestions, ${kindName}`,
          samples.get(`suggest ${kindName}`) ?? [],
          0.95,
          goal.suggestions,
        ),
      );
    report.add(figure(`${name}: all suggestions, p95`, suggestions, 0.95, goal.suggestions));
    const after = process.memoryUsage();
    report.add({
      what: `${name}: memory that the search index holds in the process`,
      value: (after.arrayBuffers - before.arrayBuffers) / 1e6,
      unit: "MB",
      note: `whole process ${Math.round(after.rss / 1e6)} MB`,
    });
  } finally {
    await renderer.close();
    await files.close();
    await catalogue.close();
  }
}

/** Every kind as often as the others, in a random order, one after the other. */
async function sample(
  catalog: Catalog,
  kinds: Awaited<ReturnType<typeof queryKinds>>,
  report: Report,
): Promise<Map<string, number[]>> {
  const runs = Array.from({ length: samplesPerKind }, () => [
    ...kinds.searches.map(({ name, make }) => {
      const request = make();
      return { name, run: () => catalog.search(request) };
    }),
    ...kinds.suggestions.map(({ name, make }) => {
      const { query, locale } = make();
      return { name: `suggest ${name}`, run: () => catalog.suggest(query, { locale }) };
    }),
  ]).flat();
  const random = createSeededRandom(11);
  for (let left = runs.length - 1; left > 0; left--) {
    const other = Math.floor(random() * (left + 1));
    const [a, b] = [runs[left], runs[other]];
    if (a && b) [runs[left], runs[other]] = [b, a];
  }
  report.progress(`${runs.length} queries`);
  const samples = new Map<string, number[]>();
  for (const { name, run } of runs) {
    const startedAt = performance.now();
    await run();
    const times = samples.get(name) ?? [];
    times.push(performance.now() - startedAt);
    samples.set(name, times);
  }
  return samples;
}

function figure(what: string, times: readonly number[], share: number, goal: number): Figure {
  const [p50, p95, p99] = [median(times), quantile(times, 0.95), quantile(times, 0.99)].map((value) =>
    value.toFixed(1),
  );
  return {
    what,
    value: quantile(times, share),
    unit: "ms",
    goal: { op: "<=", value: goal },
    note: `p50 ${p50}, p95 ${p95}, p99 ${p99}; ${times.length} samples`,
  };
}

const benchmark: Benchmark = {
  name: "search",
  title: `Search over ${records.toLocaleString("en")} animations, count and page included (figures are p95 unless said)`,
  needs: ["postgres"],
  async run(report) {
    await measure("server", report);
    await measure("embedded", report);
  },
};

export default benchmark;
