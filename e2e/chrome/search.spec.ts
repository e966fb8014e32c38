import { describe, expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { openPage, useBrowser } from "../browser.ts";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";
import { item, openWide } from "./open-chrome.ts";

useBrowser();

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

  test("opens even when it is asked for before the script has come", { tags: "long" }, async () => {
    const page = await openPage();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/entry\.client-[^/]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/tags");
    await page.keyboard.press("Control+k");
    release();
    await page.locator("#search-dialog").waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("search-input");
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

  test("never stands with the mobile menu, which locks the page as well", { tags: "long" }, async () => {
    const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.goto("/tags");
    const isMenuOpen = () => page.locator("#menu").evaluate((menu) => menu.matches(":popover-open"));
    await page.locator(".header__menu").tap();
    expect(await isMenuOpen()).toBe(true);
    expect(
      await page.evaluate(() => getComputedStyle(document.querySelector("main") as Element).pointerEvents),
    ).toBe("none");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    // Tab goes through the menu and the bar below it, and never to what the menu hides.
    const positions = new Set<string>();
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press("Tab");
      positions.add(
        await page.evaluate(() =>
          document.activeElement?.closest("main, footer") === null
            ? (document.activeElement.closest(".nav, .guest-bar, .header")?.className ?? "")
            : "hidden",
        ),
      );
    }
    expect([...positions]).toEqual(expect.arrayContaining(["nav", "guest-bar"]));
    expect(positions).not.toContain("hidden");
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
    // The words of the page stand in the field; an empty one shows what was searched for before.
    await page.locator("#search-input").fill("");
    await page.locator("[data-recent] [role=option]").waitFor();
    expect(await page.locator("[data-recent] [role=option]").allInnerTexts()).toEqual(["confetti"]);
    await page.locator("[data-clear]").click();
    expect(await page.locator("[data-recent]").isHidden()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("search-input");
  });

  test(
    "one recent search is removed: it stays away, the next one has the focus, and it is said",
    { tags: "long" },
    async () => {
      const page = await openPage({ locale: "de-DE" });
      await page.goto("/de/tags");
      await page.evaluate(() => localStorage.setItem("recent-searches", '["owl","a $& fox","hare"]'));
      await page.keyboard.press("Control+k");
      const recent = page.locator("[data-recent] [role=option]");
      await recent.first().waitFor();
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
      await page.getByRole("button", { name: "„a $& fox“ aus den letzten Suchen entfernen" }).press("Enter");
      expect(await recent.allInnerTexts()).toEqual(["owl", "hare"]);
      expect(await focused()).toBe("„hare“ aus den letzten Suchen entfernen");
      expect(await page.locator("[data-announce]").innerText()).toBe(
        "„a $& fox“ wurde aus den letzten Suchen entfernt",
      );
      expect(await findAccessibilityProblems(page, "#search-dialog")).toEqual([]);
      await page.keyboard.press("Space");
      expect(await focused()).toBe("„owl“ aus den letzten Suchen entfernen");
      await page.keyboard.press("Enter");
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("search-input");
      expect(await page.locator("[data-recent]").isHidden()).toBe(true);
      expect(await page.evaluate(() => localStorage.getItem("recent-searches"))).toBe("[]");
    },
  );

  test(
    "an answer that replaces the line on which the arrows stand leaves none hanging",
    { tags: "long" },
    async () => {
      const page = await openPage();
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route("**/api/v1/search-keywords?*", async (route) => {
        const isSecond = route.request().url().endsWith("=ho");
        if (isSecond) await held;
        await route.fulfill({
          json: { data: [{ keyword: isSecond ? "house" : "hat" }] },
          headers: { "access-control-allow-origin": "*" },
        });
      });
      await page.goto("/tags");
      await page.keyboard.press("Control+k");
      await page.locator("#search-input").fill("h");
      await page.locator("[data-popular] [role=option]").first().waitFor();
      const asked = page.waitForRequest((request) => request.url().endsWith("=ho"));
      await page.locator("#search-input").fill("ho");
      await asked;
      await page.keyboard.press("ArrowDown");
      release();
      await page.locator("[data-popular] [data-keyword=house]").waitFor();
      const active = await page.locator("#search-input").getAttribute("aria-activedescendant");
      expect(await page.locator(`#${active}`).getAttribute("data-keyword")).toBe("ho");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/free-animations/ho");
      expect(await page.evaluate(() => localStorage.getItem("recent-searches"))).toBe('["ho"]');
    },
  );

  test("suggestions leave out what is among the recent searches", { tags: "long" }, async () => {
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

  const keywords = [
    "paper boat",
    "either/or",
    "100%",
    "🦉",
    "梟の冬",
    "a?b#c",
    "x".repeat(300),
    "梟".repeat(300),
  ];
  test("whatever is typed survives the way to the results", { tags: "long" }, async () => {
    // One visitor, whose browser has the scripts after the first.
    const page = await openPage();
    for (const keyword of sampleEvery(keywords, 1, 4)) {
      await page.goto("/tags");
      await page.keyboard.press("Control+k");
      await page.locator("#search-input").fill(keyword);
      await page.keyboard.press("Enter");
      await page.waitForURL("**/free-animations/**");
      const { pathname } = new URL(page.url());
      expect(decodeURIComponent(pathname.slice("/free-animations/".length))).toBe(keyword);
      expect((await page.locator("h1").innerText()).toLowerCase()).toContain(
        keyword.slice(0, 20).toLowerCase(),
      );
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, keyword).toBeLessThanOrEqual(0);
    }
  });
});
