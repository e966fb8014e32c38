import { describe, expect, test } from "vitest";
import { hosts } from "../browser.ts";

const everyHost = Object.entries(hosts);

describe.each(everyHost)("%s", (_name, origin) => {
  test("says that it is alive and ready", async () => {
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  });

  test.each<[string, string, RequestInit]>([
    ["its first page", "/", {}],
    ["a page that does not exist", "/no/such-place", {}],
    ["a health check", "/healthz", {}],
    ["headers alone", "/", { method: "HEAD" }],
    ["a method it does not know", "/", { method: "DELETE" }],
    ["a question of a foreign page", "/", { method: "OPTIONS", headers: { origin: "https://a.example" } }],
    ["an address that is too long", `/${"a".repeat(10_000)}`, {}],
    ["a body that is too large", "/", { method: "POST", body: new Uint8Array(23_000_000) }],
  ])("answers %s with the security headers and without a stack trace", async (_what, path, init) => {
    const response = await fetch(`${origin}${path}`, { redirect: "manual", ...init });
    expect(response.status).toBeLessThan(500);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("referrer-policy")).toBeTruthy();
    expect(response.headers.get("permissions-policy")).toContain("camera=()");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
    expect(await response.text()).not.toMatch(/\bat .*\.ts:\d+|node_modules/);
  });

  test("refuses an address of 10 kB", async () => {
    const response = await fetch(`${origin}/${"a".repeat(10_000)}`);
    expect([400, 404, 414, 431]).toContain(response.status);
  });

  test.each(["/%", "/%00", "/..%2f..%2fetc/passwd", "/packs/%ff", "/animation/%F0%9F"])(
    "answers %s with a client error, never a crash",
    async (path) => {
      const response = await fetch(`${origin}${path}`);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    },
  );
});

test("a program is told in a problem document what is refused before the API reads it", async () => {
  const response = await fetch(`${hosts.api}/api/v1/animations?q=${"a".repeat(10_000)}`);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(await response.json()).toMatchObject({ status: 414, code: "bad-request" });
});

test("a guest is told that they are a guest, and the answer is not kept anywhere", async () => {
  const response = await fetch(`${hosts.accounts}/user/v2/whoami`, { headers: { origin: hosts.site } });
  expect(await response.json()).toMatchObject({ id: "guest" });
  expect(response.headers.get("access-control-allow-origin")).toBe(hosts.site);
  expect(response.headers.get("access-control-allow-credentials")).toBe("true");
  expect(response.headers.get("cache-control")).toContain("no-store");
});

test("a stranger's page is not allowed to ask who is signed in", async () => {
  const response = await fetch(`${hosts.accounts}/user/v2/whoami`, {
    headers: { origin: "https://stranger.example" },
  });
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
});

describe("what the specification asks for without naming a host", () => {
  test.each(["/api/v1/search-keywords?q=cat", "/api/v1/blog/recent-posts"])(
    "answers on the site as on the api host: %s",
    async (path) => {
      const [site, api] = await Promise.all(
        [hosts.site, hosts.api].map(async (host) => {
          const response = await fetch(host + path);
          expect(response.status).toBe(200);
          return (await response.json()) as unknown;
        }),
      );
      expect(site).toEqual(api);
      expect(JSON.stringify(site)).toMatch(/keyword|title/);
    },
  );

  test("refuses a query that is too long in the same words", async () => {
    const response = await fetch(`${hosts.site}/api/v1/search-keywords?q=${"a".repeat(400)}`);
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  });
});
