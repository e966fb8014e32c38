import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { jsonFile } from "../workflow/animation-files.ts";

useBrowser();

test("the API is asked on the page, by keys alone, and answers with JSON, pictures and failures", async () => {
  // The last answer is one.
  const page = await openPage({ ignore: /status of 401/ });
  await page.goto(`${hosts.site}/api-explorer`);
  const operation = page.getByLabel("Operation", { exact: true });
  await operation.waitFor();
  await page.getByLabel("q", { exact: true }).fill("owl");
  await page.getByLabel("q", { exact: true }).press("Enter");
  await page.getByText(/^200/).waitFor();
  await page.getByText('"data": [').first().waitFor();
  await page.getByText("curl '").first().waitFor();
  expect(await findAccessibilityProblems(page, ".api-explorer")).toEqual([]);

  await operation.selectOption("runRender");
  await page.getByLabel("What is sent").selectOption({ label: "Files of this device" });
  await page.getByLabel("File for “file”").setInputFiles(jsonFile("Lantern"));
  await page.getByLabel("Options as JSON").fill("{ not yet");
  await page.getByRole("button", { name: "Send the request" }).press("Enter");
  await page.getByText("This is not valid JSON.").waitFor();
  await page.getByLabel("Options as JSON").fill('{"width": 64}');
  await page.getByRole("button", { name: "Send the request" }).press("Enter");
  const picture = page.getByRole("img", { name: "The picture that came back" });
  await picture.waitFor();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(64);
  await page.getByRole("link", { name: "Save Lantern.png" }).waitFor();

  // What takes other files than the library has begins with some.
  await operation.selectOption("runEditImage");
  await page.getByRole("button", { name: "Send the request" }).press("Enter");
  await page.getByRole("link", { name: "Save example.json" }).waitFor();

  await operation.selectOption("listFiles");
  await page.getByLabel("API key").fill("zt_live_nonsense");
  await page.getByRole("button", { name: "Send the request" }).press("Enter");
  await page.getByText(/^401/).waitFor();
  await page.getByText('"code": "unauthenticated"').waitFor();
  expect(await page.locator(".api-explorer pre").allTextContents()).not.toContain("zt_live_nonsense");
  expect(await findAccessibilityProblems(page, ".api-explorer")).toEqual([]);
});
