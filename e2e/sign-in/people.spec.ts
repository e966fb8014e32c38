import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { embedderPort, hosts, openPage, useBrowser } from "../browser.ts";
import { linkIn, newAddress, newPerson, password } from "../sign-up.ts";
import { expectFocusOn, frameIn, tabTo } from "./people.ts";

// As browsers do that shut third parties out, whatever their cookies say of themselves.
useBrowser(["--test-third-party-cookie-phaseout"]);

const readme = readFileSync(new URL("../../packages/auth-client/README.md", import.meta.url), "utf8");
const example = /```html\n([^]*?)```/.exec(readme)?.[1] ?? "";

const servers: Server[] = [];
/** The page of the client's README, with the address of this platform in it. */
async function serveExample(port: number): Promise<number> {
  const page = example.replaceAll("https://accounts.example", hosts.accounts);
  const server = createServer((request, response) => {
    const isPage = request.url !== "/favicon.ico";
    response.writeHead(isPage ? 200 : 204, { "content-type": "text/html" }).end(isPage ? page : "");
  }).listen(port);
  servers.push(server);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}
const listed = embedderPort;
let unlisted: number;
beforeAll(async () => {
  await serveExample(listed);
  unlisted = await serveExample(0);
});
afterAll(() => servers.splice(0).forEach((server) => server.close()));

const account = (page: Page) => page.getByRole("button", { name: "Account of Ines Moreau" });

async function openSite(path = "/tags"): Promise<Page> {
  const page = await openPage();
  await page.goto(path);
  await page.locator("html[data-hydrated]").waitFor();
  return page;
}

