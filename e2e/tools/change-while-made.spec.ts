import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "../browser.ts";
import { jsonFile } from "../workflow/animation-files.ts";
import { openFile, openTool } from "./open-tool.ts";

useBrowser();

/** Pastes where the focus is. */
const paste = (page: Page, title: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, jsonFile(title).buffer.toString());

test(
  "what was made of one file goes when another is pasted, also onto a switch",
  { tags: "long" },
  async () => {
    const { page } = await openTool("lottie-to-svg");
    await openFile(page, jsonFile("Lantern"));
    await page.getByRole("button", { name: "Make the SVG" }).click();
    await page.getByText("Lantern.svg").waitFor();
    await page.getByRole("switch").focus();
    await paste(page, "Moth");
    await page.locator(".file-bar", { hasText: "pasted.json" }).waitFor();
    await page.getByRole("button", { name: "Make the SVG" }).waitFor();
    expect(await page.getByRole("link", { name: /^Download / }).count()).toBe(0);
  },
);

test(
  "settings that change while it is made say that it is older; by keyboard from Stop to the download",
  { tags: "long" },
  async () => {
    const { page } = await openTool("lottie-to-gif");
    await openFile(page, jsonFile("Lantern"));
    await page.getByLabel("Width").fill("2048");
    await page.getByRole("button", { name: "Make the GIF" }).press("Enter");
    const stop = page.getByRole("button", { name: "Stop" });
    await stop.waitFor();
    await expect.poll(() => stop.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    const make = page.getByRole("button", { name: "Make the GIF" });
    await expect.poll(() => make.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    // The focus stays on Stop: the click of another setting reaches it while frames are drawn.
    await page.getByRole("button", { name: "White" }).evaluate((button: HTMLElement) => button.click());
    const download = page.getByRole("link", { name: /^Download / });
    await download.waitFor();
    await page.getByText("The settings have changed since.").waitFor();
    await expect.poll(() => download.evaluate((link) => link === document.activeElement)).toBe(true);
  },
);

test(
  "a size beyond the largest is the largest, in digits of a Japanese keyboard as well",
  { tags: "long" },
  async () => {
    const { page } = await openTool("lottie-to-gif");
    await openFile(page, jsonFile("Lantern"));
    const width = page.getByLabel("Width");
    await width.fill("5000");
    await width.blur();
    expect(await width.inputValue()).toBe("2048");
    await width.fill("４８０");
    await width.blur();
    expect(await width.inputValue()).toBe("480");
  },
);

test("a folder and a name of 5,000 letters are told in a sentence", async () => {
  const { page } = await openTool("lottie-to-gif", "/de");
  await page.evaluate(() => {
    const drop = (file: File): void => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(file);
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    };
    // As Chromium answers for a folder.
    File.prototype.arrayBuffer = () => Promise.reject(new DOMException("a folder", "NotFoundError"));
    drop(new File([], `${"n".repeat(5_000)}.json`));
  });
  const alert = page.getByRole("alert").filter({ hasText: "Ist es ein Ordner" });
  await alert.waitFor();
  expect((await alert.textContent())?.length).toBeLessThan(400);
});
