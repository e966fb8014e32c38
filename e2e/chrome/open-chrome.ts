import type { Locator, Page } from "playwright-core";
import { openPage } from "../browser.ts";

export const item = (page: Page, place: number): Locator => page.locator("#menu .nav__item").nth(place);
export const panel = (page: Page, name: string): Locator => page.locator(`.menu--${name}`);

/** Waits until the page's script is there. */
export async function openAwake(path = "/tags", options: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  const page = await openPage(options);
  await page.goto(path);
  await page.locator("html[data-awake]").waitFor();
  return page;
}

/** Waits until Radix runs the row of menus. */
export async function openWide(path = "/tags", options: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  const page = await openPage(options);
  await page.goto(path);
  await page.locator(".nav__bar").waitFor();
  return page;
}
