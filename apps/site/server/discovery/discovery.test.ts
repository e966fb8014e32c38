import { parseXml, XmlElement } from "@rgrove/parse-xml";
import { languages } from "@zoetrope/i18n";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SiteApp } from "../create-site-app.ts";
import { createMemoryCatalog } from "../testing/memory-catalog.ts";
import { openSite, urls } from "../testing/open-site.ts";
import { faultsOf } from "../testing/schema-org.ts";

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
    const all: [bounds: Record<string, string>, hasThumbnail: boolean][] = [
      [{ maxwidth: "500" }, true],
      [{ maxwidth: "320", maxheight: "320" }, true],
      [{ maxwidth: "120" }, false],
      [{ maxheight: "50" }, false],
      [{ maxwidth: "200", maxheight: "20" }, false],
    ];
    for (const [bounds, hasThumbnail] of all) {
      const response = await oembed({ url: urls.site + page, ...bounds });
      const answer = (await response.json()) as Record<string, string | number>;
      const thumbnails = ["thumbnail_url", "thumbnail_width", "thumbnail_height"];
      // All of them or none (section 2.3.4).
      expect([0, thumbnails.length]).toContain(thumbnails.filter((name) => name in answer).length);
      expect([bounds, "thumbnail_url" in answer]).toEqual([bounds, hasThumbnail]);
      for (const side of ["width", "height"])
        for (const name of [side, `thumbnail_${side}`])
          expect(answer[name] ?? 0).toBeLessThanOrEqual(Number(bounds[`max${side}`] ?? 4_096));
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
    const elements = (root?.children ?? []).filter(
      (child): child is XmlElement => child instanceof XmlElement,
    );
    // OpenSearch 1.1 draft 6: once each, and no longer than it says.
    expect(root?.attributes["xmlns"]).toBe("http://a9.com/-/spec/opensearch/1.1/");
    for (const [name, maxLength] of [
      ["ShortName", 16],
      ["Description", 1_024],
      ["Language", 20],
      ["InputEncoding", 20],
    ] as const) {
      const [only, ...more] = elements.filter((element) => element.name === name);
      expect([name, more.length]).toEqual([name, 0]);
      expect(only?.text.length).toBeGreaterThan(0);
      expect(only?.text.length).toBeLessThanOrEqual(maxLength);
    }
    const addresses = elements
      .filter(({ name }) => name === "Url")
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

describe("structured data", () => {
  const blocksOf = (html: string): object[] =>
    [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(
      ([, text = ""]) => JSON.parse(text) as object,
    );

  it.each([
    "/de",
    "/free-animations/owl",
    "/jp/tags",
    "/blog/searching-600000-animations",
    "/tools/lottie-to-gif",
  ])("of %s is what schema.org knows", async (path) => {
    const blocks = blocksOf(await (await get(path)).text());
    expect(blocks.length).toBeGreaterThan(0);
    expect(blocks.flatMap(faultsOf)).toEqual([]);
  });
});
