import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTemporaryCollector, tokens, type TemporaryCollector } from "../testing/temporary-collector.ts";
import { urls } from "../testing/temporary-gateway.ts";

describe("the collector", () => {
  let temporary: TemporaryCollector;
  beforeAll(async () => {
    temporary = await openTemporaryCollector();
  });
  afterAll(() => temporary.remove());

  const strict = "cookie_policy=strict&ip_policy=strict";
  interface Sent {
    token?: string;
    path?: string;
    headers?: Record<string, string>;
    address?: string;
    policy?: string;
  }
  const post = (body: BodyInit, more: Sent = {}) => {
    const { token = tokens.client, path = "/api/v1/event", headers = {}, policy = strict } = more;
    return temporary.app.request(
      `${urls.api}${path}?token=${token}&${policy}`,
      { method: "POST", body, headers: { "content-type": "application/json", ...headers } },
      { clientAddress: more.address ?? "203.0.113.77" },
    );
  };
  const send = (events: unknown, more?: Sent) => post(JSON.stringify(events), more);
  const statusOf = async (body: BodyInit, more?: Sent) => (await post(body, more)).status;
  let drawn = 0;
  const named = (name: string, fields: object = {}) => ({
    event_id: `id-${(drawn += 1)}`,
    event_type: name,
    utc_time: new Date().toISOString(),
    ...fields,
  });

  it("answers 200 with JSON when the events are stored, one or many", async () => {
    const response = await send([named("one"), named("two")]);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "ok" });
    expect(response.headers.get("set-cookie")).toBeNull();
    expect((await send(named("three"))).status).toBe(200);
    for (const name of ["one", "two", "three"]) expect(await temporary.events(name)).toHaveLength(1);
    expect(temporary.counted["stored"]).toBe(3);
  });

  it("is in the description of the API, with each of its addresses", async () => {
    const { paths } = (await (await temporary.app.request("/api/v1/openapi.json")).json()) as {
      paths: Record<string, { post?: { requestBody: { content: Record<string, { example: unknown }> } } }>;
    };
    const routes = temporary.app.routes.filter(({ method }) => method === "POST").map(({ path }) => path);
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(routes));
    expect(routes).toContain("/api/v1/s2s/event");
    for (const path of ["/api/v1/event", "/api/v1/s2s/event", "/api/v1/hit-counter"]) {
      const example = paths[path]?.post?.requestBody.content["application/json"]?.example;
      const token = path.includes("s2s") ? tokens.server : tokens.client;
      expect([path, (await send(example, { path, token })).status]).toEqual([path, 200]);
    }
  });

  it("takes an event once, however often it is sent", async () => {
    const event = named("again");
    await Promise.all([send([event, event]), send(event)]);
    await send([event]);
    const without = { ...named("again without id"), event_id: "" };
    await Promise.all([send(without), send(without)]);
    expect(await temporary.events("again")).toHaveLength(1);
    expect(await temporary.events("again without id")).toHaveLength(1);
  });

  it("keeps the fields that it knows, in their columns and in the details, and no others", async () => {
    await send(
      named("search", {
        doc_path: "/free-animations",
        url: "https://site.example/free-animations?q=owl&utm_source=news",
        page_title: "Owls",
        referrer: "https://news.example/a#b",
        referrer_domain: "news.example",
        query: "owl",
        result_count: 12,
        sort: "popular",
        type: "free",
        utm_source: "news",
        user: { anonymous_id: "", email: "mira@sol.example" },
        api_key: tokens.client,
        password: "secret",
        nested: { query: "inner" },
      }),
    );
    const [event] = await temporary.events("search");
    expect(event).toMatchObject({
      path: "/free-animations",
      referrer_domain: "news.example",
      query: "owl",
      result_count: 12,
      details: {
        url: "https://site.example/free-animations?q=owl&utm_source=news",
        page_title: "Owls",
        referrer: "https://news.example/a",
        sort: "popular",
        type: "free",
        utm_source: "news",
      },
    });
    expect(JSON.stringify(event)).not.toMatch(/mira|secret|inner|api_key/);
  });

  it("scrubs addresses and mail addresses again, whoever has sent them", async () => {
    await send(
      named("scrubbed", {
        doc_path: "/a?cb_payload=hidden#id_token=hidden",
        url: "https://site.example/?auth_errors=hidden&password_reset_token=hidden&q=owl#hidden",
        referrer: "javascript:hidden",
        page_title: "Welcome, mira@sol.example",
        query: "mira%40sol.example",
        utm_source: "mail to mira@sol.example today",
      }),
    );
    const [event] = await temporary.events("scrubbed");
    expect(event).toMatchObject({
      path: "/a",
      query: "removed",
      details: {
        url: "https://site.example/?q=owl",
        page_title: "Welcome, removed",
        utm_source: "mail to removed today",
      },
    });
    expect(JSON.stringify(event)).not.toMatch(/hidden|mira/);
  });

  it("takes out of texts what would turn the direction of the page that shows them", async () => {
    await send(
      named("turned", { query: "\u2069\u202Eowl\u202C", page_title: "بومة", doc_path: "/\u202Eowl" }),
    );
    const [event] = await temporary.events("turned");
    expect(event).toMatchObject({ path: "/owl", query: "owl", details: { page_title: "بومة" } });
  });

  it("cuts texts at 255 and 1,024 characters, and takes no time from a clock that cannot be right", async () => {
    const before = Date.now();
    const long = "🦉".repeat(2_000);
    for (const utc_time of ["never", "9999-12-31T00:00:00Z", "1970-01-01T00:00:00Z", 12, null, "-1"])
      expect((await send(named("long", { utc_time, item: long, page_title: long }))).status).toBe(200);
    const events = await temporary.events("long");
    expect(events).toHaveLength(6);
    for (const { item, details, happened_at: at } of events) {
      expect(String(item).length).toBeLessThanOrEqual(255);
      expect((details as { page_title: string }).page_title).toHaveLength(1_024);
      expect(new Date(String(at)).getTime()).toBeGreaterThanOrEqual(before);
    }
    const late = new Date(before - 3_600_000).toISOString();
    await send(named("late", { utc_time: late.replace("Z", "000Z") }));
    expect(new Date(String((await temporary.events("late"))[0]?.["happened_at"])).toISOString()).toBe(late);
  });

  it("refuses what is no event with 400, nothing of it is stored, and counts it", async () => {
    const deep = `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`;
    const wide = Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`f${index}`, 1]));
    const bodies: BodyInit[] = [
      "",
      "no json",
      "[]",
      "null",
      "12",
      '"text"',
      "[null]",
      "[[]]",
      "{}",
      '{"event_type": ""}',
      '{"event_type": " \\u0000 "}',
      '{"event_type": 12}',
      '{"__proto__": {"event_type": "inherited"}}',
      `{"event_type": "${"x".repeat(101)}"}`,
      `{"event_type": "refused", "a": ${deep}}`,
      JSON.stringify({ event_type: "refused", ...wide }),
      JSON.stringify([named("refused"), 1]),
      new Uint8Array([0xff, 0xfe, 0x7b]),
    ];
    const before = temporary.counted["malformed"] ?? 0;
    for (const body of bodies) expect(await statusOf(body), `body ${bodies.indexOf(body)}`).toBe(400);
    expect((temporary.counted["malformed"] ?? 0) - before).toBe(bodies.length);
    expect(await temporary.events("refused")).toEqual([]);
  });

  it("refuses more than 1,000 events or 1 MB with 413", async () => {
    expect((await send(Array.from({ length: 1_000 }, () => named("many")))).status).toBe(200);
    expect((await send(Array.from({ length: 1_001 }, () => named("too many")))).status).toBe(413);
    expect(await statusOf(JSON.stringify(named("big", { a: "x".repeat(1_048_576) })))).toBe(413);
    expect(await statusOf("{}", { headers: { "content-length": "9999999" } })).toBe(413);
    expect(temporary.counted["too-large"]).toBe(3);
    expect(await temporary.events("too many")).toEqual([]);
  });

  it("knows pages and servers by their own tokens, and nobody else", async () => {
    const server = { path: "/api/v1/s2s/event" };
    expect((await send(named("a"), { token: "unknown" })).status).toBe(401);
    expect((await send(named("a"), { token: "" })).status).toBe(401);
    expect((await send(named("a"), { token: tokens.server })).status).toBe(401);
    expect((await send(named("a"), { ...server, token: tokens.client })).status).toBe(401);
    expect((await send(named("by a server"), { ...server, token: tokens.server })).status).toBe(200);
    expect(temporary.counted["unknown-token"]).toBe(4);
  });

  it("tells visitors apart by network, browser and sender, and stores none of these", async () => {
    const as = (name: string, address: string, agent = "Firefox", more: Sent = {}) =>
      send(named(name), { address, headers: { "user-agent": agent }, ...more });
    await as("same", "203.0.113.77");
    await as("same", "203.0.113.78");
    await as("other", "203.0.114.77");
    await as("other", "203.0.113.77", "Chromium");
    await as("other", "203.0.113.77", "Firefox", { policy: "cookie_policy=strict" });
    const visitors = async (name: string) =>
      new Set((await temporary.events(name)).map(({ visitor }) => visitor));
    expect((await visitors("same")).size).toBe(1);
    expect((await visitors("other")).size).toBe(3);
    const text = JSON.stringify([await temporary.events("same"), await temporary.events("other")]);
    expect(text).not.toMatch(/203\.0|Firefox|Chromium/);
    const plain = createHash("sha256").update("203.0.113.77Firefox").digest("hex").slice(0, 32);
    expect(text).not.toContain(plain);
  });

  it("believes a server of whom it tells, and no page", async () => {
    const of = (name: string, who: string) => named(name, { source_ip: who, user_agent: "Firefox" });
    const server = { path: "/api/v1/s2s/event", token: tokens.server };
    await send([of("reported", "203.0.113.1"), of("reported", "198.51.100.1")], server);
    await send([of("claimed", "203.0.113.1"), of("claimed", "198.51.100.1")]);
    const count = async (name: string) =>
      new Set((await temporary.events(name)).map(({ visitor }) => visitor)).size;
    expect([await count("reported"), await count("claimed")]).toEqual([2, 1]);
  });

  it("lets our pages and embedders read the response, also that of a refusal, and takes a beacon", async () => {
    const allowed = async (origin: string) => {
      const response = await temporary.app.request(`${urls.api}/api/v1/event`, {
        method: "OPTIONS",
        headers: {
          origin,
          "access-control-request-method": "POST",
          "access-control-request-headers": "content-type",
        },
      });
      return response.headers.get("access-control-allow-origin");
    };
    expect(await allowed(urls.site)).toBe(urls.site);
    expect(await allowed("https://partner.example")).toBe("https://partner.example");
    expect(await allowed("https://stranger.example")).toBeNull();
    const refused = await post("no json", { headers: { origin: urls.site } });
    expect(refused.headers.get("access-control-allow-origin")).toBe(urls.site);
    expect(refused.headers.get("access-control-allow-credentials")).toBeNull();
    const beacon = { headers: { "content-type": "text/plain", origin: urls.site } };
    expect((await send(named("by beacon"), beacon)).status).toBe(200);
    expect(await temporary.events("by beacon")).toHaveLength(1);
  });

  it("counts a view once for a visitor, and refuses what is none", async () => {
    const view = { method: 3, resource_id: "owl", user_id: "", visitor_id: crypto.randomUUID(), source: 0 };
    const hit = async (body: unknown) =>
      (await post(JSON.stringify(body), { path: "/api/v1/hit-counter" })).status;
    expect(await Promise.all([hit(view), hit(view), hit({ ...view, visitor_id: "another" })])).toEqual([
      200, 200, 200,
    ]);
    expect(await temporary.statistics.hitCounts(3, ["owl"])).toEqual(new Map([["owl", 2]]));
    for (const wrong of [
      { method: 4 },
      { method: "3" },
      { source: 1 },
      { resource_id: "" },
      { resource_id: "a b" },
      { visitor_id: "x".repeat(65) },
      { visitor_id: undefined },
    ])
      expect(await hit({ ...view, ...wrong }), JSON.stringify(wrong)).toBe(400);
    expect(await hit(null)).toBe(400);
    expect(await hit({ ...view, more: "x".repeat(5_000) })).toBe(413);
  });
});
