import { pictureErrorOf } from "@zoetrope/lottie";
import { renderFrame } from "@zoetrope/render";
import { openDrawingCore } from "@zoetrope/render/node";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { useBrowser } from "../browser.ts";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";
import { jsonFile } from "../workflow/animation-files.ts";
import { downloadMade, openFile, openTool } from "./open-tool.ts";

useBrowser();

const still = jsonFile("Lantern");
const path = '{"a":1,"k":[{"t":0,"s":[40,100,0]},{"t":59,"s":[160,100,0]}]}';
/** Its disc moves, so that no frame is like the one beside it. */
const source = {
  ...still,
  buffer: Buffer.from(still.buffer.toString().replace('{"a":0,"k":[100,100,0]}', path)),
};
const side = 96;
/** In the long tests every frame. */
const comparedFrames = sampleEvery([...Array(60).keys()], 3, 27);

/** Every frame that is compared is what the engine draws, as far as an encoder that loses something keeps it. */
async function expectFrames(page: Page, background: string | undefined): Promise<void> {
  const core = await openDrawingCore();
  for (const frame of comparedFrames) {
    const options = { core, width: side, height: side, frame };
    const { result } = await renderFrame(
      new Uint8Array(source.buffer),
      background === undefined ? options : { ...options, background },
    );
    // A browser may call a moment sought before its frame is there to be drawn.
    const errorOfShown = async () =>
      pictureErrorOf(result.pixels, Uint8Array.from(await pixelsAt(page, (frame + 0.5) / 30)), frame).mean;
    await expect.poll(errorOfShown, { message: `frame ${frame}` }).toBeLessThan(4);
  }
}

/** What the page's video shows at a time, as pixels. */
const pixelsAt = (page: Page, seconds: number): Promise<number[]> =>
  page.getByLabel(/^Lantern\.(mp4|webm)$/).evaluate(async (video: HTMLVideoElement, time) => {
    video.pause();
    const seeked = new Promise((resolve) => video.addEventListener("seeked", resolve, { once: true }));
    video.currentTime = time;
    await seeked;
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
    const context = canvas.getContext("2d");
    context?.drawImage(video, 0, 0);
    return [...(context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [])];
  }, seconds);

async function make(page: Page): Promise<void> {
  await page.getByLabel("Width").fill(String(side));
  await page.getByRole("button", { name: "Make the video" }).click();
  await page.getByRole("link", { name: /^Download / }).waitFor();
}

test("an MP4 plays in the page that made it, and shows the frames of the animation", async () => {
  const { page, sent } = await openTool("lottie-to-video");
  await openFile(page, source);
  await make(page);
  await page.getByText(/^Encoded as (H\.264|AV1|VP9)\.$/).waitFor();
  const video = page.getByLabel("Lantern.mp4");
  await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.readyState)).toBeGreaterThan(1);
  expect(await video.evaluate((each: HTMLVideoElement) => each.duration)).toBeCloseTo(2, 1);
  await expectFrames(page, "#ffffff");
  const made = await downloadMade(page);
  expect(made.name).toBe("Lantern.mp4");
  expect(made.bytes.subarray(4, 8).toString()).toBe("ftyp");
  expect(sent).toEqual([]);
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test("a WebM can be seen through", { tags: "long" }, async () => {
  const { page } = await openTool("lottie-to-video");
  await openFile(page, source);
  await page.getByRole("button", { name: "WebM", exact: true }).click();
  await make(page);
  await page.getByText(/^Encoded as (VP9|VP8)\.$/).waitFor();
  const opacities = (await pixelsAt(page, 1)).filter((_, index) => index % 4 === 3);
  // As far as an encoder that loses something keeps it.
  expect(opacities[0]).toBeLessThan(8);
  expect(Math.max(...opacities)).toBeGreaterThan(247);
  await expectFrames(page, undefined);
});

test("a part of it is as long as its frames", { tags: "long" }, async () => {
  const { page } = await openTool("lottie-to-video");
  await openFile(page, source);
  await page.getByLabel("First frame").fill("16");
  await page.getByLabel("Last frame").fill("45");
  await page.getByLabel("Times it plays").fill("3");
  await make(page);
  const video = page.getByLabel("Lantern.mp4");
  await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.duration)).toBeCloseTo(3, 1);
});

test("a browser without encoders says so, in German as well", { tags: "long" }, async () => {
  const { page } = await openTool("lottie-to-video", "/de");
  await page.route(/engine-worker[^/]*\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `self.VideoEncoder = undefined;\n${await response.text()}` });
  });
  await openFile(page, source);
  await page
    .getByRole("status")
    .filter({ hasText: "Dieser Browser kann so ein Video nicht kodieren." })
    .waitFor();
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
});

test("a video is wiped over the animation, at the same moment", { tags: "long" }, async () => {
  const { page } = await openTool("lottie-to-video", "", { reducedMotion: "no-preference" });
  await openFile(page, source);
  await make(page);
  await page.getByRole("button", { name: "Wipe", exact: true }).click();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("slider", { name: "Moment" }).fill("1.5");
  const video = page.locator("video.compared__media");
  await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.currentTime)).toBeCloseTo(1.5, 1);
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
});
