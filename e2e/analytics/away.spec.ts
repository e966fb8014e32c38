import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, useBrowser } from "../browser.ts";
import { ofType } from "./recorded-requests.ts";
import { usePlatform } from "./use-platform.ts";
import { useRecorder } from "./use-recorder.ts";

useBrowser();
const recorder = useRecorder();
const platform = usePlatform(() => ({
  TRACKING_URL: recorder.url(),
  TRACKING_KEY: "js.key",
  ANALYTICS_CONSENT: "not-required",
}));

/** Of the browser itself, for a request that has failed; no script can say anything to it. */
const ofBrowser = /Failed to load resource/;

const open = async (): Promise<Page> => {
  const page = await openPage({ baseURL: platform().hosts.site, ignore: ofBrowser });
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  page.on("pageerror", (error) => lines.push(error.message));
  Object.assign(page, { lines });
  return page;
};
const consoleOf = (page: Page): string[] =>
  (page as Page & { lines: string[] }).lines.filter((text) => !ofBrowser.test(text));

test(
  "what a collector refuses is sent again and arrives once; the page says nothing",
  { tags: "long" },
  async () => {
    recorder.refuse(2);
    const page = await open();
    await page.goto("/tags");
    await expect.poll(() => recorder.attempts()).toBe(3);
    const ids = recorder.events().map(({ event_id: id }) => id);
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ofType(recorder.events(), "page-view")).toHaveLength(1);
    expect(consoleOf(page)).toEqual([]);
  },
);

test(
  "a collector that is away for good is asked four times; the page says nothing and works",
  { tags: "long" },
  async () => {
    const page = await open();
    let asked = 0;
    await page.context().route(`${recorder.url()}/**`, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto("/tags");
    await expect.poll(() => asked, { timeout: 30_000 }).toBe(4);
    await page.keyboard.press("Control+k");
    await page.locator("#search-dialog[open]").waitFor();
    expect(consoleOf(page)).toEqual([]);
    expect(recorder.events()).toEqual([]);
  },
);

test(
  "a collector that answers late keeps nobody waiting; what is sent twice has one id, by which it is one event",
  { tags: "long" },
  async () => {
    const page = await open();
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.context().route(`${recorder.url()}/**`, async (route) => {
      await promise;
      // The browser may have given up the first page's request by now.
      await route.continue().catch(() => undefined);
    });
    const sent = page.waitForRequest(`${recorder.url()}/**`);
    await page.goto("/tags");
    await sent;
    await page.locator('#menu a[href="/pricing"]').click();
    await page.waitForURL("**/pricing");
    resolve();
    const seen = () => {
      const events = new Map(recorder.events().map((event) => [event.event_id, event]));
      return [...events.values()]
        .map(({ event_type: type, doc_path: path }) => `${type} ${String(path)}`)
        .toSorted();
    };
    await expect
      .poll(seen)
      .toEqual(["page-view /pricing", "page-view /tags", "pricing-view /pricing", "topnav-click /tags"]);
  },
);

test(
  "what happens offline is told once the line is back, by this page or by the next one",
  { tags: "long" },
  async () => {
    const page = await open();
    const click = (path: string) =>
      page.locator(`.footer a[href="${path}"]`).evaluate((link) => {
        // Told, and not followed: offline there is nowhere to go.
        link.addEventListener("click", (event) => event.preventDefault(), { once: true });
        (link as HTMLElement).click();
      });
    const items = () => [
      ...new Map(
        ofType(recorder.events(), "footer-click").map(({ event_id: id, item }) => [id, item]),
      ).values(),
    ];
    await page.goto("/tags");
    await expect.poll(() => recorder.events()).toHaveLength(1);
    await page.context().setOffline(true);
    await click("/careers");
    await page.context().setOffline(false);
    await expect.poll(items).toEqual(["careers"]);

    const noAnswer = page.waitForEvent("requestfailed");
    await page.context().route(`${recorder.url()}/**`, (route) => route.abort());
    await click("/press");
    await noAnswer;
    await page.context().unroute(`${recorder.url()}/**`);
    await page.goto("/pricing");
    await expect.poll(items).toEqual(["careers", "press"]);
    expect(consoleOf(page)).toEqual([]);
  },
);
