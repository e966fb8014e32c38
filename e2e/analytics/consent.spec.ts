import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { openPage, useBrowser } from "../browser.ts";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";
import { storedNames, ofType, typesOf } from "./recorded-requests.ts";
import { usePlatform } from "./use-platform.ts";
import { useRecorder } from "./use-recorder.ts";

useBrowser();
const recorder = useRecorder();
const platform = usePlatform(() => ({ TRACKING_URL: recorder.url(), TRACKING_KEY: "js.key" }));

const choice = (page: Page) => page.getByRole("region", { name: "May we count your visit?" });
const answer = (page: Page, name: "Allow" | "Decline") => choice(page).getByRole("button", { name }).click();
const openChoice = (page: Page) => page.getByRole("button", { name: "Privacy choices" }).click();

/** A page with everything that it has asked for. */
async function open(
  path = "/tags",
  options: Parameters<typeof openPage>[0] = {},
): Promise<{ page: Page; asked: string[] }> {
  const page = await openPage({ baseURL: platform().hosts.site, ...options });
  const asked: string[] = [];
  page.context().on("request", (request) => asked.push(request.url()));
  await page.goto(path);
  return { page, asked };
}
const measuring = (asked: readonly string[]) =>
  asked.filter((url) => /\/measure-|tracking|jitsu|\/api\/v1\/(event|hit)/.test(url));
const settled = (page: Page) => page.waitForLoadState("networkidle");

test("nothing is loaded, sent or kept before the visitor says yes; then the page tells of itself", async () => {
  const { page, asked } = await open();
  await choice(page).waitFor();
  await page.locator('.footer a[href="/careers"]').click({ button: "middle" });
  await settled(page);
  expect(measuring(asked)).toEqual([]);
  expect(await storedNames(page)).toEqual([]);
  await answer(page, "Allow");
  await expect
    .poll(() => typesOf(recorder.events().filter(({ doc_path: path }) => path === "/tags")))
    .toEqual(["page-view"]);
  expect(await choice(page).count()).toBe(0);
  await page.goto("/pricing");
  await expect.poll(() => ofType(recorder.events(), "pricing-view")).toHaveLength(1);
  expect(await choice(page).count()).toBe(0);
});

test(
  "one bar at a time stands at the foot of a phone: the question, and over the menu that of guests",
  { tags: "long" },
  async () => {
    const { page } = await open("/tags", { viewport: { width: 390, height: 844 } });
    await choice(page).waitFor();
    const guests = page.locator("[data-guest-bar]");
    expect(await guests.isVisible()).toBe(false);
    await page.locator(".header__menu").click();
    await guests.waitFor();
    await choice(page).waitFor({ state: "hidden" });
  },
);

test("a page that is left without an answer leaves nothing behind", { tags: "long" }, async () => {
  const { page, asked } = await open();
  await page.locator('.footer a[href="/careers"]').click();
  await page.waitForURL("**/careers");
  await choice(page).waitFor();
  expect(await storedNames(page)).toEqual([]);
  expect(measuring(asked)).toEqual([]);
});

test("after a no nothing is sent, and nobody is asked again", async () => {
  const { page, asked } = await open();
  await answer(page, "Decline");
  const rested = page.waitForRequest(/choose-measuring/);
  await page.goto("/pricing");
  await rested;
  await settled(page);
  expect(await choice(page).count()).toBe(0);
  expect(measuring(asked)).toEqual([]);
  expect(recorder.events()).toEqual([]);
});

test("the foot of the page changes an answer: a no ends it at once, a yes begins it, in every tab", async () => {
  const { page } = await open();
  await answer(page, "Allow");
  await expect.poll(() => recorder.events()).toHaveLength(1);
  const other = await page.context().newPage();
  await other.goto(`${platform().hosts.site}/pricing`);
  await expect.poll(() => ofType(recorder.events(), "pricing-view")).toHaveLength(1);

  await openChoice(page);
  await choice(page).getByText("Right now your visit is counted.").waitFor();
  await answer(page, "Decline");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Privacy choices");
  await other.waitForFunction(() => localStorage.getItem("analytics-consent") === "denied");
  const before = recorder.events().length;
  for (const one of [page, other]) {
    await one.locator('.footer a[href="/careers"]').click({ button: "middle" });
    await settled(one);
  }
  expect(recorder.events()).toHaveLength(before);

  await openChoice(page);
  await choice(page).getByText("Right now your visit is not counted.").waitFor();
  await answer(page, "Allow");
  await other.locator('.footer a[href="/press"]').click({ button: "middle" });
  await expect.poll(() => ofType(recorder.events(), "footer-click")).toMatchObject([{ item: "press" }]);
});

