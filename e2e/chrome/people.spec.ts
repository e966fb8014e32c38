import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { signUp } from "../sign-up.ts";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";
import { openWide } from "./open-chrome.ts";

useBrowser();

const trigger = (page: Page) => page.locator("button.header__avatar");

type Options = NonNullable<Parameters<typeof openPage>[0]>;

/** Somebody who has signed up just now: as many from one address are held up after a while, so most tests share one. */
let ines: Options["storageState"];
beforeAll(async () => {
  const page = await openPage();
  await signUp(page.context());
  ines = await page.context().storageState();
});

/** A page of Ines, who is signed in. */
async function openSignedIn(path = "/tags", options: Options = {}): Promise<Page> {
  const page = await openPage({ storageState: ines, ...options });
  await page.goto(path);
  await trigger(page).waitFor();
  return page;
}

/** Opens the menu under the avatar once the workspaces are there. */
async function openMenu(page: Page) {
  const answered = page.waitForResponse(
    (response) => response.url().startsWith(hosts.api) && response.request().method() === "POST",
  );
  await trigger(page).hover();
  await answered;
  await trigger(page).click();
  const menu = page.getByRole("menu").first();
  await menu.waitFor();
  return menu;
}

describe("someone who is signed in", () => {
  test("sees Dashboard and a menu with every entry, each leading where it says", async () => {
    const page = await openSignedIn("/tags?x=1");
    expect(await page.locator(".header__dashboard").getAttribute("href")).toBe(`${hosts.workflow}/`);
    expect(await page.locator("[data-account=login]:visible").count()).toBe(0);
    expect(await trigger(page).getAttribute("aria-label")).toBe("Account of Ines Moreau");
    const menu = await openMenu(page);
    expect(await menu.getByRole("menuitem").allInnerTexts()).toEqual([
      "Dashboard",
      "Workspaces",
      "My profile",
      "Help",
      "Account Settings",
      "Logout",
    ]);
    const entries: Record<string, (string | null)[]> = {};
    for (const name of ["Workspaces", "My profile", "Help"]) {
      await menu.getByRole("menuitem", { name, exact: true }).click();
      const sub = page.getByRole("menu", { name });
      await sub.waitFor();
      // Workspaces are asked for when they are opened.
      await expect.poll(() => sub.getByRole("menuitem").first().getAttribute("href")).not.toBeNull();
      for (const entry of await sub.getByRole("menuitem").all())
        entries[`${name} / ${(await entry.innerText()).replace(/^\S\s/, "").trim()}`] = [
          await entry.getAttribute("href"),
        ];
    }
    const [workspace, ...others] = Object.entries(entries);
    expect(workspace?.[1]?.[0]).toMatch(new RegExp(`^${hosts.workflow}/switch/[0-9a-z-]+$`));
    expect(Object.fromEntries(others)).toEqual({
      // Nobody has a page of their own yet: the workflow app's page stands in for it.
      "My profile / View Profile": [`${hosts.workflow}/public-animations`],
      "My profile / Public Animations": [`${hosts.workflow}/public-animations`],
      "My profile / Likes": ["/likes"],
      "My profile / Collections": [`${hosts.workflow}/collections`],
      "Help / What’s new": ["/blog"],
      "Help / Help Center": ["/help"],
      "Help / Report a bug": [`/report-a-bug?from=${encodeURIComponent(`${hosts.site}/tags?x=1`)}`],
      "Help / Request feature": ["/request-feature"],
      "Help / Community": ["/community"],
    });
    await menu.getByRole("menuitem", { name: "Account Settings" }).click();
    await page.waitForURL(`${hosts.accounts}/settings?*`);
    expect(new URL(page.url()).searchParams.get("return_to")).toBe(`${hosts.site}/tags?x=1`);
    // The way back stands on the page.
    expect(await page.locator(`a[href="${hosts.site}/tags?x=1"]`).count()).toBeGreaterThan(0);
  });

  test("can change the workspace, and is back in the files of it", { tags: "long" }, async () => {
    const page = await openSignedIn("/de/tags");
    // The menu stands open already when the workspaces come, and stays so.
    await trigger(page).click();
    const menu = page.getByRole("menu").first();
    await menu.getByRole("menuitem", { name: "Arbeitsbereiche" }).click();
    const workspace = page.getByRole("menu", { name: "Arbeitsbereiche" }).locator("a[role=menuitem]");
    await workspace.waitFor();
    // As a hand would: over the first menu towards the second, which stays open meanwhile.
    const box = await workspace.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 22, { steps: 24 });
    await workspace.click();
    await page.waitForURL(`${hosts.workflow}/de`);
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
  });

  test("logs out by keyboard alone and is a guest on every page", async () => {
    const page = await openPage();
    await signUp(page.context());
    await page.goto("/tags");
    await trigger(page).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menu").first().waitFor();
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Logout");
    await Promise.all([
      page.waitForResponse((response) => response.url().includes("finish_logout")),
      page.keyboard.press("Enter"),
    ]);
    await page.locator(".header__auth [data-account=login]").waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe("");
    expect(new URL(page.url()).origin).toBe(hosts.site);
    await page.goto("/tags");
    await page.waitForResponse((response) => response.url().endsWith("/user/v2/whoami"));
    expect(await trigger(page).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem("user-session"))).toBe(null);
  });

  test("Escape closes one menu after the other and gives the focus back", { tags: "long" }, async () => {
    const page = await openSignedIn();
    await trigger(page).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menu").first().waitFor();
    // A key that is pressed before the menu has the focus belongs to its button.
    const focused = (attribute: string) =>
      page.evaluate((name) => document.activeElement?.getAttribute(name), attribute);
    await expect.poll(() => focused("role")).toBe("menuitem");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => focused("aria-haspopup")).toBe("menu");
    await page.keyboard.press("ArrowRight");
    await page.getByRole("menu", { name: "Workspaces" }).waitFor();
    await page.keyboard.press("ArrowLeft");
    await page.getByRole("menu", { name: "Workspaces" }).waitFor({ state: "hidden" });
    await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "hidden" });
    await expect
      .poll(() => trigger(page).evaluate((element) => element === document.activeElement))
      .toBe(true);
  });

  test(
    "a submenu opens 100 ms after the pointer has come, and waits 300 ms for a pointer on its way",
    { tags: "long" },
    async () => {
      const page = await openSignedIn();
      const menu = await openMenu(page);
      const help = menu.getByRole("menuitem", { name: "Help", exact: true });
      await page.clock.install();
      await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
      const box = await help.boundingBox();
      if (box === null) throw new Error("Help stands nowhere");
      await page.mouse.move(box.x + box.width - 40, box.y + 20);
      await page.clock.runFor(99);
      expect(await help.getAttribute("data-state")).toBe("closed");
      await page.clock.runFor(1);
      await expect.poll(() => help.getAttribute("data-state")).toBe("open");
      // On the way to the submenu, which lies to the left, the pointer crosses the next entry.
      const next = menu.getByRole("menuitem", { name: "Account Settings" });
      const sub = page.getByRole("menu", { name: "Help" });
      await sub.waitFor();
      await page.mouse.move(box.x + 10, box.y + 20);
      await page.mouse.move(box.x + 4, box.y + box.height + 4);
      await page.clock.runFor(299);
      expect(await help.getAttribute("data-state")).toBe("open");
      await page.clock.runFor(1);
      await next.hover();
      await expect.poll(() => help.getAttribute("data-state")).toBe("closed");
    },
  );

  test(
    "typing a letter finds an entry; what has been typed counts for a second",
    { tags: "long" },
    async () => {
      const page = await openSignedIn();
      await openMenu(page);
      await page.clock.install();
      await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await page.keyboard.press("l");
      await page.clock.runFor(50);
      expect(await focused()).toBe("Logout");
      await page.clock.runFor(949);
      // "ld" begins no entry.
      await page.keyboard.press("d");
      await page.clock.runFor(50);
      expect(await focused()).toBe("Logout");
      await page.clock.runFor(1_000);
      await page.keyboard.press("d");
      await page.clock.runFor(50);
      expect(await focused()).toBe("Dashboard");
    },
  );

  test("initials stand in for a picture until it is there", { tags: "long" }, async () => {
    const page = await openPage({ storageState: ines });
    await page.route("**/user/v2/whoami", async (route) => {
      const response = await route.fetch();
      const person = (await response.json()) as object;
      await route.fulfill({ response, json: { ...person, avatarUrl: `${hosts.assets}/brand/mark.svg` } });
    });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/brand/mark.svg", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/tags");
    const avatar = page.locator(".header__avatar .avatar");
    await avatar.waitFor();
    expect(await avatar.innerText()).toBe("IM");
    expect(await avatar.locator("img").count()).toBe(0);
    release();
    await avatar.locator("img").waitFor();
    expect(await avatar.innerText()).toBe("");
  });

  test("a picture that does not come leaves initials on the tone of the name", { tags: "long" }, async () => {
    const page = await openPage({ storageState: ines, ignore: /status of 404/ });
    await page.route("**/user/v2/whoami", async (route) => {
      const response = await route.fetch();
      const person = (await response.json()) as object;
      await route.fulfill({ response, json: { ...person, avatarUrl: `${hosts.assets}/files/none.png` } });
    });
    await page.goto("/tags");
    const avatar = page.locator(".header__avatar .avatar");
    await avatar.waitFor();
    expect(await avatar.innerText()).toBe("IM");
    expect(await avatar.getAttribute("class")).toMatch(/avatar--tone-\d+/);
    await page.waitForLoadState("networkidle");
    expect(await avatar.locator("img").count()).toBe(0);
  });

  const looks = [
    ["light", 1440, ""],
    ["light", 768, "/kr"],
    ["dark", 1280, "/de"],
    ["dark", 390, "/jp"],
  ] as const;
  test.each(sampleEvery(looks, 3, 4))(
    "no accessibility problem in the menus (%s, %i px, at %j)",
    async (colorScheme, width, prefix) => {
      const page = await openSignedIn(`${prefix}/tags`, { colorScheme, viewport: { width, height: 900 } });
      const menu = await openMenu(page);
      expect(await findAccessibilityProblems(page, "header")).toEqual([]);
      const withMore = menu.locator("[aria-haspopup=menu]");
      // On a phone all entries stand in one menu.
      expect(await withMore.count()).toBe(width < 560 ? 0 : 3);
      if (width < 560) {
        expect(await menu.getByRole("menuitem").count()).toBe(13);
        const box = await menu.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
      }
      for (const entry of await withMore.all()) {
        await entry.click();
        await expect.poll(() => page.getByRole("menu").count()).toBe(2);
        expect(await findAccessibilityProblems(page, "header")).toEqual([]);
        const sub = await page.getByRole("menu").last().boundingBox();
        expect(sub?.x).toBeGreaterThanOrEqual(0);
        expect((sub?.x ?? 0) + (sub?.width ?? 0)).toBeLessThanOrEqual(width);
      }
    },
  );
});

