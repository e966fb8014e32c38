import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { openPage, useBrowser } from "../browser.ts";

useBrowser();

test("typing narrows the tags, says how many are left, and offers a search where none is", async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await page.goto("/de/tags");
  const shown = page.locator("[data-tag]:visible");
  const all = await shown.count();
  const first = (await shown.first().getAttribute("data-tag")) ?? "";
  const field = page.getByRole("searchbox", { name: "Schlagwort finden" });
  await field.fill(first.toUpperCase());
  await page.locator(".popular-tags").waitFor({ state: "hidden" });
  const left = await shown.evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset["tag"]));
  expect(left.length).toBeLessThan(all);
  expect(left).toContain(first);
  expect(left.filter((tag) => !tag?.toLowerCase().includes(first.toLowerCase()))).toEqual([]);
  expect(await page.locator(".tag-search [role=status]").innerText()).toMatch(/^\d+ Schlag(wort|wörter)$/);
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);

  await field.fill("no such/tag");
  expect(await shown.count()).toBe(0);
  const search = page.getByRole("link", { name: "In allen Animationen danach suchen" });
  expect(await search.getAttribute("href")).toBe("/de/free-animations/no%20such%2Ftag");
  await field.fill("");
  expect(await shown.count()).toBe(all);
  await page.locator(".popular-tags").waitFor();
});

test(
  "pictures of tags lie on tissue that is as bright in the dark as those that bring their own ground",
  { tags: "long" },
  async () => {
    const page = await openPage({ colorScheme: "light" });
    await page.goto("/tags");
    const grounds = () =>
      page
        .locator(".popular-tag__stage")
        .evaluateAll((stages) => stages.map((stage) => getComputedStyle(stage).backgroundColor));
    const light = await grounds();
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await grounds()).toEqual(light);
  },
);

test("without scripts all tags are a list, the biggest with a picture", { tags: "long" }, async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto("/tags");
  expect(await page.locator(".tag-search").isHidden()).toBe(true);
  expect(await page.locator(".popular-tag img").count()).toBeGreaterThan(3);
  const counts = await page.locator(".popular-tag .tabular-numbers").allInnerTexts();
  const numbers = counts.map((text) => Number(text.replaceAll(",", "")));
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  expect(await page.locator("[data-tag]:visible").count()).toBeGreaterThan(12);
});
