import { expect, test } from "vitest";
import { findAccessibilityProblems, hosts, openPage, useBrowser } from "./browser.ts";

useBrowser();

const sitemap = await fetch(`${hosts.site}/sitemaps/pages.xml`).then((response) => response.text());
/** Those that show animations are looked at in access.spec.ts, in every language. */
const own = /^\/(?:es|pt|kr|jp|fr|de)(?:\/(?:free-animations|featured-free-animations|tags))?$/;
const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)]
  .map(([, address = ""]) => new URL(address).pathname)
  .filter((path) => /^\/(?:es|pt|kr|jp|fr|de)(?:\/|$)/.test(path) && !own.test(path));

test("words that are translated fit a window of 320 px, and can be used by everyone", async () => {
  expect(paths).toContain("/de/pricing");
  const page = await openPage({ viewport: { width: 320, height: 640 } });
  const problems: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: "load" });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) problems.push(`${path}: ${wide} px too wide`);
    problems.push(...(await findAccessibilityProblems(page, "main")).map((problem) => `${path}: ${problem}`));
  }
  expect(problems).toEqual([]);
}, 120_000);
