import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, openMovingPage, useBrowser } from "../browser.ts";
import { firstScript, holdRequests } from "../hold-requests.ts";
import { layoutShiftOf, recordLayoutShift } from "../layout-shift.ts";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";
import { addressOf, isDrawn, sliderOf, useAnimations } from "./animation-page.ts";

useBrowser();
const animations = useAnimations();

test("the animation page answers with everything a reader needs before any script has run", async () => {
  const page = await openMovingPage({ javaScriptEnabled: false });
  await page.goto(addressOf(animations.plain));
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(animations.plain.title);
  await page.locator(".player__poster img").waitFor();
  expect(await page.locator(".facts-sheet dd").first().textContent()).toMatch(/\d/);
  const download = page.waitForEvent("download");
  await page.getByLabel("Lottie JSON").check();
  await page.getByRole("button", { name: /^Download/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
});

test("a format that is chosen before any script has come stays chosen, and is what downloads", async () => {
  const page = await openMovingPage();
  const arrive = await holdRequests(page, firstScript);
  await page.goto(addressOf(animations.plain), { waitUntil: "commit" });
  await page.getByLabel("Lottie JSON").check();
  arrive();
  await page.locator("html[data-hydrated]").waitFor();
  expect(await page.getByLabel("Lottie JSON").isChecked()).toBe(true);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Download/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
});

test("what downloads is seen without scrolling, on a laptop too, and below themes", async () => {
  const page = await openMovingPage();
  for (const [found, width, height] of [
    [animations.plain, 1366, 768],
    [animations.themeable, 1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(addressOf(found));
    const download = await page.getByRole("button", { name: /^Download/ }).boundingBox();
    expect((download?.y ?? height) + (download?.height ?? 0)).toBeLessThanOrEqual(height);
  }
});

test("no button of the player stands on a line by itself, at any width", async () => {
  const page = await openMovingPage();
  await page.goto(addressOf(animations.plain));
  await page.locator("html[data-hydrated]").waitFor();
  const middleOf = async (selector: string): Promise<number> => {
    const box = await page.locator(selector).boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
  };
  // Below 700 pixels it stands beside what moves the film.
  for (const [width, beside] of [
    [390, ".player__play"],
    [800, ".background-picker"],
    [1100, ".background-picker"],
    [1280, ".background-picker"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(Math.abs((await middleOf(".player__fullscreen")) - (await middleOf(beside)))).toBeLessThan(6);
  }
});

test("an old slug is sent on for good, and an unknown id is not found", async () => {
  const moved = await fetch(`${hosts.site}/animation/some-old-name-${animations.plain.id}`, {
    redirect: "manual",
  });
  expect(moved.status).toBe(301);
  expect(new URL(moved.headers.get("location") ?? "", hosts.site).pathname).toBe(addressOf(animations.plain));
  const german = await fetch(`${hosts.site}/de/animation/x-${animations.plain.id}`, { redirect: "manual" });
  expect(new URL(german.headers.get("location") ?? "", hosts.site).pathname).toBe(
    addressOf(animations.plain, "/de"),
  );
  expect((await fetch(`${hosts.site}/animation/nothing-zzzzzzzzzz`)).status).toBe(404);
  expect((await fetch(`${hosts.site}/animation/nothing`)).status).toBe(404);
});

const looks = [
  ["interactive", "dark", 390, ""],
  ["plain", "light", 1440, ""],
  ["themeable", "light", 768, "/de"],
  ["plain", "dark", 1440, "/jp"],
] as const;
test.each(sampleEvery(looks, 0, 4))(
  "the page of a %s animation, in %s at %i wide under “%s”: nothing moves, nothing sticks out, everyone can use it",
  async (kind, colorScheme, width, prefix) => {
    const page = await openMovingPage({ colorScheme, viewport: { width, height: 900 } });
    await recordLayoutShift(page);
    await page.goto(addressOf(animations[kind], prefix));
    await isDrawn(page);
    expect(await layoutShiftOf(page)).toBeLessThan(0.001);
    await page.locator(".scrubber input").focus();
    await page.keyboard.press("k");
    expect(await findAccessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  },
);

test(
  "on a phone nothing that gets the focus lies under the stage, the header or the bar",
  { tags: "long" },
  async () => {
    const page = await openMovingPage({ viewport: { width: 390, height: 844 } });
    await page.goto(addressOf(animations.interactive));
    await isDrawn(page);
    await page.getByRole("button", { name: "Reset" }).scrollIntoViewIfNeeded();
    const coveredNow = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.closest("main")) return null;
        const { x, y, width, height } = focused.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        const isCovered = top?.closest(".player__stage, .header, .guest-bar") && !focused.contains(top);
        return isCovered ? focused.outerHTML : null;
      });
    await sliderOf(page).focus();
    for (let stop = 0; stop < 45; stop++) {
      await page.keyboard.press("Tab");
      expect(await coveredNow()).toBeNull();
    }
  },
);
