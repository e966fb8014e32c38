import { readFile } from "node:fs/promises";
import { toGif } from "@zoetrope/render";
import { openDrawingCore } from "@zoetrope/render/node";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems, hosts, openPage, useBrowser } from "../browser.ts";
import { brokenFile, dotLottieFile, jsonFile, type TestFile } from "../workflow/animation-files.ts";
import { dropFile } from "../workflow/open-workflow.ts";

useBrowser();

async function openTool(prefix = ""): Promise<{ page: Page; sent: string[] }> {
  const page = await openPage();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && new URL(request.url()).pathname !== "/api/v1/event")
      sent.push(request.url());
  });
  await page.goto(`${hosts.site}${prefix}/tools/lottie-to-gif`);
  await page.locator("body[data-upload-zone]").waitFor();
  return { page, sent };
}
const choose = (page: Page, file: TestFile) => page.locator("input[type=file]").setInputFiles(file);
const opened = (page: Page, name: string) => page.locator(".file-bar", { hasText: name }).waitFor();

async function downloadMade(page: Page): Promise<{ name: string; bytes: Uint8Array }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /Download GIF/ }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test("makes the GIF that the engine makes, and sends nothing", async () => {
  const { page, sent } = await openTool();
  const file = jsonFile("Lantern");
  await choose(page, file);
  await opened(page, "Lantern.json");
  await page.getByLabel("Width").fill("96");
  await page.getByRole("button", { name: "12", exact: true }).click();
  await page.getByRole("button", { name: "Make the GIF" }).click();
  const made = await downloadMade(page);
  expect(made.name).toBe("Lantern.gif");
  const core = await openDrawingCore();
  const { result } = await toGif(new Uint8Array(file.buffer), {
    core,
    width: 96,
    height: 96,
    framesPerSecond: 12,
    plays: 0,
    dither: false,
  });
  expect(Buffer.from(made.bytes).equals(result)).toBe(true);
  expect(sent).toEqual([]);
});

test("a file that is dropped anywhere replaces the one before; what is no animation says why", async () => {
  const { page } = await openTool();
  await dropFile(page, "footer", dotLottieFile("Boat"));
  await opened(page, "Boat.lottie");
  await choose(page, brokenFile);
  await page.getByRole("alert").filter({ hasText: brokenFile.name }).waitFor();
  await page.getByRole("button", { name: "Try it with a sample" }).click();
  await page.locator(".file-bar").waitFor();
});

test("JSON is pasted; settings that change afterwards say that what was made is older", async () => {
  const { page } = await openTool();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, jsonFile("Moth").buffer.toString());
  await opened(page, "pasted.json");
  await page.getByRole("button", { name: "Make the GIF" }).click();
  await page.getByRole("link", { name: /Download GIF/ }).waitFor();
  await page.getByRole("button", { name: "White" }).click();
  await page.getByText("The settings have changed since.").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test("is there in German and finds nothing to complain about for assistive technology", async () => {
  const { page } = await openTool("/de");
  await page.getByRole("button", { name: "Datei wählen" }).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
});
