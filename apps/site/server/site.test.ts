import { languages, localeIdentifier, locales, getPagesMessages } from "@zoetrope/i18n";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SiteApp } from "./create-site-app.ts";
import { createMemoryCatalog } from "./testing/memory-catalog.ts";
import { openSite, urls } from "./testing/open-site.ts";

let opened: Awaited<ReturnType<typeof openSite>>;
let site: SiteApp;

beforeAll(async () => {
  opened = await openSite();
  site = opened.createSite({ catalog: createMemoryCatalog() });
});
afterAll(() => opened.close());

const get = async (path: string) => {
  const response = await site.fetch(new Request(urls.site + path));
  return { status: response.status, headers: response.headers, html: await response.text() };
};

describe.each(languages)("$locale", ({ locale, urlPrefix }) => {
  const prefix = urlPrefix === "" ? "" : `/${urlPrefix}`;

  test.each(["/", "/free-animations", "/free-animations/owl", "/featured-free-animations", "/tags"])(
    "%s is a whole page",
    async (path) => {
      const { status, html } = await get(path === "/" ? prefix || "/" : prefix + path);
      expect(status).toBe(200);
      expect(html).toContain(`<html lang="${localeIdentifier(locale)}"`);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toMatch(/<title>[^<]+ · Zoetrope<\/title>/);
      for (const other of locales) expect(html).toContain(`hrefLang="${other}"`);
    },
  );

  test("every link to this site keeps the language, but for the language switcher", async () => {
    const { html } = await get(prefix || "/");
    const links = [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"[^>]*>/g)].filter(
      ([tag]) => !tag.includes("hrefLang"),
    );
    expect(links.length).toBeGreaterThan(40);
    for (const [, href = ""] of links) expect(new RegExp(`^${prefix}([/?]|$)`).test(href)).toBe(true);
  });

  test("pages that do not exist and addresses that cannot be read have pages of their own", async () => {
    expect((await get(`${prefix}/nowhere`)).status).toBe(404);
    expect((await get(`${prefix}/free-animations/owl?page=99`)).status).toBe(404);
    expect((await get(`${prefix}/free-animations/owl?sort=upwards`)).status).toBe(400);
    const { status, html } = await get(`${prefix}/tags?${"a".repeat(10_000)}`);
    expect(status).toBe(400);
    expect(html).toContain(`<html lang="${localeIdentifier(locale)}"`);
  });
});

test("no element carries an inline style, which the policy would refuse", async () => {
  for (const path of ["/", "/free-animations/owl", "/tags", "/nowhere"])
    expect((await get(path)).html).not.toMatch(/<[^>]+ style="/);
});

test("what is searched for is text, never markup", async () => {
  const { html } = await get(`/free-animations/${encodeURIComponent('<script>alert(1)</script>"')}`);
  expect(html).not.toContain("<script>alert");
});

test("a page that is missing names no address of its own, no translation and nothing to list", async () => {
  for (const path of [
    "/nowhere",
    "/de/free-animations/owl?page=99",
    "/jp/free-animations/owl?sort=upwards",
  ]) {
    const { html } = await get(path);
    expect(html).not.toMatch(/rel="(?:canonical|alternate)"/);
  }
});

test("search engines are not shown searches without hits, nor those that show another word's", async () => {
  const noIndex = '<meta name="robots" content="noindex"/>';
  expect((await get("/free-animations/nothing")).html).toContain(noIndex);
  expect((await get("/free-animations/owl")).html).not.toContain(noIndex);
  const catalog = {
    ...createMemoryCatalog(),
    search: async (request: Parameters<ReturnType<typeof createMemoryCatalog>["search"]>[0]) => ({
      ...(await createMemoryCatalog().search(request)),
      correctedQuery: "owl",
    }),
  };
  const correcting = opened.createSite({ catalog });
  const html = await (await correcting.fetch(new Request(`${urls.site}/free-animations/owll`))).text();
  expect(html).toContain(noIndex);
});

test("a search without hits says so and shows ways on", async () => {
  const { status, html } = await get("/free-animations/nothing");
  expect(status).toBe(200);
  expect(html).toContain("Nothing for “nothing” yet");
  expect(html).toContain('href="/free-animations/loading"');
});

test.each(languages)(
  "a catalogue that fails gives a page in $locale that tells nothing of the inside, and a log line that does",
  async ({ locale, urlPrefix }) => {
    const prefix = urlPrefix === "" ? "" : `/${urlPrefix}`;
    const catalog = {
      ...createMemoryCatalog(),
      tags: async () => Promise.reject(new Error("secret of the database")),
    };
    const response = await opened.createSite({ catalog }).fetch(new Request(`${urls.site}${prefix}/tags`));
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(html).toContain(`<html lang="${localeIdentifier(locale)}"`);
    const { failed, tryAgain, home } = getPagesMessages(locale).errors;
    for (const messages of [failed.title, failed.lead, tryAgain, home]) expect(html).toContain(messages);
    expect(html).not.toContain("secret of the database");
    expect(opened.logger.error).toHaveBeenCalledWith(
      expect.objectContaining({ err: expect.any(Error) as Error }),
      "page failed",
    );
  },
);

test("only pages that play animations may compile WebAssembly", async () => {
  expect((await get("/")).headers.get("content-security-policy")).toContain("'wasm-unsafe-eval'");
  expect((await get("/tags")).headers.get("content-security-policy")).not.toContain("'wasm-unsafe-eval'");
});

test("other methods are refused", async () => {
  const response = await site.fetch(new Request(`${urls.site}/`, { method: "POST" }));
  expect(response.status).toBe(405);
});

test("an animator is offered once, between the eighth and the ninth result of the first page", async () => {
  const { html } = await get("/free-animations/owl");
  const [before = "", ...after] = html.split('<aside class="hire-band');
  expect(after).toHaveLength(1);
  expect(before.match(/data-card=/g)).toHaveLength(8);
  expect(after[0]).toContain('href="/marketplace/animators"');
  expect((await get("/free-animations/owl?page=2")).html).not.toContain('<aside class="hire-band');
  expect((await get("/featured-free-animations")).html).not.toContain('<aside class="hire-band');
});

test("while the catalogue of a new platform fills, results say how far it is, in the reader's language", async () => {
  const catalog = createMemoryCatalog();
  const filled = opened.createSite({ catalog });
  const read = async (path: string) => (await filled.fetch(new Request(urls.site + path))).text();
  await catalog.reportSeedingProgress({ done: 430, total: 1_870 });
  expect(await read("/free-animations/owl")).toContain(
    "The catalogue is still filling: 430 of 1,870 animations are in.",
  );
  expect(await read("/de/free-animations")).toContain("430 von 1.870 Animationen sind da");
  await catalog.reportSeedingProgress(null);
  expect(await read("/free-animations/hare")).not.toContain("still filling");
});

test("a keyword of three hundred letters is a title one can still read past", async () => {
  const { status, html } = await get(`/free-animations/${encodeURIComponent("漢".repeat(300))}`);
  expect(status).toBe(200);
  expect(html).toContain('<h1 class="h3">');
  expect((await get("/free-animations/owl")).html).toContain('<h1 class="h1">');
});

test("the home page leads to the players and to six case studies, told in the language of the page", async () => {
  const { html } = await get("/de");
  expect(html).toContain('href="/de/runtimes"');
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  expect(new Set(main.match(/href="\/de\/case-studies\/[a-z-]+"/g)).size).toBe(6);
  expect(main).toContain("Eine Markierung, die zeigt, dass sie noch sucht");
  expect(main).toContain("schneller gezeichnet auf iOS, nach eigener Angabe");
});
