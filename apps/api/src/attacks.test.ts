import { createGuardedFetch } from "@zoetrope/http/guarded-fetch";
import { createApiKeySecret } from "../../../packages/workspaces/src/api-keys/api-key-secret.ts";
import { circleLottie } from "@zoetrope/workspaces/testing";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { fetchRoute } from "./tools/fetch-route.ts";
import { addProblemResponses } from "./http/problem-responses.ts";
import { openTemporaryGateway, urls, type TemporaryGateway } from "./testing/temporary-gateway.ts";

/*
 * What somebody would try against the API, one case a line. Others stand beside what they are tried against: addresses, redirects, rebinding
 * and responses without end in packages/http (`guarded-fetch`, `guarded-post`); signatures that are played again, and forged, in
 * packages/workspaces (`verify-webhook`, `webhooks.contract`, `private-address`); operations without end in `gateway/hostile-operations`.
 */

/** Cases under names of which nobody has to see the end. */
const named = (cases: readonly string[]): [string, string][] => cases.map((one) => [one.slice(0, 80), one]);

const everyScope = ["library:read", "files:read", "files:write", "publish"];
const create = `mutation ($workspaceId: ID!, $url: String!, $eventTypes: [String!]!) {
  createWebhookEndpoint(workspaceId: $workspaceId, url: $url, eventTypes: $eventTypes) { secret } }`;

/** Addresses that lead inside, or nowhere that is asked. */
const insideAddresses = [
  "https://127.0.0.1/",
  "https://127.1/",
  "https://2130706433/",
  "https://0x7f000001/",
  "https://0177.0.0.1/",
  "https://0/",
  "https://127.0.0.1./",
  "https://①②⑦.0.0.1/",
  "https://10.0.0.1/",
  "https://172.16.0.1/",
  "https://192.168.1.1/",
  "https://100.100.100.200/latest/meta-data/",
  "https://169.254.169.254/latest/meta-data/",
  "https://168.63.129.16/metadata",
  "https://[::1]/",
  "https://[::]/",
  "https://[::ffff:169.254.169.254]/",
  "https://[64:ff9b::a9fe:a9fe]/",
  "https://[2002:7f00:1::]/",
  "https://[fd00:ec2::254]/",
  "https://[fe80::1]/",
  "https://user:secret@example.com/",
  "https://example.com@127.0.0.1/",
  "https://example.com:22/",
  "https://example.com:6379/",
  "file:///etc/passwd",
  "gopher://127.0.0.1:6379/_INFO",
  "data:application/json,{}",
  "javascript:alert(1)",
  "//169.254.169.254/",
  "",
  `https://example.com/${"a".repeat(5_000)}`,
];

