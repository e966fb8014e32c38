import { afterAll, beforeAll, expect, test } from "vitest";
import { openAccounts, TestBrowser, type Accounts } from "./testing/open-accounts.ts";

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
  await accounts.newPerson("zero@example.org");
});
afterAll(() => accounts.close());

const password = "seven lamps behind paper";
const zero = "a\u0000b";

const settingsForms: Record<string, string>[] = [
  { intent: "name", firstName: zero },
  { intent: "name", firstName: "A", lastName: zero },
  { intent: "username", username: zero },
  { intent: "language", language: zero },
  { intent: "email", email: `${zero}@example.org`, current: password },
  { intent: "email", email: "next@example.org", current: zero },
  { intent: "password", password: zero, again: zero, current: zero },
  { intent: "session", session: zero },
  { intent: "passkey-removed", passkey: zero },
  { intent: "delete", confirm: "on", current: zero },
  { intent: zero },
];

// No database takes them as text.
test.each([
  ["/login", { login: zero, password }],
  ["/login", { login: "zero@example.org", password: zero }],
  ["/register", { name: zero, email: "new@example.org", password, agree: "on" }],
  ["/register", { name: "New", email: `${zero}@example.org`, password, agree: "on" }],
  ["/register", { name: "New", email: "new@example.org", password: `${password}${zero}`, agree: "on" }],
  ["/reset-password", { email: `${zero}@example.org` }],
  ["/email-verification", { email: `${zero}@example.org`, intent: "again" }],
  [`/email-verification?token=${"x".repeat(43)}`, { password: zero }],
  ["/one-tap", { id_token: zero, state: zero, error: "" }],
  ...settingsForms.map((fields): [string, Record<string, string>] => ["/settings", fields]),
] as [string, Record<string, string>][])(
  "a zero byte sent to %s is no failure of ours: %j",
  async (path, fields) => {
    const browser = new TestBrowser(accounts);
    if (path === "/settings")
      await browser.post("/login", { login: "zero@example.org", password, remember: "on" });
    const { status } = await browser.post(path, fields);
    expect(status).toBeLessThan(500);
    expect(accounts.logger.error).not.toHaveBeenCalled();
  },
);

test.each([
  "/mailbox/%00",
  "/login?return_to=%00",
  "/settings?done=%00",
  "/session?origin=%00",
  "/email-change-undo?token=%00",
])("a zero byte in %s is no failure of ours", async (path) => {
  const browser = new TestBrowser(accounts);
  await browser.post("/login", { login: "zero@example.org", password, remember: "on" });
  expect((await browser.get(path)).status).toBeLessThan(500);
});
