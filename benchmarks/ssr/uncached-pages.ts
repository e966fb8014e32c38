import { createSeededRandom } from "@zoetrope/kit/seeded-random";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "@zoetrope/database";
import { languages } from "@zoetrope/i18n";
import { syntheticWords } from "../../packages/catalog/src/ingest/synthetic-words.ts";
import type { Benchmark } from "../harness.ts";
import { createTemporaryFolder } from "../temporary-folder.ts";
import { startServer, type Child } from "./child.ts";
import { measureLoad } from "./measure-load.ts";

const records = 4_000;
const clients = 50;
const secondsPerRound = 5;
const rounds = 3;
/** Not counted: until then the engine compiles what runs often beside it, in each process, which a server that has run for minutes no longer does. */
const warmUpSeconds = 60;
const script = join(import.meta.dirname, "distinct-paths.lua");

const goals: Record<Database["kind"], Partial<Record<string, number>>> = {
  server: { "an animation": 400, "results of two words": 350, "results of three words": 350 },
  embedded: {},
};
const maxP95InMs = 300;

type Report = Parameters<Benchmark["run"]>[0];

/** Pages that differ at every request, as crawlers ask for them: nothing comes from the cache. The server and its load share all cores. */
export async function measureUncachedPages(kind: Database["kind"], { add, progress }: Report): Promise<void> {
  const name = kind === "server" ? "PostgreSQL" : "PGlite";
  progress(`${name}: a catalogue of ${records}`);
  const server = await startServer(
    process.execPath,
    [join(import.meta.dirname, "./serve-catalogue.ts"), kind, String(records)],
    { onEveryCore: true, isDrained: true, errorFile: join(createTemporaryFolder("ssr"), "log") },
  );
  try {
    for (const [what, paths] of Object.entries(await pathsOf(server))) {
      const file = join(createTemporaryFolder("ssr"), "paths");
      writeFileSync(file, paths.join("\n"));
      const load = (start: number, seconds: number) =>
        measureLoad(server, `http://127.0.0.1:${server.port}`, {
          script,
          arguments: [file, String(Math.floor(start * paths.length))],
          seconds,
          // What browsers and the large crawlers accept, of which the server chooses.
          header: "Accept-Encoding: gzip, deflate, br",
          clients,
          onEveryCore: true,
        });
      await load(0, warmUpSeconds);
      const measured = [];
      for (let round = 0; round < rounds; round += 1)
        measured.push(await load((1 + round / rounds) / 2, secondsPerRound));
      const best = measured.reduce((one, other) =>
        other.requestsPerSecond > one.requestsPerSecond ? other : one,
      );
      const goal = goals[kind][what];
      add({
        what: `${name}: ${what}, never asked for before`,
        value: best.requestsPerSecond,
        unit: "requests/s",
        ...(goal === undefined ? {} : { goal: { op: ">=", value: goal } }),
        note: `fastest of ${rounds} rounds; ${(best.processorTimePerRequestInUs / 1_000).toFixed(1)} ms of processor time a page, of server and database`,
      });
      add({
        what: `${name}: ${what}, p95 of ${clients} clients`,
        value: best.p95InMs ?? Number.NaN,
        unit: "ms",
        ...(kind === "server" ? { goal: { op: "<=", value: maxP95InMs } } : {}),
      });
    }
  } finally {
    server.stop();
  }
}

/** Thousands of addresses of each kind, in all languages. */
async function pathsOf({ port }: Child): Promise<Record<string, string[]>> {
  const siteMap = await (await fetch(`http://127.0.0.1:${port}/sitemaps/animations-1.xml`)).text();
  const animations = [...siteMap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)<\/loc>/g)].map(
    // wrk sends them as they stand, and a request line takes ASCII alone.
    ([, path = ""]) => encodeURI(path),
  );
  const random = createSeededRandom(5);
  const frequent = syntheticWords.all.slice(0, 3_000);
  const word = (): string => frequent[Math.floor(random() ** 2 * frequent.length)] ?? "owl";
  const results = (words: number, count = 12_000): string[] =>
    Array.from({ length: count }, () => {
      const prefix = languages[Math.floor(random() * languages.length)]?.urlPrefix ?? "";
      const query = Array.from({ length: words }, word).join(" ");
      return `${prefix === "" ? "" : `/${prefix}`}/free-animations/${encodeURIComponent(query)}`;
    });
  return {
    "an animation": shuffled(animations, random),
    "results of one word": [...new Set(results(1, 60_000))],
    "results of two words": [...new Set(results(2))],
    "results of three words": results(3),
  };
}

function shuffled<T>(values: readonly T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
