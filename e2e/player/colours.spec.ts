import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { openMovingPage, useBrowser } from "../browser.ts";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";
import { addressOf, frameOf, isDrawn, openPlaying, sliderOf, useAnimations } from "./animation-page.ts";

useBrowser();
const animations = useAnimations();

/** A number for what the held stage shows, once nothing has been drawn for twenty frames of the screen. */
const pixelsOfStage = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const pixels = (): number => {
      const canvas = document.querySelector<HTMLCanvasElement>(".player__canvas canvas");
      const copy = new OffscreenCanvas(48, 48).getContext("2d");
      if (canvas) copy?.drawImage(canvas, 0, 0, 48, 48);
      let sum = 0;
      for (const value of copy?.getImageData(0, 0, 48, 48).data ?? [])
        sum = (sum * 31 + value) % 1_000_000_007;
      return sum;
    };
    let sum = pixels();
    for (let still = 0; still < 20; still++) {
      await new Promise(requestAnimationFrame);
      const now = pixels();
      if (now !== sum) still = 0;
      sum = now;
    }
    return sum;
  });

test("a changed colour shows on the stage at once, goes into the download, and Reset takes it back", async () => {
  const page = await openPlaying(animations.plain);
  await sliderOf(page).focus();
  await page.keyboard.press("Home");
  await expect.poll(() => frameOf(page)).toBe(1);
  const before = await pixelsOfStage(page);
  const hex = page.getByLabel(/^Hex value/).first();
  await hex.fill("#01fe02");
  await hex.press("Enter");
  await expect.poll(() => pixelsOfStage(page)).not.toBe(before);
  await page.getByLabel("Lottie JSON").check();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download .json, recoloured" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text).toContain("0.996");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect.poll(() => pixelsOfStage(page)).toBe(before);
});

test("the frame on the stage can be kept as a PNG", async () => {
  const page = await openPlaying(animations.plain);
  await page.getByLabel("PNG picture").check();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download .png" }).click();
  const bytes = await readFile(await (await download).path());
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(bytes.length).toBeGreaterThan(500);
});

test("a theme changes the colours on the stage", { tags: "long" }, async () => {
  const page = await openPlaying(animations.themeable);
  await sliderOf(page).focus();
  await page.keyboard.press("Home");
  await expect.poll(() => frameOf(page)).toBe(1);
  const before = await pixelsOfStage(page);
  const themes = page
    .getByRole("group", { name: "Themes in this file" })
    .getByRole("button", { name: /^Theme/ });
  // The first theme may be the colours that the file has anyway.
  await themes.last().click();
  await expect.poll(() => pixelsOfStage(page)).not.toBe(before);
  expect(await themes.last().getAttribute("aria-pressed")).toBe("true");
  await themes.first().click();
  await expect.poll(() => pixelsOfStage(page)).toBe(before);
});

test(
  "a theme that looks as the file does by itself and the file's own colours are one picture",
  { tags: "long" },
  async () => {
    const page = await openPlaying(animations.themeable);
    const themes = page.getByRole("group", { name: "Themes in this file" });
    await expect.poll(() => themes.getByRole("button", { name: "Original" }).count()).toBe(0);
    expect(await themes.getByRole("button", { pressed: true }).getAttribute("aria-label")).toBe(
      "Theme amber",
    );
  },
);

const stageSizes = [
  [1440, 900],
  [390, 844],
] as const;
test.each(sampleEvery(stageSizes, 1, 2))(
  "at %i × %i the stage is seen with its buttons and colours, stays while they are changed, and code and file follow",
  async (width, height) => {
    const page = await openMovingPage({ viewport: { width, height } });
    await page.goto(addressOf(animations.themeable));
    await isDrawn(page);
    const isSeen = async (locator: Locator): Promise<boolean> => {
      const box = await locator.boundingBox();
      const header = await page.locator("body > .header").boundingBox();
      const bar = await page.locator(".guest-bar").boundingBox();
      if (!box || !header) return false;
      return box.y >= header.y + header.height - 1 && box.y + box.height <= (bar?.y ?? height);
    };
    const stage = page.locator(".player__stage");
    for (const part of [stage, page.locator(".player__play"), page.getByLabel(/^Change the colour/).first()])
      expect(await isSeen(part)).toBe(true);

    await page.getByRole("button", { name: "Theme lilac" }).click();
    expect(await isSeen(stage)).toBe(true);
    const hexes = page.getByLabel(/^Hex value/);
    const values = () =>
      hexes.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    await expect.poll(values).toContain("#CDC0E6");
    const code = page.locator(".embed-code pre");
    const keep = async (name: string): Promise<string> => {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name }).click();
      return (await download).suggestedFilename();
    };
    expect(await keep("Download .lottie, theme lilac")).toBe(`${animations.themeable.slug}-lilac.lottie`);
    await code.scrollIntoViewIfNeeded();
    await expect.poll(() => code.textContent()).toContain('theme="lilac"');

    const lilac = page.getByLabel("Hex value of the colour #CDC0E6");
    await lilac.focus();
    expect(await isSeen(lilac)).toBe(true);
    await lilac.fill("#01fe02");
    expect(await isSeen(stage)).toBe(true);
    const recoloured = `${animations.themeable.slug}-lilac-recoloured.lottie`;
    expect(await keep("Download .lottie, recoloured")).toBe(recoloured);
    await expect.poll(() => code.textContent()).toContain(`src="${recoloured}"`);
  },
);
