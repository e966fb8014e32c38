import { describe, expect, test } from "vitest";
import { findAccessibilityProblems, openPage, useBrowser } from "../browser.ts";
import { item, openWide, panel, wakeRow } from "./open-chrome.ts";

useBrowser();

const prefixes = ["/", "/es", "/pt", "/kr", "/jp", "/fr", "/de"];
const menus = ["products", "integrations", "customers", "learn"];

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
      else await wakeRow(page);
      for (const [place, name] of menus.entries()) {
        if (width < 1280) await item(page, place).click();
        else await item(page, place).hover();
        await panel(page, name).waitFor();
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
