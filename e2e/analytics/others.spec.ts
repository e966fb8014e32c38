import { gunzipSync } from "node:zlib";
import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, useBrowser } from "../browser.ts";
import { usePlatform } from "./use-platform.ts";

useBrowser();
const platform = usePlatform(() => ({
  TAG_MANAGER_ID: "GTM-ABC1234",
  AMPLITUDE_WEB_KEY: "web-key",
  AMPLITUDE_WORKFLOW_KEY: "workflow-key",
}));

const allowed = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };

/** Opens a page whose requests to others are answered here. */
async function open(
  path: string,
  host: "site" | "workflow" | "accounts" = "site",
): Promise<{ page: Page; asked: Request[] }> {
  const { hosts } = platform();
  const page = await openPage({ baseURL: hosts[host] });
  const asked: Request[] = [];
  const own = Object.values<string>(hosts);
  await page.context().route(
    ({ origin }) => !own.includes(origin),
    async (route) => {
      const request = route.request();
      if (request.method() !== "OPTIONS") asked.push(request);
      const isScript = request.resourceType() === "script";
      await route.fulfill(
        isScript ? { contentType: "text/javascript", body: "" } : { json: { code: 200 }, headers: allowed },
      );
    },
  );
  await page.goto(path);
  return { page, asked };
}
const hostsOf = (asked: readonly Request[]) => [
  ...new Set(asked.map((request) => new URL(request.url()).hostname)),
];
const allow = (page: Page) => page.locator(".consent-banner").getByRole("button", { name: "Allow" }).click();

/** What event analytics got: key of the project and name of the event. */
const sentTo = (asked: readonly Request[]) =>
  asked
    .filter((request) => new URL(request.url()).hostname === "api2.amplitude.com")
    .flatMap((request) => {
      const bytes = request.postDataBuffer() ?? Buffer.from("{}");
      const text = bytes[0] === 0x1f ? gunzipSync(bytes).toString() : bytes.toString();
      const { api_key: key, events } = JSON.parse(text) as {
        api_key: string;
        events: { event_type: string }[];
      };
      return events.map(({ event_type: type }) => `${key} ${type}`);
    });

test(
  "others hear nothing before a yes, and then what they are configured for; the page's policy lets them",
  { tags: "long" },
  async () => {
    const { page, asked } = await open("/pricing?cb_payload=s3cr3t");
    const region = page.locator(".consent-banner");
    await region.getByText("Services that work for us learn of it too.").waitFor();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await allow(page);
    await expect
      .poll(() => sentTo(asked).toSorted())
      .toEqual(["web-key page-view", "workflow-key pricing-view"]);
    await expect
      .poll(() => hostsOf(asked).toSorted())
      .toEqual(["api2.amplitude.com", "sr-client-cfg.amplitude.com", "www.googletagmanager.com"]);
    const scripts = asked.filter((request) => request.url().startsWith("https://www.googletagmanager.com"));
    expect(scripts.map((request) => request.url())).toEqual([
      "https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234",
    ]);
    expect(asked.map((request) => request.postDataBuffer()?.toString("latin1")).join()).not.toContain(
      "s3cr3t",
    );
    expect(await page.content()).not.toContain("ns.html");
  },
);

test(
  "a no sends the tag manager away with its page, and nobody hears of the next",
  { tags: "long" },
  async () => {
    const { page, asked } = await open("/tags");
    await allow(page);
    await expect.poll(() => sentTo(asked)).toEqual(["web-key page-view"]);
    await page.getByRole("button", { name: "Privacy choices" }).click();
    const reloaded = page.waitForEvent("load");
    await page.locator(".consent-banner").getByRole("button", { name: "Decline" }).click();
    await reloaded;
    const before = asked.length;
    await page.waitForRequest(/choose-measuring/);
    await page.waitForLoadState("networkidle");
    expect(asked.slice(before)).toEqual([]);
  },
);

test("the accounts host has neither", { tags: "long" }, async () => {
  const { page, asked } = await open("/login", "accounts");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  const response = await page.request.get(`${platform().hosts.accounts}/login`);
  expect(response.headers()["content-security-policy"]).not.toMatch(/google|amplitude/);
});

test("the workflow app has both", { tags: "long" }, async () => {
  const { page, asked } = await open("/preview", "workflow");
  await allow(page);
  await expect.poll(() => sentTo(asked)).toEqual(["web-key page-view"]);
  expect(hostsOf(asked)).toContain("www.googletagmanager.com");
});
