import { expect, test } from "vitest";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { holdRequests } from "../hold-requests.ts";
import { layoutShiftOf, recordLayoutShift } from "../layout-shift.ts";

useBrowser();

const results = "/free-animations/animals";
/** A page as long as its window, and one that leaves the footer in sight. */
const looks = [
  [results, 390],
  [results, 1440],
  ["/de/nowhere", 1440],
] as const;

test.each(sampleEvery(looks, 0, 2))(
  "%s at %i px is painted before the sheet of menus and footer, whose coming moves nothing",
  async (path, width) => {
    const page = await openPage({ viewport: { width, height: 1200 }, isMobile: width < 500, ignore: /404/ });
    await recordLayoutShift(page);
    const arrive = await holdRequests(page, /\/deferred-[^/]+\.css$/);
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length === 1);
    const link = page.locator(".footer__columns a").first();
    expect(await link.isVisible()).toBe(false);
    arrive();
    await page.locator("html[data-hydrated]").waitFor();
    await link.waitFor();
    expect(await layoutShiftOf(page)).toBe(0);
  },
);

test.each(["/likes", "/saved-searches"])(
  "%s leaves the footer where it was as that comes in which this browser alone knows",
  async (path) => {
    const page = await openPage({ viewport: { width: 1440, height: 900 } });
    await recordLayoutShift(page);
    await page.goto(path);
    await page.locator("html[data-hydrated]").waitFor();
    await page.locator("main .empty-state:visible").waitFor();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await layoutShiftOf(page)).toBe(0);
  },
);

test("without script the footer stands as well", async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(results);
  const columns = page.locator(".footer__columns nav");
  await columns.first().waitFor();
  const tops = await columns.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size, "columns side by side").toBe(1);
});

test("no first paint waits for a sheet, and half a page is never painted", { tags: "long" }, async () => {
  const html = await (await fetch(hosts.site + results)).text();
  expect(html.replaceAll(/<noscript>.*?<\/noscript>/g, "")).not.toContain('rel="stylesheet"');
  const awaited = /<link rel="expect" href="#([\w-]+)" blocking="render"/.exec(html)?.[1];
  const end = html.indexOf(`id="${awaited}"`);
  expect(end).toBeGreaterThan(html.indexOf("</main>"));
  expect(end).toBeLessThan(html.indexOf("<footer"));
});

const firstAnimation = async (): Promise<string> => {
  const html = await (await fetch(hosts.site)).text();
  return hosts.site + (/href="(\/animation\/[^"]+)"/.exec(html)?.[1] ?? "");
};
const compressible = /\/assets\/[^/]+\.(?:js|css|svg|wasm)$/;
/** Below it a compressed file is hardly smaller, and goes in one packet anyway. */
const smallInBytes = 1_000;

const compressedPages: readonly (readonly [name: string, addressOf: () => string | Promise<string>])[] = [
  ["home", () => hosts.site],
  ["results", () => hosts.site + results],
  ["an animation", firstAnimation],
  ["the preview", () => `${hosts.workflow}/preview`],
  ["log-in", () => `${hosts.accounts}/login`],
];
test.each(sampleEvery(compressedPages, 1, 3))(
  "scripts, styles and drawings of %s come compressed",
  async (_, addressOf) => {
    const page = await openPage();
    const plain: string[] = [];
    const files = new Set<string>();
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (!compressible.test(pathname)) return;
      files.add(pathname);
      const { "content-encoding": encoding, "content-length": length } = response.headers();
      if (encoding !== "br" && Number(length) > smallInBytes) plain.push(pathname);
    });
    await page.goto(await addressOf(), { waitUntil: "networkidle" });
    expect(files.size).toBeGreaterThan(0);
    expect(plain).toEqual([]);
  },
);
