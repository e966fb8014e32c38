import { stat } from "node:fs/promises";
import type { Page } from "playwright-core";

export interface MovingFile {
  bytes: number;
  /** From the moment the file is handed over until the stage has drawn it. */
  firstPictureInMs: number;
  /** From the press of the button to the finished file. */
  seconds: number;
  /** Of the main thread meanwhile; 0 where no task took 50 ms, of which browsers do not tell. */
  longestTaskInMs: number;
}

export interface MakingOptions {
  address: string;
  /** As JSON. */
  animation: Buffer;
  /** In pixels. */
  width: number;
  framesPerSecond: number;
}

interface MeasuringWindow {
  longTasks: number[];
  pressedAt: number;
}

/** Makes a moving picture of a file as somebody does on the page of a tool. */
export async function makeInPage(
  page: Page,
  { address, animation, width, framesPerSecond }: MakingOptions,
): Promise<MovingFile> {
  await page.goto(address);
  await page.locator("body[data-upload-zone]").waitFor();
  // A tool sleeps until somebody turns to its page.
  await page.keyboard.press("Shift");
  await page.locator("body[data-upload-zone='']").waitFor();
  const handedAt = performance.now();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "rain.json", mimeType: "application/json", buffer: animation });
  await page.locator(".player canvas").first().waitFor();
  const firstPictureInMs = performance.now() - handedAt;
  await page.getByLabel("Width", { exact: true }).fill(String(width));
  await page.getByRole("button", { name: String(framesPerSecond), exact: true }).click();
  // The estimate of the size runs before.
  await page.waitForTimeout(3_000);
  await page.evaluate(() => {
    const measuring = globalThis as unknown as MeasuringWindow;
    measuring.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) measuring.longTasks.push(duration);
    }).observe({ type: "longtask" });
    addEventListener("click", () => (measuring.pressedAt = performance.now()), { capture: true, once: true });
  });
  await page.locator(".make-panel .button--accent").click();
  await page.locator(".make-panel a[download]").waitFor({ timeout: 300_000 });
  const { seconds, longestTaskInMs } = await page.evaluate(async () => {
    const { longTasks, pressedAt } = globalThis as unknown as MeasuringWindow;
    const elapsed = performance.now() - pressedAt;
    // What the page does with the result is a task of its own.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    return { seconds: elapsed / 1_000, longestTaskInMs: Math.max(0, ...longTasks) };
  });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator(".make-panel a[download]").click(),
  ]);
  const { size } = await stat(await download.path());
  return { bytes: size, firstPictureInMs, seconds, longestTaskInMs };
}
