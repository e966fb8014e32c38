import { afterAll, beforeAll, expect, test } from "vitest";
import { openAccounts, urls, type Accounts } from "./testing/open-accounts.ts";

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts({ passwordQueue: { threads: 1, maxAdmitted: 0 } });
});
afterAll(() => accounts.close());

const post = async (path: string, language = "en") => {
  const response = await accounts.app.fetch(
    new Request(urls.accounts + path, {
      method: "POST",
      body: new URLSearchParams({ login: "mira@sol.example", password: "a lantern behind the tissue" }),
      headers: { "sec-fetch-site": "same-origin", "accept-language": language },
    }),
    { clientAddress: "203.0.113.40" },
  );
  return { status: response.status, headers: response.headers, html: await response.text() };
};

test("in a rush, who brings a password is turned away at once, told when to come back and where", async () => {
  for (const path of ["/login", "/register", "/reset-password"]) {
    const { status, headers, html } = await post(`${path}?theme=zoetrope-dark`);
    expect(status).toBe(503);
    expect(headers.get("retry-after")).toBe("1");
    expect(html).toContain("There is a rush just now.");
    expect(html).toContain(`href="${path}?theme=zoetrope-dark"`);
    expect(html).not.toContain("mira@sol.example");
  }
  expect((await post("/login", "de")).html).toContain("Gerade ist viel los.");
  expect((await post("/login", "en")).html).toContain("There is a rush just now.");
});

test("the page for it is rendered once, and each answer has a nonce of its own", async () => {
  const nonces = new Set<string>();
  for (const { headers, html } of [await post("/login"), await post("/login"), await post("/login")]) {
    const [, nonce = ""] =
      /script-src 'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "") ?? [];
    nonces.add(nonce);
    const used = [...html.matchAll(/ nonce="([^"]+)"/g)].map(([, value]) => value);
    expect(used.length).toBeGreaterThan(0);
    expect(new Set(used)).toEqual(new Set([nonce]));
  }
  expect(nonces.size).toBe(3);
});

test("what costs no hash is answered as ever", async () => {
  const page = await accounts.app.fetch(new Request(`${urls.accounts}/login`), {
    clientAddress: "203.0.113.40",
  });
  expect(page.status).toBe(200);
});
