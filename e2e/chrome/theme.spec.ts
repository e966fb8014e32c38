import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, useBrowser } from "../browser.ts";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";
import { openHydrated } from "./open-chrome.ts";

useBrowser();

const paper = { light: "rgb(245, 241, 232)", dark: "rgb(22, 18, 14)" };
const themeOf = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body);
    const { colorScheme } = getComputedStyle(document.documentElement);
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return {
      backgroundColor,
      colorScheme,
      bar: bars.find(({ media }) => media === "" || matchMedia(media).matches)?.content,
    };
  });
const choose = async (page: Page, name: string, shown: "light" | "dark") => {
  await page.getByRole("radio", { name, exact: true }).check();
  await expect.poll(async () => (await themeOf(page)).backgroundColor).toBe(paper[shown]);
};

describe.each(sampleEvery(["light", "dark"] as const, 0, 2))("with a system that is %s", (system) => {
  const other = system === "light" ? "dark" : "light";

  test(`${other} is chosen in the footer, stays, and is there before any script has come`, async () => {
    const page = await openHydrated("/tags", { colorScheme: system });
    const bySystem = await themeOf(page);
    expect(bySystem.backgroundColor).toBe(paper[system]);
    await choose(page, other === "dark" ? "Dark" : "Light", other);
    const chosen = { backgroundColor: paper[other], colorScheme: other };
    expect(await themeOf(page)).toMatchObject(chosen);
    expect((await themeOf(page)).bar).not.toBe(bySystem.bar);

    await page.route(/\.js$/, () => undefined);
    await page.goto("/de/pricing", { waitUntil: "commit" });
    await page.locator("main").waitFor();
    expect(await themeOf(page)).toMatchObject(chosen);
    expect((await themeOf(page)).bar).not.toBe(bySystem.bar);
    await page.unroute(/\.js$/);

    await page.goto("/tags");
    await expect.poll(() => page.getByRole("radio", { name: "System" }).isChecked()).toBe(false);
    await choose(page, "System", system);
    expect(await themeOf(page)).toEqual(bySystem);
  });
});

test(
  "other tabs follow, and frames and pages of the accounts host are opened in the chosen theme",
  { tags: "long" },
  async () => {
    const page = await openHydrated();
    const second = await page.context().newPage();
    await second.goto("/tags");
    await choose(second, "Dark", "dark");
    await page.locator('html[data-theme="dark"]').waitFor();
    expect(await page.getByRole("radio", { name: "Dark" }).isChecked()).toBe(true);
    await page.locator(".header__auth [data-account=login]").click();
    const frame = page.frameLocator("iframe#auth-frame, dialog iframe").first();
    await frame.locator("html[data-theme=dark]").waitFor();
  },
);

test("the app of workspaces has the same choice", { tags: "long" }, async () => {
  const page = await openHydrated(`${hosts.workflow}/preview`, { colorScheme: "light" });
  await choose(page, "Dark", "dark");
  await page.reload();
  expect(await themeOf(page)).toMatchObject({ backgroundColor: paper.dark });
  expect(await findAccessibilityProblems(page, ".footer")).toEqual([]);
});

test("with forced colours the choice that holds can be told from the others", { tags: "long" }, async () => {
  const page = await openHydrated("/tags", { forcedColors: "active" });
  await page.getByRole("radio", { name: "Light" }).check();
  const [system, light] = await page
    .locator("[data-theme-choice] span")
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor));
  expect(light).not.toBe(system);
});
