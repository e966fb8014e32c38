import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findAccessibilityProblems, hosts, openPage, useBrowser } from "../browser.ts";
import { openAwake, openWide, wakeRow } from "./open-chrome.ts";

useBrowser();

describe("the logo", () => {
  test("right click offers SVG, PNG and the brand kit; Copied! stays for two seconds", async () => {
    const page = await openWide();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: hosts.site });
    await page.locator(".header .logo").click({ button: "right" });
    const menu = page.getByRole("menu");
    await menu.waitFor();
    expect(await menu.getByRole("menuitem").allInnerTexts()).toEqual([
      "Copy SVG",
      "Download SVG",
      "Download PNG",
      "Brand kit",
    ]);
    await expect.poll(() => menu.getByRole("menuitem").first().getAttribute("data-disabled")).toBe(null);
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await menu.getByRole("menuitem", { name: "Copy SVG" }).click();
    await menu.getByText("Copied!").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("<svg");
    await page.clock.runFor(1_999);
    expect(await menu.getByText("Copied!").count()).toBe(1);
    await page.clock.runFor(1);
    await menu.getByText("Copy SVG").waitFor();
    expect(await menu.getByRole("menuitem", { name: "Brand kit" }).getAttribute("target")).toBe("_blank");
  });

  test.each([
    ["Download SVG", "zoetrope-logo.svg"],
    ["Download PNG", "zoetrope-logo.png"],
  ])("%s saves %s", async (label, file) => {
    const page = await openWide();
    await page.locator(".header .logo").click({ button: "right" });
    const entry = page.getByRole("menuitem", { name: label });
    await expect.poll(() => entry.getAttribute("data-disabled")).toBe(null);
    const [download] = await Promise.all([page.waitForEvent("download"), entry.click()]);
    expect(download.suggestedFilename()).toBe(file);
  });

  test("copy and SVG download are disabled while the SVG is missing; the PNG says it is not available", async () => {
    const messages: string[] = [];
    const page = await openPage({ ignore: /SVG|status of 503/ });
    page.on("console", (message) => messages.push(message.text()));
    await page.route("**/brand/logo.svg", (route) =>
      route.fulfill({ status: 503, headers: { "access-control-allow-origin": "*" } }),
    );
    await page.goto("/tags");
    await wakeRow(page);
    await page.locator(".header .logo").click({ button: "right" });
    const items = page.getByRole("menuitem");
    await items.first().waitFor();
    expect(await items.nth(0).getAttribute("data-disabled")).toBe("");
    expect(await items.nth(1).getAttribute("data-disabled")).toBe("");
    await items.nth(2).click();
    await expect.poll(() => messages.some((text) => text.includes("SVG code not available"))).toBe(true);
  });

  test("a right click that comes before the script is not lost", async () => {
    const page = await openPage({ viewport: { width: 390, height: 844 } });
    await page.goto("/tags");
    await page.locator(".header .logo").click({ button: "right" });
    await page.getByRole("menu").waitFor();
  });
});

const session = {
  user: {
    id: "u1",
    username: "ines",
    email: "ines@moreau.example",
    avatarUrl: null as string | null,
    firstName: "Ines",
    lastName: "Moreau",
  },
  hasProfilePage: true,
  workspaces: [{ id: "w1", name: "Creatures", icon: null }],
};
/** The page's own question has been answered by then: its guest does not come after this somebody. */
async function signIn(page: Page, detail: typeof session | null): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/user/v2/whoami")),
  );
  await page.evaluate(async (value) => {
    await new Promise((resolve) => setTimeout(resolve));
    document.dispatchEvent(new CustomEvent("zoetrope:session", { detail: value }));
  }, detail);
}

describe("someone who is signed in", () => {
  test("sees Dashboard and an own menu with every entry, and can log out", async () => {
    const page = await openWide();
    await signIn(page, session);
    expect(await page.locator(".header__dashboard").getAttribute("href")).toBe(`${hosts.workflow}/`);
    await page.getByRole("button", { name: "Account of Ines Moreau" }).click();
    const menu = page.getByRole("menu").first();
    await menu.waitFor();
    expect(await findAccessibilityProblems(page, "[role=menu]")).toEqual([]);
    expect(await menu.getByRole("menuitem").allInnerTexts()).toEqual([
      "Dashboard",
      "Workspaces",
      "My profile",
      "Help",
      "Account Settings",
      "Logout",
    ]);
    for (const [name, entries] of [
      ["Workspaces", ["C\nCreatures"]],
      ["My profile", ["View Profile", "Public Animations", "Collections"]],
      ["Help", ["What’s new", "Help Center", "Report a bug", "Request feature", "Community"]],
    ] as const) {
      await menu.getByRole("menuitem", { name, exact: true }).click();
      const sub = page.getByRole("menu", { name });
      await sub.waitFor();
      expect((await sub.getByRole("menuitem").allInnerTexts()).map((text) => text.trim())).toEqual(entries);
    }
    const loggedOut = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => document.addEventListener("zoetrope:log-out", () => resolve(true))),
    );
    await menu.getByRole("menuitem", { name: "Logout" }).click();
    expect(await loggedOut).toBe(true);
    await signIn(page, null);
    expect(await page.locator(".header__avatar").count()).toBe(0);
  });

  test("a submenu opens 100 ms after the pointer has come; typing a letter finds an entry", async () => {
    const page = await openWide();
    await signIn(page, session);
    await page.locator(".header__avatar").click();
    const help = page.getByRole("menuitem", { name: "Help", exact: true });
    await help.waitFor();
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await help.hover();
    await page.clock.runFor(99);
    expect(await help.getAttribute("data-state")).toBe("closed");
    await page.clock.runFor(1);
    await expect.poll(() => help.getAttribute("data-state")).toBe("open");
    await page.getByRole("menuitem", { name: "Dashboard" }).hover();
    await page.keyboard.press("l");
    await page.clock.runFor(50);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Logout");
    // What has been typed counts for a second: after it the next letter begins anew.
    await page.clock.runFor(1_000);
    await page.keyboard.press("d");
    await page.clock.runFor(50);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Dashboard");
  });

  test("a picture that does not come leaves initials on the tone of the name", async () => {
    const page = await openAwake("/tags", { ignore: /status of 404/ });
    await signIn(page, {
      ...session,
      user: { ...session.user, avatarUrl: `${hosts.assets}/files/none.png` },
    });
    const avatar = page.locator(".header__avatar .av");
    await avatar.waitFor();
    expect(await avatar.innerText()).toBe("IM");
    expect(await avatar.getAttribute("class")).toMatch(/av--t\d+/);
    await page.waitForLoadState("networkidle");
    expect(await avatar.locator("img").count()).toBe(0);
  });
});
