import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { prefixes } from "../languages.ts";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";
import { item, panel, hydrateMenuBar } from "./open-chrome.ts";

useBrowser();

const menus = ["products", "integrations", "customers", "learn"];

const isWiderThanItsWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** Words that are cut, or stand beyond the edge of the window. */
const cutWords = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(`${selector}:visible`)
    .evaluateAll((all) =>
      all
        .filter(
          (one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth,
        )
        .map((one) => one.textContent.trim()),
    );

/** What the footer shows in any window: its columns with all of their links, the switcher, this year. */
async function expectWholeFooter(page: Page, prefix: string): Promise<void> {
  const footer = page.locator("footer");
  expect(await footer.locator(".footer__columns nav").count(), `${prefix}: columns`).toBe(6);
  const links = await footer.locator("a").evaluateAll((all) =>
    all.map((one) => ({
      origin: (one as HTMLAnchorElement).origin,
      target: one.getAttribute("target"),
      rel: one.getAttribute("rel"),
      name: (one.getAttribute("aria-label") ?? one.textContent).trim(),
    })),
  );
  expect(links.length).toBeGreaterThan(45);
  const own = Object.values<string>(hosts);
  expect(links.filter(({ name }) => name === "")).toEqual([]);
  expect(links.filter(({ origin, target }) => !own.includes(origin) && target !== "_blank")).toEqual([]);
  expect(links.filter(({ target, rel }) => target === "_blank" && !rel?.includes("noopener"))).toEqual([]);
  expect(await footer.textContent()).toContain(String(new Date().getFullYear()));
}

/** Behind an open menu the page neither scrolls nor takes a touch. */
const isPageHeld = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { overflowY } = getComputedStyle(document.documentElement);
    return (
      overflowY === "hidden" && getComputedStyle(document.querySelector("main")!).pointerEvents === "none"
    );
  });

describe("the header and the footer in every language", () => {
  const narrowWidths = [
    [390, 0],
    [768, 1],
    [1240, 2],
  ] as const;
  test.each(sampleEvery(narrowWidths, 0, 3))(
    "at %i px by touch: one menu open at a time, nothing sideways",
    async (width, turn) => {
      const page = await openPage({ viewport: { width, height: 900 }, hasTouch: true });
      for (const prefix of sampleEvery(prefixes, turn, 5)) {
        await page.goto(`${prefix}/tags`);
        await page.locator(".header__menu").tap();
        await expect.poll(() => isPageHeld(page)).toBe(true);
        for (const [index, name] of menus.entries()) {
          await item(page, index).tap();
          await expect.poll(() => page.locator(".nav__menu[open]").count()).toBe(1);
          expect(await panel(page, name).locator("a:visible").count()).toBeGreaterThan(3);
        }
        await item(page, 3).tap();
        await expect.poll(() => page.locator(".nav__menu[open]").count()).toBe(0);
        expect(await item(page, 4).getAttribute("href")).toBe(`${prefix}/pricing`);
        await page.locator(".nav__language summary").tap();
        expect(await page.locator(".nav__language a:visible").count()).toBe(prefixes.length);
        expect(await isWiderThanItsWindow(page), prefix).toBe(false);
        await expectWholeFooter(page, prefix);
      }
    },
  );

  // The languages that had no turn by touch.
  const wideWidths = [
    [1280, 0],
    [1440, 1],
  ] as const;
  test.each(sampleEvery(wideWidths, 1, 2))("at %i px by mouse and by keyboard", async (width, turn) => {
    const page = await openPage({ viewport: { width, height: 900 } });
    for (const prefix of sampleEvery(prefixes, turn + 3, 7)) {
      await page.goto(`${prefix}/tags`);
      await hydrateMenuBar(page);
      for (const [index, name] of menus.entries()) {
        await item(page, index).hover();
        await panel(page, name).waitFor();
        expect(await panel(page, name).locator("a:visible").count()).toBeGreaterThan(3);
        expect(await cutWords(page, `.menu--${name} a`), `${prefix}: ${name}`).toEqual([]);
      }
      if (width === 1440) expect(await cutWords(page, ".header__search > span"), prefix).toEqual([]);
      await page.mouse.move(width / 2, 890);
      await panel(page, "learn").waitFor({ state: "hidden" });
      await item(page, 0).focus();
      await page.keyboard.press("Enter");
      await panel(page, "products").waitFor();
      await page.keyboard.press("Escape");
      await panel(page, "products").waitFor({ state: "hidden" });
      expect(await item(page, 0).evaluate((element) => element === document.activeElement)).toBe(true);
      const row = page.locator(".header > .wrapper");
      expect(await row.evaluate((element) => element.scrollWidth - element.clientWidth), prefix).toBe(0);
      expect(await isWiderThanItsWindow(page), prefix).toBe(false);
      await expectWholeFooter(page, prefix);
    }
  });
});

describe("no accessibility problem", () => {
  const looks = [
    ["light", 390, ""],
    ["light", 1440, "/kr"],
    ["dark", 1280, "/de"],
    ["dark", 768, "/jp"],
  ] as const;
  test.each(sampleEvery(looks, 2, 4))(
    "with menus and search open, and in the footer (%s, %i px, at %j)",
    async (colorScheme, width, prefix) => {
      const page = await openPage({ colorScheme, viewport: { width, height: 900 } });
      await page.goto(`${prefix}/tags`);
      if (width < 1280) await page.locator(".header__menu").click();
      else await hydrateMenuBar(page);
      for (const [index, name] of menus.entries()) {
        if (width < 1280) await item(page, index).click();
        else await item(page, index).hover();
        await panel(page, name).waitFor();
        expect(await findAccessibilityProblems(page, "header"), name).toEqual([]);
      }
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+k");
      await page.locator("#search-dialog").waitFor();
      expect(await findAccessibilityProblems(page, "#search-dialog")).toEqual([]);
      await page.locator("#search-input").fill("hor");
      await page.locator("[data-popular] [role=option]").first().waitFor();
      expect(await findAccessibilityProblems(page, "#search-dialog")).toEqual([]);
      await page.keyboard.press("Escape");
      await page.locator("#search-dialog").waitFor({ state: "hidden" });
      expect(await findAccessibilityProblems(page, "footer")).toEqual([]);
    },
  );
});
