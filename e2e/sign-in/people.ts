import type { FrameLocator, Page } from "playwright-core";
import { expect } from "vitest";

export const frameIn = (page: Page): FrameLocator => page.frameLocator("#auth-client-iframe");

/** Waits until the focus is in the field of this label, in the frame: whoever types now types there. */
export async function expectFocusOn(page: Page, label: string): Promise<void> {
  await expect
    .poll(() =>
      frameIn(page)
        .getByLabel(label, { exact: true })
        .evaluate((field) => field === document.activeElement && document.hasFocus()),
    )
    .toBe(true);
}

/** Goes with the Tab key until something of this name has the focus, in the page or in the frame of it. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const nameOf = (): Promise<string[]> =>
    Promise.all(
      page.frames().map((frame) =>
        frame
          .evaluate(() => {
            const focused = document.hasFocus() ? document.activeElement : null;
            const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : null;
            return label ?? focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
          })
          .catch(() => ""),
      ),
    );
  for (let presses = 0; presses < 40; presses++) {
    if ((await nameOf()).some((text) => text.length < 200 && name.test(text.trim()))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no way to ${String(name)} with the Tab key`);
}
