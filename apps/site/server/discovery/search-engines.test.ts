import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseXml, XmlElement } from "@rgrove/parse-xml";
import { languages, localeIdentifier, locales } from "@zoetrope/i18n";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampleEvery } from "../../../../scripts/test-command/thoroughness.ts";
import type { SiteApp } from "../create-site-app.ts";
import { createMemoryCatalog } from "../testing/memory-catalog.ts";
import { openSite, urls } from "../testing/open-site.ts";

/** A language may be there before the words of its pages are. */
const translated = languages
  .filter(
    ({ urlPrefix }) =>
      urlPrefix === "" ||
      existsSync(join(import.meta.dirname, `../../../../content/pages/pricing.${urlPrefix}.mdx`)),
  )
  .map(({ locale }) => locale);

let opened: Awaited<ReturnType<typeof openSite>>;
let createSite: (count: number) => SiteApp;
let site: SiteApp;

beforeAll(async () => {
  opened = await openSite();
  createSite = (count) => opened.createSite({ catalog: createMemoryCatalog({ count }) });
  site = createSite(100);
});
afterAll(() => opened.close());

const fetchFrom = (app: SiteApp, path: string): Promise<Response> =>
  app.fetch(new Request(path.startsWith("/") ? urls.site + path : path));
const get = async (path: string): Promise<string> => (await fetchFrom(site, path)).text();

async function entriesOf(path: string, app = site): Promise<XmlElement[]> {
  const response = await fetchFrom(app, path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get("content-type")).toContain("application/xml");
  const { root } = parseXml(await response.text());
  return (root?.children ?? []).filter((child): child is XmlElement => child instanceof XmlElement);
}
const childrenOf = (entry: XmlElement, name: string): XmlElement[] =>
  entry.children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name);
const addressOf = (entry: XmlElement): string => childrenOf(entry, "loc")[0]?.text ?? "";

describe("the sitemap", () => {
  test("lists files that all exist, and robots.txt leads to it", async () => {
    expect(await get("/robots.txt")).toContain(`Sitemap: ${urls.site}/sitemap.xml`);
    const files = (await entriesOf("/sitemap.xml")).map(addressOf);
    expect(files).toEqual(
      ["pages", "packs", "tags", "animations-1"].map((name) => `${urls.site}/sitemaps/${name}.xml`),
    );
    for (const file of files) expect((await entriesOf(file)).length, file).toBeGreaterThan(0);
  });

  test("names pages, posts, case studies, tags and animations, each language with its prefix", async () => {
    const pages = (await entriesOf("/sitemaps/pages.xml")).map(addressOf);
    for (const path of ["/", "/de", "/jp/tags", "/pricing", "/blog/searching-600000-animations"])
      expect(pages).toContain(`${urls.site}${path}`);
    expect(pages.filter((address) => address.startsWith(`${urls.site}/case-studies/`))).toHaveLength(7);
    expect(pages).toContain(`${urls.site}/de/case-studies/tern-bank`);
    const tags = (await entriesOf("/sitemaps/tags.xml")).map(addressOf);
    expect(tags).toContain(`${urls.site}/kr/free-animations/owl`);
    const animations = (await entriesOf("/sitemaps/animations-1.xml")).map(addressOf);
    expect(animations).toHaveLength(100 * locales.length);
    expect(animations).toContain(`${urls.site}/fr/animation/owl-blink-0000000000`);
  });

  test("names every page of words that answers, and none that does not", async () => {
    const pages = (await entriesOf("/sitemaps/pages.xml")).map(addressOf);
    for (const address of pages) expect((await fetchFrom(site, address)).status, address).toBe(200);
  }, 120_000);

  test("says which languages a page is written in: all for the product's, one for words without translation", async () => {
    const entries = await entriesOf("/sitemaps/pages.xml");
    const alternatesOf = (path: string) =>
      entries
        .filter((entry) => addressOf(entry) === urls.site + path)
        .flatMap((entry) => childrenOf(entry, "xhtml:link"))
        .map(({ attributes }) => attributes["hreflang"]);
    expect(alternatesOf("/tags")).toEqual([...locales, "x-default"]);
    expect(new Set(alternatesOf("/pricing"))).toEqual(new Set([...translated, "x-default"]));
    expect(entries.map(addressOf)).toContain(`${urls.site}/de/pricing`);
    expect(alternatesOf("/page/privacy-policy")).toEqual(["en", "x-default"]);
    expect(entries.map(addressOf)).not.toContain(`${urls.site}/de/page/privacy-policy`);
  });

  test("never puts more than 50,000 addresses into a file, and leaves no animation out", async () => {
    const large = createSite(15_000);
    const files = (await entriesOf("/sitemap.xml", large)).map(addressOf);
    const lists = files.filter((file) => file.includes("animations-"));
    expect(lists).toHaveLength(3);
    const found = new Set<string>();
    for (const file of lists) {
      const response = await fetchFrom(large, file);
      const addresses = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, address = ""]) => address,
      );
      expect(addresses.length).toBeLessThanOrEqual(50_000);
      for (const address of addresses) found.add(address);
    }
    expect(found.size).toBe(15_000 * locales.length);
  });

  test.each(["/sitemaps/animations-2.xml", "/sitemaps/animations-0.xml", "/sitemaps/others.xml"])(
    "%s does not exist",
    async (path) => expect((await fetchFrom(site, path)).status).toBe(404),
  );
});

