import type { BrowserContext, Page } from "playwright-core";
import type { Recorded } from "./use-recorder.ts";

export interface RecordedRequests {
  /** Events that the collector has taken, in the order in which they were sent. */
  events(): Recorded[];
  /** Bodies of views that were counted. */
  hits(): unknown[];
}

/** What pages of this context tell the platform's own collector; counted is what it has answered with 200. */
export function recordRequests(context: BrowserContext, api: string): RecordedRequests {
  const events: Recorded[] = [];
  const hits: unknown[] = [];
  context.on("response", (response) => {
    const request = response.request();
    const { origin, pathname } = new URL(request.url());
    if (origin !== api || request.method() !== "POST" || response.status() !== 200) return;
    const body: unknown = request.postDataJSON();
    if (pathname === "/api/v1/event") events.push(...(body as Recorded[]));
    if (pathname === "/api/v1/hit-counter") hits.push(body);
  });
  return { events: () => events, hits: () => hits };
}

export const typesOf = (events: readonly Recorded[]): string[] => events.map(({ event_type: type }) => type);

export const ofType = (events: readonly Recorded[], type: string): Recorded[] =>
  events.filter(({ event_type: one }) => one === type);

/** Names of what the browser keeps of a page. */
export const storedNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)));

/** Does something whose page would be left for good, and waits until the next one stands. */
export async function leaveBy(page: Page, work: () => Promise<void>): Promise<void> {
  const left = page.url();
  await work();
  await page.waitForURL((url) => url.href !== left, { waitUntil: "load" });
}
