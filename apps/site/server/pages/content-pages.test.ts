import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { formPaths, messageDays } from "@zoetrope/identity/feedback-forms";
import { languages, localeIdentifier, getPagesMessages } from "@zoetrope/i18n";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressOfFile } from "../../app/content/address-of-file.ts";
import type { SiteApp } from "../create-site-app.ts";
import { createMemoryCatalog } from "../testing/memory-catalog.ts";
import { openSite, urls } from "../testing/open-site.ts";

const repository = path.resolve(import.meta.dirname, "../../../..");
const files = globSync("content/pages/**/*.mdx", { cwd: repository });
const paths = [...new Set(files.map((file) => addressOfFile(file).path))].toSorted();
let opened: Awaited<ReturnType<typeof openSite>>;
let site: SiteApp;

beforeAll(async () => {
  opened = await openSite();
  site = opened.createSite({ catalog: createMemoryCatalog() });
});
afterAll(() => opened.close());

const get = async (address: string) => {
  const response = await site.fetch(new Request(urls.site + address));
  return { status: response.status, headers: response.headers, html: await response.text() };
};

describe.each(languages)("pages of words in $locale", ({ locale, urlPrefix }) => {
  const prefix = urlPrefix === "" ? "" : `/${urlPrefix}`;

  test.each(paths)("%s", async (address) => {
    const { status, html } = await get(prefix + address);
    expect(status).toBe(200);
    expect(html).toContain(`<html lang="${localeIdentifier(locale)}"`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    const [main = ""] = /<main[^>]*>[^]*<\/main>/.exec(html) ?? [];
    // What comes after something keeps the distance of a section from it, and scripts are something.
    expect(main).not.toMatch(/^<main[^>]*><script/);
    const written = /^<main[^>]* lang="([^"]+)"/.exec(main)?.[1] ?? locale;
    // Without a translation the words are English: they say so, and search engines are led to the English page.
    const own = written === locale ? prefix : "";
    expect(html).toContain(`<link rel="canonical" href="${urls.site}${own}${address}"/>`);
    expect(html).toContain(`hrefLang="x-default"`);
    if (written !== locale) {
      expect(written).toBe("en");
      expect(html).not.toContain(`<link rel="alternate" hrefLang="${locale}"`);
    }
    for (const [, href = ""] of main.matchAll(/ href="(\/[^"]*)"/g)) {
      if (!/\.svg#/.test(href)) expect(new RegExp(`^${prefix}(?:[/?#]|$)`).test(href), href).toBe(true);
    }
    expect(html).not.toMatch(/<[^>]+ style="/);
  });
});

test("every form says in every language for how long its message is kept", async () => {
  for (const { urlPrefix } of languages)
    for (const formPath of Object.values(formPaths)) {
      const address = urlPrefix === "" ? formPath : `/${urlPrefix}${formPath}`;
      const { html } = await get(address);
      expect(/<form[^]*<\/form>/.exec(html)?.[0], address).toMatch(new RegExp(`\\b${messageDays}\\D`));
    }
});

test("a page that is translated speaks one language alone, and its parts as well", async () => {
  const { html } = await get("/jp/pricing");
  const [main = ""] = /<main[^>]*>[^]*<\/main>/.exec(html) ?? [];
  expect(main).not.toMatch(/^<main[^>]* lang=/);
  const { billing, yes } = getPagesMessages("ja-JP").content;
  for (const messages of [billing, yes]) expect(main).toContain(messages);
  expect(html).toContain('<meta property="og:locale" content="ja_JP"/>');
  expect(html).toContain('<meta property="og:locale:alternate" content="en_US"/>');
});

test("every line of a table has a heading, and the table a name in the language of the page", async () => {
  const { html } = await get("/jp/pricing");
  const [table = ""] = /<div class="content-table"[^]*?<\/table>/.exec(html) ?? [];
  expect(table).toContain(`aria-label="${getPagesMessages("ja-JP").content.table}"`);
  const lines = [...table.slice(table.indexOf("<tbody>")).matchAll(/<tr>(.{0,20})/g)].map(
    ([, begin]) => begin,
  );
  expect(lines.length).toBeGreaterThan(3);
  for (const begin of lines) expect(begin).toMatch(/^<th scope="row">/);
});

