import type { Page } from "playwright-core";

/** The first script of a page, with which all of its behaviour comes. */
export const firstScript = /\/entry\.client-/;

/** Holds back what a page asks for at such addresses, until the function that is given back is called. */
export async function holdRequests(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
