import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findAccessibilityProblems, hosts, openPage, useBrowser } from "./browser.ts";

useBrowser();

const prefixes = ["/", "/es", "/pt", "/kr", "/jp", "/fr", "/de"];
const menus = ["products", "integrations", "customers", "learn"];
const item = (page: Page, place: number) => page.locator("#menu .nav__item").nth(place);
const panel = (page: Page, name: string) => page.locator(`.menu--${name}`);

/** Waits until Radix runs the row of menus. */
async function openWide(path = "/tags", options: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  const page = await openPage(options);
  await page.goto(path);
  await page.locator(".nav__bar").waitFor();
  return page;
}

describe("every menu in every language", () => {
  test.each(prefixes.flatMap((prefix) => [390, 768, 1240].map((width) => [prefix, width] as const)))(
    "%s at %i px by touch: one menu open at a time, nothing sideways",
    async (prefix, width) => {
      const page = await openPage({ viewport: { width, height: 900 }, hasTouch: true });
      await page.goto(prefix === "/" ? "/tags" : `${prefix}/tags`);
      await page.locator(".header__menu").tap();
      for (const [place, name] of menus.entries()) {
        await item(page, place).tap();
        await expect.poll(() => page.locator(".nav__menu[open]").count()).toBe(1);
        expect(await panel(page, name).locator("a:visible").count()).toBeGreaterThan(3);
      }
      await item(page, 3).tap();
      await expect.poll(() => page.locator(".nav__menu[open]").count()).toBe(0);
      expect(await item(page, 4).getAttribute("href")).toContain("/pricing");
      await page.locator(".nav__lang summary").tap();
      expect(await page.locator(".nav__lang a:visible").count()).toBe(7);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    },
  );

  test.each(prefixes.flatMap((prefix) => [1280, 1440].map((width) => [prefix, width] as const)))(
    "%s at %i px by mouse and keyboard",
    async (prefix, width) => {
      const page = await openWide(prefix === "/" ? "/tags" : `${prefix}/tags`, {
        viewport: { width, height: 900 },
      });
      for (const [place, name] of menus.entries()) {
        await item(page, place).hover();
        await panel(page, name).waitFor();
        expect(await panel(page, name).locator("a:visible").count()).toBeGreaterThan(3);
      }
      await page.mouse.move(width / 2, 890);
      await panel(page, "learn").waitFor({ state: "hidden" });
      await item(page, 0).focus();
      await page.keyboard.press("Enter");
      await panel(page, "products").waitFor();
      await page.keyboard.press("Escape");
      await panel(page, "products").waitFor({ state: "hidden" });
      expect(await item(page, 0).evaluate((element) => element === document.activeElement)).toBe(true);
      const row = await page
        .locator(".header > .wrap")
        .evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(row).toBe(0);
    },
  );

  test.each([
    ["light", 390],
    ["dark", 768],
    ["dark", 1280],
    ["light", 1440],
  ] as const)(
    "no accessibility problem with menus and search open (%s, %i px)",
    async (colorScheme, width) => {
      const page = await openPage({ colorScheme, viewport: { width, height: 900 } });
      await page.goto("/de/tags");
      if (width < 1280) await page.locator(".header__menu").click();
      else await page.locator(".nav__bar").waitFor();
      for (const [place, name] of menus.entries()) {
        if (width < 1280) await item(page, place).click();
        else await item(page, place).hover();
        await panel(page, name).waitFor();
        await page.waitForTimeout(0);
        expect(await findAccessibilityProblems(page), name).toEqual([]);
      }
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+k");
      await page.locator("#search-dialog").waitFor();
      expect(await findAccessibilityProblems(page)).toEqual([]);
      await page.locator("#search-input").fill("hor");
      await page.locator("[data-popular] [role=option]").first().waitFor();
      expect(await findAccessibilityProblems(page)).toEqual([]);
    },
  );
});

