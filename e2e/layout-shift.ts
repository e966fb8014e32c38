import type { Page } from "playwright-core";

type Recording = typeof globalThis & { layoutShift: number };

/** From the next page on: how much of it moves without anybody having done anything (https://wicg.github.io/layout-instability/). */
export const recordLayoutShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const recording = globalThis as Recording;
    recording.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        recording.layoutShift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The sum of all shifts of the page until now. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as Recording).layoutShift);
