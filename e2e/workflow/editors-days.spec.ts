import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, useBrowser } from "../browser.ts";
import { newPerson, openWorkflow } from "./open-workflow.ts";

useBrowser();

/** A day to come: what this test does changes no page that others look at. */
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

const press = async (page: Page, name: string | RegExp): Promise<void> => {
  const button = page.getByRole("button", { name }).first();
  await button.focus();
  await page.keyboard.press("Enter");
};
const pickedTitles = (page: Page): Promise<string[]> =>
  page.locator("ol.picks .pick__title").allTextContents();

test("an operator puts a day together by keyboard, changes and removes it", { tags: "long" }, async () => {
  const operator = await newPerson("Otto Brandt", "operator@days.example");
  const page = await openWorkflow("/admin/featured", { storageState: operator });
  await press(page, "New day");
  await page.getByRole("heading", { name: "New day" }).waitFor();
  await page.getByLabel("Day", { exact: true }).fill(inAWeek);

  await page.getByRole("searchbox", { name: "Find an animation" }).focus();
  await page.keyboard.type("horse");
  await press(page, /^Add: /);
  await press(page, /^Add: /);
  const [first = "", second = ""] = await pickedTitles(page);
  expect(second).not.toBe("");
  expect(await findAccessibilityProblems(page)).toEqual([]);

  // The address of a page is found as well.
  const { data } = (await (await fetch(`${hosts.api}/api/v1/animations?q=owl`)).json()) as {
    data: { id: string; slug: string; title: string }[];
  };
  const owl = data[0];
  if (owl === undefined) throw new Error("no owl in the catalogue");
  await page
    .getByRole("searchbox", { name: "Find an animation" })
    .fill(`${hosts.site}/animation/${owl.slug}-${owl.id}`);
  await press(page, `Add: ${owl.title}`);
  expect(await pickedTitles(page)).toEqual([first, second, owl.title]);

  await press(page, `Move forward: ${second}`);
  expect(await pickedTitles(page)).toEqual([second, first, owl.title]);
  // At the front there is no further forward: the focus stays with what was moved.
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
    `Move back: ${second}`,
  );
  await press(page, `Take out: ${first}`);
  await press(page, "Save the day");
  await page.getByText("The day is saved").waitFor();
  await page.getByText(/^Shown from /).waitFor();
  expect(await pickedTitles(page)).toEqual([second, owl.title]);
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await press(page, /^Change: /);
  expect(await page.getByLabel("Day", { exact: true }).inputValue()).toBe(inAWeek);
  await press(page, "Cancel");
  await press(page, /^Remove: /);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Remove" }).press("Enter");
  await page.getByText("You have not put a day together yet.").waitFor();
});

test("nobody else finds the editors' days", { tags: "long" }, async () => {
  const page = await openWorkflow("/admin/featured", { storageState: await newPerson("Nora Noon") });
  await page.getByRole("heading", { name: "There is nothing here" }).waitFor();
  expect(await page.getByRole("button", { name: "New day" }).count()).toBe(0);
});