test.each([
  ["/de/page/privacy-policy", "Dieser Text steht nur auf Englisch, in der Sprache, in der er gilt."],
  ["/fr/blog/a-gallop-from-ten-frames", "Cet article n’existe qu’en anglais, la langue de son auteur."],
])("%s says in the reader's language that its words are English", async (address, notice) => {
  const { html } = await get(address);
  expect(html).toContain(`lang="${address.slice(1, 3)}">${notice}<`);
  expect(html).toContain('<main id="main" class="wrapper content" lang="en">');
  expect(html).toContain('<title lang="en">');
  expect(html).toContain('<meta property="og:locale" content="en_US"/>');
});

test("figures of a translated case study stand in its language, with their units", async () => {
  const { html } = await get("/de/case-studies/tern-bank");
  expect(html).toMatch(/<th scope="row">Animationen im Katalog<\/th><td>\d\.\d{3}<\/td>/);
  expect(html).toMatch(/<th scope="row">eine Suche, im Median<\/th><td>[\d,]+ ms<\/td>/);
});

test("no page tells visitors where its file is", async () => {
  for (const address of paths) expect((await get(address)).html, address).not.toMatch(/content\/pages|\.mdx/);
});

test("the plan that is free leads to sign-up, over the page where scripts run", async () => {
  const { html } = await get("/de/pricing");
  expect(html).toMatch(
    /href="[^"]*\/register\?[^"]*locale=de" data-account="register"[^>]*>Konto erstellen</,
  );
});

test("a page with pictures may play them, one without may not", async () => {
  const policy = async (address: string) => (await get(address)).headers.get("content-security-policy");
  expect(await policy("/runtimes")).toContain("'wasm-unsafe-eval'");
  expect(await policy("/tools")).not.toContain("'wasm-unsafe-eval'");
});

test("examples name the addresses of this platform", async () => {
  const { html } = await get("/integrations");
  expect(html).toContain("https://api.example/api/v1/animations?q=owl");
  expect(html).not.toContain("zoetrope.example");
});

test("an address without a page is still not found", async () => {
  expect((await get("/plugins/nothing")).status).toBe(404);
});

test.each([
  [["/platform", "/lottie-creator", "/plugins/figma", "/plugins/after-effects", "/featured-free-animations"]],
  [["/community", "/community#events"]],
])("pages that belong together lead to one another by tabs: %j", async (addresses) => {
  for (const address of addresses) {
    const { html, status } = await get(`/de${address}`);
    // The editor has no page yet; the menus lead there as well.
    if (status === 404 && address === "/lottie-creator") continue;
    if (address.includes("#")) continue;
    const [, tabs = ""] = /<nav class="tabs"[^>]*>([^]*?)<\/nav>/.exec(html) ?? [];
    expect([...tabs.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(
      addresses.map((one) => `/de${one}`),
    );
    expect(/<a href="([^"]+)" aria-current/.exec(tabs)?.[1]).toBe(`/de${address}`);
  }
  expect((await get("/education")).html).not.toContain('class="tabs"');
});

test("a page says a number of animations only where a benchmark made them, and shows or leads to what it measured", async () => {
  const claim =
    /(?:\d[\d.,\s]*\d{3}|\d+\s?[万만])\s?(?:点の)?(?:animation|animaci|animaç|premium|pieces|アニメ|プレミアム|애니메이션|프리미엄)/iu;
  // What the README starts: as many as the seed has (seed-entries.test.ts).
  const [, seeded = ""] =
    /with over (\d,\d{3}) real animations/.exec(await readFile(path.join(repository, "README.md"), "utf8")) ??
    [];
  expect(seeded).not.toBe("");
  const isSeeded = (line: string): boolean => line.replace(/[\s.]/g, ",").includes(seeded);
  const texts = globSync("content/{pages,case-studies,blog}/**/*.mdx", { cwd: repository });
  const promised = await Promise.all(
    texts.map(async (file) => {
      // The post is about that benchmark.
      if (file.includes("searching-600000-animations")) return [];
      const lines = (await readFile(path.join(repository, file), "utf8")).split("\n");
      return lines.filter(
        (line) => claim.test(line) && !isSeeded(line) && !/bench="|\/blog\/searching-600000/.test(line),
      );
    }),
  );
  expect(promised.flat()).toEqual([]);
});
