import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Benchmark } from "./harness.ts";
import { requestsPerSecond, startServer } from "./ssr/child.ts";
import { firstLoadScriptBytes } from "./ssr/first-load-scripts.ts";
import { lighthouseScores } from "./ssr/lighthouse-scores.ts";
import { startNextPeer } from "./ssr/next-peer.ts";

const folder = import.meta.dirname;
const script = join(folder, "ssr/distinct-keywords.lua");
/** A running platform with its library, e.g. SITE_URL=http://localhost:3000: what Lighthouse looks at. */
const siteUrl = process.env["SITE_URL"];

export default {
  name: "ssr",
  title: "Pages: from the cache, rendered, and on a phone",
  async run({ add, progress }) {
    if (!existsSync(join(folder, "../apps/site/build/server/index.js")))
      throw new Error("build the site first: npm run build -w @zoetrope/site-app");
    const site = await startServer(process.execPath, [join(folder, "ssr/serve-site.ts")]);
    const results = `http://localhost:${site.port}/free-animations/owl`;
    try {
      await fetch(results, { headers: { "accept-encoding": "br" } });
      const bare = await startServer(process.execPath, [join(folder, "ssr/serve-bytes.ts"), results]);
      progress("cached page and bare server in turn");
      const header = "Accept-Encoding: br";
      const rates = { cached: [] as number[], bare: [] as number[] };
      for (let round = 0; round < 3; round += 1) {
        rates.cached.push(await requestsPerSecond(results, { header }));
        rates.bare.push(await requestsPerSecond(`http://localhost:${bare.port}/`, { header }));
      }
      bare.stop();
      const [cached, bytes] = [Math.max(...rates.cached), Math.max(...rates.bare)];
      add({
        what: "cached results page",
        value: cached,
        unit: "requests/s",
        peer: { name: "bare node:http, same bytes", value: bytes },
      });
      add({
        what: "cached page, share of the bare server",
        value: cached / bytes,
        unit: "×",
        goal: { op: ">=", value: 0.6 },
      });

      progress("results page rendered anew for every request");
      const origin = `http://localhost:${site.port}`;
      await requestsPerSecond(origin, { script, seconds: 3 });
      const rendered = await requestsPerSecond(origin, { script, seconds: 8 });
      for (const [name, path] of [
        ["home", "/"],
        ["results", "/free-animations/owl"],
      ] as const) {
        const html = await (await fetch(origin + path)).text();
        add({
          what: `first-load scripts, ${name}, brotli`,
          value: firstLoadScriptBytes(html) / 1_000,
          unit: "kB",
          goal: { op: "<=", value: 100 },
        });
      }
      site.stop();
      const next = await startNextPeer(progress);
      const nextOrigin = `http://localhost:${next.port}`;
      await requestsPerSecond(nextOrigin, { script, seconds: 3 });
      const peer = await requestsPerSecond(nextOrigin, { script, seconds: 8 });
      next.stop();
      add({
        what: "results page, rendered",
        value: rendered,
        unit: "requests/s",
        peer: { name: "Next.js 16, same content", value: peer },
      });
      add({
        what: "rendering, times Next.js",
        value: rendered / peer,
        unit: "×",
        goal: { op: ">=", value: 2 },
      });
    } finally {
      site.stop();
    }
    if (siteUrl === undefined) return progress("SITE_URL is not set: no Lighthouse");
    const [, animation = ""] = /href="(\/animation\/[^"]+)"/.exec(await (await fetch(siteUrl)).text()) ?? [];
    for (const [name, path] of [
      ["home", "/"],
      ["results", "/free-animations/animals"],
      ["animation", animation],
    ] as const) {
      progress(`Lighthouse, ${name}`);
      const scores = await lighthouseScores(siteUrl + path);
      const note = scores.failed.join(", ");
      for (const kind of ["performance", "accessibility", "bestPractices", "seo"] as const) {
        add({
          what: `Lighthouse mobile, ${name}, ${kind}`,
          value: scores[kind],
          unit: "of 100",
          goal: { op: ">=", value: 98 },
          ...(kind === "performance" ? {} : { note }),
        });
      }
      add({
        what: `largest contentful paint, ${name}`,
        value: scores.largestContentfulPaintInMs,
        unit: "ms",
        goal: { op: "<=", value: 1_500 },
      });
      add({
        what: `layout shift, ${name}`,
        value: scores.layoutShift,
        unit: "",
        goal: { op: "<=", value: 0 },
      });
    }
  },
} satisfies Benchmark;