/** The value of a tag in the head, by its name or property. */
const meta = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll("&amp;", "&");

describe.each(sampleEvery(languages, 0, 3))("the head in $locale", ({ locale, urlPrefix }) => {
  const prefix = urlPrefix === "" ? "" : `/${urlPrefix}`;

  test.each(["/", "/free-animations", "/free-animations/owl?page=2", "/featured-free-animations", "/tags"])(
    "of %s names its address, its translations and its picture",
    async (path) => {
      const own = `${prefix}${path === "/" && prefix !== "" ? "" : path}`;
      const html = await get(own);
      expect(html).toContain(`<html lang="${localeIdentifier(locale)}"`);
      expect(html).toContain(`<link rel="canonical" href="${urls.site}${own}"/>`);
      expect(html.match(/rel="alternate" hrefLang=/g)).toHaveLength(languages.length + 1);
      expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${urls.site}${path}"/>`);
      expect(meta(html, "description")?.length).toBeGreaterThan(20);
      expect(meta(html, "og:url")).toBe(urls.site + own);
      expect(meta(html, "og:image")).toMatch(/^https:\/\/(site|assets)\.example\/og.*\.png/);
      expect(meta(html, "og:image:alt")).toBeTruthy();
      expect([meta(html, "og:image:width"), meta(html, "og:image:height")]).toEqual(["1200", "630"]);
      expect(meta(html, "twitter:card")).toBe("summary_large_image");
    },
  );

  test("of the first page of results names the same address with its number and without", async () => {
    const html = await get(`${prefix}/free-animations/owl?page=1`);
    expect(html).toContain(`<link rel="canonical" href="${urls.site}${prefix}/free-animations/owl"/>`);
  });

  test("of a page that is written in English alone says so", async () => {
    const html = await get(`${prefix}/page/privacy-policy`);
    expect(html).toContain(`<link rel="canonical" href="${urls.site}/page/privacy-policy"/>`);
    expect(html.match(/rel="alternate" hrefLang="[^"]*"/g)).toEqual([
      'rel="alternate" hrefLang="en"',
      'rel="alternate" hrefLang="x-default"',
    ]);
    expect(html).toMatch(locale === "en" ? /<main(?![^>]* lang=)/ : /<main[^>]* lang="en"/);
  });

  const isTranslated = translated.includes(locale);
  test.runIf(isTranslated)(
    "of a page whose words are translated names all of them, and a picture in its language",
    async () => {
      const html = await get(`${prefix}/pricing`);
      expect(html).toContain(`<link rel="canonical" href="${urls.site}${prefix}/pricing"/>`);
      expect(html.match(/rel="alternate" hrefLang=/g)).toHaveLength(translated.length + 1);
      expect(html).not.toMatch(/<main[^>]* lang=/);
      const picture = meta(html, "og:image") ?? "";
      expect(picture).toContain(`${urls.site}/og${prefix}/pricing.png`);
      const response = await fetchFrom(site, picture);
      expect(response.headers.get("content-type")).toBe("image/png");
      expect(response.headers.get("cache-control")).toContain("immutable");
    },
  );

  test("an unknown prefix, or one behind it, is no page", async () => {
    expect((await fetchFrom(site, `${prefix}/xx/tags`)).status).toBe(404);
    expect((await fetchFrom(site, `${prefix}/en/tags`)).status).toBe(prefix === "" ? 301 : 404);
  });
});

/** Every block of structured data on a page; each must be JSON. */
const structuredData = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, text = ""]) => JSON.parse(text) as Record<string, unknown>,
  );

