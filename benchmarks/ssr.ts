import { existsSync } from "node:fs";
import { join } from "node:path";
import { median, type Benchmark } from "./harness.ts";
import { runParts } from "./run-parts.ts";
import { startServer, type Child } from "./ssr/child.ts";
import { firstLoadScriptBytes } from "./ssr/first-load-scripts.ts";
import { measureOnAPhone } from "./ssr/measure-on-a-phone.ts";
import { measureLoad } from "./ssr/measure-load.ts";
import { startNextPeer } from "./ssr/next-peer.ts";
import { measureUncachedPages } from "./ssr/uncached-pages.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

const folder = import.meta.dirname;
const script = join(folder, "ssr/distinct-keywords.lua");
const rounds = 5;

/**
 * The page and a bare server that sends the same bytes, in turn, with the fastest round of each; and their share by the processor
 * time that each spends on a request, which other programs on the machine hardly change.
 */
async function compareWithBareServer(server: Child, url: string) {
  const header = "Accept-Encoding: br";
  const bare = await startServer(process.execPath, [join(folder, "ssr/serve-bytes.ts"), url]);
  const bareUrl = `http://localhost:${bare.port}/`;
  const rates: number[] = [];
  const bareRates: number[] = [];
  const shares: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const one = await measureLoad(server, url, { header, seconds: 3 });
      const other = await measureLoad(bare, bareUrl, { header, seconds: 3 });
      rates.push(one.requestsPerSecond);
      bareRates.push(other.requestsPerSecond);
      shares.push(other.processorTimePerRequestInUs / one.processorTimePerRequestInUs);
    }
  } finally {
    bare.stop();
  }
  return { rate: Math.max(...rates), bareRate: Math.max(...bareRates), share: median(shares) };
}

/** Two servers that render every page anew, in turn: the fastest round of each, and how often one fits into the other's processor time. */
async function compareRendering(server: Child, peer: Child) {
  const load = (child: Child, seconds: number) =>
    measureLoad(child, `http://localhost:${child.port}`, { script, seconds });
  for (const child of [server, peer]) await load(child, 3);
  const rates: number[] = [];
  const peerRates: number[] = [];
  const shares: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const one = await load(server, 3);
    const other = await load(peer, 3);
    rates.push(one.requestsPerSecond);
    peerRates.push(other.requestsPerSecond);
    shares.push(other.processorTimePerRequestInUs / one.processorTimePerRequestInUs);
  }
  return { rate: Math.max(...rates), peerRate: Math.max(...peerRates), share: median(shares) };
}

type Report = Parameters<Benchmark["run"]>[0];

/** The built site over a catalogue in memory, for as long as something is measured of it. */
async function withSite(measure: (site: Child) => Promise<void>): Promise<void> {
  if (!existsSync(join(folder, "../apps/site/build/server/index.js")))
    throw new Error("build the site first: npm run build -w @zoetrope/site-app");
  const site = await startServer(process.execPath, [join(folder, "ssr/serve-site.ts")]);
  await measure(site).finally(() => site.stop());
}

const measureCachedPages = ({ add, progress }: Report): Promise<void> =>
  withSite(async (site) => {
    const results = `http://localhost:${site.port}/free-animations/owl`;
    await fetch(results, { headers: { "accept-encoding": "br" } });
    progress("cached page and bare server in turn");
    const cached = await compareWithBareServer(site, results);
    add({
      what: "cached results page, the app alone",
      value: cached.rate,
      unit: "requests/s",
      peer: { name: "bare node:http, same bytes", value: cached.bareRate },
    });
    add({ what: "cached page, the app alone, share of the bare server", value: cached.share, unit: "×" });
    const platform = await startServer(process.execPath, [join(folder, "ssr/serve-platform.ts")], {
      errorFile: join(createTemporaryFolder("ssr"), "log"),
    });
    const throughPlatform = `http://localhost:${platform.port}/free-animations/owl`;
    await fetch(throughPlatform, { headers: { "accept-encoding": "br" } });
    const whole = await compareWithBareServer(platform, throughPlatform);
    platform.stop();
    add({
      what: "cached results page, through the platform's listener",
      value: whole.rate,
      unit: "requests/s",
      peer: { name: "bare node:http, same bytes", value: whole.bareRate },
      note: "a log line with ids and trace for every request, to a file; metrics",
    });
    add({
      what: "cached page, through the platform's listener, share of the bare server",
      value: whole.share,
      unit: "×",
      goal: { op: ">=", value: 0.6 },
      note: "by processor time for a request",
    });
  });

const measureFirstLoadScripts = ({ add }: Report): Promise<void> =>
  withSite(async (site) => {
    for (const [name, path] of [
      ["home", "/"],
      ["results", "/free-animations/owl"],
    ] as const) {
      const html = await (await fetch(`http://localhost:${site.port}${path}`)).text();
      add({
        what: `first-load scripts, ${name}, brotli`,
        value: firstLoadScriptBytes(html) / 1_000,
        unit: "kB",
        goal: { op: "<=", value: 100 },
      });
    }
  });

const measureRendering = ({ add, progress }: Report): Promise<void> =>
  withSite(async (site) => {
    const next = await startNextPeer(progress);
    progress("results page rendered anew for every request, and Next.js in turn");
    const rendered = await compareRendering(site, next).finally(() => next.stop());
    add({
      what: "results page, rendered",
      value: rendered.rate,
      unit: "requests/s",
      peer: { name: "Next.js 16, same content", value: rendered.peerRate },
    });
    add({
      what: "rendering, times Next.js",
      value: rendered.rate / rendered.peerRate,
      unit: "×",
      goal: { op: ">=", value: 2 },
    });
    add({ what: "rendering, times Next.js by processor time", value: rendered.share, unit: "×" });
  });

const parts: Record<string, (report: Report) => Promise<void>> = {
  cached: measureCachedPages,
  scripts: measureFirstLoadScripts,
  rendered: measureRendering,
  "uncached-server": (report) => measureUncachedPages("server", report),
  "uncached-embedded": (report) => measureUncachedPages("embedded", report),
  phone: measureOnAPhone,
};

/** `--only=cached,rendered` measures some of the parts. */
export default {
  name: "ssr",
  title: "Pages: from the cache, rendered, and on a phone",
  needs: ["browser", "postgres", "taskset", "wrk"],
  run: (report) => runParts(parts, report),
} satisfies Benchmark;
