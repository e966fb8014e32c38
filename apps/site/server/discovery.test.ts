import { parseXml, XmlElement } from "@rgrove/parse-xml";
import { languages } from "@zoetrope/i18n";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SiteApp } from "./create-site-app.ts";
import { createMemoryCatalog } from "./testing/memory-catalog.ts";
import { openSite, urls } from "./testing/open-site.ts";

let opened: Awaited<ReturnType<typeof openSite>>;
let site: SiteApp;
let page = "";
beforeAll(async () => {
  opened = await openSite();
  const catalog = createMemoryCatalog({ count: 3 });
  site = opened.createSite({ catalog });
  const [first] = (await catalog.search({ query: "" })).items;
  page = `/animation/${first?.slug}-${first?.id}`;
});
afterAll(() => opened.close());
const get = (path: string): Promise<Response> => site.fetch(new Request(urls.site + path));
const oembed = (parameters: Record<string, string>): Promise<Response> =>
  get(`/oembed?${new URLSearchParams(parameters)}`);

describe("oEmbed", () => {
  it("frames an animation for any other page", async () => {
    const response = await oembed({ url: urls.site + page });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const answer = (await response.json()) as { html: string; width: number; height: number };
    expect(answer).toMatchObject({ type: "rich", version: "1.0", provider_url: urls.site });
    expect(answer.html).toContain(`width="${answer.width}" height="${answer.height}"`);
    const [, framed = ""] = /src="([^"]+)"/.exec(answer.html) ?? [];
    const frame = await site.fetch(new Request(framed));
    expect(frame.status).toBe(200);
    expect(frame.headers.get("content-security-policy")).toContain("frame-ancestors *");
  });

  it.each(languages.map(({ urlPrefix }) => urlPrefix))("knows the page in %j", async (prefix) => {
    const url = urls.site + (prefix === "" ? "" : `/${prefix}`) + page;
    expect((await oembed({ url })).status).toBe(200);
  });

  it("keeps within the size that was asked for", async () => {
    const all: Record<string, string>[] = [
      { maxwidth: "120" },
      { maxheight: "50" },
      { maxwidth: "200", maxheight: "20" },
    ];
    for (const bounds of all) {
      const response = await oembed({ url: urls.site + page, ...bounds });
      const { width, height } = (await response.json()) as { width: number; height: number };
      expect(width).toBeLessThanOrEqual(Number(bounds["maxwidth"] ?? 4_096));
      expect(height).toBeLessThanOrEqual(Number(bounds["maxheight"] ?? 4_096));
    }
  });

  it.each([
    [404, {}],
    [404, { url: "https://elsewhere.example/animation/owl-0000000000" }],
    [404, { url: `${urls.site}/animation/owl-zzzzzzzzzz` }],
    [404, { url: `${urls.site}/tags` }],
    [404, { url: `${urls.site}/embed/owl-0000000000` }],
    [404, { url: "javascript:alert(1)" }],
    [501, { url: urls.site, format: "xml" }],
    [400, { url: urls.site, maxwidth: "-1" }],
  ])("answers %i to %j", async (status, parameters) => {
    expect((await oembed(parameters)).status).toBe(status);
  });
});

it.each(languages.map(({ urlPrefix }) => (urlPrefix === "" ? "" : `/${urlPrefix}`)))(
  "a browser can search from its own field, in the language of %j/",
  async (prefix) => {
    const html = await (await get(prefix === "" ? "/" : prefix)).text();
    expect(html).toContain(`href="${prefix}/opensearch.xml"`);
    const response = await get(`${prefix}/opensearch.xml`);
    expect(response.headers.get("content-type")).toContain("application/opensearchdescription+xml");
    const { root } = parseXml(await response.text());
    const addresses = (root?.children ?? [])
      .filter((child): child is XmlElement => child instanceof XmlElement && child.name === "Url")
      .map(({ attributes }) => attributes["template"]?.replace("{searchTerms}", "owl") ?? "");
    expect(addresses).toHaveLength(2);
    for (const address of addresses)
      expect([200, 301, 302, 307, 308], address).toContain((await site.fetch(new Request(address))).status);
  },
);

it("llms.txt names pages that are there, and the API", async () => {
  const text = await (await get("/llms.txt")).text();
  expect(text).toMatch(/^# Zoetrope\n/);
  expect(text).toContain(`${urls.api}/api/v1/openapi.json`);
  const pages = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, address = ""]) => address);
  expect(pages.length).toBeGreaterThan(50);
  for (const address of pages.filter((each) => each.startsWith(`${urls.site}/tools`)))
    expect((await site.fetch(new Request(address))).status, address).toBe(200);
});