describe("what search engines and link previews are told", () => {
  test("a post is an article with its day, its author and a picture", async () => {
    const html = await get("/blog/searching-600000-animations");
    expect(meta(html, "og:type")).toBe("article");
    expect(meta(html, "article:published_time")).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(structuredData(html)).toMatchObject([
      {
        "@type": "BlogPosting",
        headline: expect.any(String) as string,
        datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
        image: meta(html, "og:image"),
      },
    ]);
  });

  test.each([
    [
      "/de",
      "WebSite",
      { url: `${urls.site}/de`, name: "Zoetrope", potentialAction: { "@type": "SearchAction" } },
    ],
    ["/jp/tags", "CollectionPage", { url: `${urls.site}/jp/tags` }],
    ["/de/packs", "CollectionPage", { url: `${urls.site}/de/packs`, inLanguage: "de" }],
    ["/blog", "CollectionPage", { url: `${urls.site}/blog` }],
    ["/case-studies", "CollectionPage", { url: `${urls.site}/case-studies` }],
    ["/tools", "CollectionPage", { url: `${urls.site}/tools` }],
    ["/case-studies/tern-bank", "Article", { about: { name: "Tern Bank" } }],
    [
      "/fr/tools/lottie-to-gif",
      "WebApplication",
      { url: `${urls.site}/fr/tools/lottie-to-gif`, inLanguage: "fr" },
    ],
  ])("%s is a %s", async (path, type, data) => {
    expect(structuredData(await get(path))).toMatchObject([
      { "@context": "https://schema.org", "@type": type, description: expect.any(String) as string, ...data },
    ]);
  });

  test("results name the animations on them, below the page of all", async () => {
    const [data] = structuredData(await get("/de/free-animations/owl"));
    const list = `${urls.site}/de/free-animations`;
    expect(data).toMatchObject({
      "@graph": [
        {
          "@type": "CollectionPage",
          url: `${list}/owl`,
          mainEntity: {
            "@type": "ItemList",
            itemListElement: expect.arrayContaining([
              expect.objectContaining({
                position: 1,
                url: expect.stringContaining("/de/animation/") as string,
              }),
            ]) as unknown[],
          },
        },
        { "@type": "BreadcrumbList", itemListElement: [{ item: list }, { item: `${list}/owl` }] },
      ],
    });
  });

  test.each([
    ["/", "/feed.xml"],
    ["/de", "/de/feed.xml"],
    ["/blog", "/blog/rss.xml"],
  ])("%s names its feed", async (path, feed) => {
    const [, address] =
      /<link rel="alternate" type="application\/rss\+xml"[^>]*href="([^"]+)"/.exec(await get(path)) ?? [];
    expect(address).toBe(urls.site + feed);
    expect((await fetchFrom(site, feed)).headers.get("content-type")).toContain("application/rss+xml");
  });

  test.each([
    "/og.png",
    "/og/pricing.png",
    "/og/plugins/figma.png",
    "/og/blog/searching-600000-animations.png",
  ])("%s is a PNG of 1200 × 630 with more than one colour", async (path) => {
    const response = await fetchFrom(site, path);
    expect(response.headers.get("content-type")).toBe("image/png");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    // The paper on the left carries letters or the logo.
    const { channels } = await sharp(bytes).extract({ left: 0, top: 0, width: 600, height: 630 }).stats();
    expect(channels[0]?.min).toBeLessThan(60);
    expect(channels[0]?.max).toBeGreaterThan(240);
  });

  test("the address of a picture changes with what it shows, so it may be kept for ever", async () => {
    const own = meta(await get("/pricing"), "og:image") ?? "";
    const kept = await fetchFrom(site, own);
    expect(kept.headers.get("cache-control")).toContain("immutable");
    expect((await fetchFrom(site, own.replace(/v=.*/, "v=0"))).headers.get("cache-control")).not.toContain(
      "immutable",
    );
  });

  test("a picture of a page that does not exist does not exist", async () => {
    expect((await fetchFrom(site, "/og/nowhere.png")).status).toBe(404);
    expect((await fetchFrom(site, "/og/pricing.jpg")).status).toBe(404);
    expect((await fetchFrom(site, "/og/de/page/privacy-policy.png")).status).toBe(404);
  });
});

test("the English prefix moves to the address without it, whatever follows", async () => {
  for (const [path, location] of [
    ["/en", "/"],
    ["/en/pricing", "/pricing"],
    ["/en/free-animations/owl?type=free", "/free-animations/owl?type=free"],
  ] as const) {
    const response = await fetchFrom(site, path);
    expect([response.status, response.headers.get("location")]).toEqual([301, location]);
  }
});
