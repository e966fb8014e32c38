import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "../browser.ts";
import { jsonFile, largeFile, undrawableFile } from "./animation-files.ts";
import {
  act,
  cardOf,
  chooseFiles,
  makeWorkspace,
  newPerson,
  openWorkflow,
  slowUploads,
} from "./open-workflow.ts";

useBrowser();

const quota = (page: Page) => page.locator(".quota__numbers").innerText();
const names = (page: Page) =>
  page.locator(".file-card:not(.file-card--uploading) .card__title").allInnerTexts();

test(
  "an upload goes on to where it was begun while another workspace is shown, and counts there; leaving asks first",
  { tags: "long", timeout: 60_000 },
  async () => {
    const page = await openWorkflow("/", { storageState: await newPerson("Ines Roth") });
    await page.locator("input[type=file]").waitFor({ state: "attached" });
    await makeWorkspace(page, "Second studio");
    const choice = page.getByLabel("Current workspace");
    await choice.selectOption({ label: "Ines’s workspace" });
    await page.getByRole("heading", { name: "Nothing here yet" }).waitFor();
    await slowUploads(page, 100_000);
    await chooseFiles(page, largeFile("Slow one"));
    const bar = page.getByRole("progressbar", { name: "Uploading Slow one.json" });
    await bar.waitFor();

    await choice.selectOption({ label: "Second studio" });
    await page.getByText("Under way to “Ines’s workspace”: 1").waitFor();
    expect(await page.locator(".file-card--uploading").count()).toBe(0);

    // The browser asks only where somebody has touched the page.
    await page.getByRole("heading", { name: "Nothing here yet" }).click();
    const asked = page.waitForEvent("dialog");
    const reloading = page.evaluate(() => location.reload());
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await reloading;

    await choice.selectOption({ label: "Ines’s workspace" });
    await bar.waitFor();
    await choice.selectOption({ label: "Second studio" });
    await slowUploads(page, -1);
    await page.getByText("1 file uploaded").waitFor();
    expect(await quota(page)).toBe("0 of 20,000");
    expect(await names(page)).toEqual([]);
    await choice.selectOption({ label: "Ines’s workspace" });
    await cardOf(page, "Slow one").waitFor();
    expect(await quota(page)).toBe("1 of 20,000");
  },
);

test("a picture comes by itself after the upload; what cannot be drawn says why, aloud too", async () => {
  const page = await openWorkflow("/", { storageState: await newPerson("Aya Mori") });
  await page.locator("input[type=file]").waitFor({ state: "attached" });
  await page.evaluate(() => {
    document.body.dataset["kept"] = "yes";
  });
  await chooseFiles(page, jsonFile("Owl"), undrawableFile("Endless copies"));
  await cardOf(page, "Owl").locator("img").waitFor();
  const reason = "The animation could not be drawn. Simplify it, export it again and upload that.";
  const refused = cardOf(page, "Endless copies");
  await refused.getByText(reason).waitFor();
  const described = await refused.getByRole("link").getAttribute("aria-describedby");
  expect(await page.locator(`[id="${described}"]`).innerText()).toBe(reason);
  expect(await page.locator("body").getAttribute("data-kept")).toBe("yes");
});

test("a click beside a dialog closes it only while nothing has been typed", { tags: "long" }, async () => {
  const page = await openWorkflow("/", { storageState: await newPerson("Tom Ek") });
  await page.locator("input[type=file]").waitFor({ state: "attached" });
  await chooseFiles(page, jsonFile("Owl"));
  await cardOf(page, "Owl").waitFor();
  await act(page, "Owl", "Rename");
  const dialog = page.getByRole("dialog");
  const name = dialog.getByLabel("Name");
  const field = await name.boundingBox();
  // Text is marked from the field to beyond the dialog.
  await page.mouse.move((field?.x ?? 0) + 20, (field?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await name.fill("Tawny owl");
  await page.mouse.click(5, 5);
  expect(await name.inputValue()).toBe("Tawny owl");
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog.count()).toBe(0);
  await act(page, "Owl", "Rename");
  await name.waitFor();
  await page.mouse.click(5, 5);
  await expect.poll(() => dialog.count()).toBe(0);
});
