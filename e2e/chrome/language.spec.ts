import { describe, expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { openPage, useBrowser } from "../browser.ts";
import { openHydrated } from "./open-chrome.ts";

useBrowser();

describe("the offer of the browser's language", () => {
  test("is made in that language, moves nothing, leads to the same page, and stays away once closed", async () => {
    const page = await openPage({ locale: "de-AT", viewport: { width: 390, height: 844 } });
    await page.addInitScript(() => {
      const shifts = ((globalThis as { shifts?: number[] }).shifts = [] as number[]);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/free-animations/owl?type=free");
    const offer = page.locator(".language-offer");
    await offer.waitFor();
    expect(await offer.getAttribute("lang")).toBe("de");
    expect(await findAccessibilityProblems(page, ".language-offer")).toEqual([]);
    expect(await page.evaluate(() => (globalThis as { shifts?: number[] }).shifts)).toEqual([]);
    await page.getByRole("link", { name: "Diese Seite auf Deutsch ansehen" }).click();
    await page.waitForURL("**/de/free-animations/owl?type=free");

    await page.goto("/fr/tags");
    await offer.waitFor();
    await page.getByRole("button", { name: "Schließen" }).click();
    expect(await offer.count()).toBe(0);
    await page.goto("/tags");
    await page.locator("html[data-hydrated]").waitFor();
    await page.evaluate(() => new Promise((rest) => requestIdleCallback(() => requestIdleCallback(rest))));
    expect(await offer.count()).toBe(0);
  });

  test("is not made to those who have chosen the language themselves", { tags: "long" }, async () => {
    const page = await openHydrated("/de/tags", { locale: "de-DE" });
    await page.locator(".footer .language-menu > summary").click();
    await page.locator('.footer .language-list a[hreflang="fr"]').click();
    await page.waitForURL("**/fr/tags");
    await page.locator("html[data-hydrated]").waitFor();
    await page.evaluate(() => new Promise((rest) => requestIdleCallback(() => requestIdleCallback(rest))));
    expect(await page.locator(".language-offer").count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem("language-offer"))).toBe("settled");
  });
});
