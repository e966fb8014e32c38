import type { Catalog } from "@zoetrope/catalog";
import { languages, getPagesMessages } from "@zoetrope/i18n";
import { AppError } from "@zoetrope/kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SiteApp } from "../create-site-app.ts";
import { createMemoryCatalog } from "../testing/memory-catalog.ts";
import { openSite, urls } from "../testing/open-site.ts";

let opened: Awaited<ReturnType<typeof openSite>>;
let site: SiteApp;

const away = () => Promise.reject(new AppError("unavailable", "the database does not answer"));

beforeAll(async () => {
  opened = await openSite();
  const asks = ["search", "get", "list", "tags", "addresses", "lastRecord", "version", "related"];
  const gone = Object.fromEntries(asks.map((name) => [name, away])) as Partial<Catalog>;
  site = opened.createSite({ catalog: { ...createMemoryCatalog(), ...gone } });
});
afterAll(() => opened.close());

const get = (path: string) => site.fetch(new Request(urls.site + path));

test.each(languages)("pages say so in $locale, and when to come again", async ({ locale, urlPrefix }) => {
  for (const path of ["/free-animations/owl", "/animation/owl-blink-0000000000", "/tags"]) {
    const response = await get((urlPrefix === "" ? "" : `/${urlPrefix}`) + path);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toContain(getPagesMessages(locale).errors.unavailable.title);
  }
});

test("site maps say so as well", async () => {
  const response = await get("/sitemap.xml");
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
});
