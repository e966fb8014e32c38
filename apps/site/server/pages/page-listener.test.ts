import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { deflateTexts } from "@zoetrope/http/deflate-texts";
import { afterEach, expect, test, vi } from "vitest";
import { createPageListener } from "./page-listener.ts";
import { createPages } from "./pages.ts";

let server: Server | undefined;
afterEach(() => void server?.close());

async function serve(renderPage: Parameters<typeof createPages>[0]["renderPage"]) {
  const logger = { error: vi.fn(), warn: vi.fn() };
  const pages = createPages({
    renderPage,
    readVersion: async () => 1,
    logger,
    deflateTexts: async (texts) => deflateTexts(texts),
    cacheSizeInBytes: 1_000_000,
    keepsPages: true,
  });
  const fail = () => ({ status: 503, text: "away", headers: { "retry-after": "5" } });
  const listener = createPageListener(pages, fail);
  server = createServer((request, response) => {
    if (!listener(request, response, ["X-Common", "of all"], "an-id"))
      response.writeHead(404).end("not here");
  });
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return (path: string, init?: RequestInit) => fetch(`http://localhost:${port}${path}`, init);
}

const owl = async () => ({
  status: 200,
  parts: [Buffer.from("<p>an owl</p>")],
  headers: { "content-type": "text/html" },
  isCacheable: true,
});

test("a page that nobody has asked for before is answered with all that goes with every answer", async () => {
  const get = await serve(owl);
  for (const path of ["/animation/owl-0000000000", "/de/free-animations/owl?page=2"]) {
    const response = await get(path);
    expect(await response.text()).toBe("<p>an owl</p>");
    expect([response.headers.get("x-common"), response.headers.get("x-request-id")]).toEqual([
      "of all",
      "an-id",
    ]);
    const etag = response.headers.get("etag") ?? "";
    expect((await get(path, { headers: { "if-none-match": etag } })).status).toBe(304);
    expect(await (await get(path, { method: "HEAD" })).text()).toBe("");
  }
});

test("whatever may be a file, a feed or another address is left to others", async () => {
  const get = await serve(owl);
  const others = ["/", "/feed.xml", "/animation/owl.png", "/free-animations/", "/en/free-animations/owl"];
  for (const path of [...others, "/animation/%ff", `/animation/${"a".repeat(5_000)}`])
    expect((await get(path, { redirect: "manual" })).status).toBe(404);
  expect((await get("/animation/owl-0000000000", { method: "POST" })).status).toBe(404);
});

test("what fails beyond its own words says so, and the next visitor is answered", async () => {
  const renderPage = vi.fn(owl).mockRejectedValueOnce(new Error("away"));
  const get = await serve(renderPage);
  const failed = await get("/animation/owl-0000000000");
  expect([failed.status, failed.headers.get("retry-after"), await failed.text()]).toEqual([503, "5", "away"]);
  expect((await get("/animation/owl-0000000000")).status).toBe(200);
});