test("a guest is not asked for a preference, and no failure is shown when whoami does not answer", async () => {
  const page = await openPage({ ignore: /user session|ERR_FAILED/ });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.route("**/user/v2/whoami", (route) => route.abort());
  await page.goto("/tags");
  await page.waitForEvent("requestfailed", (request) => request.url().endsWith("/user/v2/whoami"));
  expect(await page.locator(".header__auth [data-account=login]").isVisible()).toBe(true);
  expect(asked.filter((url) => url.includes("/user/preference"))).toEqual([]);
});

describe("a page of the workflow host", () => {
  test("has the menus of the site, with drawings and case studies, in its language", async () => {
    const page = await openWide(`${hosts.workflow}/de/preview`);
    await page.locator("#menu .nav__item").nth(2).hover();
    await page.locator(".menu--customers").waitFor();
    expect(await page.locator(".menu-case").filter({ visible: true }).count()).toBe(6);
    expect(
      await page
        .locator(".menu-case")
        .filter({ visible: true })
        .evaluateAll((all) => all.every((one) => one.querySelector("use") !== null)),
    ).toBe(true);
    const drawing = await page.locator(".menu-case use").first().getAttribute("href");
    expect((await page.request.get(drawing ?? "")).status()).toBe(200);
    const links = await page
      .locator(".menu-case")
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    for (const link of links) expect(link).toMatch(new RegExp(`^${hosts.site}/de/case-studies/`));
  });
});
