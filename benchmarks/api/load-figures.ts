import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Benchmark } from "../harness.ts";
import { startServer, type Child } from "../ssr/child.ts";
import { measureLoad } from "../ssr/measure-load.ts";
import { createTemporaryFolder } from "../temporary-folder.ts";

const benchmarks = join(import.meta.dirname, "..");
const records = 1_000;
const seconds = 3;
const header = "Accept-Encoding: br";
const itemsAskedFor = 480;

type Report = Parameters<Benchmark["run"]>[0];
type Load = Awaited<ReturnType<typeof measureLoad>>;

/** Lists and items: the same each time, held by the client, another each time; beside a server that sends their bytes, and beside pages. */
export async function measureLists({ add, progress }: Report): Promise<void> {
  progress(`a catalogue of ${records} animations`);
  const api = await startServer(process.execPath, [join(benchmarks, "api/serve-api.ts"), String(records)]);
  const host = `http://localhost:${api.port}`;
  const measured: Record<string, Load> = {};
  try {
    const list = `${host}/api/v1/animations?q=loader`;
    const ids = await idsOf(host);
    const item = `${host}/api/v1/animations/${ids[0] ?? ""}`;
    for (const [what, url] of Object.entries({ list, item })) {
      progress(`${what} and bare server in turn`);
      measured[what] = await compareWithBareServer(api, what, url, add);
    }
    progress("another one each time");
    const another = await measureLoad(api, host, {
      script: join(benchmarks, "api/distinct-queries.lua"),
      seconds,
    });
    add({ what: "list, another search each time", value: another.requestsPerSecond, unit: "requests/s" });
    const paths = join(createTemporaryFolder("bench-api-paths"), "paths");
    writeFileSync(paths, ids.map((id) => `/api/v1/animations/${id}`).join("\n"));
    const others = await measureLoad(api, host, {
      script: join(benchmarks, "ssr/distinct-paths.lua"),
      arguments: [paths, "0"],
      seconds,
    });
    add({
      what: "item, another each time",
      value: others.requestsPerSecond,
      unit: "requests/s",
      note: `${ids.length} of them in turn`,
    });
  } finally {
    api.stop();
  }
  progress("pages of the site");
  await besidePages(measured, add);
}

async function idsOf(host: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ids.length < itemsAskedFor; page += 1) {
    const response = await fetch(`${host}/api/v1/animations?pageSize=96&page=${page}`);
    const { data } = (await response.json()) as { data: { id: string }[] };
    if (data.length === 0) break;
    ids.push(...data.map(({ id }) => id));
  }
  return ids;
}

async function compareWithBareServer(
  api: Child,
  what: string,
  url: string,
  add: Report["add"],
): Promise<Load> {
  const bare = await startServer(process.execPath, [join(benchmarks, "ssr/serve-bytes.ts"), url]);
  try {
    const response = await fetch(url);
    const etag = response.headers.get("etag") ?? "";
    const ours = await measureLoad(api, url, { header, seconds });
    const theirs = await measureLoad(bare, `http://localhost:${bare.port}/`, { header, seconds });
    const held = await measureLoad(api, url, { header: `If-None-Match: ${etag}`, seconds });
    add({
      what: `${what}, the same each time`,
      value: ours.requestsPerSecond,
      unit: "requests/s",
      peer: { name: "bare node:http, same bytes", value: theirs.requestsPerSecond },
    });
    add({
      what: `${what}, the same each time, share of the bare server`,
      value: theirs.processorTimePerRequestInUs / ours.processorTimePerRequestInUs,
      unit: "×",
      note: "by processor time for a request",
    });
    add({ what: `${what} that the client holds (304)`, value: held.requestsPerSecond, unit: "requests/s" });
    return ours;
  } finally {
    bare.stop();
  }
}

/** Pages come from memory before any framework; an answer of the API asks for the version of the catalogue first. */
async function besidePages(measured: Readonly<Record<string, Load>>, add: Report["add"]): Promise<void> {
  if (!existsSync(join(benchmarks, "../apps/site/build/server/index.js")))
    throw new Error("build the site first: npm run build -w @zoetrope/site-app");
  const site = await startServer(
    process.execPath,
    [join(benchmarks, "ssr/serve-catalogue.ts"), "embedded", String(records)],
    { isDrained: true, errorFile: join(createTemporaryFolder("bench-api-site"), "log") },
  );
  try {
    const results = `http://localhost:${site.port}/free-animations/loader`;
    const html = await (await fetch(results)).text();
    const path = /href="(?:https?:\/\/[^"/]+)?(\/animation\/[^"?#]+)"/.exec(html)?.[1];
    if (path === undefined) throw new Error("the page of results leads to no animation");
    for (const [what, url] of [
      ["list", results],
      ["item", new URL(path, results).href],
    ] as const) {
      await (await fetch(url, { headers: { "accept-encoding": "br" } })).arrayBuffer();
      const page = await measureLoad(site, url, { header, seconds });
      add({
        what: `${what} of the API, beside its page`,
        value: measured[what]?.requestsPerSecond ?? Number.NaN,
        unit: "requests/s",
        peer: { name: "page of the same catalogue, from the cache", value: page.requestsPerSecond },
      });
    }
  } finally {
    site.stop();
  }
}