describe("the row of menus", () => {
  test("opens after 200 ms, closes 150 ms after the pointer leaves, and opens at once within 300 ms", async () => {
    const page = await openWide();
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await item(page, 0).hover();
    await page.clock.runFor(199);
    expect(await panel(page, "products").count()).toBe(0);
    await page.clock.runFor(1);
    await panel(page, "products").waitFor();
    await page.mouse.move(700, 880);
    await page.clock.runFor(149);
    expect(await item(page, 0).getAttribute("data-state")).toBe("open");
    await page.clock.runFor(1);
    expect(await item(page, 0).getAttribute("data-state")).toBe("closed");
    await page.clock.runFor(299);
    await item(page, 1).hover();
    await expect.poll(() => item(page, 1).getAttribute("data-state")).toBe("open");
    await page.mouse.move(700, 880);
    await page.clock.runFor(150);
    await page.clock.runFor(300);
    await item(page, 2).hover();
    await page.clock.runFor(199);
    expect(await item(page, 2).getAttribute("data-state")).toBe("closed");
  });

  test("arrows move along the row and into a panel", async () => {
    const page = await openWide();
    await item(page, 0).focus();
    await page.keyboard.press("ArrowRight");
    expect(await item(page, 1).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest(".menu--integrations") !== null))
      .toBe(true);
    const first = await page.evaluate(() => document.activeElement?.getAttribute("href"));
    await page.keyboard.press("ArrowDown");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).not.toBe(first);
  });

  test("what was begun before the script came goes on: a hover opens, an open menu stays, focus stays", async () => {
    const hovering = await openPage();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await hovering.route(/\/take-over-[^/]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await hovering.goto("/tags");
    await item(hovering, 1).hover();
    release();
    await panel(hovering, "integrations").waitFor();

    const clicking = await openPage();
    let releaseSecond = (): void => undefined;
    const heldSecond = new Promise<void>((resolve) => (releaseSecond = resolve));
    await clicking.route(/\/take-over-[^/]+\.js$/, async (route) => {
      await heldSecond;
      await route.continue();
    });
    await clicking.goto("/tags");
    await item(clicking, 0).click();
    await panel(clicking, "products").waitFor();
    releaseSecond();
    await clicking.locator(".nav__bar").waitFor();
    await panel(clicking, "products").waitFor();
    expect(await item(clicking, 0).getAttribute("data-state")).toBe("open");
    expect(await item(clicking, 0).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("nothing moves when the script takes over", async () => {
    const page = await openPage();
    await page.addInitScript(() => {
      Object.assign(globalThis, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(globalThis, {
            shift:
              (globalThis as unknown as { shift: number }).shift +
              (entry as unknown as { value: number }).value,
          });
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/tags");
    const before = await page
      .locator(".nav__item")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    await page.locator(".nav__bar").waitFor();
    const after = await page
      .locator(".nav__item")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(after).toEqual(before);
    expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBe(0);
  });

  test("a window that becomes narrow gets the accordion, and the row again when it is wide", async () => {
    const page = await openWide();
    await page.setViewportSize({ width: 1279, height: 900 });
    await page.locator(".header__menu").click();
    await item(page, 0).click();
    await panel(page, "products").waitFor();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.locator(".nav__bar").waitFor();
  });

  test("shows six case studies, the same in the page and after the script came, and the latest posts", async () => {
    const page = await openPage();
    const html = await (await page.goto("/tags"))?.text();
    const written = [...(html ?? "").matchAll(/class="mcase" href="([^"]+)"/g)].map(([, href]) => href);
    expect(new Set(written).size).toBe(6);
    await page.locator(".nav__bar").waitFor();
    await item(page, 2).hover();
    await panel(page, "customers").waitFor();
    const shown = await page
      .locator(".mcase")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    expect(shown).toEqual(written);
    await item(page, 3).hover();
    await page.locator("a.bpost").first().waitFor();
    const posts = await page.locator("a.bpost").count();
    expect(posts).toBeGreaterThan(0);
    expect(posts).toBeLessThanOrEqual(4);
  });

  test("when the posts do not come, the rest of the menu stands and the failure is logged", async () => {
    const messages: string[] = [];
    const page = await openPage({ ignore: /recent blog posts|status of 500/ });
    page.on("console", (message) => messages.push(message.text()));
    await page.route("**/api/v1/blog/recent-posts", (route) =>
      route.fulfill({ status: 500, headers: { "access-control-allow-origin": "*" } }),
    );
    await page.goto("/tags");
    await page.locator(".nav__bar").waitFor();
    await item(page, 3).hover();
    await expect
      .poll(() => messages.some((text) => text.includes("Failed to fetch recent blog posts")))
      .toBe(true);
    expect(await panel(page, "learn").locator("a.mlink").count()).toBeGreaterThan(7);
    expect(await page.locator(".bpost").count()).toBe(0);
  });
});

test("the header is 64 px high and gets its line once the page has moved", async () => {
  const page = await openWide("/tags");
  const header = page.locator(".header");
  const line = () => header.evaluate((element) => getComputedStyle(element).borderBottomColor);
  expect(await header.evaluate((element) => element.getBoundingClientRect().height)).toBe(64);
  expect(await line()).toBe("rgba(0, 0, 0, 0)");
  await page.evaluate(() => scrollTo(0, 200));
  await expect.poll(line).not.toBe("rgba(0, 0, 0, 0)");
});

test("the panels give way by 12 px only in windows of 1200 to 1280 px", async () => {
  const page = await openWide("/tags", { viewport: { width: 1280, height: 900 } });
  const place = () =>
    page.locator(".menu--products .menu__in").evaluate((element) => getComputedStyle(element).paddingLeft);
  await item(page, 0).hover();
  await panel(page, "products").waitFor();
  const narrow = Number.parseFloat(await place());
  await page.setViewportSize({ width: 1281, height: 900 });
  expect(Number.parseFloat(await place()) - narrow).toBeCloseTo(12, 0);
});

describe("the search modal", () => {
  test("opens with the shortcut, the field and the icon; closes with Escape, backdrop and icon; gives focus back", async () => {
    const page = await openWide();
    const dialog = page.locator("#search-dialog");
    await item(page, 4).focus();
    for (const shortcut of ["Control+k", "Meta+k"]) {
      await page.keyboard.press(shortcut);
      await dialog.waitFor();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("search-input");
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      expect(await item(page, 4).evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await page.locator(".header__search").click();
    await dialog.waitFor();
    await page.mouse.click(20, 500);
    await dialog.waitFor({ state: "hidden" });
    await page.locator(".header__search").click();
    await dialog.locator("[data-close]").click();
    await dialog.waitFor({ state: "hidden" });
    expect(
      await page.locator(".header__search").evaluate((element) => element === document.activeElement),
    ).toBe(true);
  });

  test("keeps focus inside, and the page behind neither scrolls nor takes clicks", async () => {
    const page = await openWide();
    await page.keyboard.press("Control+k");
    await page.locator("#search-dialog").waitFor();
    for (let step = 0; step < 9; step += 1) {
      await page.keyboard.press(step % 4 === 3 ? "Shift+Tab" : "Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("#search-dialog") !== null)).toBe(
        true,
      );
    }
    await page.mouse.move(20, 500);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => document.elementFromPoint(20, 500)?.id)).toBe("search-dialog");
  });

  test("never stands with the mobile menu, which locks the page as well", async () => {
    const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.goto("/tags");
    const isMenuOpen = () => page.locator("#menu").evaluate((menu) => menu.matches(":popover-open"));
    await page.locator(".header__menu").tap();
    expect(await isMenuOpen()).toBe(true);
    expect(
      await page.evaluate(() => getComputedStyle(document.querySelector("main") as Element).pointerEvents),
    ).toBe("none");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await page.locator(".header__icon").tap();
    await page.locator("#search-dialog").waitFor();
    expect(await isMenuOpen()).toBe(false);
    await page.keyboard.press("Escape");
    await page.locator("#search-dialog").waitFor({ state: "hidden" });
    await page.locator(".header__menu").tap();
    await page.keyboard.press("Control+k");
    await page.locator("#search-dialog").waitFor();
    expect(await isMenuOpen()).toBe(false);
  });

  test("is a combobox: focus stays in the field, arrows move, the count is said, Enter goes", async () => {
    const page = await openWide("/de/tags");
    await page.keyboard.press("Control+k");
    await page.locator("#search-input").fill("hor");
    await page.locator("[data-popular] [role=option]").first().waitFor();
    const suggestions = await page.locator("[data-popular] [role=option]").allInnerTexts();
    expect(await page.locator("[data-announce]").innerText()).toMatch(
      new RegExp(`^${suggestions.length} Vorschl`),
    );
    const active = () =>
      page.evaluate(
        () =>
          document.getElementById(document.activeElement?.getAttribute("aria-activedescendant") ?? "")
            ?.dataset["keyword"],
      );
    expect(await active()).toBe("hor");
    await page.keyboard.press("ArrowDown");
    expect(await active()).toBe(suggestions[0]);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    expect(await active()).toBe(suggestions.at(-1));
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("search-input");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/de/free-animations/${encodeURIComponent(suggestions.at(-1) ?? "")}`);
  });

  test("types, trending, categories and recent searches lead where they should", async () => {
    const page = await openWide();
    await page.keyboard.press("Control+k");
    const trending = page.locator(".search__terms [role=option]");
    expect(await trending.allInnerTexts()).toEqual(
      "loading success confetti ai arrow login error check money 404".split(" "),
    );
    expect(await page.locator(".search__categories a").count()).toBe(7);
    expect(await page.locator("[data-recent]").isHidden()).toBe(true);
    await page.getByRole("button", { name: "Premium", exact: true }).click();
    expect(await trending.first().getAttribute("href")).toBe("/free-animations/loading?type=premium");
    await page.getByRole("button", { name: "Free", exact: true }).click();
    await trending.nth(2).click();
    await page.waitForURL("**/free-animations/confetti?type=free");
    await page.keyboard.press("Control+k");
    await page.locator("[data-recent] [role=option]").waitFor();
    expect(await page.locator("[data-recent] [role=option]").allInnerTexts()).toEqual(["confetti"]);
    await page.locator("[data-clear]").click();
    expect(await page.locator("[data-recent]").isHidden()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("search-input");
  });

  test("suggestions leave out what is among the recent searches", async () => {
    const page = await openPage();
    await page.addInitScript(() => localStorage.setItem("recent-searches", '["horse"]'));
    await page.route("**/api/v1/search-keywords?q=hor", (route) =>
      route.fulfill({
        json: { data: [{ keyword: "horse" }, { keyword: "horn" }] },
        headers: { "access-control-allow-origin": "*" },
      }),
    );
    await page.goto("/tags");
    await page.keyboard.press("Control+k");
    await page.locator("#search-input").fill("hor");
    await page.locator("[data-popular] [role=option]").first().waitFor();
    expect(await page.locator("[data-popular] [role=option]").allInnerTexts()).toEqual(["horn"]);
  });

  test.each(["paper boat", "either/or", "100%", "🦉", "梟の冬", "a?b#c", "x".repeat(300)])(
    "%s survives the way to the results",
    async (keyword) => {
      const page = await openPage();
      await page.goto("/tags");
      await page.keyboard.press("Control+k");
      await page.locator("#search-input").fill(keyword);
      await page.keyboard.press("Enter");
      await page.waitForURL("**/free-animations/**");
      const { pathname } = new URL(page.url());
      expect(decodeURIComponent(pathname.slice("/free-animations/".length))).toBe(keyword);
      expect(await page.locator("h1").innerText()).toContain(keyword.slice(0, 20));
    },
  );
});

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
    await page.locator(".nav__bar").waitFor();
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
const signIn = (page: Page, detail: typeof session | null) =>
  page.evaluate(
    (value) => document.dispatchEvent(new CustomEvent("zoetrope:session", { detail: value })),
    detail,
  );

describe("someone who is signed in", () => {
  test("sees Dashboard and an own menu with every entry, and can log out", async () => {
    const page = await openWide();
    await signIn(page, session);
    expect(await page.locator(".header__dashboard").getAttribute("href")).toBe(`${hosts.workflow}/`);
    await page.getByRole("button", { name: "Account of Ines Moreau" }).click();
    const menu = page.getByRole("menu").first();
    await menu.waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
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
      await menu.getByRole("menuitem", { name }).click();
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
    const help = page.getByRole("menuitem", { name: "Help" });
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
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Logout");
  });

  test("a picture that does not come leaves initials on the tone of the name", async () => {
    const page = await openPage({ ignore: /status of 404/ });
    await page.goto("/tags");
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

describe("the line in the footer", () => {
  const country = (page: Page) => page.locator("[data-country]");

  test("moves on every three seconds, only while it can be seen, and begins again after the last", async () => {
    const page = await openPage({ reducedMotion: "reduce" });
    await page.clock.install();
    await page.goto("/tags");
    await page.waitForLoadState("load");
    await page.clock.runFor(5_000);
    await page.waitForLoadState("networkidle");
    const first = await country(page).innerText();
    await page.clock.runFor(9_000);
    expect(await country(page).innerText()).toBe(first);
    await page.locator(".love").scrollIntoViewIfNeeded();
    const seen = new Set([first]);
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return country(page).innerText();
      })
      .not.toBe(first);
    for (let step = 0; step < 16; step += 1) {
      seen.add(await country(page).innerText());
      await page.clock.runFor(3_000);
    }
    expect(seen.size).toBe(16);
  });

  test("slides by 20 px in 0.3 s, and not at all with reduced motion", async () => {
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      const page = await openPage({ reducedMotion });
      await page.addInitScript(() => {
        const moves: unknown[] = [];
        Object.assign(globalThis, { moves });
        const { animate } = Element.prototype;
        Element.prototype.animate = function record(frames, options) {
          if (this.hasAttribute("data-country")) moves.push([frames, options]);
          return animate.call(this, frames, options);
        };
      });
      await page.goto("/tags");
      await page.locator(".love").scrollIntoViewIfNeeded();
      const first = await country(page).innerText();
      await expect.poll(() => country(page).innerText(), { timeout: 15_000 }).not.toBe(first);
      const moves = await page.evaluate(() => (globalThis as unknown as { moves: unknown[] }).moves);
      if (reducedMotion === "reduce") expect(moves).toEqual([]);
      else
        expect(moves[0]).toEqual([
          [
            { transform: "translateY(0px)", opacity: 1 },
            { transform: "translateY(-20px)", opacity: 0 },
          ],
          { duration: 300, easing: "ease-in-out" },
        ]);
    }
  });
});

describe("dropping a file", () => {
  const preview = "http://preview.localhost";

  /** A page that has been told of a preview, and a stand-in for it that says what it was given. */
  async function openWithPreview(): Promise<Page> {
    const page = await openPage();
    await page.route("**/tags", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const words = JSON.stringify({
        title: "Let go",
        accepted: ".json",
        refused: "Only these",
        opened: "Opened",
        blocked: "Held back",
        open: "Open it",
        failed: "No answer",
      });
      await route.fulfill({
        response,
        body: html.replace(
          '<script id="chrome-data" type="application/json">{',
          `$&"preview":{"url":"${preview}/preview","words":${words}},`,
        ),
      });
    });
    await page.context().route(`${preview}/**`, (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<title>waiting</title><script>
          addEventListener("message", async ({ data, origin }) => {
            document.title = [origin, data.type, data.file.name, await data.file.text()].join(" ");
          });
          opener.postMessage({ type: "zoetrope:preview-ready" }, "*");
        </script>`,
      }),
    );
    await page.goto("/tags");
    return page;
  }
  const drag = (page: Page, name: string, target = "body") =>
    page.evaluate(
      async ([fileName = "", selector = ""]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(["{}"], fileName));
        const element = document.querySelector(selector);
        const send = (type: string) =>
          element?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
        send("dragenter");
        // The layer is loaded by the first drag.
        while (document.querySelector(".dropover") === null) await new Promise(requestAnimationFrame);
        send("dragover");
        const isShown = document.querySelector<HTMLElement>(".dropover")?.hidden === false;
        const isLeft = send("drop");
        return { isShown, isLeft };
      },
      [name, target],
    );

  test("the file itself arrives at the preview, on another origin", async () => {
    const page = await openWithPreview();
    const [opened, drop] = await Promise.all([page.waitForEvent("popup"), drag(page, "owl.LOTTIE")]);
    expect(drop).toEqual({ isShown: true, isLeft: false });
    await expect.poll(() => opened.title()).toBe(`${hosts.site} zoetrope:preview-file owl.LOTTIE {}`);
    await page.getByText("Opened").waitFor();
  });

  test("another file changes nothing, and a message says what is accepted", async () => {
    const page = await openWithPreview();
    await drag(page, "owl.png");
    await page.getByText("Only these").waitFor();
    expect(page.context().pages()).toHaveLength(1);
  });

  test("a marked upload zone keeps its own drops", async () => {
    const page = await openWithPreview();
    await page.evaluate(() => document.querySelector("h1")?.setAttribute("data-upload-zone", ""));
    expect(await drag(page, "owl.json", "h1")).toEqual({ isShown: false, isLeft: true });
    expect(page.context().pages()).toHaveLength(1);
  });

  test("where the browser holds the tab back, a button opens it", async () => {
    const page = await openWithPreview();
    await page.evaluate(() => {
      const { open } = window;
      window.open = () => {
        window.open = open;
        return null;
      };
    });
    await drag(page, "owl.json");
    const [opened] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("button", { name: "Open it" }).click(),
    ]);
    await expect.poll(() => opened.title()).toContain("owl.json");
  });
});
