import type { Catalog } from "@zoetrope/catalog";
import { AppError } from "@zoetrope/kit";
import type { Workspaces } from "@zoetrope/workspaces";
import { pino } from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { maxKeyRequests } from "./caller.ts";
import { createApiApp } from "../create-api-app.ts";
import { createPublicApi } from "../public-routes.ts";
import { urls } from "../testing/temporary-gateway.ts";

const readsPerMinute = 3;
const unknown = "/api/v1/animations/0123456789";
const posts = "/api/v1/blog/recent-posts";
const key = "zt_live_good";
const showing = (token: string) => ({
  headers: { authorization: `Bearer ${token}`, origin: "https://elsewhere.example" },
});

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
        workspaces: { maxUploadBytes: 1, accountPart: { name: "workspaces" } } as Workspaces,
        verifyBearer: async (token) => {
          if (token === "mira") return { userId: token, sessionId: "session", isEmailVerified: true };
          throw new AppError("unauthenticated", "nobody is signed in");
        },
        verifyApiKey: async (token) => {
          if (token === key) return { keyId: "1", workspaceId: "studio", userId: "mira", scopes: [] };
          throw new AppError("unauthenticated", "no key");
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

  it("is in no response that shared caches keep, who would tell it to the next", async () => {
    const kept = await ask(posts, "203.0.113.7");
    expect(kept.headers.get("cache-control")).toMatch(/^public/);
    expect(kept.headers.get("ratelimit")).toBeNull();
    const own = await ask(unknown, "203.0.113.7");
    expect(own.headers.get("cache-control")).toBe("no-store");
    expect(own.headers.get("ratelimit")).toBe(`"network";r=${readsPerMinute - 2};t=60`);
  });

  it("counts responses that the client holds, and no preflight", async () => {
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

  describe("somebody who shows a key or a token", () => {
    it.each([
      posts,
      "/api/v1/openapi.json",
      "/api/v1/search-keywords?q=owl",
      "/api/v1/popular-searches",
      "/api/v1/animations",
      unknown,
      `${unknown}/download`,
      "/api/v1/packs/lucide/download",
      "/api/v1/nothing",
    ])("that is not good is asked for another at %s", async (path) => {
      for (const token of ["zt_live_ended", "expired"]) {
        const refused = await ask(path, "203.0.113.7", showing(token));
        expect(refused.status).toBe(401);
        expect(Object.fromEntries(refused.headers)).toMatchObject({
          "www-authenticate": 'Bearer error="invalid_token"',
          "access-control-allow-origin": "*",
          "cache-control": "no-store",
        });
      }
    });

    it("that is not good is asked for another where an example is sent", async () => {
      const sent = await ask("/api/v1/search/by-example", "203.0.113.7", {
        method: "POST",
        body: "{}",
        ...showing("zt_live_ended"),
      });
      expect([sent.status, sent.headers.get("access-control-allow-origin")]).toEqual([401, "*"]);
    });

    it("that is not good counts for their network, whatever they make up", async () => {
      const statuses: number[] = [];
      for (let count = 0; count <= readsPerMinute; count += 1)
        statuses.push((await ask("/api/v1/files", "203.0.113.7", showing(`made.up.${count}`))).status);
      expect(statuses).toEqual([401, 401, 401, 429]);
    });

    it("counts for their key, in responses that are theirs alone, of which caches know", async () => {
      await askOften(posts, "203.0.113.7");
      expect((await ask(posts, "203.0.113.7")).status).toBe(429);
      const own = await ask(posts, "203.0.113.7", showing(key));
      expect([own.status, own.headers.get("vary")]).toEqual([200, "accept-encoding, authorization"]);
      expect(own.headers.get("cache-control")).toMatch(/^private, max-age=/);
      expect(own.headers.get("ratelimit")).toBe(`"key";r=${maxKeyRequests - 1};t=60`);
      const failed = await ask(unknown, "203.0.113.7", showing(key));
      expect([failed.status, failed.headers.get("ratelimit")]).toEqual([
        404,
        `"key";r=${maxKeyRequests - 2};t=60`,
      ]);
    });

    it("leaves nothing of it in what everybody gets", async () => {
      await ask("/api/v1/openapi.json", "203.0.113.7", showing(key));
      const everybodys = await ask("/api/v1/openapi.json", "203.0.113.7");
      expect(everybodys.headers.get("cache-control")).toMatch(/^public/);
      expect(everybodys.headers.get("ratelimit")).toBeNull();
    });

    it.each(["/api/v1/files/0", "/graphql", "/api/v1/workspaces/0/icon", "/api/v1/statistics.csv"])(
      "shares the minute of their network as a person, at %s as well",
      async (path) => {
        await askOften(posts, "203.0.113.7");
        const method = path === "/graphql" ? "POST" : path.endsWith("icon") ? "DELETE" : "GET";
        const { headers } = showing("mira");
        const asked = { method, headers: { ...headers, "content-type": "application/json" } };
        const refused = await ask(path, "203.0.113.9", asked);
        expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
        expect(refused.headers.get("ratelimit")).toBe('"network";r=0;t=60');
      },
    );
  });

  it("counts as well, and looks at no key, where the site answers the same", async () => {
    const catalog = { suggest: async () => [] } as Partial<Catalog> as Catalog;
    const publicApi = createPublicApi({ catalog, urls, logger: pino({ level: "silent" }), readsPerMinute });
    const read = async (init: RequestInit = {}, clientAddress = "192.0.2.1") =>
      await publicApi(new Request(urls.site + posts, init), { clientAddress });
    const refused = await read(showing(key));
    expect(refused?.status).toBe(401);
    expect(refused?.headers.get("www-authenticate")).toMatch(/^Bearer/);
    expect(await refused?.text()).toContain(urls.api + posts);
    for (let count = 0; count < readsPerMinute; count += 1) expect((await read())?.status).toBe(200);
    expect((await read())?.status).toBe(429);
    expect((await read({}, "198.51.100.1"))?.status).toBe(200);
    expect(publicApi(new Request(`${urls.site}/animation/owl`))).toBeNull();
  });
});
