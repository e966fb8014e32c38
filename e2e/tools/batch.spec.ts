import { readFile } from "node:fs/promises";
import { convert, optimise, portable, toAnimatedSvg, toDotLottie, fromSvg } from "@zoetrope/lottie";
import { openFrames, toGif } from "@zoetrope/render";
import { openDrawingCore } from "@zoetrope/render/node";
import { writeZip } from "@zoetrope/lottie/write-zip";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { useBrowser } from "../browser.ts";
import { brokenFile, jsonFile, type TestFile } from "../workflow/animation-files.ts";
import { openTool } from "./open-tool.ts";

useBrowser();

const lantern = jsonFile("Lantern");
const kite = jsonFile("Kite");
const disc: TestFile = {
  name: "disc.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>',
  ),
};
const bytesOf = ({ buffer }: TestFile) => new Uint8Array(buffer);
const choose = (page: Page, files: TestFile[]) =>
  page.locator("input[type=file]").first().setInputFiles(files);
const archiveOf = async (page: Page): Promise<Buffer> => {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /^Download ZIP/ }).click(),
  ]);
  return await readFile(await download.path());
};

/** By what is chosen: what the engine gives in Node for one file. */
const steps: Record<string, (bytes: Uint8Array) => Promise<[extension: string, bytes: Uint8Array]>> = {
  Optimise: async (bytes) => {
    const renderers = [{ name: "ThorVG", openFrames: openFrames(await openDrawingCore()) }];
    return ["json", (await optimise(bytes, { renderers })).result];
  },
  dotLottie: async (bytes) => ["lottie", (await convert(bytes, { format: "dotlottie" })).result],
  "Make portable": async (bytes) => {
    const { result } = await portable(bytes, { targets: ["ios", "android"] });
    return ["json", (await convert(result, { format: "json" })).result];
  },
  "SVG that moves": async (bytes) => [
    "svg",
    new TextEncoder().encode((await toAnimatedSvg(bytes, { isLooping: true })).result),
  ],
};

