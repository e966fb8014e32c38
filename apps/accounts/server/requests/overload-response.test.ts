import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { getAccountsMessages, locales } from "@zoetrope/i18n";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  embedder,
  frameAddress,
  frameDataIn,
  openAccounts,
  urls,
  type Accounts,
} from "../testing/open-accounts.ts";

let accounts: Accounts;
const server = createServer((request, response) => {
  const common = ["Referrer-Policy", "origin", "Permissions-Policy", "camera=()", "X-Own", "kept"];
  if (!accounts.app.shedLoad(request, response, common, "an-id")) response.writeHead(418).end();
});
let address: string;
beforeAll(async () => {
  accounts = await openAccounts({ passwordQueue: { threads: 1, maxAdmitted: 0 } });
  server.listen(0);
  await once(server, "listening");
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await accounts.close();
});

const form = () =>
  new URLSearchParams({ login: "mira@sol.example", password: "a lantern behind the tissue" });
const own = { "sec-fetch-site": "same-origin", "accept-language": "en" };

/** At the listener, before any framework. */
const post = async (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) => {
  const response = await fetch(address + path, {
    method: "POST",
    body: form(),
    redirect: "manual",
    ...init,
    headers: { ...own, ...headers },
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
};

describe("under overload, who brings a password", () => {
  test("is turned away at once, told when to come back and where", async () => {
    for (const path of ["/login", "/register", "/reset-password"]) {
      const { status, headers, html } = await post(`${path}?theme=zoetrope-dark`);
      expect(status).toBe(503);
      expect(Object.fromEntries(headers)).toMatchObject({
        "retry-after": "1",
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "x-own": "kept",
        "x-request-id": "an-id",
        // The page's own stand in place of the platform's.
        "referrer-policy": "no-referrer",
      });
      expect(html).toContain("There is a rush just now.");
      expect(html).toContain(`href="${path}?theme=zoetrope-dark"`);
      expect(html).toContain('data-theme="dark"');
      expect(html).not.toContain("mira@sol.example");
    }
  });

  test.each(["/LOGIN", "/login/", "/login//", "/%6Cogin", "/Reset-Password/"])(
    "finds no other spelling of the address that leads past it: %s",
    async (path) => {
      const { status, html } = await post(path);
      expect(status).toBe(503);
      expect(html).toMatch(/href="\/(?:login|reset-password)"/);
      const init = { method: "POST", body: form(), headers: own };
      const request = new Request(urls.accounts + path, init);
      expect((await accounts.app.fetch(request, { clientAddress: "203.0.113.41" })).status).toBe(503);
    },
  );

  test.each(locales)("is told so in %s", async (locale) => {
    const { problems, refused } = getAccountsMessages(locale);
    const { html } = await post("/login", { "accept-language": locale });
    expect(html).toContain(`<html lang="${locale}"`);
    for (const words of [problems.busy, refused.busyTitle, refused.tryAgain])
      expect(html).toContain(words.replaceAll("'", "&#x27;"));
  });

  test("finds a page that only its own styles and scripts reach, by a nonce of its own each time", async () => {
    const nonces = new Set<string>();
    for (const { headers, html } of [await post("/login"), await post("/login"), await post("/login")]) {
      const policy = headers.get("content-security-policy") ?? "";
      const [, nonce = ""] = /script-src 'nonce-([^']+)'/.exec(policy) ?? [];
      expect(policy).toContain(`style-src`);
      nonces.add(nonce);
      const used = [...html.matchAll(/ nonce="([^"]+)"/g)].map(([, value]) => value);
      expect(used.length).toBeGreaterThan(1);
      expect(new Set(used)).toEqual(new Set([nonce]));
      expect(html).not.toMatch(/\{(?:nonce|again|origin)\}/);
    }
    expect(nonces.size).toBe(3);
  });

  test("is told so in the frame that asked for it, which nobody else may embed", async () => {
    const framed = { "sec-fetch-dest": "iframe" };
    const { headers, html } = await post(frameAddress("/login", { origin: embedder }), framed);
    expect(headers.get("content-security-policy")).toMatch(new RegExp(`frame-ancestors ${embedder}(?:;|$)`));
    expect(frameDataIn(html)).toMatchObject({ origin: embedder, title: "One moment" });
    expect(html).toContain('data-mode="modal"');
    expect(html).toContain("data-close");
    for (const path of ["/login", frameAddress("/login", { origin: "https://stranger.example" })]) {
      const other = await post(path, framed);
      expect(other.status).toBe(503);
      expect(other.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(frameDataIn(other.html).origin).toBeNull();
    }
  });

  test("keeps the link of a mail, and cannot write into the page by an address", async () => {
    const { html } = await post("/reset-password?token=of-a-mail&locale=en");
    expect(html).toContain('href="/reset-password?locale=en&amp;token=of-a-mail"');
    const written = await post('/login?a="><script>alert(1)</script>&b={nonce}');
    expect(written.html).not.toContain("alert(1)</script>");
    expect(written.html).not.toContain("{nonce}");
  });

  test("is answered before the body has come, and the connection is kept for the next one", async () => {
    const socket = connect(Number(new URL(address).port));
    const head = (length: number) =>
      `POST /login HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Length: ${length}\r\n\r\n`;
    let read = "";
    socket.setEncoding("utf8").on("data", (chunk: string) => (read += chunk));
    socket.write(head(10));
    await expect.poll(() => read.includes("</html>")).toBe(true);
    expect(read).not.toMatch(/\r\nconnection: close/i);
    read = "";
    socket.write(`0123456789${head(2)}ab`);
    await expect.poll(() => read).toMatch(/^HTTP\/1\.1 503 /);
    socket.destroy();
  });
});

describe("what is not turned away there", () => {
  test.each([
    ["a page that is only looked at", "/login", { method: "GET", body: null }],
    ["a form without a password", "/settings", {}],
    ["an address that means nothing", "/login%", {}],
    ["a form of another site", "/login", { headers: { "sec-fetch-site": "cross-site" } }],
    ["a body that is too long", "/login", { body: "a".repeat(70_000) }],
    ["an address that is too long", `/login?${"a".repeat(9_000)}`, {}],
  ] as const)("%s", async (_, path, init) => {
    const { headers = {}, ...rest } = init as RequestInit & { headers?: Record<string, string> };
    expect((await post(path, headers, rest)).status).toBe(418);
  });
});

test("where there is no connection of Node's, the answer is the same", async () => {
  const response = await accounts.app.fetch(
    new Request(`${urls.accounts}/login`, { method: "POST", body: form(), headers: own }),
    { clientAddress: "203.0.113.40" },
  );
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("1");
  expect(await response.text()).toContain("There is a rush just now.");
  expect(
    (await accounts.app.fetch(new Request(`${urls.accounts}/login`), { clientAddress: "203.0.113.40" }))
      .status,
  ).toBe(200);
});

test("no more set out than are let in, however many come at the same moment", async () => {
  const busy = await openAccounts({ passwordQueue: { threads: 1, maxAdmitted: 2 } });
  const answers = await Promise.all(
    Array.from({ length: 6 }, async (_, index) => {
      const request = new Request(`${urls.accounts}/login`, { method: "POST", body: form(), headers: own });
      return (await busy.app.fetch(request, { clientAddress: `203.0.113.${index}` })).text();
    }),
  );
  await busy.close();
  expect(answers.filter((html) => html.includes('name="password"'))).toHaveLength(2);
  expect(answers.filter((html) => html.includes('class="again"'))).toHaveLength(4);
});
