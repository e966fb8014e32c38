import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, useBrowser } from "../browser.ts";
import { newPerson, openWorkflow } from "./open-workflow.ts";

useBrowser();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const files = async (key: string): Promise<number> =>
  (await fetch(`${hosts.api}/api/v1/files`, { headers: { authorization: `Bearer ${key}` } })).status;

test("an owner makes a key, is shown it once, rotates it and ends it", async () => {
  const person = await newPerson("Mira Sol");
  const page = await openWorkflow("/settings", { storageState: person });
  await page.getByText("There is no key yet.").waitFor();
  await button(page, "Create key").click();
  await page.getByText("Give it a name, such as that of the program that uses it.").waitFor();
  await page.getByLabel("Name of the key").fill("Website");
  await page.getByLabel("See files").uncheck();
  await button(page, "Create key").click();
  await page.getByText("Choose what the program may do.").waitFor();
  await page.getByLabel("See files").check();
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
  await button(page, "Create key").click();
  const dialog = page.getByRole("dialog", { name: "The key “Website”" });
  const key = await dialog.getByLabel("Key", { exact: true }).inputValue();
  expect(key).toMatch(/^zt_live_[0-9A-Za-z]{49}$/);
  expect(await findAccessibilityProblems(page, "dialog")).toEqual([]);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await button(page, "Copy").click();
  await page.getByText("The key is copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  expect(await files(key)).toBe(200);
  await button(page, "Close").click();
  await page.reload();
  await page.getByText(`${key.slice(0, 12)}… · made by Mira Sol`).waitFor();
  expect(await page.content()).not.toContain(key);

  await button(page, "Rotate Website").click();
  await button(page, "Rotate").click();
  const second = await dialog.getByLabel("Key", { exact: true }).inputValue();
  await page.keyboard.press("Escape");
  await expect.poll(() => button(page, "End Website").count()).toBe(2);
  expect([await files(key), await files(second)]).toEqual([200, 200]);

  await button(page, "End Website").first().click();
  await button(page, "End").click();
  await page.getByText("Website is ended").waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("API keys");
  await expect.poll(() => files(second), { timeout: 10_000 }).toBe(401);
  expect(await files(key)).toBe(200);
});

test("keys that do not load say so, and are tried again", { tags: "long" }, async () => {
  const person = await newPerson("Tove Berg");
  let isAway = true;
  const ignore = /ERR_FAILED/;
  const page = await openWorkflow("/settings", { storageState: person, ignore });
  await page.route("**/graphql", async (route) =>
    isAway && route.request().postData()?.includes("ApiKeys") === true ? route.abort() : route.continue(),
  );
  await page.reload();
  await page.getByText("The keys did not load.").waitFor();
  isAway = false;
  await button(page, "Try again").click();
  await page.getByText("There is no key yet.").waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});
