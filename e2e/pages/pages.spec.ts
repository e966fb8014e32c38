import { localeIdentifier, locales } from "@zoetrope/i18n/locales";
import { describe, expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { prefixes } from "../languages.ts";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";

useBrowser();

const identifiers = locales.map(localeIdentifier);

async function anAnimation(): Promise<string> {
  const html = await (await fetch(`${hosts.site}/featured-free-animations`)).text();
  return /href="(\/animation\/[^"]+)"/.exec(html)?.[1] ?? "";
}

const pages: [name: string, path: () => Promise<string> | string, status: number][] = [
  ["home", () => "/", 200],
  ["all animations", () => "/free-animations", 200],
  ["results", () => "/free-animations/animals", 200],
  ["results with filters", () => "/free-animations/animals?type=free&feature=interactive", 200],
  ["nothing found", () => "/free-animations/qqzzxxw", 200],
  ["featured", () => "/featured-free-animations", 200],
  ["tags", () => "/tags", 200],
  ["animation", anAnimation, 200],
  ["not found", () => "/no-such-page", 404],
  ["bad filter", () => "/free-animations?fps-min=fast", 400],
];

/** Of two pages of four one look each: home, results and animation are looked at in access.spec.ts as well. */
const looks = [
  ["light", 1440],
  ["dark", 390],
] as const;

describe.each(pages)("%s", (name, getPath, status) => {
  const index = pages.findIndex(([other]) => other === name);
  test.each(sampleEvery(looks, index, 4))(
    "has no accessibility problem, does not scroll sideways and asks only our own hosts (%s, %i px)",
    async (colorScheme, width) => {
      const page = await openPage({
        colorScheme,
        viewport: { width, height: 844 },
        ignore: /status of 40[04]/,
      });
      const origins = new Set<string>();
      page.on("request", (request) => {
        if (/^https?:/.test(request.url())) origins.add(new URL(request.url()).origin);
      });
      const response = await page.goto(await getPath(), { waitUntil: "load" });
      expect(response?.status()).toBe(status);
      const policy = response?.headers()["content-security-policy"] ?? "";
      expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
      expect(policy).toMatch(/frame-ancestors 'none'/);
      expect(await findAccessibilityProblems(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect([...origins].filter((origin) => !Object.values(hosts).includes(origin))).toEqual([]);
    },
  );

  test.each(identifiers.map((identifier, row) => [identifier, prefixes[row]]))(
    "speaks %s at %j",
    async (locale, prefix) => {
      const response = await fetch(`${hosts.site}${prefix}${await getPath()}`.replace(/\/$/, ""));
      expect(response.status).toBe(status);
      const html = await response.text();
      expect(html).toContain(`<html lang="${locale}"`);
      const anchors = html.match(/<a [^>]*>/g) ?? [];
      // The language switcher alone leads to other languages, and says so with hreflang.
      const internal = anchors
        .filter((anchor) => !/hreflang=/i.test(anchor))
        .map((anchor) => /href="(\/[^"]*)"/.exec(anchor)?.[1]);
      expect(
        internal.filter((href) => href && !`${href.split(/[?#]/)[0]}/`.startsWith(`${prefix}/`)),
      ).toEqual([]);
    },
  );
});
