import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { deflateTexts } from "@zoetrope/http/deflate-texts";
import { expect, test, vi } from "vitest";
import { bodyIn, createCachedPage, type RenderedPage } from "./page-cache.ts";
import { addEncoding } from "./page-encodings.ts";
import { createPages } from "./pages.ts";

function setUp({ cacheSizeInBytes = 1_000_000, text = "" } = {}) {
  let version = 1;
  let renders = 0;
  let isSilent = false;
  const renderPage = vi.fn(async (address: { kind: string; path?: string }): Promise<RenderedPage> => {
    renders += 1;
    const status =
      address.kind === "bad" ? 400 : address.path === "/broken" ? 500 : address.path === "/none" ? 404 : 200;
    return {
      status,
      parts: [Buffer.from(`render ${renders} of ${address.path} at ${version}${text}`)],
      headers: { "content-type": "text/html" },
      isCacheable: status < 500,
    };
  });
  const pages = createPages({
    renderPage,
    readVersion: () => (isSilent ? new Promise<number>(() => {}) : Promise.resolve(version)),
    logger: { error: vi.fn(), warn: vi.fn() },
    deflateTexts: async (texts) => deflateTexts(texts),
    cacheSizeInBytes,
    keepsPages: true,
  });
  const get = (address: string, headers: Record<string, string> = {}, method = "GET") =>
    pages.respond(new Request(`https://site.example${address}`, { headers, method }));
  return { pages, get, renderPage, publish: () => (version += 1), silence: () => void (isSilent = true) };
}

test("a page is rendered once and answered from memory afterwards", async () => {
  const { pages, get, renderPage } = setUp();
  const first = await (await get("/tags")).text();
  expect(await (await get("/tags?utm_source=x")).text()).toBe(first);
  const kept = pages.fresh("/tags");
  expect(kept && bodyIn(kept, "identity")?.toString()).toBe(first);
  expect(renderPage).toHaveBeenCalledTimes(1);
});

test("visitors that come at the same moment share one rendering", async () => {
  const { get, renderPage } = setUp();
  await Promise.all([get("/tags"), get("/tags"), get("/tags")]);
  expect(renderPage).toHaveBeenCalledTimes(1);
});

test("a browser that has the page is told that it has not changed", async () => {
  const { get } = setUp();
  const etag = (await get("/tags")).headers.get("etag") ?? "";
  const again = await get("/tags", { "if-none-match": etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});

test.each([
  ["the strong form that a proxy made of it", (etag: string) => etag.replace("W/", "")],
  ["a list with it", (etag: string) => `"other", ${etag}`],
  ["anything", () => "*"],
])("a browser that names %s has the page", async (_name, spell) => {
  const { get } = setUp();
  const etag = (await get("/tags")).headers.get("etag") ?? "";
  expect((await get("/tags", { "if-none-match": spell(etag) })).status).toBe(304);
  expect((await get("/tags", { "if-none-match": '"other"' })).status).toBe(200);
});

test("visitors that come at the same moment share one compression", async () => {
  const page = createCachedPage(
    { status: 200, parts: [Buffer.from("<p>".repeat(99))], headers: {}, isCacheable: true },
    1,
  );
  const zip = (coding: "br") => addEncoding(page, coding, async (texts) => deflateTexts(texts));
  const [first, second] = await Promise.all([zip("br"), zip("br")]);
  expect(second).toBe(first);
});

test("each encoding is what the page says", async () => {
  const { get } = setUp();
  const plain = await (await get("/tags")).text();
  const zipped = await get("/tags", { "accept-encoding": "gzip" });
  expect(zipped.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe(plain);
  const codingFor = async (accepted: string) =>
    (await get("/tags", { "accept-encoding": accepted })).headers.get("content-encoding");
  expect(await codingFor("gzip, br")).toBe("br");
  expect(await codingFor("br;q=0, gzip")).toBe("gzip");
  expect(await codingFor("br;q=0.0, gzip;q=0")).toBeNull();
});

test("who asks for a page first gets what is soonest there, who comes after what is smallest", async () => {
  const { get } = setUp();
  const codings = ["gzip, deflate, br", "gzip, deflate, br", "br", "gzip"];
  const answers = [];
  for (const accepted of codings) answers.push(await get("/tags", { "accept-encoding": accepted }));
  expect(answers.map(({ headers }) => headers.get("content-encoding"))).toEqual(["gzip", "br", "br", "gzip"]);
});

test("a page that is asked for again gets smaller, and is the same page", async () => {
  const long = Array.from({ length: 3_000 }, (_, index) => `<p>${index * 7919} moths</p>`).join("");
  const { pages, get } = setUp({ text: long });
  const asked = { "accept-encoding": "br" };
  const first = Buffer.from(await (await get("/tags", asked)).arrayBuffer());
  const page = pages.fresh("/tags");
  await expect.poll(() => page?.bodies.br?.length).toBeLessThan(first.length);
  const again = await get("/tags", asked);
  const body = Buffer.from(await again.arrayBuffer());
  expect(again.headers.get("content-length")).toBe(String(body.length));
  expect(page?.headers.br).toContain(String(body.length));
  expect(brotliDecompressSync(body)).toEqual(brotliDecompressSync(first));
});

test("HEAD answers with the headers alone", async () => {
  const { get } = setUp();
  const head = await get("/tags", {}, "HEAD");
  expect(await head.text()).toBe("");
  expect(Number(head.headers.get("content-length"))).toBeGreaterThan(0);
});

test("after a change the old page is shown once more while the new one is made", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    const { get, publish } = setUp();
    await get("/tags");
    publish();
    vi.advanceTimersByTime(3_000);
    // Starts the check of the version; the next one sees what it found.
    await get("/tags");
    await Promise.resolve();
    expect(await (await get("/tags")).text()).toContain("at 1");
    await expect.poll(async () => await (await get("/tags")).text()).toContain("at 2");
  } finally {
    vi.useRealTimers();
  }
});

test("after a long silence nobody is shown an old page", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    const { pages, get, publish } = setUp();
    await get("/tags");
    publish();
    vi.advanceTimersByTime(60_000);
    expect(pages.fresh("/tags")).toBeNull();
    await get("/tags");
    await expect.poll(async () => await (await get("/tags")).text()).toContain("at 2");
  } finally {
    vi.useRealTimers();
  }
});

test("a database that does not say what has changed keeps no page from being shown", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    const { get, silence } = setUp();
    const shown = await (await get("/tags")).text();
    silence();
    vi.advanceTimersByTime(60_000);
    expect(await (await get("/tags")).text()).toBe(shown);
  } finally {
    vi.useRealTimers();
  }
});

test("failures are not kept", async () => {
  const { get, renderPage } = setUp();
  expect((await get("/broken")).status).toBe(500);
  await get("/broken");
  expect(renderPage).toHaveBeenCalledTimes(2);
});

test("pages that do not exist are never answered before their address is read", async () => {
  const { pages, get } = setUp();
  expect((await get("/none")).status).toBe(404);
  expect(pages.fresh("/none")).toBeNull();
});

test("pages that nobody asks for again make room for new ones", async () => {
  const { pages, get, renderPage } = setUp({ cacheSizeInBytes: 5_000 });
  await get("/tags");
  for (let index = 0; index < 40; index += 1) {
    await get(`/page-${index}`);
    await get("/tags");
  }
  expect(pages.fresh("/page-0")).toBeNull();
  expect(pages.fresh("/tags")).not.toBeNull();
  expect(renderPage).toHaveBeenCalledTimes(41);
});
