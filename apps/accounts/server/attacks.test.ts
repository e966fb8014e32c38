import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { embedder, openAccounts, urls, TestBrowser, type Accounts } from "./testing/open-accounts.ts";
import { parseSetCookie } from "./testing/parse-set-cookie.ts";

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
  await accounts.newPerson("victim@example.org");
});
afterAll(() => accounts.close());

const login = { login: "victim@example.org", password: "seven lamps behind paper", remember: "on" };

// OWASP ASVS 5.0 v5.0.0-3.5.1
describe.each([
  "/login",
  "/register",
  "/logout",
  "/reset-password",
  "/one-tap",
  "/settings",
  "/passkeys/sign-in",
])("a post to %s", (path) => {
  test.each([
    ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    ["a neighbour under the same domain", { "sec-fetch-site": "same-site", origin: urls.assets }],
    ["a browser that does not say where it is, from another origin", { origin: "https://evil.example" }],
    ["nowhere", {}],
  ])("from %s is refused and changes nothing", async (_what, headers) => {
    const browser = new TestBrowser(accounts);
    await browser.post("/login", login);
    const response = await accounts.app.fetch(
      new Request(urls.accounts + path, {
        method: "POST",
        body: new URLSearchParams({ ...login, intent: "sessions" }),
        headers: {
          cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          ...(headers as Record<string, string>),
        },
      }),
      { clientAddress: "203.0.113.9" },
    );
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await browser.whoami()).email).toBe(login.login);
  });
});

test("a browser that only says its origin may log in from this host", async () => {
  const response = await accounts.app.fetch(
    new Request(`${urls.accounts}/login`, {
      method: "POST",
      body: new URLSearchParams(login),
      headers: { origin: urls.accounts },
    }),
    { clientAddress: "203.0.113.10" },
  );
  expect(response.status).toBe(303);
});

// OWASP ASVS 5.0 v5.0.0-5.2.1
test("ten megabytes are refused unread, with a length and without one", async () => {
  let wasRead = 0;
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        wasRead += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
  const send = (headers: Record<string, string>) =>
    accounts.app.fetch(
      new Request(`${urls.accounts}/login`, {
        method: "POST",
        body: endless(),
        duplex: "half",
        headers: {
          "sec-fetch-site": "same-origin",
          "content-type": "application/x-www-form-urlencoded",
          ...headers,
        },
      } as RequestInit),
      { clientAddress: "203.0.113.11" },
    );
  expect((await send({ "content-length": "10000000" })).status).toBe(413);
  expect((await send({})).status).toBe(413);
  expect(wasRead).toBeLessThan(4_000_000);
});

test.each([
  ["application/json", "{}"],
  ["text/plain", "email=a"],
  ["multipart/form-data; boundary=x", "--y"],
])("what is no form is refused as that, and is no failure: %s", async (type, body) => {
  const answer = await accounts.app.fetch(
    new Request(`${urls.accounts}/register`, {
      method: "POST",
      body,
      headers: { "sec-fetch-site": "same-origin", "content-type": type },
    }),
    { clientAddress: "203.0.113.12" },
  );
  expect(answer.status).toBe(415);
  expect(await answer.text()).toContain("We expect a form here");
});

// OWASP ASVS 5.0 v5.0.0-6.2.9
test("a password of 200 characters is taken", async () => {
  const answer = await new TestBrowser(accounts).post("/register", {
    name: "Long",
    email: "long@example.org",
    password: "correct horse battery staple ".repeat(7).slice(0, 200),
    agree: "on",
  });
  expect(answer.status).toBe(303);
});

// OWASP ASVS 5.0 v5.0.0-3.3.1, 3.3.2, 3.3.3, 3.3.4
test("the session cookie belongs to this host alone, is secure, and no script reads it", async () => {
  const { headers } = await new TestBrowser(accounts).post("/login", login);
  const cookie = headers
    .getSetCookie()
    .map(parseSetCookie)
    .find(({ name }) => name === "__Host-zoetrope-session");
  expect(cookie?.value).toMatch(/^[\w-]{43}$/);
  expect(Object.fromEntries(cookie?.attributes ?? [])).toMatchObject({
    path: "/",
    secure: "",
    httponly: "",
    samesite: "Lax",
  });
  expect(cookie?.attributes.has("domain")).toBe(false);
});

test("who does not want to stay signed in gets a cookie that ends with the browser", async () => {
  const { remember: _remember, ...form } = login;
  const { headers } = await new TestBrowser(accounts).post("/login", form);
  const cookie = headers
    .getSetCookie()
    .map(parseSetCookie)
    .find(({ name }) => name === "__Host-zoetrope-session");
  expect(cookie?.expires).toBeNull();
});

