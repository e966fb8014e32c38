import { parseXml, XmlElement } from "@rgrove/parse-xml";
import { languages, locales, localiseHref } from "@zoetrope/i18n";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SiteApp } from "./create-site-app.ts";
import { createMemoryCatalog } from "./testing/memory-catalog.ts";
import { openSite, urls } from "./testing/open-site.ts";

let opened: Awaited<ReturnType<typeof openSite>>;
let site: SiteApp;

beforeAll(async () => {
  opened = await openSite();
  site = opened.createSite({
    catalog: createMemoryCatalog(),
    social: { facebook: "https://facebook.example/zoetrope" },
  });
});
afterAll(() => opened.close());

const get = async (path: string) => {
  const response = await site.fetch(new Request(urls.site + path));
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const elements = (parent: XmlElement, name: string): XmlElement[] =>
  parent.children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name);
const postsOfFeed = async () => {
  const { root } = parseXml((await get("/blog/rss.xml")).text);
  const [channel] = root === null ? [] : elements(root, "channel");
  return channel === undefined ? [] : elements(channel, "item");
};
const textOf = (item: XmlElement, name: string): string => elements(item, name)[0]?.text ?? "";

test("the feed is RSS 2.0 with absolute links, the newest post first", async () => {
  const items = await postsOfFeed();
  expect(items.length).toBeGreaterThanOrEqual(5);
  for (const item of items) {
    expect(textOf(item, "link")).toMatch(/^https:\/\/site\.example\/blog\/[a-z0-9-]+$/);
    expect(textOf(item, "pubDate")).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000$/);
  }
  const days = items.map((item) => Date.parse(textOf(item, "pubDate")));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});

test("the feed is found from every language that links to it, at one address", async () => {
  for (const locale of locales.slice(1)) {
    const { status, headers } = await get(localiseHref(locale, "/blog/rss.xml"));
    expect([status, headers.get("location")], locale).toEqual([301, "/blog/rss.xml"]);
  }
});

test("every post of the feed has a page that says when it appeared, to people and to search engines", async () => {
  for (const item of await postsOfFeed()) {
    const path = new URL(textOf(item, "link")).pathname;
    const { status, text } = await get(path);
    expect(status, path).toBe(200);
    const [, json = ""] = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(text) ?? [];
    const post = JSON.parse(json) as Record<string, string>;
    expect(post["@type"]).toBe("BlogPosting");
    expect(post["headline"]).toBe(textOf(item, "title"));
    expect(text).toContain(`<time dateTime="${post["datePublished"]}"`);
  }
});

test("a post has a picture of its own for menus and feeds; no picture belongs to no post", async () => {
  const [item] = await postsOfFeed();
  if (item === undefined) throw new Error("the feed is empty");
  const picture = await get(`${new URL(textOf(item, "link")).pathname}/picture.svg`);
  expect(picture.headers.get("content-type")).toBe("image/svg+xml");
  expect(parseXml(picture.text).root?.name).toBe("svg");
  expect(picture.text).not.toContain("var(");
  expect((await get("/blog/nothing/picture.svg")).status).toBe(404);
});

test("every case study shows its figures, and those that are measured say by which command", async () => {
  const { text } = await get("/case-studies");
  const paths = [
    ...new Set([...text.matchAll(/href="(\/case-studies\/[a-z-]+)"/g)].map(([, path = ""]) => path)),
  ];
  expect(paths.length).toBeGreaterThanOrEqual(7);
  for (const path of paths) {
    const page = await get(path);
    expect(page.status, path).toBe(200);
    expect(page.text, path).toMatch(/npm run case-study -- |A claim, not measured here\./);
  }
});

test("a short path leads to the configured address in every language, and nowhere when there is none", async () => {
  for (const { urlPrefix } of languages) {
    const prefix = urlPrefix === "" ? "" : `/${urlPrefix}`;
    const { status, headers } = await get(`${prefix}/facebook`);
    expect(status).toBe(302);
    expect(headers.get("location")).toBe("https://facebook.example/zoetrope");
    expect((await get(`${prefix}/instagram`)).status).toBe(404);
  }
});

test("the table of features has a row for every probe, and names what differs first", async () => {
  const { text } = await get("/supported-features");
  expect(text.match(/<tr>/g)?.length).toBeGreaterThan(100);
  expect(text.indexOf("Where they differ")).toBeLessThan(text.indexOf("Rectangle with rounded corners"));
});