describe("attacks on the API", () => {
  let gateway: TemporaryGateway;
  let mira = "";
  let eve = "";
  let studio = "";
  let fileId = "";
  let foreignId = "";
  let key = "";

  beforeAll(async () => {
    gateway = await openTemporaryGateway();
    [mira, eve] = [await gateway.person(), await gateway.person()];
    studio = (await gateway.workspaces.create(mira, "Studio")).id;
    const foreign = (await gateway.workspaces.create(eve, "Foreign")).id;
    for (const id of [studio, foreign]) await gateway.workspaces.setPlan(id, "team");
    const upload = (who: string, workspaceId: string) =>
      gateway.workspaces.upload(who, { workspaceId, filename: "Owl.json", bytes: circleLottie() });
    fileId = (await upload(mira, studio)).id;
    foreignId = (await upload(eve, foreign)).id;
    key = (await makeKey(everyScope)).secret;
  });
  afterAll(() => gateway.remove());

  const makeKey = (scopes: string[]) =>
    gateway.workspaces.createApiKey(mira, { workspaceId: studio, name: "CI", scopes, lifetimeInDays: 1 });
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> =>
    gateway.app.request(path.startsWith("http") ? path : urls.api + path, init);
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const isThere = async () => (await ask(`/api/v1/files/${fileId}`, { headers: bearer(key) })).status;

  describe("requests of the server’s own", () => {
    it.each(named(insideAddresses))("webhooks are not sent to %s", async (_, url) => {
      const result = await gateway.run(mira, create, {
        workspaceId: studio,
        url,
        eventTypes: ["file.uploaded"],
      });
      expect(result.data).toBeNull();
      expect(result.errors[0]?.extensions["reason"]).toMatch(/^webhook-address-(?:private|malformed)$/);
      // What stands behind an address is told to nobody.
      expect(result.errors[0]?.message).not.toMatch(/\d+\.\d+\.\d+|passwd|secret/);
    });

    it.each(named(insideAddresses))("files are not fetched from %s", async (_, url) => {
      const app = new Hono();
      const resolve = () => Promise.reject(new Error("no name is looked up"));
      const whyNoAnimation = () => Promise.resolve(null);
      app.post("/fetch", fetchRoute({ fetchFile: createGuardedFetch({ resolve }), whyNoAnimation }));
      addProblemResponses(app, pino({ level: "silent" }));
      const body = JSON.stringify({ url });
      const headers = { "content-type": "application/json" };
      const response = await app.request("/fetch", { method: "POST", body, headers }, { clientAddress: url });
      expect(response.status).toBe(400);
    });
  });

  describe("keys", () => {
    it("that are no keys, unknown, ended and expired are answered the same, letter by letter", async () => {
      const [ended, expired] = [await makeKey(everyScope), await makeKey(everyScope)];
      await gateway.workspaces.endApiKey(mira, ended.apiKey.id);
      await gateway.database.db.execute(
        sql`update api_keys set expires_at = now() where id = ${expired.apiKey.id}`,
      );
      const secrets = [
        createApiKeySecret().secret,
        ended.secret,
        expired.secret,
        `${key.slice(0, -1)}${key.endsWith("a") ? "b" : "a"}`,
        key.slice(0, 12),
        "zt_live_",
      ];
      for (const path of ["/api/v1/files", `/api/v1/files/${fileId}`, `/api/v1/files/${foreignId}`]) {
        const responses = new Set<string>();
        for (const secret of secrets) {
          const response = await ask(path, { headers: bearer(secret) });
          const headers = [...response.headers].filter(([name]) => name !== "x-request-id");
          responses.add(JSON.stringify([response.status, headers, await response.text()]));
        }
        expect([...responses]).toEqual([expect.stringContaining("[401,")]);
      }
    });

    it.each([
      ["in the address", (secret: string) => [`?key=${secret}`, {}]],
      ["as access_token in the address", (secret: string) => [`?access_token=${secret}`, {}]],
      ["in a cookie", (secret: string) => ["", { cookie: `zoetrope-session=${secret}; key=${secret}` }]],
      ["in x-api-key", (secret: string) => ["", { "x-api-key": secret }]],
      ["by Basic", (secret: string) => ["", { authorization: `Basic ${btoa(`${secret}:`)}` }]],
      ["without a scheme", (secret: string) => ["", { authorization: secret }]],
      ["beside another", (secret: string) => ["", { authorization: `Bearer x, Bearer ${secret}` }]],
      ["with a line break before it", (secret: string) => ["", { authorization: `Bearer \t${secret}x` }]],
      ["in Proxy-Authorization", (secret: string) => ["", { "proxy-authorization": `Bearer ${secret}` }]],
    ] as [string, (secret: string) => [string, Record<string, string>]][])(
      "are not taken %s",
      async (_, place) => {
        const [query, headers] = place(key);
        const response = await ask(`/api/v1/files${query}`, { headers });
        expect([400, 401]).toContain(response.status);
        expect(await response.text()).not.toContain(key);
      },
    );

    it("that cannot be good cost the database nothing", async () => {
      const execute = vi.spyOn(gateway.database.db, "execute");
      for (const secret of [`zt_live_${"a".repeat(49)}`, "zt_live_", `${key}x`, "x".repeat(8_000)])
        await ask("/api/v1/files", { headers: bearer(secret) });
      expect(execute).not.toHaveBeenCalled();
      execute.mockRestore();
    });
  });

  describe("scopes", () => {
    it.each([
      ["another name", `mutation { files: deleteWorkspace(id: "STUDIO") }`],
      ["a fragment", `mutation { ...F } fragment F on Mutation { deleteWorkspace(id: "STUDIO") }`],
      [
        "a fragment in a fragment",
        `query { ...A } fragment A on Query { ...B } fragment B on Query { apiKeys(workspaceId: "STUDIO") { id } }`,
      ],
      ["an inline fragment", `query { ... on Query { apiKeys(workspaceId: "STUDIO") { id } } }`],
      ["a directive that is off", `query { apiKeys(workspaceId: "STUDIO") @include(if: true) { id } }`],
      ["what a key opens, first", `query { workspaces { id } apiKeys(workspaceId: "STUDIO") { id } }`],
      ["the log of webhooks", `query { webhookEndpoints(workspaceId: "STUDIO") { url } }`],
      [
        "a webhook of its own",
        `mutation { createWebhookEndpoint(workspaceId: "STUDIO", url: "https://a.example/", eventTypes: ["file.uploaded"]) { secret } }`,
      ],
      [
        "a key of its own",
        `mutation { createApiKey(workspaceId: "STUDIO", name: "x", scopes: ["publish"]) { secret } }`,
      ],
      ["members through the workspace", `{ workspace(id: "STUDIO") { members { email } } }`],
      ["operators’ jobs", `{ failedJobs { id } }`],
    ])("are not got around by %s", async (_, query) => {
      const result = await gateway.run(key, query.replaceAll("STUDIO", studio));
      expect(result.errors.length).toBeGreaterThan(0);
      expect(result.text).not.toMatch(/zt_live_|whsec_|@company\.example/);
      expect(Object.values(result.data ?? {}).every((value) => value === null)).toBe(true);
      expect(await isThere()).toBe(200);
    });

    it.each(["PUT", "DELETE", "PATCH"])(
      "are asked of the method itself, not of a header that says %s",
      async (method) => {
        const reader = (await makeKey(["files:read"])).secret;
        for (const name of ["x-http-method-override", "x-http-method", "x-method-override"]) {
          const headers = { ...bearer(reader), [name]: method };
          const response = await ask(`/api/v1/files/${fileId}?_method=${method}`, { headers });
          expect([200, 400]).toContain(response.status);
        }
        expect(await isThere()).toBe(200);
      },
    );
  });

  describe("paths", () => {
    it.each(
      named([
        "/api/v1/files/../files/FOREIGN",
        "/api/v1/files/%2e%2e/files/FOREIGN",
        "/api/v1/animations/%2e%2e%2ffiles%2fFOREIGN",
        "/api/v1/files/FOREIGN/",
        "/api/v1/files//FOREIGN",
        "//api/v1/files/FOREIGN",
        "/api/v1/files/FOREIGN;workspaceId=STUDIO",
        "/api/v1/files/FOREIGN%00",
        "/api/v1/files/FOREIGN%0d%0aset-cookie:a=b",
        "/api/v1/files/FOREIGN%2fpublication",
        "/API/V1/FILES/FOREIGN",
        String.raw`/api/v1/files\..\files\FOREIGN`,
        "/api/v1/files/FOREIGN?workspaceId=STUDIO",
        "/api/v1/files?workspaceId=STUDIO&workspaceId=FOREIGN",
        "/api/v1/files/__proto__",
        "/api/v1/jobs/%00",
        "/api/v1/jobs/%00/result",
        "/api/v1/jobs/%ff",
        "/api/v1/files/constructor",
        "/api/v1/files/%",
        "/api/v1/files/%c0%ae%c0%ae",
        `/api/v1/files/${"0".repeat(5_000)}`,
      ]),
    )("%s opens nothing", async (_, path) => {
      const address = path.replaceAll("FOREIGN", foreignId).replaceAll("STUDIO", studio);
      const response = await ask(address, { headers: bearer(key) });
      const body = await response.text();
      if (response.status === 200) expect(body).not.toContain(foreignId);
      else expect(response.status).toBeGreaterThanOrEqual(300);
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get("set-cookie")).toBeNull();
    });
  });

  describe("headers", () => {
    it.each([
      ["x-original-url", "/api/v1/files/FOREIGN"],
      ["x-rewrite-url", "/api/v1/files/FOREIGN"],
      ["x-forwarded-prefix", "/internal"],
      ["x-forwarded-host", "evil.example"],
      ["forwarded", "host=evil.example;proto=http"],
      ["host", "evil.example"],
      ["origin", "https://evil.example"],
      ["referer", "https://evil.example/"],
      ["accept-encoding", "gzip;q=1e9, br;q=NaN, *;q=-1"],
      ["if-none-match", `"${"a".repeat(80)}", W/"", *, "`],
      ["range", "bytes=0-0,-1,5-1,999999999999-"],
      ["content-type", "application/json; charset=utf-7"],
      ["accept", "*/*;q=2, text/html;level=1e309"],
    ])("%s: %s changes nothing of what is answered", async (name, value) => {
      const headers = { ...bearer(key), [name]: value.replace("FOREIGN", foreignId) };
      const response = await ask(`/api/v1/files/${fileId}`, { headers });
      const body = await response.text();
      expect(response.status).toBe(200);
      expect(body).not.toContain("evil.example");
      expect(body).not.toContain(foreignId);
      expect(JSON.stringify([...response.headers])).not.toContain("evil.example");
    });
  });

  describe("too much of anything", () => {
    const json = { "content-type": "application/json" };
    const words = { title: "Owl", tags: ["owl"], licence: "MIT" };
    const publish = (body: string, headers: Record<string, string> = json) =>
      ask(`/api/v1/files/${fileId}/publication`, {
        method: "PUT",
        body,
        headers: { ...headers, ...bearer(key) },
      });

    it.each([
      ["a megabyte of title", () => publish(JSON.stringify({ ...words, title: "a".repeat(1_000_000) }))],
      ["ten thousand tags", () => publish(JSON.stringify({ ...words, tags: Array(10_000).fill("owl") }))],
      ["brackets without end", () => publish("[".repeat(200_000))],
      ["a number without end", () => publish(`{"title":${"9".repeat(100_000)}}`)],
      ["a prototype", () => publish('{"__proto__":{"isAdmin":true},"constructor":1}')],
      ["a body of another type", () => publish("<x/>", { "content-type": "text/xml" })],
      ["ten thousand parameters", () => ask(`/api/v1/animations?${"x=1&".repeat(10_000)}`)],
      ["a search of 100 kB", () => ask(`/api/v1/animations?q=${"a".repeat(100_000)}`)],
      ["a page beyond all numbers", () => ask("/api/v1/animations?page=1e309")],
      ["an operation of 100 kB", () => gateway.post(key, JSON.stringify({ query: "{".repeat(100_000) }))],
      [
        "a thousand other names",
        () =>
          gateway.run(
            key,
            `{ ${Array.from({ length: 1_000 }, (_, n) => `a${n}: workspaces { id }`).join(" ")} }`,
          ),
      ],
      [
        "a thousand operations at once",
        () =>
          gateway.post(
            key,
            JSON.stringify(Array.from({ length: 1_000 }, () => ({ query: "{ workspaces { id } }" }))),
          ),
      ],
      [
        "ten thousand events for a webhook",
        () =>
          gateway.run(mira, create, {
            workspaceId: studio,
            url: "https://a.example/",
            eventTypes: Array(10_000).fill("file.uploaded"),
          }),
      ],
      [
        "parts without end",
        () => {
          const body = new FormData();
          for (let count = 0; count < 500; count += 1) body.append("file", new File(["{}"], `${count}.json`));
          return ask("/api/v1/files", { method: "POST", body, headers: bearer(key) });
        },
      ],
    ] as [string, () => Promise<{ status: number; errors?: unknown[] }>][])(
      "%s is refused, and nothing breaks",
      async (_, attack) => {
        const { status, errors } = await attack();
        // GraphQL says so within a response.
        if (status !== 200 || !errors) expect(status).toBeGreaterThanOrEqual(400);
        else expect(errors.length).toBeGreaterThan(0);
        expect(status).toBeLessThan(500);
        expect(await isThere()).toBe(200);
      },
    );
  });
});
