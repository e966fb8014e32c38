import { stat } from "node:fs/promises";
import type { Page } from "playwright-core";
import { traceTasks, type MainThreadTasks } from "./main-thread-tasks.ts";

export interface MovingFile {
  bytes: number;
  /** From the moment the file is handed over until the stage has drawn it. */
  firstPictureInMs: number;
  /** From the press of the button to the finished file. */
  seconds: number;
  /** From the press of the button until what was made has been shown for a while. */
  tasks: MainThreadTasks;
}

export interface MakingOptions {
  address: string;
  /** As JSON. */
  animation: Buffer;
  /** In pixels. */
  width: number;
  framesPerSecond: number;
  /** Whether the pointer rests where the file comes in before it comes, as it does for whoever chooses one. Default: it is dropped. */
  isExpected?: boolean;
}

/** Of the page: what the press of the button sets. */
const pressed = "pressed";

/** Makes a moving picture of a file as somebody does on the page of a tool. */
export async function makeInPage(
  page: Page,
  { address, animation, width, framesPerSecond, isExpected = false }: MakingOptions,
): Promise<MovingFile> {
  await page.goto(address);
  await page.locator("body[data-upload-zone]").waitFor();
  // A tool sleeps until somebody turns to its page.
  await page.keyboard.press("Shift");
  await page.locator("body[data-upload-zone='']").waitFor();
  if (isExpected) {
    await page.locator(".tool-input").hover();
    await page.waitForTimeout(2_000);
  }
  const handedAt = performance.now();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "rain.json", mimeType: "application/json", buffer: animation });
  await page.locator(".player__stage[data-drawn]").first().waitFor();
  const firstPictureInMs = performance.now() - handedAt;
  await page.getByLabel("Width", { exact: true }).fill(String(width));
  await page.getByRole("button", { name: String(framesPerSecond), exact: true }).click();
  // The estimate of the size runs before.
  await page.waitForTimeout(3_000);
  await page.evaluate((name) => {
    addEventListener("click", () => performance.mark(name), { capture: true, once: true });
  }, pressed);
  let seconds = 0;
  const tasks = await traceTasks(page, pressed, async () => {
    await page.locator(".make-panel .button--accent").click();
    await page.locator(".make-panel a[download]").waitFor({ timeout: 300_000 });
    seconds = await page.evaluate((name) => {
      const [mark] = performance.getEntriesByName(name);
      return (performance.now() - (mark?.startTime ?? Number.NaN)) / 1_000;
    }, pressed);
    // What the page does with the result is a task of its own.
    await page.waitForTimeout(2_000);
  });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator(".make-panel a[download]").click(),
  ]);
  const { size } = await stat(await download.path());
  return { bytes: size, firstPictureInMs, seconds, tasks };
}
