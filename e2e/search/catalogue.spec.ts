import { getChromeMessages } from "@zoetrope/i18n";
import { locales, type Locale } from "@zoetrope/i18n/locales";
import { expect, test } from "vitest";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";
import { hosts } from "../browser.ts";

interface SearchAnswer {
  total: number;
  data: { id: string; slug: string; title: string; posterKey: string; playKey: string }[];
}

const search = async (query: string, locale: Locale = "en"): Promise<SearchAnswer> => {
  const parameters = new URLSearchParams({ q: query, locale });
  const response = await fetch(`${hosts.api}/api/v1/animations?${parameters}`);
  expect(response.status).toBe(200);
  return (await response.json()) as SearchAnswer;
};

test.each(sampleEvery(locales, 0, 3))(
  "the trending terms in %s find at least eight animations each",
  async (locale) => {
    for (const term of getChromeMessages(locale).search.trendingTerms.split("\n"))
      expect((await search(term, locale)).total, term).toBeGreaterThanOrEqual(8);
  },
);

test.each(["finance", "icons", "gaming", "business", "space", "health", "animals"])(
  "the category %s finds at least eight animations",
  async (category) => expect((await search(category)).total).toBeGreaterThanOrEqual(8),
);

test("suggestions have the shape that clients know", async () => {
  const response = await fetch(`${hosts.api}/api/v1/search-keywords?q=hor`);
  const { data } = (await response.json()) as { data: { keyword: string }[] };
  expect(data.map(({ keyword }) => keyword)).toContain("horse");
});

test(
  "an animation that was found can be downloaded, and the download is counted",
  { tags: "long" },
  async () => {
    const { data } = await search("owl");
    // Others look at those at the top, and downloads are counted a moment later.
    const id = data.at(-1)?.id;
    const count = async (): Promise<number> => {
      const response = await fetch(`${hosts.api}/api/v1/animations/${id}`);
      return ((await response.json()) as { data: { downloads: number } }).data.downloads;
    };
    const before = await count();
    const response = await fetch(`${hosts.api}/api/v1/animations/${id}/download?format=json`);
    expect(response.url).toContain(hosts.assets);
    expect(response.headers.get("content-disposition")).toContain("attachment");
    expect((await response.json()) as object).toMatchObject({ layers: expect.any(Array) as unknown });
    await expect.poll(count, { timeout: 20_000 }).toBe(before + 1);
  },
);

test("posters are served in the listed widths, in the format the browser takes, and nothing else is resized", async () => {
  const { data } = await search("owl");
  const poster = (parameters: string): Promise<Response> =>
    fetch(`${hosts.assets}/cdn-cgi/image/${parameters}/files/${data[0]?.posterKey}`, {
      headers: { accept: "image/webp,*/*" },
    });
  const small = await poster("width=320,quality=80,format=auto");
  expect(small.headers.get("content-type")).toBe("image/webp");
  expect(small.headers.get("cache-control")).toContain("s-maxage=30");
  expect((await poster("width=321,quality=80,format=auto")).status).toBe(400);
});

test("files of people are sandboxed on their own origin", async () => {
  const { data } = await search("owl");
  const response = await fetch(`${hosts.assets}/files/${data[0]?.playKey}`);
  expect(response.headers.get("content-type")).toBe("application/zip+dotlottie");
  expect(response.headers.get("content-security-policy")).toContain("sandbox");
  expect(response.headers.get("cache-control")).toContain("s-maxage=30");
  const etag = response.headers.get("etag") ?? "";
  const again = await fetch(response.url, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});
