import { parseXml, XmlElement } from "@rgrove/parse-xml";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createMemoryCatalog } from "../testing/memory-catalog.ts";
import { searchFeed } from "./search-feed.ts";
import { urls } from "../testing/open-site.ts";

const catalog = createMemoryCatalog();
const elementsOf = (parent: { children: readonly unknown[] } | null | undefined): XmlElement[] =>
  (parent?.children ?? []).filter((child) => child instanceof XmlElement);
const feed = (locale: "en" | "de", search: string) =>
  searchFeed(catalog, urls, locale, new URLSearchParams(search));

test("a search as a feed has its newest hits with their pages, in the reader's language", async () => {
  const answer = await feed("de", "q=owl&colour=2f6fde&page=3");
  expect(answer.headers.get("content-type")).toContain("application/rss+xml");
  const text = await answer.text();
  expect(text).toContain("<language>de</language>");
  expect(text).toContain(`<link>${urls.site}/de/free-animations/owl?colour=2f6fde</link>`);
  expect(text).toContain(`href="${urls.site}/de/feed.xml?q=owl&amp;colour=2f6fde"`);
  expect(text.match(/<item>/g)).toHaveLength(48);
  expect(text).toMatch(/<item>\n<title>[^<]+<\/title>\n<link>[^<]+\/de\/animation\/[^<]+<\/link>/);
});

test("the feed has what RSS 2.0 asks for: each item its link, its id and when it was published", async () => {
  const { root } = parseXml(await (await feed("en", "q=owl")).text());
  const [channel] = elementsOf(root);
  expect([root?.name, root?.attributes["version"], channel?.name]).toEqual(["rss", "2.0", "channel"]);
  const names = elementsOf(channel).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["title", "link", "description", "language", "atom:link"]));
  const items = elementsOf(channel).filter(({ name }) => name === "item");
  const ids = items.map((item) => {
    const parts = new Map(elementsOf(item).map((part) => [part.name, part]));
    expect(URL.canParse(parts.get("link")?.text ?? "")).toBe(true);
    // RFC 822 with four digits of the year.
    expect(parts.get("pubDate")?.text).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000$/);
    expect(parts.get("guid")?.attributes["isPermaLink"]).toBe("false");
    return parts.get("guid")?.text;
  });
  expect(new Set(ids).size).toBe(items.length);
});

test("what is typed is text in it, and what cannot be meant says why", async () => {
  const text = await (await feed("en", new URLSearchParams({ q: '<b>&\u0007"' }).toString())).text();
  expect(text).not.toContain("<b>");
  expect(text).not.toContain("\u0007");
  expect(text).toContain("&lt;b&gt;&amp;");
  const refused = await feed("en", "colour=blue");
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("colour");
});

/** What a reader of XML has of a text. */
const unescaped = (text = "") =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

test("what people call themselves and their work is text in it, also for those who read it as HTML", async () => {
  const hostile = `<img src=x onerror="alert(1)">&amp;<![CDATA[]]>\ufffe\u202e`;
  const { items, ...result } = await catalog.search({ query: "" });
  const [item] = items;
  if (item === undefined) throw new Error("the catalogue is empty");
  const creator = { ...item.creator, name: hostile };
  const named = { ...item, title: hostile, titles: { de: `${hostile}</title>` }, creator };
  for (const locale of ["en", "de"] as const) {
    const search = async () => ({ ...result, items: [named] });
    const text = await (await searchFeed({ ...catalog, search }, urls, locale, new URLSearchParams())).text();
    expect(text).not.toContain("\ufffe");
    const [title, description] = ["title", "description"].map((name) =>
      unescaped(new RegExp(`<item>[^]*<${name}>([^<]*)</${name}>`).exec(text)?.[1]),
    );
    expect(title).toContain("<img src=x onerror=");
    // One tag, our own; the name is text in it.
    expect(description?.match(/<[^>]*>/g)).toEqual([
      expect.stringMatching(/^<img src="[^"]+\.webp" alt="">$/),
    ]);
    expect(unescaped(description)).toContain(hostile.replace("\ufffe", ""));
  }
});

const ours = "xml rss channel title link atom:link description language item guid pubDate".split(" ");

test("whatever is looked for, the feed is XML that a reader takes", async () => {
  const search = async () => await catalog.search({ query: "owl" });
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.constantFrom("en" as const, "de" as const),
      async (q, locale) => {
        const answer = await searchFeed({ ...catalog, search }, urls, locale, new URLSearchParams({ q }));
        const text = await answer.text();
        if (answer.status === 400) return;
        expect(text).not.toMatch(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u);
        expect(text).not.toMatch(/&(?!(?:amp|lt|gt|quot);)/);
        // The tags are ours, and as many are opened as are closed.
        const tags = text.match(/<[^>]*>/g) ?? [];
        const names = new Set(tags.map((tag) => /^<[/?]?([\w:]+)/.exec(tag)?.[1]));
        expect(names).toEqual(new Set(ours));
      },
    ),
    { numRuns: 60 },
  );
});
