import { expect, test } from "vitest";
import { hosts, openMovingPage, useBrowser } from "../browser.ts";

useBrowser();

test("a visitor searches from the home page, sees an animation play, opens it and downloads it", async () => {
  const page = await openMovingPage();
  await page.goto("/");
  const search = page.getByRole("main").locator("input[name=q]");
  await search.fill("owl");
  await search.press("Enter");
  await page.waitForURL("**/free-animations/owl");

  const card = page.locator("[data-card]").first();
  await expect
    .poll(() => card.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await card.locator("a").first().hover();
  await card.locator("canvas").waitFor({ state: "visible" });

  await card.locator("a").first().click();
  await page.waitForURL("**/animation/*");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page
      .getByRole("link", { name: /download/i })
      .first()
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.lottie$/);
  expect(await download.failure()).toBeNull();
});

test("an animation plays for someone who reaches its card by keyboard, and stops when they leave", async () => {
  const page = await openMovingPage();
  await page.goto("/free-animations/animals");
  const card = page.locator("[data-card]").first();
  await card.locator("a").first().focus();
  await card.locator("canvas").waitFor({ state: "visible" });
  await page.locator("[data-card]").nth(5).locator("a").first().focus();
  await expect.poll(() => card.locator("canvas").count()).toBe(0);
});

test(
  "an animation plays for someone whose Tab key is quicker than the page's script",
  { tags: "long" },
  async () => {
    const page = await openMovingPage();
    let letThrough = (): void => undefined;
    const isFocused = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route("**/assets/entry.client-*.js", async (route) => {
      await isFocused;
      await route.continue();
    });
    await page.goto("/free-animations/animals", { waitUntil: "domcontentloaded" });
    const card = page.locator("[data-card]").first();
    await card.locator("a").first().focus();
    letThrough();
    await card.locator("canvas").waitFor({ state: "visible" });
  },
);

test("with reduced motion nothing plays by itself", async () => {
  const page = await openMovingPage({ reducedMotion: "reduce" });
  await page.goto("/free-animations/animals");
  await page.locator("[data-card]").first().locator("a").first().hover();
  // The player would be loaded by now for someone who wants motion: see the test above.
  await page.waitForLoadState("networkidle");
  expect(await page.locator("canvas").count()).toBe(0);
});

test("without JavaScript one can still search, filter, turn the page and download", async () => {
  const page = await openMovingPage({ javaScriptEnabled: false });
  await page.goto("/");
  await page.getByRole("main").locator("input[name=q]").fill("icons");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  expect(decodeURIComponent(new URL(page.url()).pathname)).toBe("/free-animations/icons");
  await page.getByRole("link", { name: "Page 2" }).click();
  expect(new URL(page.url()).searchParams.get("page")).toBe("2");
  await page.locator("[data-card] a").first().click();
  const href = await page
    .getByRole("link", { name: /download/i })
    .first()
    .getAttribute("href");
  expect(href).toContain(`${hosts.api}/api/v1/animations/`);
});

test("a misspelt word finds what was meant, and a word that means nothing says what to do", async () => {
  const page = await openMovingPage();
  await page.goto("/free-animations/elefant");
  expect(await page.locator("[data-card]").count()).toBeGreaterThan(0);
  await page.goto("/free-animations/qqzzxxw");
  expect(await page.getByRole("main").getByText("qqzzxxw").count()).toBeGreaterThan(0);
  expect(await page.getByRole("main").getByRole("link", { name: "confetti" }).count()).toBe(1);
});

test("show more adds the next page below and keeps what was there", { tags: "long" }, async () => {
  const page = await openMovingPage();
  await page.goto("/free-animations/icons");
  // Before its script the link leads to the next page.
  await page.locator("html[data-hydrated]").waitFor();
  const before = await page.locator("[data-card]").count();
  const first = await page.locator("[data-card]").first().getAttribute("data-card");
  await page
    .getByRole("link", { name: /show more/i })
    .or(page.getByRole("button", { name: /show more/i }))
    .click();
  await expect.poll(() => page.locator("[data-card]").count()).toBeGreaterThan(before);
  expect(await page.locator("[data-card]").first().getAttribute("data-card")).toBe(first);
});

test(
  "“Play all” plays the cards in view, lets those out of view rest, and stops them all",
  { tags: "long" },
  async () => {
    const page = await openMovingPage();
    await page.goto("/free-animations/animals");
    const toggle = page.locator("[data-play-all] input");
    await page.locator("[data-play-all].is-ready").waitFor();
    await toggle.check({ force: true });
    const cards = page.locator("[data-card]");
    const first = cards.first().locator("canvas");
    await first.waitFor({ state: "visible" });
    await cards.nth(3).locator("canvas").waitFor({ state: "visible" });
    /** What a card shows, as a number. */
    const pixels = (index: number) =>
      cards
        .nth(index)
        .locator("canvas")
        .evaluate((element) => {
          const copy = new OffscreenCanvas(32, 32).getContext("2d");
          copy?.drawImage(element as HTMLCanvasElement, 0, 0, 32, 32);
          return [...(copy?.getImageData(0, 0, 32, 32).data ?? [])].join();
        });
    const before = await pixels(0);
    await expect.poll(() => pixels(0), { timeout: 5_000 }).not.toBe(before);
    await cards.last().scrollIntoViewIfNeeded();
    await cards.last().locator("canvas").waitFor({ state: "visible" });
    await expect.poll(() => first.count()).toBe(0);
    await toggle.uncheck({ force: true });
    await expect.poll(() => page.locator("[data-card] canvas").count()).toBe(0);
  },
);
