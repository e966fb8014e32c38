import { expect, test } from "vitest";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";
import { openPage, useBrowser } from "../browser.ts";
import { usePlatform } from "./use-platform.ts";

useBrowser();
const platform = usePlatform(() => ({
  ANALYTICS: "off",
  TAG_MANAGER_ID: "GTM-ABC1234",
  AMPLITUDE_WEB_KEY: "a1b2",
}));

test.each(sampleEvery(["site", "workflow"] as const, 0, 2))(
  "off is off on the %s host, whatever else is set: nothing on the page, nothing fetched",
  async (host) => {
    const { hosts } = platform();
    const page = await openPage({ baseURL: hosts[host] });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const response = await page.goto(host === "site" ? "/pricing" : "/preview");
    // What a page loads at its rest has come when the search has.
    await page.waitForRequest(/search-modal/);
    await page.waitForLoadState("networkidle");
    expect(asked.filter((url) => /measur|tracking|consent|\/api\/v1\/event|hit-counter/.test(url))).toEqual(
      [],
    );
    expect(asked.filter((url) => !Object.values<string>(hosts).includes(new URL(url).origin))).toEqual([]);
    const html = (await response?.text()) ?? "";
    expect(html).not.toMatch(
      /"analytics":|data-section|data-measure|take-early|googletagmanager|Privacy choices/,
    );
    expect(response?.headers()["content-security-policy"]).not.toMatch(/google|amplitude/);
  },
);

test("the collector is not there", async () => {
  for (const path of ["/api/v1/event?token=zoetrope-pages", "/api/v1/hit-counter"]) {
    const response = await fetch(platform().hosts.api + path, {
      method: "POST",
      body: '[{"event_type":"a"}]',
    });
    expect(response.status).toBe(404);
  }
});
