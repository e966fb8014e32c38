import { readFile } from "node:fs/promises";
import { convert, fromSvg, parseAnimation, type SvgPreset } from "@zoetrope/lottie";
import { writeZip } from "@zoetrope/lottie/write-zip";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { useBrowser } from "../browser.ts";
import { downloadMade, openTool } from "./open-tool.ts";

useBrowser();

const svgFile = (name: string, content: string) => ({
  name,
  mimeType: "image/svg+xml",
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90">${content}</svg>`),
});
const lines = svgFile(
  "lines.svg",
  '<g fill="none" stroke="#000"><path d="M10 20h70"/><path d="M10 45h70"/><path d="M10 70h70"/></g>',
);
const disc = svgFile("disc.svg", '<circle cx="45" cy="45" r="30" fill="#c00"/>');
const spinning = svgFile(
  "spinning.svg",
  '<rect x="30" y="30" width="30" height="30"><animateTransform attributeName="transform" type="rotate" from="0 45 45" to="360 45 45" dur="2s" repeatCount="indefinite"/></rect><text x="9" y="80">Words</text>',
);

const open = async (page: Page, ...files: ReturnType<typeof svgFile>[]): Promise<void> => {
  await page.locator("input[type=file]").first().setInputFiles(files);
  for (const { name } of files) await page.locator(".drawing-list", { hasText: name }).waitFor();
};
const made = async (file: ReturnType<typeof svgFile>, preset?: SvgPreset): Promise<Uint8Array> => {
  const { result } = await fromSvg(new Uint8Array(file.buffer), preset === undefined ? {} : { preset });
  return (await convert(result, { format: "dotlottie" })).result;
};
/** Until the settings that stand are those of what can be downloaded. */
const downloaded = async (page: Page): Promise<Buffer> => {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /^Download dotLottie/ }).click(),
  ]);
  return await readFile(await download.path());
};

test(
  "whoever asked for less motion sees the drawing as it is once all has arrived",
  { tags: "long" },
  async () => {
    const { page } = await openTool("svg-to-lottie");
    await open(page, lines);
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    await page.locator(".player__stage[data-drawn]").waitFor();
    const scrubber = page.getByRole("slider", { name: "Frame" });
    const last = (await scrubber.getAttribute("max")) ?? "";
    expect(Number(last)).toBeGreaterThan(10);
    expect(await scrubber.inputValue()).toBe(last);
    await page.getByRole("button", { name: "leaves", exact: true }).click();
    await expect.poll(() => scrubber.inputValue()).toBe("1");
  },
);

test("a still drawing gets what fits it; another choice plays at once and gives the engine's bytes", async () => {
  const { page, sent } = await openTool("svg-to-lottie", "", { reducedMotion: "no-preference" });
  await open(page, lines);
  await page.getByText("What fits it best: Draw on.").waitFor();
  await page.getByText("Nothing was lost").waitFor();
  await page.getByRole("button", { name: "Pause" }).waitFor();
  expect(Buffer.from(await made(lines, { name: "draw-on" })).equals(await downloaded(page))).toBe(true);
  await page.getByRole("button", { name: "Slide", exact: true }).click();
  await page.getByRole("slider", { name: "Time of each part" }).fill("2");
  await page.getByRole("button", { name: "enters and leaves" }).click();
  await page
    .getByText('zoetrope convert "lines.svg" --to dotlottie --preset slide --part-duration 2 --phase in-out')
    .waitFor({ state: "attached" });
  const wanted = Buffer.from(await made(lines, { name: "slide", durationInSeconds: 2, phase: "in-out" }));
  await expect.poll(async () => wanted.equals(await downloaded(page))).toBe(true);
  expect(sent).toEqual([]);
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test("a drawing that moves keeps its movement, and what is lost is named", async () => {
  const { page } = await openTool("svg-to-lottie");
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, spinning.buffer.toString());
  await page.getByText("It keeps the movement that it has.").waitFor();
  await page.getByText("The text “text” is not shown").waitFor();
  expect(Buffer.from(await made(spinning)).equals(await downloaded(page))).toBe(true);
});

test(
  "several come in one archive; what is no SVG is told and stops none of them",
  { tags: "long" },
  async () => {
    const { page } = await openTool("svg-to-lottie");
    const broken = { name: "walk.json", mimeType: "application/json", buffer: Buffer.from("{}") };
    await page.locator("input[type=file]").first().setInputFiles([lines, broken, disc]);
    await page.getByRole("alert").filter({ hasText: "walk.json: This is not an SVG." }).waitFor();
    await page.getByRole("button", { name: "Pack all as dotLottie" }).click();
    const archive = writeZip([
      ["lines.lottie", await made(lines, { name: "draw-on" })],
      ["disc.lottie", await made(disc, { name: "pop" })],
    ]);
    expect((await downloadMade(page)).bytes.equals(archive)).toBe(true);
    expect(await findAccessibilityProblems(page, "main")).toEqual([]);
    await page.getByRole("button", { name: "Remove lines.svg" }).click();
    await page.getByRole("link", { name: /^Download dotLottie/ }).waitFor();
  },
);

test("a morph waits for what it becomes", { tags: "long" }, async () => {
  const { page } = await openTool("svg-to-lottie");
  await open(page, disc);
  await page.getByRole("button", { name: "Morph", exact: true }).click();
  await page.getByLabel("The SVG that it becomes").setInputFiles(lines);
  const wanted = Buffer.from(await made(disc, { name: "morph", to: new Uint8Array(lines.buffer) }));
  await expect.poll(async () => wanted.equals(await downloaded(page))).toBe(true);
  expect(parseAnimation(new Uint8Array(wanted)).animations).toHaveLength(1);
});

test("is there in German, with a sample to try", { tags: "long" }, async () => {
  const { page } = await openTool("svg-to-lottie", "/de");
  await page.getByRole("button", { name: "Mit einem Beispiel ausprobieren" }).click();
  await page.getByText("Am besten passt:").waitFor();
  await page.getByRole("link", { name: /^dotLottie herunterladen/ }).waitFor();
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
});
