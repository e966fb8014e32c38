import type { Catalog } from "@zoetrope/catalog";
import { AppError } from "@zoetrope/kit";
import type { Workspaces } from "@zoetrope/workspaces";
import { pino } from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { createApiApp } from "../create-api-app.ts";
import { urls } from "../testing/temporary-gateway.ts";

const readsPerMinute = 3;
const unknown = "/api/v1/animations/0123456789";
const posts = "/api/v1/blog/recent-posts";

describe("how often one network may read the library", () => {
  let nowInMs = 0;
  let app: ReturnType<typeof createApiApp>;
  beforeEach(() => {
    nowInMs = 1_000_000;
    app = createApiApp({
      // Of an empty library.
      catalog: {
        version: async () => 1,
        get: async () => null,
        countDownload: async () => null,
        suggest: async () => [],
        search: async () => ({ items: [] }) as never,
      } as Partial<Catalog> as Catalog,
      urls,
      logger: pino({ level: "silent" }),
      readsPerMinute,
      signedIn: {
        workspaces: { maxUploadBytes: 1 } as Workspaces,
        verifyBearer: async () => {
          throw new AppError("unauthenticated", "nobody is signed in");
        },
        now: () => nowInMs,
      },
    });
  });
  const ask = (path: string, clientAddress: string, init: RequestInit = {}) =>
    app.request(
      urls.api + path,
      { headers: { origin: "https://elsewhere.example" }, ...init },
      { clientAddress },
    );
  const askOften = async (path: string, clientAddress: string) => {
    for (let read = 0; read < readsPerMinute; read += 1) await ask(path, clientAddress);
  };

  it.each([
    posts,
    "/api/v1/openapi.json",
    "/api/v1/search-keywords?q=owl",
    unknown,
    `${unknown}/download`,
    "/api/v1/nothing",
  ])("counts %s, and refuses one too many with how long to wait, until the minute is over", async (path) => {
    expect((await ask(path, "203.0.113.7")).status).not.toBe(429);
    await askOften(path, "203.0.113.8");
    const refused = await ask(path, "203.0.113.9");
    expect(refused.status).toBe(429);
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      "content-type": "application/problem+json",
      "retry-after": "60",
      "ratelimit-policy": `"network";q=${readsPerMinute};w=60`,
      ratelimit: '"network";r=0;t=60',
      "cache-control": "no-store",
      "access-control-allow-origin": "*",
    });
    expect((await ask(path, "198.51.100.7")).status).not.toBe(429);
    nowInMs += 60_000;
    expect((await ask(path, "203.0.113.9")).status).not.toBe(429);
  });

  it("is in no answer that shared caches keep, who would tell it to the next", async () => {
    const kept = await ask(posts, "203.0.113.7");
    expect(kept.headers.get("cache-control")).toMatch(/^public/);
    expect(kept.headers.get("ratelimit")).toBeNull();
    const own = await ask(unknown, "203.0.113.7");
    expect(own.headers.get("cache-control")).toBe("no-store");
    expect(own.headers.get("ratelimit")).toBe(`"network";r=${readsPerMinute - 2};t=60`);
  });

  it("counts answers that the client holds, and no preflight", async () => {
    const { headers } = await ask(posts, "203.0.113.7");
    const held = { headers: { "if-none-match": headers.get("etag") ?? "" } };
    expect((await ask(posts, "203.0.113.7", held)).status).toBe(304);
    const preflight = {
      method: "OPTIONS",
      headers: { origin: "https://elsewhere.example", "access-control-request-method": "GET" },
    };
    for (let times = 0; times < 5; times += 1) await ask(posts, "203.0.113.7", preflight);
    expect((await ask(posts, "203.0.113.7", held)).status).toBe(304);
    expect((await ask(posts, "203.0.113.7", held)).status).toBe(429);
  });
});
