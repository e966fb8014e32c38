import { inspect } from "node:util";
import { getAccountsMessages, locales } from "@zoetrope/i18n";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAccounts, TestBrowser, type Accounts } from "./testing/open-accounts.ts";

const email = "alice@planted.example";
const password = "seven lamps behind paper";
let accounts: Accounts;
let browser: TestBrowser;

beforeAll(async () => {
  accounts = await openAccounts();
  await accounts.newPerson(email, { username: "alice" });
  browser = new TestBrowser(accounts);
  await browser.post("/login", { login: email, password, remember: "on" });
  // From here on there is none.
  await accounts.database.close();
});
afterAll(() => accounts.close());

const { problems } = getAccountsMessages("en");

test.each([
  ["/login", { login: email, password: "another password" }],
  ["/register", { email: "bob@planted.example", password, name: "Bob", agree: "on" }],
  ["/reset-password", { email }],
])(
  "a form sent to %s comes back as it was, with the reason and when to send it again",
  async (path, fields) => {
    const { status, headers, html } = await new TestBrowser(accounts).post(path, fields);
    expect(status).toBe(503);
    expect(headers.get("retry-after")).toMatch(/^\d+$/);
    expect(html).toContain(problems.unavailable);
    expect(html).toContain("planted.example");
    expect(html).not.toContain("another password");
  },
);

test.each(locales)("a page of somebody who is signed in says so in %s", async (locale) => {
  const { status, headers, html } = await browser.get("/settings", { "accept-language": locale });
  expect(status).toBe(503);
  expect(headers.get("retry-after")).toMatch(/^\d+$/);
  expect(html).toContain(getAccountsMessages(locale).refused.unavailableTitle);
});

test.each(["/user/v2/whoami", "/settings/export", "/auth/self-service/logout/browser"])(
  "%s is not answered with 500",
  async (path) => {
    const { status, headers } = await browser.get(path);
    expect(status).toBe(503);
    expect(headers.get("retry-after")).toMatch(/^\d+$/);
  },
);

test("nothing that anybody sent is in the log", async () => {
  await browser.get("/settings");
  await browser.whoami().catch(() => {});
  const calls = accounts.logger.error.mock.calls as [{ err: Error }][];
  expect(calls.length).toBeGreaterThan(1);
  const logged = inspect(calls, { depth: 9, showHidden: true });
  expect(logged).toContain("DatabaseError");
  expect(logged).not.toMatch(/planted|lamps/);
});