test(
  "a question that stands in one tab goes when another tab has answered it",
  { tags: "long" },
  async () => {
    const { page } = await open();
    await choice(page).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${platform().hosts.site}/pricing`);
    await answer(other, "Allow");
    await expect.poll(() => choice(page).count()).toBe(0);
    await expect.poll(() => ofType(recorder.events(), "page-view")).toHaveLength(2);
  },
);

test("Global Privacy Control is a no: nobody is asked, nothing is sent, and the choice says so", async () => {
  const page = await openPage({ baseURL: platform().hosts.site });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true });
    localStorage.setItem("analytics-consent", "granted");
  });
  await page.goto("/tags");
  await page.waitForRequest(/choose-measuring/);
  await settled(page);
  expect(await choice(page).count()).toBe(0);
  await openChoice(page);
  await choice(page).getByText("Your browser tells sites not to track you").waitFor();
  await choice(page).getByRole("button", { name: "Close" }).click();
  expect(await choice(page).count()).toBe(0);
  expect(measuring(asked)).toEqual([]);
});

describe("the question", () => {
  test("takes no focus, comes first by Tab, and both answers look alike", async () => {
    const { page } = await open();
    await choice(page).waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const reached: string[] = [];
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press("Tab");
      reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ""));
    }
    expect(reached).toEqual(["Skip to content", "Privacy policy", "Decline", "Allow"]);
    const looks = await choice(page)
      .getByRole("button")
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { backgroundColor, color, fontSize } = getComputedStyle(button);
          const { width, height } = button.getBoundingClientRect();
          return { backgroundColor, color, fontSize, width, height };
        }),
      );
    expect(looks[0]).toEqual(looks[1]);
    await page.keyboard.press("Enter");
    await expect.poll(() => recorder.events()).toHaveLength(1);
  });

  const windows = [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    // 1280 × 800 at four times the size.
    { width: 320, height: 400 },
  ];
  test.each(sampleEvery(windows, 2, 3))(
    "moves nothing and covers nothing that has the focus ($width × $height)",
    async (viewport) => {
      const { page } = await open("/tags", { viewport });
      const shift = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
                sum += entry.value;
            }).observe({ type: "layout-shift", buffered: true });
            const look = () =>
              document.querySelector(".consent-banner") === null
                ? requestAnimationFrame(look)
                : requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
            look();
          }),
      );
      await choice(page).waitFor();
      expect(await shift).toBeLessThan(0.0005);
      const covered = await page.evaluate(async () => {
        const region = document.querySelector(".consent-banner");
        const names: string[] = [];
        const stops = [
          ...document.querySelectorAll<HTMLElement>("main a, .footer a, .footer summary, .footer button"),
        ];
        for (const stop of stops.filter((one) => one.checkVisibility()).slice(-60)) {
          stop.focus();
          await new Promise((resolve) => requestAnimationFrame(resolve));
          const top = region?.getBoundingClientRect().top ?? 0;
          if (stop.getBoundingClientRect().top >= top) names.push(stop.textContent);
        }
        return names;
      });
      expect(covered).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    },
  );

  const looks = [
    { colorScheme: "light", viewport: { width: 1440, height: 900 } },
    { colorScheme: "dark", viewport: { width: 390, height: 844 } },
  ] as const;
  test.each(sampleEvery(looks, 1, 2))("has no accessibility problem: %o", async (look) => {
    const { page } = await open("/tags", { ...look, reducedMotion: "reduce" });
    await choice(page).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await answer(page, "Decline");
    await openChoice(page);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe("May we count your visit?");
    expect(await findAccessibilityProblems(page, ".consent-banner")).toEqual([]);
  });

  test("keeps its edges where the visitor forces the colours", { tags: "long" }, async () => {
    const { page } = await open("/tags", { forcedColors: "active" });
    await choice(page).waitFor();
    const edges = await choice(page).evaluate((region) =>
      [region, ...region.querySelectorAll("button")].map((one) => getComputedStyle(one).borderTopStyle),
    );
    expect(edges).toEqual(["solid", "solid", "solid"]);
  });

  const titles = [
    ["/es", "¿Podemos contar tu visita?"],
    ["/pt", "Podemos contar a sua visita?"],
    ["/kr", "방문을 집계해도 될까요?"],
    ["/jp", "ご利用状況を集計してもよろしいですか？"],
    ["/fr", "Pouvons-nous compter votre visite ?"],
    ["/de", "Dürfen wir deinen Besuch zählen?"],
  ] as const;
  test.each(sampleEvery(titles, 0, 3))(
    "speaks the language of %s and leads to its policy",
    { tags: "long" },
    async (prefix, title) => {
      const { page } = await open(`${prefix}/tags`);
      const region = page.getByRole("region", { name: title });
      await region.waitFor();
      expect(await region.getByRole("link").getAttribute("href")).toBe(`${prefix}/page/privacy-policy`);
    },
  );

  test("stands on the workflow app as well", { tags: "long" }, async () => {
    const { page } = await open("/preview", { baseURL: platform().hosts.workflow });
    await choice(page).waitFor();
    expect(await choice(page).getByRole("link").getAttribute("href")).toBe(
      `${platform().hosts.site}/page/privacy-policy`,
    );
    await answer(page, "Allow");
    await expect.poll(() => typesOf(recorder.events())).toEqual(["page-view"]);
  });

  test("is nowhere on the accounts host", { tags: "long" }, async () => {
    const { page, asked } = await open("/login", { baseURL: platform().hosts.accounts });
    await settled(page);
    expect(await choice(page).count()).toBe(0);
    expect(measuring(asked)).toEqual([]);
  });
});
