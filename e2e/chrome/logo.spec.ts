import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";
import { openWide, hydrateMenuBar } from "./open-chrome.ts";

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

  const downloads = [
    ["Download SVG", "zoetrope-logo.svg"],
    ["Download PNG", "zoetrope-logo.png"],
  ] as const;
  test.each(sampleEvery(downloads, 0, 2))("%s saves %s", async (label, file) => {
    const page = await openWide();
    await page.locator(".header .logo").click({ button: "right" });
    const entry = page.getByRole("menuitem", { name: label });
    await expect.poll(() => entry.getAttribute("data-disabled")).toBe(null);
    const [download] = await Promise.all([page.waitForEvent("download"), entry.click()]);
    expect(download.suggestedFilename()).toBe(file);
  });

  test(
    "copy and SVG download are disabled while the SVG is missing; the PNG says it is not available",
    { tags: "long" },
    async () => {
      const messages: string[] = [];
      const page = await openPage({ ignore: /SVG|status of 503/ });
      page.on("console", (message) => messages.push(message.text()));
      await page.route("**/brand/logo.svg", (route) =>
        route.fulfill({ status: 503, headers: { "access-control-allow-origin": "*" } }),
      );
      await page.goto("/tags");
      await hydrateMenuBar(page);
      await page.locator(".header .logo").click({ button: "right" });
      const items = page.getByRole("menuitem");
      await items.first().waitFor();
      expect(await items.nth(0).getAttribute("data-disabled")).toBe("");
      expect(await items.nth(1).getAttribute("data-disabled")).toBe("");
      await items.nth(2).click();
      await expect.poll(() => messages.some((text) => text.includes("SVG code not available"))).toBe(true);
    },
  );

  test("a right click that comes before the script is not lost", { tags: "long" }, async () => {
    const page = await openPage({ viewport: { width: 390, height: 844 } });
    await page.goto("/tags");
    await page.locator(".header .logo").click({ button: "right" });
    await page.getByRole("menu").waitFor();
  });

  test("asks for the SVG again after five seconds, until it is there", { tags: "long" }, async () => {
    const page = await openPage({ ignore: /SVG|status of 503/ });
    let asked = 0;
    // On a busy machine the page asks before its clock stands still: nothing is answered until then, and so no five seconds begin.
    const paused = Promise.withResolvers<undefined>();
    await page.route("**/brand/logo.svg", async (route) => {
      asked += 1;
      await paused.promise;
      return asked < 3
        ? route.fulfill({ status: 503, headers: { "access-control-allow-origin": "*" } })
        : route.continue();
    });
    await page.clock.install();
    await page.goto("/tags");
    await page.locator("html[data-hydrated]").waitFor();
    await page.clock.runFor(5_000);
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    paused.resolve(undefined);
    await page.mouse.move(4, 150);
    await page.mouse.move(4, 140);
    await expect.poll(() => asked).toBe(1);
    for (const expected of [2, 3]) {
      await expect
        .poll(async () => {
          await page.clock.runFor(500);
          return asked;
        })
        .toBe(expected);
    }
  });

  test.each(sampleEvery(["light", "dark"] as const, 1, 2))(
    "its menu has no accessibility problem (%s)",
    { tags: "long" },
    async (colorScheme) => {
      const page = await openWide("/tags", { colorScheme });
      await page.locator(".header .logo").click({ button: "right" });
      await page.getByRole("menu").waitFor();
      expect(await findAccessibilityProblems(page, "header")).toEqual([]);
    },
  );

  /** A finger rests on the logo. */
  async function touchLogo(page: Page): Promise<void> {
    const box = await page.locator(".header .logo").boundingBox();
    if (box === null) throw new Error("the logo stands nowhere");
    const client = await page.context().newCDPSession(page);
    const point = { x: box.x + 20, y: box.y + 20 };
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  }

  test("a finger that rests on it for 700 ms opens the menu", { tags: "long" }, async () => {
    const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.goto("/tags");
    await page.locator("html[data-hydrated]").waitFor();
    // The menu's script is there.
    await page.locator(".header .logo").hover();
    await page.locator(".logo-menu-root .logo").waitFor();
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await touchLogo(page);
    await page.clock.runFor(699);
    expect(await page.getByRole("menu").count()).toBe(0);
    await page.clock.runFor(1);
    await page.getByRole("menu").waitFor();
  });

  test(
    "a long press that the browser tells before the script has come is not lost",
    { tags: "long" },
    async () => {
      const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
      await page.goto("/tags");
      await page.locator("html[data-hydrated]").waitFor();
      await touchLogo(page);
      // The script is there, and waits with the swap for the finger; the browser says what it was.
      await page.waitForFunction(() =>
        performance.getEntriesByType("resource").some(({ name }) => name.includes("/hydrate-header-")),
      );
      const box = await page.locator(".header .logo").boundingBox();
      const client = await page.context().newCDPSession(page);
      const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20, button: "right" as const, clickCount: 1 };
      await client.send("Input.dispatchMouseEvent", { type: "mousePressed", ...at });
      await page.getByRole("menu").waitFor();
    },
  );
});