describe("on the site, with the keyboard alone", () => {
  test("somebody signs up, confirms by the link of the mail, logs out and logs in again", async () => {
    const email = newAddress();
    const page = await openSite("/pricing?x=1");
    await tabTo(page, /^Sign up$/);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Make an account" }).waitFor();
    await expectFocusOn(page, "Name");
    await page.keyboard.type("Ines Moreau");
    await page.keyboard.press("Tab");
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(password);
    await tabTo(page, /^I agree/);
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await frameIn(page).getByText(email).waitFor();

    // The link of the mail leads to the page where it was asked for, which opens the frame with its token.
    await page.goto(await linkIn(email, "email-verification"));
    await page.waitForURL(`${hosts.site}/pricing?x=1`);
    await frameIn(page).getByRole("button", { name: "Confirm my address" }).waitFor();
    await tabTo(page, /^Confirm my address$/);
    // The page is opened anew, with the account in its header: the one before shows it for a moment as well.
    await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
    await account(page).waitFor();
    expect(page.url()).not.toMatch(/finish_|cb_payload|token/);

    await account(page).focus();
    await page.keyboard.press("Enter");
    // A key that comes before the focus belongs to the button.
    await page.getByRole("menu").locator("[role=menuitem]:focus").waitFor();
    await page.keyboard.press("End");
    // The menu moves its focus after the key: one that comes before is the first item's.
    await page.getByRole("menu").locator("[role=menuitem]:focus", { hasText: "Logout" }).waitFor();
    await Promise.all([
      page.waitForResponse((response) => response.url().includes("finish_logout=true")),
      page.keyboard.press("Enter"),
    ]);
    await page.waitForURL(`${hosts.site}/`);
    await page.getByRole("link", { name: "Log in" }).first().waitFor();

    await page.goto("/pricing?x=1");
    await page.locator("html[data-hydrated]").waitFor();
    await tabTo(page, /^Log in$/);
    await page.keyboard.press("Enter");
    await expectFocusOn(page, "E-mail or username");
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await account(page).waitFor();
    expect(page.url()).toBe(`${hosts.site}/pricing?x=1`);
  });

  test(
    "Escape in the frame gives the focus back to what opened it, and nothing of the page was reached meanwhile",
    { tags: "long" },
    async () => {
      const page = await openSite();
      await tabTo(page, /^Log in$/);
      await page.keyboard.press("Enter");
      await expectFocusOn(page, "E-mail or username");
      expect(await findAccessibilityProblems(page, "#auth-client-iframe")).toEqual([]);
      const visited = new Set<string>();
      for (let presses = 0; presses < 14; presses++) {
        await page.keyboard.press("Tab");
        visited.add(await page.evaluate(() => document.activeElement?.tagName ?? ""));
      }
      // The browser's own controls come between the last of the frame and its first.
      for (const tag of visited) expect(["IFRAME", "DIALOG", "BODY"]).toContain(tag);
      await frameIn(page).getByLabel("E-mail or username").focus();
      await page.keyboard.press("Escape");
      await expect.poll(() => page.locator("#auth-client-iframe").count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe("Log in");
    },
  );
});

test("a wrong password is said in the frame, and the field has the focus again", async () => {
  const { email } = await newPerson();
  const page = await openPage({ ignore: /status of 401/ });
  await page.goto("/tags");
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("link", { name: "Log in" }).first().click();
  const frame = frameIn(page);
  await frame.getByLabel("E-mail or username").fill(email);
  await frame.getByLabel("Password", { exact: true }).fill("something else");
  await frame.getByRole("button", { name: "Log in" }).click();
  await frame.getByRole("alert").first().waitFor();
  expect(await frame.getByLabel("E-mail or username").inputValue()).toBe(email);
  await page.getByRole("dialog", { name: "Welcome back" }).waitFor();
});

test("a forgotten password is set anew from the site, and its link works once", async () => {
  const { email } = await newPerson();
  const page = await openSite();
  await page.getByRole("link", { name: "Log in" }).first().click();
  const frame = frameIn(page);
  await frame.getByRole("link", { name: "Forgot it?" }).click();
  await page.getByRole("dialog", { name: "Forgot your password?" }).waitFor();
  await frame.getByLabel("E-mail").fill(email);
  await frame.getByRole("button").last().click();
  await frame.getByText(email).waitFor();
  const link = await linkIn(email, "reset-password");
  await page.goto(link);
  // The page of the site where it was asked for opens the frame with the token.
  await page.waitForURL(`${hosts.site}/**`);
  const next = "another lamp, another paper";
  await frameIn(page).locator("input[type=password]").first().waitFor();
  for (const field of await frameIn(page).locator("input[type=password]").all()) await field.fill(next);
  await page.keyboard.press("Enter");
  await account(page).waitFor();
  expect(page.url()).not.toMatch(/finish_|cb_payload|token/);
  const again = await page.context().newPage();
  await again.goto(link);
  await again.getByRole("heading", { name: "This link no longer works" }).waitFor();
});

// OWASP ASVS 5.0 v5.0.0-14.2.1, 16.2.5: no token in addresses that others are told.
test.each(["password_reset_token", "email_verification_token"])(
  "%s in an address of the site is gone before any other script runs, and no request and no referrer tells it",
  { tags: "long" },
  async (name) => {
    const page = await openPage();
    const sent: string[] = [];
    page.on("request", async (request) => {
      if (request.isNavigationRequest()) return;
      sent.push(request.url(), request.postData() ?? "");
      // What is still to be sent when the page is closed is sent to nobody.
      const headers = await request.allHeaders().catch((): Record<string, string> => ({}));
      sent.push(headers["referer"] ?? "");
    });
    // What a tag script would find: the address as it is when the page's second script is about to run.
    await page.addInitScript(() => {
      if (window.parent !== window) return;
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.scripts.length > 1) seen.push(location.href, document.referrer);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`/tags?${name}=secret-token-1`);
    await frameIn(page).locator("h1").waitFor();
    expect(page.url()).toBe(`${hosts.site}/tags`);
    const seen = await page.evaluate<string[]>("window.seen");
    expect(seen.length).toBeGreaterThan(0);
    expect([...seen, ...sent].filter((text) => text.includes("secret-token-1"))).toEqual([]);
    expect(await page.content()).not.toContain("secret-token-1");
  },
);

describe("on the plain page of the client's README", () => {
  test("of the same site, people log in and out inside its frame", { tags: "long" }, async () => {
    const { email } = await newPerson();
    const lines: string[] = [];
    const page = await openPage();
    page.on("console", (message) => lines.push(message.text()));
    await page.goto(`http://localhost:${listed}/here?x=1`);
    await page.getByText("You are not signed in.").waitFor();
    await page.getByRole("button", { name: "Log in" }).click();
    await expectFocusOn(page, "E-mail or username");
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await page.getByText("You are signed in.").waitFor();
    expect(page.url()).toBe(`http://localhost:${listed}/`);
    await page.getByRole("button", { name: "Log out" }).click();
    await page.getByText("You are not signed in.").waitFor();
    expect(page.url()).toBe(`http://localhost:${listed}/`);
    // What the page hears of its own session before it is led away depends on which of both is first.
    expect(lines.filter((name) => name !== "sessionCheck")).toEqual([
      "modalOpened",
      "afterLogin",
      "afterLogout",
    ]);
  });

  test("of another site, the frame leads the whole window through and back, because browsers keep the cookie from it", async () => {
    const { email } = await newPerson();
    const lines: string[] = [];
    const page = await openPage();
    page.on("console", (message) => lines.push(message.text()));
    const origin = `http://127.0.0.1:${listed}`;
    await page.goto(`${origin}/here`);
    await page.getByRole("button", { name: "Log in" }).click();
    await page.getByRole("dialog", { name: "Continue in this window" }).waitFor();
    const way = frameIn(page).getByRole("link", { name: "Continue" });
    await expect
      .poll(() => way.evaluate((link) => link === document.activeElement && document.hasFocus()))
      .toBe(true);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${hosts.accounts}/login**`);
    await page.getByLabel("E-mail or username").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await Promise.all([page.waitForURL(`${origin}/`), page.keyboard.press("Enter")]);
    await expect.poll(() => lines).toContain("afterLogin");
    // Nobody can know it here, so nothing is claimed.
    await expect.poll(() => lines.filter((name) => name === "sessionCheck")).toHaveLength(2);
    expect(await page.locator("#who").innerText()).toBe("");
    expect(page.url()).toBe(`${origin}/`);
    // In a window of its own the session is there, and is ended.
    await page.getByRole("button", { name: "Log out" }).click();
    await page.waitForURL(`${hosts.accounts}/logout**`);
    await Promise.all([page.waitForURL(`${origin}/`), page.getByRole("button", { name: "Log out" }).click()]);
    await expect.poll(() => lines).toContain("afterLogout");
    await page.goto(`${hosts.accounts}/settings`);
    await page.waitForURL(`${hosts.accounts}/login**`);
  });

  test("of an origin that is not listed, it learns nothing from /session, and no frame opens", async () => {
    const { email } = await newPerson();
    const page = await openPage({ ignore: /./ });
    await page.goto(`${hosts.accounts}/login`);
    await page.getByLabel("E-mail or username").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await Promise.all([page.waitForURL(`${hosts.site}/**`), page.keyboard.press("Enter")]);
    await page.clock.install();
    await page.goto(`http://localhost:${unlisted}/`);
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await page.evaluate((address) => {
      const received: unknown[] = [];
      Object.assign(window, { received });
      addEventListener("message", ({ data }) => received.push(data));
      // A frame of its own, which claims another origin for its answer than this page has, and one that tells the truth.
      for (const origin of [location.origin, address]) {
        const frame = document.createElement("iframe");
        frame.src = `${address}/session?mode=modal&returnToPath=/&origin=${encodeURIComponent(origin)}`;
        document.body.append(frame);
      }
    }, hosts.accounts);
    await page.getByRole("button", { name: "Log in" }).click();
    await page.clock.runFor(8_000);
    await page.getByRole("button", { name: "Try again" }).waitFor();
    expect(await page.locator("#who").innerText()).toBe("");
    expect(await page.evaluate("received")).toEqual([]);
  });
});
