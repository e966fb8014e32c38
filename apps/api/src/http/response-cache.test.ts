import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createResponseCache } from "./response-cache.ts";
import { readableByAnyPage } from "./public-reading.ts";

describe("responses about the library", () => {
  let version = 1;
  let isAway = false;
  const make = vi.fn<(path: string) => string>();
  let app: Hono;
  beforeEach(() => {
    version = 1;
    isAway = false;
    make.mockReset().mockImplementation((path) => path.padEnd(2_000, "."));
    const cached = createResponseCache(
      { version: () => (isAway ? Promise.reject(new Error("away")) : Promise.resolve(version)) },
      { maxBytes: 5_000 },
    );
    app = new Hono();
    app.onError(() => new Response(null, { status: 500 }));
    app.use(readableByAnyPage());
    app.get("/:path", cached, (context) => {
      const path = context.req.param("path");
      if (path === "missing") return context.json({}, 404);
      return context.json(make(path), 200, {
        "cache-control": path === "own" ? "no-store" : "public, max-age=60",
      });
    });
  });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers: { origin: "https://elsewhere.example", ...headers } });

  it("are made once, and come to each as it asks: with its tag, compressed, or not again", async () => {
    const first = await ask("/owl");
    const tag = first.headers.get("etag") ?? "";
    const packed = await ask("/owl", { "accept-encoding": "gzip" });
    expect(Object.fromEntries(packed.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "content-encoding": "gzip",
      "content-type": "application/json",
      etag: tag,
    });
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await first.text());
    expect((await ask("/owl", { "if-none-match": tag })).status).toBe(304);
    expect(make).toHaveBeenCalledTimes(1);
    await ask("/owl?q=night");
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("are made anew as soon as the catalogue is another, and after ten seconds", async () => {
    await ask("/owl");
    version = 2;
    await ask("/owl");
    expect(make).toHaveBeenCalledTimes(2);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11_000 });
    try {
      await ask("/owl");
    } finally {
      vi.useRealTimers();
    }
    expect(make).toHaveBeenCalledTimes(3);
  });

  it("are not kept where they are somebody's own, nor where there are none", async () => {
    for (const path of ["/own", "/own"]) expect((await ask(path)).headers.has("etag")).toBe(false);
    expect(make).toHaveBeenCalledTimes(2);
    expect((await ask("/missing")).status).toBe(404);
    isAway = true;
    expect((await ask("/owl")).status).toBe(500);
  });

  it("take so much memory and no more: the oldest go", async () => {
    for (const path of ["/a", "/b", "/c"]) await ask(path);
    await ask("/c");
    expect(make).toHaveBeenCalledTimes(3);
    await ask("/a");
    expect(make).toHaveBeenCalledTimes(4);
  });
});