// OWASP ASVS 5.0 v5.0.0-7.2.4
test("each login gives a new session and ends the one before it in this browser", async () => {
  const browser = new TestBrowser(accounts);
  await browser.post("/login", login);
  const before = browser.cookies.get("__Host-zoetrope-session");
  await browser.post("/login", login);
  const after = browser.cookies.get("__Host-zoetrope-session");
  expect(after).not.toBe(before);
  expect((await browser.whoami()).email).toBe(login.login);
  browser.cookies.set("__Host-zoetrope-session", before ?? "");
  expect((await browser.whoami()).id).toBe("guest");
});

describe.each([
  "/login",
  "/register",
  "/reset-password",
  "/email-verification?token=abc",
  "/one-tap",
  "/mailbox",
  "/x",
])("the page %s", (path) => {
  // OWASP ASVS 5.0 v5.0.0-3.4.3
  test("runs nothing that this server has not put there, and nothing turns text into code", async () => {
    const [first, second] = await Promise.all([
      new TestBrowser(accounts).get(path),
      new TestBrowser(accounts).get(path),
    ]);
    const policy = first.headers.get("content-security-policy") ?? "";
    const nonce = /script-src 'nonce-([\w+/=]{20,})'(?:;|$)/.exec(policy)?.[1];
    expect(nonce).toBeDefined();
    expect(second.headers.get("content-security-policy")).not.toContain(nonce);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("object-src 'none'");
  });

  // OWASP ASVS 5.0 v5.0.0-3.4.5 and 14.3.2
  test("is kept by no cache and says to nobody where a visitor comes from", async () => {
    const { headers } = await new TestBrowser(accounts).get(path);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("names no other host's script, style or picture", async () => {
    const { html } = await new TestBrowser(accounts).get(path);
    for (const [, address = ""] of html.matchAll(/<(?:script|link|img)\b[^>]*?(?:src|href)="([^"]+)"/g))
      expect(address).toMatch(/^\/(?!\/)/);
  });
});

// OWASP ASVS 5.0 v5.0.0-3.7.2
test.each([
  "//evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/\\evil.example",
  "/\t/evil.example",
  "/..//evil.example",
  "/%2e%2e//evil.example",
  "/%252f%252fevil.example",
  "https://zoetrope.example@evil.example/",
  "data:text/html,x",
])("a wish to return to %j is refused with a clear page and never followed", async (returnTo) => {
  const browser = new TestBrowser(accounts);
  const query = `?return_to=${encodeURIComponent(returnTo)}`;
  const page = await browser.get(`/login${query}`);
  expect(page.status).toBe(400);
  expect(page.html).toContain("The address to return to is not on our list");
  for (const path of ["/login", "/logout"]) {
    const sent = await browser.post(path + query, login);
    expect(sent).toMatchObject({ status: 400, location: null });
    expect((await browser.whoami()).id).toBe("guest");
  }
});

test.each([
  ["/settings", `${urls.accounts}/settings`],
  [`${urls.workflow}/switch/a`, `${urls.workflow}/switch/a?finish_login=true`],
  [`${embedder}/x?y=1`, `${embedder}/x?y=1&finish_login=true`],
])("a wish to return to %s is followed", async (returnTo, address) => {
  const sent = await new TestBrowser(accounts).post(
    `/login?return_to=${encodeURIComponent(returnTo)}`,
    login,
  );
  expect(sent.location).toContain(address);
});

// OWASP ASVS 5.0 v5.0.0-6.3.1
test("ten failures for one account delay the next try, and say for how long", async () => {
  await accounts.newPerson("guessed@example.org");
  let last = await new TestBrowser(accounts).get("/login");
  for (let tries = 0; tries < 11; tries++)
    last = await new TestBrowser(accounts, `198.51.100.${tries}`).post("/login", {
      login: "guessed@example.org",
      password: `wrong ${tries}`,
    });
  expect(last.status).toBe(429);
  expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(last.html).toMatch(/Too many tries\. Wait \d+ (?:seconds?|minutes?)/);
});

test("a failure that nobody expected is logged, and told without a word of its own", async () => {
  const whoami = accounts.identity.getSession;
  accounts.identity.getSession = async () => {
    throw new Error("secret detail");
  };
  const browser = new TestBrowser(accounts);
  browser.cookies.set("__Host-zoetrope-session", "x".repeat(43));
  const { status, html } = await browser.get("/settings");
  accounts.identity.getSession = whoami;
  expect(status).toBe(500);
  expect(html).not.toContain("secret detail");
  expect(accounts.logger.error).toHaveBeenCalled();
});
