import { splitLocale } from "@zoetrope/i18n/locales";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { findBrokenWords } from "./find-broken-words.ts";
import { findEnglish } from "./find-english.ts";
import { isEnglish, prefixes } from "../languages.ts";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";

useBrowser();

const ownPrefixes = prefixes.slice(1);
const sitemap = await fetch(`${hosts.site}/sitemaps/pages.xml`).then((response) => response.text());
const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
  ([, address = ""]) => new URL(address).pathname,
);
const english = listed.filter(isEnglish);
/** Those that show animations are looked at in access.spec.ts, in every language. */
const own = new Set(["/", "/free-animations", "/featured-free-animations", "/tags"]);
const translated = listed.filter((path) => !english.includes(path) && !own.has(splitLocale(path).path));

test("words that are translated fit a window of 320 px, break nowhere within at 390 px, and can be used by everyone", async () => {
  expect(translated).toContain("/de/pricing");
  const page = await openPage({ viewport: { width: 320, height: 640 } });
  const problems: string[] = [];
  // Each in another language than the one before it.
  for (const path of sampleEvery(translated, 0, 16 * ownPrefixes.length - 1)) {
    await page.goto(path, { waitUntil: "load" });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) problems.push(`${path}: ${wide} px too wide`);
    // Colours are those of the English page.
    const found = await findAccessibilityProblems(page, "main", { contrast: false });
    problems.push(...found.map((problem) => `${path}: ${problem}`));
    await page.setViewportSize({ width: 390, height: 844 });
    problems.push(...(await findBrokenWords(page)).map((word) => `${path}: “${word}” is broken at 390 px`));
    await page.setViewportSize({ width: 320, height: 640 });
  }
  expect(problems).toEqual([]);
}, 600_000);

const askFor = async (path: string): Promise<string> => {
  const response = await fetch(hosts.site + path);
  expect(response.status, path).toBeLessThan(500);
  return await response.text();
};
/** Pages that no list of pages names: nothing found, no such page, an address that cannot be read. */
const others = [
  "/free-animations/zzzzqqqq",
  "/free-animations/owl?duration-max=1&file-size-max=1&licence=MIT",
  "/nothing-at-this-address",
  `/free-animations/${"a".repeat(400)}`,
];

test("under a header in another language no word is English without saying so", async () => {
  const page = await openPage();
  const problems: string[] = [];
  // Each in another language than the one before it.
  for (const [index, path] of [...sampleEvery(english, 0, 8), ...others].entries()) {
    const original = await askFor(path);
    for (const prefix of sampleEvery(ownPrefixes, index, ownPrefixes.length)) {
      const address = path === "/" ? prefix : prefix + path;
      const found = await findEnglish(page, await askFor(address), original);
      problems.push(...found.map((text) => `${address}: ${text}`));
    }
  }
  expect(problems).toEqual([]);
}, 300_000);
