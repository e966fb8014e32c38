import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { jsonFile } from "../workflow/animation-files.ts";
import { openTool, hydrateTool } from "./open-tool.ts";

useBrowser();

const drawing = {
  name: "disc.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>',
  ),
};

test("a file is offered the tools that take it, and opens in the one that is followed, once", async () => {
  const { page, sent } = await openTool("");
  await page.locator("input[type=file]").setInputFiles(jsonFile("Lantern"));
  await page.getByText("For Lantern.json:").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Lottie to GIF", exact: true }).first().click();
  await page.locator(".file-bar", { hasText: "Lantern.json" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/tools/lottie-to-gif");
  await page.reload();
  await page.getByRole("button", { name: "Choose a file" }).waitFor();
  expect(await page.locator(".file-bar").count()).toBe(0);
  expect(sent).toEqual([]);
});

test("two are compared; drawings are animated, in the language of the page", { tags: "long" }, async () => {
  const { page } = await openTool("", "/de");
  await page.locator("input[type=file]").setInputFiles([jsonFile("Lantern"), jsonFile("Moth")]);
  const offered = page.locator(".tool-chooser__tools");
  await offered.getByRole("link", { name: "Animationen vergleichen" }).click();
  await page.getByText("Moth.json").waitFor();
  await page.getByText("Lantern.json", { exact: true }).waitFor();
  expect(page.url()).toContain("/de/tools/compare");
  await page.goto(`${hosts.site}/de/tools`);
  await hydrateTool(page);
  await page.locator("input[type=file]").setInputFiles([drawing, { ...drawing, name: "other.svg" }]);
  await offered.getByRole("link", { name: "SVG zu Lottie" }).click();
  await page.locator(".drawing-list", { hasText: "other.svg" }).waitFor();
});

test("what no tool takes is told", { tags: "long" }, async () => {
  const page = await openPage();
  await page.goto(`${hosts.site}/tools`);
  await hydrateTool(page);
  const picture = { name: "photo.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") };
  await page.locator("input[type=file]").setInputFiles([picture]);
  await page.getByText("None of the tools takes photo.gif.").waitFor();
});
