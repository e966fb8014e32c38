import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, useBrowser } from "../browser.ts";

useBrowser();

/** Pages of a network of one's own have no secure address, and so no clipboard. */
async function openWithoutClipboard({ isRefused = false } = {}): Promise<Page> {
  const page = await openPage();
  await page.addInitScript((refuses) => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    if (refuses) document.execCommand = () => false;
  }, isRefused);
  return page;
}

async function pasted(page: Page): Promise<string> {
  const field = page.locator("#results-search");
  await field.fill("");
  await field.focus();
  await page.keyboard.press("Control+V");
  return field.inputValue();
}

const openFollow = async (page: Page): Promise<void> => {
  await page.goto("/free-animations/rain");
  await page.locator("html[data-hydrated]").waitFor();
  await page.locator("[data-follow] > summary").click();
};

test("without a clipboard an address is copied all the same, and the focus stays; the toast is seen on the footer", async () => {
  const page = await openWithoutClipboard();
  await openFollow(page);
  const copy = page.getByRole("button", { name: "Copy address" });
  await copy.click();
  const toast = page.locator(".toast", { hasText: "Copied!" });
  await toast.waitFor();
  expect(await copy.evaluate((button) => button === document.activeElement)).toBe(true);
  const edge = await toast.evaluate((element) => getComputedStyle(element).borderTopColor);
  expect(edge).not.toBe(
    await page.locator(".footer").evaluate((footer) => getComputedStyle(footer).backgroundColor),
  );
  expect(await pasted(page)).toContain("/api/v1/animations?q=rain");
});

test("who is refused is told, of an address and of a link that is shared", async () => {
  const page = await openWithoutClipboard({ isRefused: true });
  await openFollow(page);
  await page.getByRole("button", { name: "Copy address" }).click();
  await page.locator(".toast", { hasText: "Copying was refused" }).waitFor();
  await page.locator("[data-card] a").first().press("Enter");
  await page.waitForURL("**/animation/*");
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByText("The link could not be copied.").waitFor();
});
