import { expect, test } from "vitest";
import { findAccessibilityProblems, useBrowser } from "../browser.ts";
import { jsonFile } from "../workflow/animation-files.ts";
import { openFile, openTool } from "./open-tool.ts";

useBrowser();

test("a file plays, and the page says what is in it", async () => {
  const { page, sent } = await openTool("web-player");
  await openFile(page, jsonFile("Lantern"));
  await page.getByRole("button", { name: "Pause" }).waitFor();
  const facts = page.locator(".fact-list");
  await facts.waitFor();
  for (const fact of ["200 × 200", "60", "30 fps"]) expect(await facts.innerText()).toContain(fact);
  await page.getByText("1 layer").waitFor();
  await page.getByText("disc", { exact: true }).waitFor();
  expect(sent).toEqual([]);
  expect(await findAccessibilityProblems(page)).toEqual([]);
});
