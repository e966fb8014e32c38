import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { hosts } from "../browser.ts";

const read = (address: string): Promise<string> => fetch(address).then((response) => response.text());
const meta = (html: string, name: string): string =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)
    .exec(html)?.[1]
    ?.replaceAll("&amp;", "&") ?? "";
const anAnimation = async (): Promise<string> => {
  const path = /href="(\/animation\/[^"]+)"/.exec(await read(`${hosts.site}/featured-free-animations`))?.[1];
  return `${hosts.site}${path}`;
};

test("an animation's page tells search engines what it is, who made it and under which licence", async () => {
  const html = await read(await anAnimation());
  const block = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
  const graph = (JSON.parse(block) as { "@graph": Record<string, unknown>[] })["@graph"];
  expect(graph).toMatchObject([
    {
      "@type": "CreativeWork",
      url: meta(html, "og:url"),
      name: expect.stringMatching(/./) as string,
      creator: { name: expect.stringMatching(/./) as string },
      license: expect.stringMatching(/^https?:/) as string,
      associatedMedia: { contentUrl: expect.stringContaining(hosts.assets) as string },
    },
    { "@type": "BreadcrumbList" },
  ]);
  for (const address of [
    graph[0]?.["image"],
    (graph[0]?.["associatedMedia"] as { contentUrl: string } | undefined)?.contentUrl,
  ])
    expect((await fetch(String(address))).status).toBe(200);
});

test("a link to an animation, a list, a page of words and the home page is shown with a picture", async () => {
  const pages = [
    await anAnimation(),
    ...["/", "/free-animations/owl", "/tags", "/pricing", "/jp/tags"].map((path) => hosts.site + path),
  ];
  const pictures = new Set<string>();
  for (const page of pages) {
    const address = meta(await read(page), "og:image");
    const response = await fetch(address);
    expect(response.headers.get("content-type"), page).toBe("image/png");
    const { width, height } = PNG.sync.read(Buffer.from(await response.arrayBuffer()));
    expect([width, height], page).toEqual([1200, 630]);
    expect(response.headers.get("cache-control"), page).toMatch(/immutable|s-maxage=30/);
    pictures.add(address);
  }
  // The two lists of tags share the picture of the brand; the home page begins with the first of the featured.
  expect(pictures.size).toBe(pages.length - 2);
});

test("whoever is given a link to an animation finds out how to embed it, and every host what programs ask for", async () => {
  const html = await read(await anAnimation());
  const [link = ""] = /<link [^>]*json\+oembed[^>]*>/.exec(html) ?? [];
  const address = /href="([^"]+)"/.exec(link)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const { html: embedded, thumbnail_url: thumbnail } = JSON.parse(await read(address)) as {
    html: string;
    thumbnail_url: string;
  };
  const frame = await fetch(/src="([^"]+)"/.exec(embedded)?.[1] ?? "");
  expect(frame.headers.get("content-security-policy")).toContain("frame-ancestors *");
  expect((await fetch(thumbnail)).status).toBe(200);
  for (const host of Object.values(hosts))
    for (const path of ["/robots.txt", "/.well-known/security.txt", "/favicon.ico"])
      expect((await fetch(host + path)).status, host + path).toBe(200);
});
