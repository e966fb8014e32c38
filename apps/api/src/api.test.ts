import { generateSynthetic } from "@zoetrope/catalog";
import { circleLottie, ingestRequest, smallConcepts } from "@zoetrope/catalog/testing";
import { AppError } from "@zoetrope/kit";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApiApp, problemOfRefusal } from "./index.ts";
import {
  openTemporaryGateway,
  urls,
  verifyBearer,
  type TemporaryGateway,
} from "./testing/temporary-gateway.ts";

const logger = pino({ level: "silent" });

describe("the API", () => {
  let temporary: TemporaryGateway;
  let id = "";
  const get = (path: string, init?: RequestInit) => temporary.app.request(`${urls.api}${path}`, init);
  const json = async (path: string) => (await get(path)).json();

  const responseTo = async (error: Error) => {
    const suggest = async () => {
      throw error;
    };
    const response = await createApiApp({
      catalog: { ...temporary.catalog, suggest },
      urls,
      logger,
      signedIn: { workspaces: temporary.workspaces, verifyBearer },
    }).request("/api/v1/search-keywords?q=a");
    return { status: response.status, body: await response.text() };
  };

  beforeAll(async () => {
    temporary = await openTemporaryGateway();
    await generateSynthetic({ database: temporary.database, concepts: smallConcepts }, 60);
    const stored = await temporary.catalog.ingest(
      ingestRequest("Unicorn parade", { tags: ["unicorn"], bytes: circleLottie({ width: 321 }) }),
    );
    if (stored.outcome === "stored") id = stored.id;
  });
  afterAll(() => temporary.remove());

  it("suggests keywords in the shape that the search modal reads", async () => {
    expect(await json("/api/v1/search-keywords?q=unic")).toEqual({ data: [{ keyword: "unicorn" }] });
    expect(await json("/api/v1/search-keywords?q=")).toEqual({ data: [] });
    expect(await json("/api/v1/search-keywords?q=%20%20")).toEqual({ data: [] });
    expect(await json("/api/v1/search-keywords")).toEqual({ data: [] });
  });

  it("lists the four newest posts of the blog with addresses on the site", async () => {
    const posts = (await json("/api/v1/blog/recent-posts")) as {
      title: string;
      href: string;
      image: string;
    }[];
    expect(posts).toHaveLength(4);
    for (const { title, href, image } of posts) {
      expect(title).not.toBe("");
      expect(href.startsWith(`${urls.site}/blog/`)).toBe(true);
      expect(image).toBe(`${href}/picture.svg`);
    }
  });

  it("lets every page read without cookies, and write from nowhere", async () => {
    const at = (path: string, { headers = {}, ...init }: { method?: string; headers?: object } = {}) =>
      get(path, { ...init, headers: { origin: "https://elsewhere.example", ...headers } });
    for (const path of [
      "/api/v1/search-keywords?q=a",
      "/api/v1/animations",
      `/api/v1/animations/${id}`,
      `/api/v1/animations/zzzzzzzzzz/download`,
      "/api/v1/openapi.json",
      "/api/v1/animations/zzzzzzzzzz",
      "/api/v1/nothing",
    ]) {
      const { headers } = await at(path);
      expect(headers.get("access-control-allow-origin"), path).toBe("*");
      expect(headers.get("access-control-allow-credentials")).toBeNull();
      expect(headers.get("access-control-expose-headers")).toMatch(/etag,link,.*retry-after/);
    }
    const preflight = await at("/api/v1/animations", {
      method: "OPTIONS",
      headers: { "access-control-request-method": "GET", "access-control-request-headers": "authorization" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-methods")).toBe("GET,HEAD");
    expect(preflight.headers.get("access-control-allow-headers")).toContain("authorization");
    const upload = await at("/api/v1/files", { method: "OPTIONS" });
    expect(upload.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("answers what may be cached with a tag, compressed, and once", async () => {
    const headers = { "accept-encoding": "br" };
    for (const path of ["/api/v1/animations", `/api/v1/animations/${id}`, "/api/v1/openapi.json"]) {
      const first = await get(path, { headers });
      expect([first.headers.get("content-encoding"), first.headers.get("vary")]).toEqual([
        "br",
        "accept-encoding, authorization",
      ]);
      const again = await get(path, {
        headers: { ...headers, "if-none-match": first.headers.get("etag") ?? "" },
      });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      expect(again.headers.get("cache-control")).toContain("max-age=60");
      const head = await get(path, { method: "HEAD" });
      expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([
        200,
        "",
        first.headers.get("etag"),
      ]);
    }
  });

  it("leads through a list by links, and takes the size of its pages", async () => {
    const start = "/api/v1/animations?pageSize=20&sort=recent";
    const seen: string[] = [];
    for (let next: string | null = `${urls.api}${start}`; next !== null;) {
      const response = await get(next.slice(urls.api.length));
      const { data, links } = await response.json();
      seen.push(...data.map((item: { id: string }) => item.id));
      const header = response.headers.get("link") ?? "";
      if (links.next !== null) expect(header).toContain(`<${links.next}>; rel="next"`);
      if (links.prev !== null) expect(header).toContain(`<${links.prev}>; rel="prev"`);
      next = links.next;
    }
    expect(seen).toHaveLength(52);
    expect(new Set(seen).size).toBe(52);
    const { links } = await json(start);
    expect(links.prev).toBeNull();
    expect(new URL(links.next).searchParams.toString()).toBe("pageSize=20&sort=recent&page=2");
    for (const size of [0, 97, "x"])
      expect(await json(`/api/v1/animations?pageSize=${size}`)).toMatchObject({ parameter: "pageSize" });
  });

  it("names a parameter that nothing reads", async () => {
    for (const [path, parameter] of [
      ["/api/v1/animations?colour=00ff00&licenSe=MIT", "licenSe"],
      [`/api/v1/animations/${id}?fields=id`, "fields"],
      ["/api/v1/search-keywords?query=a", "query"],
      ["/api/v1/popular-searches?lang=de", "lang"],
      ["/api/v1/blog/recent-posts?limit=2", "limit"],
    ] as const)
      expect(await json(path)).toMatchObject({ status: 400, code: "bad-request", parameter });
  });

  it("says which methods an address answers", async () => {
    for (const [method, path, allow] of [
      ["POST", "/api/v1/animations", "GET, HEAD, OPTIONS"],
      ["DELETE", `/api/v1/animations/${id}/download`, "GET, HEAD, OPTIONS"],
      ["GET", "/api/v1/search/by-example", "OPTIONS, POST"],
      ["PATCH", "/api/v1/files", "GET, HEAD, OPTIONS, POST"],
      ["GET", "/api/v1/workspaces/a/icon", "DELETE, OPTIONS, PUT"],
    ] as const) {
      const response = await get(path, { method });
      expect([path, response.status, response.headers.get("allow")]).toEqual([path, 405, allow]);
      expect(await response.json()).toMatchObject({ status: 405, code: "method-not-allowed" });
    }
  });

  it("says how to come in where it refuses", async () => {
    const upload = (headers: Record<string, string>) => get("/api/v1/files", { method: "POST", headers });
    expect((await upload({})).headers.get("www-authenticate")).toBe("Bearer");
    const wrong = await upload({ authorization: "Bearer wrong" });
    expect([wrong.status, wrong.headers.get("www-authenticate")]).toEqual([
      401,
      'Bearer error="invalid_token"',
    ]);
    expect(wrong.headers.get("content-type")).toBe("application/problem+json");
  });

  it("refuses a query of 10 kB and nonsensical filters, and names what is wrong", async () => {
    const long = await get(`/api/v1/search-keywords?q=${"a".repeat(10_000)}`);
    expect(long.status).toBe(400);
    expect(long.headers.get("content-type")).toBe("application/problem+json");
    expect(await long.json()).toMatchObject({ status: 400, code: "bad-request" });
    const filter = await get("/api/v1/animations?duration-min=-4", { headers: { origin: urls.site } });
    expect(await filter.json()).toMatchObject({
      status: 400,
      code: "bad-request",
      parameter: "duration-min",
    });
    const search = await get(`/api/v1/animations?q=${"a".repeat(10_000)}`);
    expect(search.status).toBe(400);
    expect(await search.json()).toMatchObject({ parameter: "q", detail: expect.stringContaining("300") });
  });

  it.each(["animations", "search-keywords"])("takes control characters in a query of %s", async (path) => {
    for (const q of ["%00", "big%00%1Bowl"]) expect((await get(`/api/v1/${path}?q=${q}`)).status).toBe(200);
  });

  it("searches with the parameters of the results page", async () => {
    const found = await json("/api/v1/animations?q=unicorn&width-min=321&width-max=321&licence=MIT");
    expect(found).toMatchObject({ total: 1, page: 1, pageCount: 1, correctedQuery: null });
    expect(found.data[0]).toMatchObject({
      id,
      title: "Unicorn parade",
      pageUrl: `http://site.test/animation/unicorn-parade-${id}`,
      posterUrl: expect.stringMatching(/^http:\/\/assets\.test\/files\/[0-9a-f]{64}\.webp$/),
      playUrl: expect.stringMatching(/^http:\/\/assets\.test\/files\/[0-9a-f]{64}\.lottie$/),
      tags: ["unicorn"],
      licence: { spdx: "MIT" },
    });
    const [first] = found.data[0].files;
    expect(first.downloadUrl).toBe(`http://api.test/api/v1/animations/${id}/download?format=dotlottie`);
    expect(await json("/api/v1/animations?q=unicorn&aspect=wide")).toMatchObject({ total: 1 });
    expect(await json("/api/v1/animations?q=unicorn&aspect=tall")).toMatchObject({ total: 0 });
    const second = await json("/api/v1/animations?page=2");
    expect(second).toMatchObject({ page: 2, pageCount: 3, total: 52 });
    expect(second.data).toHaveLength(24);
  });

  it("answers 404 for pages past the end, unknown ids and unknown addresses", async () => {
    for (const path of [
      "/api/v1/animations?page=4",
      "/api/v1/animations/zzzzzzzzzz",
      "/api/v1/animations/..%2f",
      "/api/v1/nothing",
      "/",
    ]) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(await response.json()).toMatchObject({ code: "not-found", type: "about:blank" });
    }
    expect((await get("/api/v1/animations?q=qqqqqqqq")).status).toBe(200);
  });

  it("tells everything about one animation with addresses of its files", async () => {
    const { data } = await json(`/api/v1/animations/${id}`);
    expect(data).toMatchObject({ id, tags: ["unicorn"], width: 321, licence: { spdx: "MIT" } });
    expect(data.files).toHaveLength(4);
    for (const file of data.files)
      expect(file.downloadUrl).toBe(`http://api.test/api/v1/animations/${id}/download?format=${file.format}`);
  });

  it("counts a download, sends on to the file under a name, and is never cached", async () => {
    const response = await get(`/api/v1/animations/${id}/download?format=json-optimised`);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toMatch(
      /^http:\/\/assets\.test\/files\/[0-9a-f]{64}\.json\/unicorn-parade\.json$/,
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect((await get(`/api/v1/animations/${id}/download`, { method: "HEAD" })).status).toBe(204);
    await temporary.catalog.rank();
    expect((await json(`/api/v1/animations/${id}`)).data.downloads).toBe(1);
    expect((await get(`/api/v1/animations/${id}/download?format=gif`)).status).toBe(400);
    expect((await get("/api/v1/animations/zzzzzzzzzz/download?format=json")).status).toBe(404);
  });

  it("hides what went wrong inside", async () => {
    const secret = await responseTo(new Error("password=hunter2"));
    expect(secret.status).toBe(500);
    expect(secret.body).not.toMatch(/hunter2|\.ts:/);
    const away = await responseTo(
      new AppError("unavailable", "no connection to 10.0.0.1", { publicMessage: "Try again in a minute." }),
    );
    expect(away.status).toBe(503);
    expect(JSON.parse(away.body)).toMatchObject({ code: "unavailable", detail: "Try again in a minute." });
  });

  it("describes exactly the addresses it answers", async () => {
    const document = await json("/api/v1/openapi.json");
    // Each tool is described by itself; agents have a protocol of their own.
    const described = Object.keys(document.paths).map((path) =>
      path.replaceAll(/\{(\w+)\}/g, ":$1").replace(/^\/api\/v1\/tools\/[a-z-]+$/, "/api/v1/tools/:operation"),
    );
    const routes = temporary.app.routes
      .filter(({ method, path }) => method !== "ALL" && !path.endsWith("/icon") && path !== "/mcp")
      .map(({ path }) => path);
    expect([...new Set(described)].toSorted()).toEqual([...new Set(routes)].toSorted());
    expect(document).toMatchObject({ openapi: "3.1.0", servers: [{ url: urls.api }] });
  });
});

describe("what is refused before the API can read it", () => {
  it.each([
    [414, "bad-request"],
    [413, "too-large"],
    [500, "internal"],
  ])("is a problem document as well (%i)", async (status, code) => {
    const response = problemOfRefusal({ status, title: "Title", text: "What to do." });
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toEqual({
      type: "about:blank",
      title: "Title",
      status,
      code,
      detail: "What to do.",
    });
  });
});
