import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { useBrowser } from "../browser.ts";
import { jsonFile } from "./animation-files.ts";
import {
  cardOf,
  chooseFiles,
  gotoHydrated,
  makeWorkspace,
  newPerson,
  openWorkflow,
} from "./open-workflow.ts";

useBrowser();

const png = (width: number, height: number): Buffer => PNG.sync.write(new PNG({ width, height }));

test("somebody makes a workspace, gives it an icon, and deletes it after typing its name", async () => {
  const page = await openWorkflow("/", {
    storageState: await newPerson("Odile Brun"),
    ignore: /status of 400/,
  });
  await page.getByRole("button", { name: "New workspace" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Create workspace" }).click();
  await page.getByText("Give it a name.").waitFor();
  await page.keyboard.press("Escape");
  await makeWorkspace(page, "Paper studio");
  await page.locator(".workspace-icon").getByText("P", { exact: true }).waitFor();
  await chooseFiles(page, jsonFile("Owl"));
  await cardOf(page, "Owl").waitFor();

  await gotoHydrated(page, "/settings");
  await page.getByRole("heading", { name: "Icon of the workspace" }).waitFor();
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.locator("main input[type=file]").setInputFiles([{ name, mimeType, buffer }]);
  await choose("notes.png", "image/png", Buffer.from("no picture"));
  await page.getByText("This picture cannot be read.").waitFor();
  await choose("green.png", "image/png", png(300, 200));
  await page.getByText("The workspace has a new icon").waitFor();
  const icon = page.locator(".sidebar .workspace-icon img");
  await expect.poll(() => icon.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(256);
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
  await page.getByRole("button", { name: "Remove the picture" }).click();
  await page.locator(".sidebar .workspace-icon").getByText("P", { exact: true }).waitFor();

  await gotoHydrated(page, "/people");
  await page.getByRole("button", { name: "Delete workspace" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete “Paper studio”?" });
  await dialog.getByText("Files: 1").waitFor();
  await dialog.getByText("People who can no longer open it: 1").waitFor();
  await dialog.getByLabel("Type “Paper studio” to confirm").fill("Paper");
  await page.keyboard.press("Enter");
  await dialog.getByText("That is not its name.").waitFor();
  await dialog.getByLabel("Type “Paper studio” to confirm").fill("Paper studio");
  expect(await findAccessibilityProblems(page, "dialog")).toEqual([]);
  await page.keyboard.press("Enter");
  await page.getByText("Paper studio is deleted").waitFor();
  await page.getByText("Odile’s workspace").first().waitFor();
  expect(await page.getByText("Paper studio", { exact: true }).count()).toBe(0);
}, 60_000);
