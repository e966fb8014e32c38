import { readFile } from "node:fs/promises";
import type { BrowserContextOptions, Page } from "playwright-core";
import { hosts, openPage } from "../browser.ts";
import type { TestFile } from "../workflow/animation-files.ts";

/** Turns to the page of a tool, which is not hydrated until then, and waits until it takes files. */
export async function hydrateTool(page: Page): Promise<void> {
  await page.locator("body[data-upload-zone]").waitFor();
  await page.keyboard.press("Shift");
  await page.locator("body[data-upload-zone='']").waitFor();
}

/** The page of a tool, or of all of them (`""`), once it takes files, and the addresses of all that it sends but what pages tell of themselves. */
export async function openTool(
  tool: string,
  prefix = "",
  options: BrowserContextOptions & { ignore?: RegExp } = {},
): Promise<{ page: Page; sent: string[] }> {
  const page = await openPage(options);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && new URL(request.url()).pathname !== "/api/v1/event")
      sent.push(request.url());
  });
  await page.goto(`${hosts.site}${prefix}/tools${tool === "" ? "" : `/${tool}`}`);
  await hydrateTool(page);
  return { page, sent };
}

/** Gives the tool a file, and waits until it stands on the stage. */
export async function openFile(page: Page, file: TestFile): Promise<void> {
  await page.locator("input[type=file]").setInputFiles(file);
  await page.locator(".file-bar", { hasText: file.name }).waitFor();
}

export async function downloadMade(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /^Download / }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
