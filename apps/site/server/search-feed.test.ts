import { expect, test } from "vitest";
import { createMemoryCatalog } from "./testing/memory-catalog.ts";
import { searchFeed } from "./search-feed.ts";
import { urls } from "./testing/open-site.ts";

const catalog = createMemoryCatalog();
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

test("what is typed is text in it, and what cannot be meant says why", async () => {
  const text = await (await feed("en", new URLSearchParams({ q: '<b>&\u0007"' }).toString())).text();
  expect(text).not.toContain("<b>");
  expect(text).not.toContain("\u0007");
  expect(text).toContain("&lt;b&gt;&amp;");
  const refused = await feed("en", "colour=blue");
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("colour");
});
