import { expect, test } from "vitest";
import { openMovingPage, useBrowser } from "../browser.ts";
import { addressOf, frameOf, isDrawn, openPlaying, sliderOf, useAnimations } from "./animation-page.ts";

useBrowser();
const animations = useAnimations();

test("the keyboard plays, holds, steps, jumps and changes loop and speed while the player has the focus", async () => {
  const page = await openPlaying(animations.plain);
  await sliderOf(page).focus();
  await page.keyboard.press("k");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await page.keyboard.press("Home");
  await expect.poll(() => frameOf(page)).toBe(1);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press(".");
  await expect.poll(() => frameOf(page)).toBe(3);
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(() => sliderOf(page).inputValue()).toBe("13");
  await page.keyboard.press(",");
  await expect.poll(() => frameOf(page)).toBe(12);
  await page.keyboard.press("End");
  await expect.poll(() => frameOf(page)).toBe(Number(await sliderOf(page).getAttribute("max")));
  await page.keyboard.press("l");
  expect(await page.getByRole("button", { name: "Loop: once" }).count()).toBe(1);
  await page.keyboard.press(">");
  expect(await page.getByLabel("Speed").inputValue()).toBe("1.5");
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Pause" }).waitFor();
});

test("outside the player its keys belong to the page", { tags: "long" }, async () => {
  const page = await openPlaying(animations.plain);
  await page
    .getByLabel(/^Hex value/)
    .first()
    .focus();
  await page.keyboard.press("k");
  expect(await page.getByRole("button", { name: "Pause" }).count()).toBe(1);
});

test("the scrubber is dragged to a frame, and the animation holds there", async () => {
  const page = await openPlaying(animations.plain);
  const box = await sliderOf(page).boundingBox();
  if (!box) throw new Error("the scrubber has no place");
  await page.mouse.move(box.x + 10, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  const count = Number(await sliderOf(page).getAttribute("max"));
  await expect.poll(async () => Math.abs((await frameOf(page)) - (count + 1) / 2)).toBeLessThanOrEqual(1);
  expect(await page.getByRole("button", { name: "Play", exact: true }).count()).toBe(1);
});

test(
  "with reduced motion the poster stays until Play is pressed, and nothing of the player is fetched",
  { tags: "long" },
  async () => {
    const page = await openMovingPage({ reducedMotion: "reduce" });
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.goto(addressOf(animations.plain));
    await page.waitForLoadState("networkidle");
    expect(await page.locator(".player__stage[data-drawn]").count()).toBe(0);
    expect(fetched.filter((url) => url.endsWith(".wasm") || url.endsWith(".lottie"))).toEqual([]);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await isDrawn(page);
    const before = await frameOf(page);
    await expect.poll(() => frameOf(page)).not.toBe(before);
  },
);

test("scrolled out of view the player rests", { tags: "long" }, async () => {
  const page = await openPlaying(animations.plain);
  await page.locator("footer").scrollIntoViewIfNeeded();
  /** Whether the number of the frame changes while the screen is drawn thirty times. */
  const framesPass = () =>
    page.locator(".player__frame-number b").evaluate(async (frameNumber) => {
      const before = frameNumber.textContent;
      for (let drawn = 0; drawn < 30 && frameNumber.textContent === before; drawn += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return frameNumber.textContent !== before;
    });
  await expect.poll(framesPass).toBe(false);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(framesPass).toBe(true);
});

test("the states of a file are seen before it listens; switched on, one of them is the one it is in", async () => {
  const page = await openPlaying(animations.interactive);
  const states = page.getByRole("list", { name: "States" }).first();
  await page.getByRole("heading", { name: "Interactivity" }).scrollIntoViewIfNeeded();
  await states.waitFor();
  await expect.poll(() => states.getByRole("listitem").count()).toBeGreaterThan(1);
  expect(await states.locator("[aria-current]").count()).toBe(0);
  await page.getByRole("button", { name: "Switch on" }).first().click();
  await page.getByText(/^State: /).waitFor();
  await expect.poll(() => states.locator("[aria-current]").count()).toBe(1);
  expect(await states.getByRole("listitem").first().textContent()).toBe(
    "idle, gather, loop; enter, pointer comes in: to run",
  );
  const lit = page.locator(".machine-diagram__state.is-on .machine-diagram__state-name");
  await expect.poll(() => lit.allTextContents()).toEqual(["idle"]);
  await page.getByRole("button", { name: "Send “enter”" }).click();
  await expect.poll(() => lit.allTextContents()).toEqual(["run"]);
  await page.getByRole("button", { name: "Switch off" }).click();
  await expect.poll(() => page.getByText(/^State: /).count()).toBe(0);
});
