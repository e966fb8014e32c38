import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { layoutShiftOf, recordLayoutShift } from "../layout-shift.ts";
import { isEnglish } from "../languages.ts";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";

useBrowser();

const sitemap = await fetch(`${hosts.site}/sitemaps/pages.xml`).then((response) => response.text());
/** English pages; the words of the others are walked with the chrome and in pages.spec.ts, as are the four that show animations. */
const all = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)]
  .map(([, address = ""]) => new URL(address).pathname)
  .filter(isEnglish);
const seenElsewhere = new Set(["/", "/free-animations", "/featured-free-animations", "/tags"]);
const paths = all.filter((path) => !seenElsewhere.has(path));

test("the list of pages is whole", () => expect(paths.length).toBeGreaterThan(50));

const looks = [
  { colorScheme: "light", viewport: { width: 1440, height: 900 } },
  { colorScheme: "dark", viewport: { width: 390, height: 844 } },
] as const;

test.each(looks)(
  "pages of the sitemap are accessible, ask nobody else for anything, move nothing and complain of nothing ($colorScheme)",
  async (look) => {
    const page = await openPage(look);
    const strangers = new Set<string>();
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith("http") && !Object.values<string>(hosts).includes(origin))
        strangers.add(origin);
    });
    await recordLayoutShift(page);
    const problems: string[] = [];
    for (const path of sampleEvery(paths, looks.indexOf(look), 24)) {
      const response = await page.goto(path, { waitUntil: "load" });
      if (response?.status() !== 200) problems.push(`${path}: ${response?.status()}`);
      await page.locator("html[data-hydrated]").waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const shift = await layoutShiftOf(page);
      if (wide > 0) problems.push(`${path}: ${wide} px too wide`);
      if (shift >= 0.0005) problems.push(`${path}: moves by ${shift}`);
      // The header and the footer are the same everywhere, and are looked at open and closed in chrome/.
      const found = await findAccessibilityProblems(page, "main");
      problems.push(...found.map((problem) => `${path}: ${problem}`));
    }
    expect(problems).toEqual([]);
    expect([...strangers]).toEqual([]);
  },
  600_000,
);
