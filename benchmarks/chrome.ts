import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium, type Page } from "playwright-core";
import { findBrowser } from "../scripts/test-command/ensure-browser.ts";
import { median, quantile, type Benchmark } from "./harness.ts";
import { networkScriptBytes } from "./chrome/network-script-bytes.ts";
import { firstLoadScriptBytes } from "./ssr/first-load-scripts.ts";
import { medianScores } from "./ssr/lighthouse-scores.ts";

/** A running platform with its library, e.g. SITE_URL=http://localhost:3000. */
const siteUrl = process.env["SITE_URL"] ?? "http://localhost:3000";
const assets = join(import.meta.dirname, "../apps/site/build/client/assets");
const openings = 30;

/** Milliseconds from the key to a focused field with its list, as the page sees them. */
async function timeSearch(page: Page): Promise<number> {
  await page.evaluate(() => {
    addEventListener("keydown", () => Object.assign(globalThis, { pressedAt: performance.now() }), {
      capture: true,
      once: true,
    });
    addEventListener(
      "focusin",
      () =>
        // The frame in which the open modal is drawn.
        requestAnimationFrame(() =>
          setTimeout(() => Object.assign(globalThis, { usableAt: performance.now() })),
        ),
      { once: true },
    );
    Object.assign(globalThis, { usableAt: 0 });
  });
  await page.keyboard.press("Control+k");
  await page.waitForFunction(() => (globalThis as unknown as { usableAt: number }).usableAt > 0);
  const time = await page.evaluate(() => {
    const { pressedAt, usableAt } = globalThis as unknown as { pressedAt: number; usableAt: number };
    return usableAt - pressedAt;
  });
  await page.keyboard.press("Escape");
  await page.locator("#search-dialog").waitFor({ state: "hidden" });
  return time;
}

export default {
  name: "chrome",
  title: "Header, menus and search: what they weigh and how fast they answer",
  needs: ["browser"],
  async run({ add, progress }) {
    if (!existsSync(assets)) throw new Error("build the site first: npm run build -w @zoetrope/site-app");
    const html = async (path: string) => (await fetch(siteUrl + path)).text();
    const animation = /href="(\/animation\/[^"]+)"/.exec(await html("/"))?.[1] ?? "/";
    for (const [name, path] of [
      ["home", "/"],
      ["results", "/free-animations/animals"],
      ["animation", animation],
      ["page of words", "/platform"],
    ] as const) {
      add({
        what: `first-load scripts, ${name}, brotli`,
        value: firstLoadScriptBytes(await html(path)) / 1_000,
        unit: "kB",
        goal: { op: "<=", value: 100 },
      });
      progress(`scripts from the network, ${path}`);
      add({
        what: `scripts from the network until 5 s after load, ${name}, brotli`,
        value: (await networkScriptBytes(siteUrl + path)) / 1_000,
        unit: "kB",
        goal: { op: "<=", value: 100 },
        note: "1440 px, nobody touches anything; workers and what they load included",
      });
    }
    const late = readdirSync(assets).filter((file) => /^(hydrate-header|search-modal)-[^.]+\.js$/.test(file));
    for (const file of late) {
      add({
        what: `${file.replace(/-[^-]+\.js$/, "")}, loaded on intent; search when idle, brotli`,
        value: brotliCompressSync(readFileSync(join(assets, file))).length / 1_000,
        unit: "kB",
        note: file.startsWith("hydrate-header") ? "without React, which animation pages share" : "",
      });
    }

    progress("search modal");
    const browser = await chromium.launch({
      executablePath: findBrowser() ?? undefined,
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(`${siteUrl}/tags`);
      await page.locator("html[data-hydrated]").waitFor();
      const first = await timeSearch(page);
      const times: number[] = [];
      for (let opening = 0; opening < openings; opening += 1) times.push(await timeSearch(page));
      const goal = { op: "<=", value: 50 } as const;
      add({ what: "from the key to a usable search field, first time", value: first, unit: "ms", goal });
      add({ what: "from the key to a usable search field, median", value: median(times), unit: "ms", goal });
      add({
        what: "from the key to a usable search field, 95 %",
        value: quantile(times, 0.95),
        unit: "ms",
        goal,
      });
    } finally {
      await browser.close();
    }

    const paths = [
      "/",
      "/free-animations/animals",
      animation,
      "/tags",
      "/featured-free-animations",
      "/platform",
      "/pricing",
      "/case-studies",
      "/blog",
      "/supported-features",
    ];
    for (const path of paths) {
      progress(`Lighthouse, ${path}`);
      const scores = await medianScores(siteUrl + path, 3);
      for (const kind of ["performance", "accessibility", "bestPractices", "seo"] as const) {
        add({
          what: `Lighthouse mobile, ${path}, ${kind}`,
          value: scores[kind],
          unit: "of 100",
          goal: { op: ">=", value: 98 },
          ...(kind === "performance" ? {} : { note: scores.failed.join(", ") }),
        });
      }
      add({
        what: `layout shift, ${path}`,
        value: scores.layoutShift,
        unit: "",
        goal: { op: "<=", value: 0 },
      });
    }
  },
} satisfies Benchmark;
