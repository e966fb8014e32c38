import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embedder, openAccounts, urls, TestBrowser, type Accounts } from "../testing/open-accounts.ts";

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
  await accounts.newPerson("me@example.org", { username: "me-myself" });
});
afterAll(() => accounts.close());

async function signedIn(): Promise<TestBrowser> {
  const browser = new TestBrowser(accounts);
  await browser.post("/login", {
    login: "me@example.org",
    password: "seven lamps behind paper",
    remember: "on",
  });
  return browser;
}

describe("whoami", () => {
  it("says guest to a page of ours, with credentials allowed, and is kept by no cache", async () => {
    const { html, headers } = await new TestBrowser(accounts).get("/user/v2/whoami", { origin: urls.site });
    expect(JSON.parse(html)).toMatchObject({ id: "guest", username: null, email: null, avatarUrl: null });
    expect(headers.get("access-control-allow-origin")).toBe(urls.site);
    expect(headers.get("access-control-allow-credentials")).toBe("true");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("vary")).toContain("Origin");
  });

  it("says who is signed in", async () => {
    expect(await (await signedIn()).whoami()).toMatchObject({
      id: expect.stringMatching(/^[0-9a-z]{20}$/),
      username: "me-myself",
      email: "me@example.org",
    });
  });

  it.each([urls.workflow, urls.accounts, embedder])("lets a page of %s read the answer", async (origin) => {
    const { headers } = await new TestBrowser(accounts).get("/user/v2/whoami", { origin });
    expect(headers.get("access-control-allow-origin")).toBe(origin);
  });

  it.each(["https://stranger.example", "https://zoetrope.example.evil.example", "null", urls.assets])(
    "lets no page of %s read the answer",
    async (origin) => {
      const { headers } = await new TestBrowser(accounts).get("/user/v2/whoami", { origin });
      expect(headers.get("access-control-allow-origin")).toBeNull();
    },
  );
});

describe("the token exchange", () => {
  const exchange = (browser: TestBrowser, origin: string) =>
    browser.post("/deimos/v1/session", {}, { origin });

  it("gives somebody who is signed in a token for the api host", async () => {
    const { status, html } = await exchange(await signedIn(), urls.site);
    expect(status).toBe(200);
    const { token, expiresAt } = JSON.parse(html) as { token: string; expiresAt: string };
    await expect(accounts.identity.verifyBearer(token)).resolves.toMatchObject({ isEmailVerified: true });
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
  });

  it("refuses a guest with a problem document", async () => {
    const { status, headers, html } = await exchange(new TestBrowser(accounts), urls.site);
    expect(status).toBe(401);
    expect(headers.get("content-type")).toBe("application/problem+json");
    expect(headers.get("access-control-allow-origin")).toBe(urls.site);
    expect(JSON.parse(html)).toMatchObject({ status: 401, reason: "session-missing" });
  });

  // OWASP ASVS 5.0 v5.0.0-3.5.1
  it.each([embedder, "https://stranger.example", urls.assets])("gives a page of %s none", async (origin) => {
    const { status, html } = await exchange(await signedIn(), origin);
    expect(status).toBe(403);
    expect(html).toBe("");
  });
});

it("publishes the keys that check such tokens, for anybody", async () => {
  const { html, headers } = await new TestBrowser(accounts).get("/.well-known/jwks.json");
  const { keys } = JSON.parse(html) as { keys: Record<string, string>[] };
  expect(keys[0]).toMatchObject({ kty: "OKP", crv: "Ed25519", alg: "EdDSA" });
  expect(keys[0]).not.toHaveProperty("d");
  expect(headers.get("access-control-allow-origin")).toBe("*");
});

it("answers the logout flow, bound to the session that asks", async () => {
  const browser = await signedIn();
  expect((await new TestBrowser(accounts).get("/auth/self-service/logout/browser")).status).toBe(401);
  const { html } = await browser.get("/auth/self-service/logout/browser");
  const { logout_url: address } = JSON.parse(html) as { logout_url: string };
  const { pathname, search } = new URL(address);
  expect((await (await signedIn()).get(pathname + search)).status).toBe(403);
  const out = await browser.get(
    `${pathname}${search}&return_to=${encodeURIComponent(`${urls.site}/pricing`)}`,
  );
  expect(out.location).toBe(`${urls.site}/pricing`);
  expect((await browser.whoami()).id).toBe("guest");
});

it("leads from an unknown address back to the site", async () => {
  const { status, html } = await new TestBrowser(accounts).get("/no/such-place");
  expect(status).toBe(404);
  expect(html).toContain("There is nothing here");
  expect(html).toContain(`href="${urls.site}/"`);
});