test("every file comes out as the engine makes it, in one archive, and nothing is sent", async () => {
  const { page, sent } = await openTool("batch");
  await choose(page, [lantern, kite]);
  for (const [name, make] of Object.entries(steps)) {
    const offered = page.getByRole("group", { name: "What to do with each file" });
    await offered.getByRole("button", { name, exact: true }).click();
    await page.getByRole("button", { name: "Start with 2 files" }).click();
    await page.getByText("2 files made, none failed.").waitFor();
    const entries: [string, Uint8Array][] = [];
    for (const file of [lantern, kite]) {
      const [extension, bytes] = await make(bytesOf(file));
      entries.push([file.name.replace("json", extension), bytes]);
    }
    expect((await archiveOf(page)).equals(writeZip(entries)), name).toBe(true);
  }
  await page.getByText("0 bytes sent.").waitFor();
  expect(sent).toEqual([]);
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test("a broken file, and one of another kind, say why; the others go on", { tags: "long" }, async () => {
  const { page } = await openTool("batch");
  await choose(page, [lantern, brokenFile, disc]);
  await page.getByRole("button", { name: "GIF", exact: true }).click();
  await page.getByLabel("Longest side").fill("40");
  await page.getByRole("button", { name: "Start with 3 files" }).click();
  await page.getByText("1 file made, 2 failed.").waitFor();
  const lineOf = (name: string) => page.getByRole("listitem").filter({ hasText: name }).innerText();
  expect(await lineOf(disc.name)).toContain("This needs an animation, not an SVG.");
  expect((await lineOf(brokenFile.name)).length).toBeGreaterThan(brokenFile.name.length + 10);
  const core = await openDrawingCore();
  const shown = { width: 40, height: 40, framesPerSecond: 30, plays: 0, dither: false };
  const gif = (await toGif(bytesOf(lantern), { core, ...shown })).result;
  expect((await archiveOf(page)).equals(writeZip([["Lantern.gif", gif]]))).toBe(true);
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
  await page.getByRole("button", { name: "SVG to dotLottie", exact: true }).click();
  await page.getByRole("button", { name: "Start with 3 files" }).click();
  await page.getByText("1 file made, 2 failed.").waitFor();
  const { result } = await fromSvg(bytesOf(disc), { preset: { name: "pop" } });
  const made = writeZip([["disc.lottie", (await convert(result, { format: "dotlottie" })).result]]);
  expect((await archiveOf(page)).equals(made)).toBe(true);
});

test(
  "a hundred files at most; what is stopped halfway is packed as far as it came",
  { tags: "long" },
  async () => {
    const { page } = await openTool("batch", "/de");
    const many = Array.from({ length: 103 }, (_, index) => ({
      ...lantern,
      name: `Laterne ${index + 1}.json`,
    }));
    await choose(page, many);
    await page.getByText("Höchstens 100 Dateien auf einmal: 3 wurden nicht genommen.").waitFor();
    expect(await page.getByRole("listitem").filter({ hasText: "Laterne" }).count()).toBe(100);
    await page.getByRole("button", { name: "GIF", exact: true }).click();
    await page.getByRole("button", { name: "Mit 100 Dateien beginnen" }).click();
    await page.locator(".batch-list__file--done").first().waitFor();
    expect(await findAccessibilityProblems(page, "main")).toEqual([]);
    await page.getByRole("button", { name: "Anhalten" }).click();
    await page.getByRole("link", { name: /^ZIP herunterladen/ }).waitFor();
    const made = await page.locator(".batch-list__file--done").count();
    expect(made).toBeLessThan(100);
    expect(await page.getByText("Angehalten", { exact: true }).count()).toBe(100 - made);
  },
);

test(
  "what is chosen counts for every file: the settings of a picture, and where it is to play",
  { tags: "long" },
  async () => {
    const { page } = await openTool("batch");
    await choose(page, [lantern]);
    await page.getByRole("button", { name: "GIF", exact: true }).click();
    await page.getByLabel("Longest side").fill("40");
    await page.getByRole("button", { name: "12", exact: true }).click();
    await page.getByRole("button", { name: "White", exact: true }).click();
    await page.getByRole("switch", { name: /Loop for ever/ }).click();
    expect(await findAccessibilityProblems(page, "main")).toEqual([]);
    await page.getByRole("button", { name: "Start with 1 file" }).click();
    await page.getByText("1 file made, none failed.").waitFor();
    const core = await openDrawingCore();
    const chosen = { width: 40, height: 40, framesPerSecond: 12, plays: 1, background: "#ffffff" };
    const gif = (await toGif(bytesOf(lantern), { core, ...chosen })).result;
    expect((await archiveOf(page)).equals(writeZip([["Lantern.gif", gif]]))).toBe(true);
    await page.getByRole("button", { name: "Make portable", exact: true }).click();
    await page.getByRole("checkbox", { name: "Telegram stickers" }).check();
    await page.getByRole("button", { name: "Optimise", exact: true }).click();
    await page.getByRole("switch", { name: /Look at every frame/ }).waitFor();
    expect(await findAccessibilityProblems(page, "main")).toEqual([]);
  },
);

test(
  "the animation of a dotLottie is chosen for each file, and how drawings move for all",
  { tags: "long" },
  async () => {
    const { page } = await openTool("batch");
    const red = JSON.parse(lantern.buffer.toString()) as Record<string, unknown>;
    const blue = JSON.parse(
      lantern.buffer.toString().replace("[0.8,0.2,0.1,1]", "[0,0.2,1,1]"),
    ) as typeof red;
    const both = { id: "blue", json: blue };
    const file = (animations: (typeof both)[]) => toDotLottie({ animations });
    const two: TestFile = {
      name: "two.lottie",
      mimeType: "application/zip+dotlottie",
      buffer: Buffer.from(file([{ id: "red", json: red }, both])),
    };
    await choose(page, [two, disc]);
    await page.getByLabel("Animation of two.lottie").selectOption("blue");
    const offered = page.getByRole("group", { name: "What to do with each file" });
    await offered.getByRole("button", { name: "Lottie JSON", exact: true }).click();
    await page.getByRole("button", { name: "Start with 2 files" }).click();
    await page.getByText("1 file made, 1 failed.").waitFor();
    const json = (await convert(new Uint8Array(file([both])), { format: "json" })).result;
    expect((await archiveOf(page)).equals(writeZip([["two.json", json]]))).toBe(true);
    await page.getByRole("button", { name: "SVG to dotLottie", exact: true }).click();
    await page.getByRole("button", { name: "Fade", exact: true }).click();
    await page.getByRole("slider", { name: "Time between parts" }).fill("0.2");
    expect(await findAccessibilityProblems(page, "main")).toEqual([]);
    await page.getByRole("button", { name: "Start with 2 files" }).click();
    await page.getByText("1 file made, 1 failed.").waitFor();
    const { result } = await fromSvg(bytesOf(disc), { preset: { name: "fade", staggerInSeconds: 0.2 } });
    const made = writeZip([["disc.lottie", (await convert(result, { format: "dotlottie" })).result]]);
    expect((await archiveOf(page)).equals(made)).toBe(true);
  },
);
