import type { Locator, Page } from "playwright-core";
import { openPage } from "../browser.ts";

export const item = (page: Page, index: number): Locator => page.locator("#menu .nav__item").nth(index);
export const panel = (page: Page, name: string): Locator => page.locator(`.menu--${name}`);

/** Waits until the page's script is there. */
export async function openHydrated(
  path = "/tags",
  options: Parameters<typeof openPage>[0] = {},
): Promise<Page> {
  const page = await openPage(options);
  await page.goto(path);
  await page.locator("html[data-hydrated]").waitFor();
  return page;
}

/** Comes near the row of menus with the mouse, and waits until Radix runs it. */
export async function hydrateMenuBar(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor();
  await page.mouse.move(4, 150);
  await page.mouse.move(4, 140);
  await page.locator(".nav__bar").waitFor();
}

/** A wide page whose row of menus Radix runs. */
export async function openWide(path = "/tags", options: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  const page = await openPage(options);
  await page.goto(path);
  await hydrateMenuBar(page);
  return page;
}
