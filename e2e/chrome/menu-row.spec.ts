import { describe, expect, test } from "vitest";
import { openPage, useBrowser } from "../browser.ts";
import { layoutShiftOf, recordLayoutShift } from "../layout-shift.ts";
import { item, openWide, panel, hydrateMenuBar } from "./open-chrome.ts";

useBrowser();

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
    await expect
      .poll(() => item(page, 1).evaluate((element) => element === document.activeElement))
      .toBe(true);
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest(".menu--integrations") !== null))
      .toBe(true);
    const first = await page.evaluate(() => document.activeElement?.getAttribute("href"));
    await page.keyboard.press("ArrowDown");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("href")))
      .not.toBe(first);
  });

  test(
    "what was begun before the script came goes on: a hover opens, an open menu stays, focus stays",
    { tags: "long" },
    async () => {
      const hovering = await openPage();
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await hovering.route(/\/hydrate-header-[^/]+\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await hovering.goto("/tags");
      await hovering.locator("html[data-hydrated]").waitFor();
      await item(hovering, 1).hover();
      release();
      await panel(hovering, "integrations").waitFor();

      const clicking = await openPage();
      let releaseSecond = (): void => undefined;
      const heldSecond = new Promise<void>((resolve) => (releaseSecond = resolve));
      await clicking.route(/\/hydrate-header-[^/]+\.js$/, async (route) => {
        await heldSecond;
        await route.continue();
      });
      await clicking.goto("/tags");
      await clicking.locator("html[data-hydrated]").waitFor();
      await item(clicking, 0).click();
      await panel(clicking, "products").waitFor();
      releaseSecond();
      await clicking.locator(".nav__bar").waitFor();
      await panel(clicking, "products").waitFor();
      expect(await item(clicking, 0).getAttribute("data-state")).toBe("open");
      expect(await item(clicking, 0).evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );

  test("nothing moves when the script takes over", async () => {
    const page = await openPage();
    await recordLayoutShift(page);
    await page.goto("/tags");
    const before = await page
      .locator(".nav__item")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    await hydrateMenuBar(page);
    const after = await page
      .locator(".nav__item")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(after).toEqual(before);
    expect(await layoutShiftOf(page)).toBe(0);
  });

  test(
    "a window that becomes narrow gets the accordion, and the row again when it is wide",
    { tags: "long" },
    async () => {
      const page = await openWide();
      await page.setViewportSize({ width: 1279, height: 900 });
      await page.locator(".header__menu").click();
      await item(page, 0).click();
      await panel(page, "products").waitFor();
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.locator(".nav__bar").waitFor();
    },
  );

  test(
    "shows six of seven case studies, others at another visit, and the latest posts",
    { tags: "long" },
    async () => {
      const page = await openPage();
      const readMenu = async (path: string) => {
        const html = await (await page.goto(path))?.text();
        const written = [...(html ?? "").matchAll(/class="menu-case" href="([^"]+)"/g)].map(
          ([, href]) => href,
        );
        expect(new Set(written).size).toBe(7);
        await hydrateMenuBar(page);
        await item(page, 2).hover();
        await panel(page, "customers").waitFor();
        const shown = await page
          .locator(".menu-case")
          .filter({ visible: true })
          .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
        expect(new Set(shown).size).toBe(6);
        expect(written).toEqual(expect.arrayContaining(shown));
        return shown;
      };
      const seeds = new Set<string>();
      for (let visit = 0; visit < 40 && seeds.size < 2; visit += 1)
        seeds.add((await readMenu("/tags")).join(" "));
      expect(seeds.size, "another visit shows others").toBeGreaterThan(1);
      await item(page, 3).hover();
      await page.locator("a.menu-post").first().waitFor();
      const posts = await page.locator("a.menu-post").count();
      expect(posts).toBeGreaterThan(0);
      expect(posts).toBeLessThanOrEqual(4);
    },
  );

  test(
    "when the posts do not come, the rest of the menu stands and the failure is logged",
    { tags: "long" },
    async () => {
      const messages: string[] = [];
      const page = await openPage({ ignore: /recent blog posts|status of 500/ });
      page.on("console", (message) => messages.push(message.text()));
      await page.route("**/api/v1/blog/recent-posts", (route) =>
        route.fulfill({ status: 500, headers: { "access-control-allow-origin": "*" } }),
      );
      await page.goto("/tags");
      await hydrateMenuBar(page);
      await item(page, 3).hover();
      await expect
        .poll(() => messages.some((text) => text.includes("Failed to fetch recent blog posts")))
        .toBe(true);
      expect(await panel(page, "learn").locator("a.menu-link").count()).toBeGreaterThan(7);
      expect(await page.locator(".menu-post").count()).toBe(0);
    },
  );
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

test("the panels give way by 12 px only in windows of 1200 to 1280 px", { tags: "long" }, async () => {
  const page = await openWide("/tags", { viewport: { width: 1280, height: 900 } });
  const box = () =>
    page.locator(".menu--products .menu__inner").evaluate((element) => getComputedStyle(element).paddingLeft);
  await item(page, 0).hover();
  await panel(page, "products").waitFor();
  const narrow = Number.parseFloat(await box());
  await page.setViewportSize({ width: 1281, height: 900 });
  expect(Number.parseFloat(await box()) - narrow).toBeCloseTo(12, 0);

  const accordion = await openPage({ viewport: { width: 1199, height: 900 } });
  await accordion.goto("/tags");
  await accordion.locator(".header__menu").click();
  await item(accordion, 0).click();
  await panel(accordion, "products").waitFor();
  const distance = async (width: number) => {
    await accordion.setViewportSize({ width, height: 900 });
    const [inner, list] = [
      await accordion.locator(".menu--products .menu__inner").boundingBox(),
      await accordion.locator("#menu .nav__list").boundingBox(),
    ];
    return (list?.x ?? 0) - (inner?.x ?? 0);
  };
  expect(await distance(1199)).toBe(0);
  expect(await distance(1200)).toBeCloseTo(12, 0);
  expect(await distance(1279)).toBeCloseTo(12, 0);
});
