import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { brokenFile, jsonFile } from "../workflow/animation-files.ts";
import { openFile, openTool } from "./open-tool.ts";

useBrowser();

interface Listed {
  id: string;
  slug: string;
  isPremium: boolean;
}

async function listAnimations(query: string): Promise<Listed[]> {
  const response = await fetch(`${hosts.api}/api/v1/animations?${query}`);
  return ((await response.json()) as { data: Listed[] }).data;
}

test("an animation of the library is found by words of the reader, opened, and stands in the address until a file takes its place", async () => {
  const { page, sent } = await openTool("lottie-to-gif", "/de");
  await page.getByRole("button", { name: "Aus der Bibliothek" }).click();
  const dialog = page.getByRole("dialog", { name: "Animation wählen" });
  await dialog.getByRole("searchbox").fill("Pferd");
  const entries = dialog.locator(".library__entries");
  await entries.getByRole("button", { name: /Pferd/ }).first().waitFor();
  expect(await findAccessibilityProblems(page, ".dialog")).toEqual([]);
  await entries.getByRole("button", { name: /Pferd/ }).first().press("Enter");
  await page.locator(".file-bar", { hasText: ".lottie" }).waitFor();
  const id = new URL(page.url()).searchParams.get("animation");
  expect((await listAnimations("q=Pferd&type=free")).map((one) => one.id)).toContain(id);
  await page.reload();
  await page.locator(".file-bar", { hasText: ".lottie" }).waitFor();
  await openFile(page, jsonFile("Lantern"));
  await expect.poll(() => new URL(page.url()).search).toBe("");
  expect(sent).toEqual([]);
});

test(
  "the page of an animation leads to tools with it in them, of which premium ones have none",
  { tags: "long" },
  async () => {
    const [free] = await listAnimations("type=free&q=horse");
    const page = await openPage();
    await page.goto(`/animation/${free?.slug}-${free?.id}`);
    const tools = page.getByRole("navigation", { name: "Open in a tool" });
    await tools.getByRole("link", { name: "As GIF" }).click();
    await page.locator(".file-bar", { hasText: `${free?.slug}.lottie` }).waitFor();
    const [premium] = await listAnimations("type=premium");
    await page.goto(`/animation/${premium?.slug}-${premium?.id}`);
    expect(await tools.count()).toBe(0);
    await page.goto(`/tools/lottie-to-gif?animation=${premium?.id}`);
    await page.getByRole("alert").filter({ hasText: "It is premium." }).waitFor();
  },
);

test("what is refused leaves the file that is open, and what was made of it", { tags: "long" }, async () => {
  const { page } = await openTool("lottie-to-gif");
  await openFile(page, jsonFile("Lantern"));
  await page.getByRole("button", { name: "Make the GIF" }).click();
  await page.getByRole("link", { name: /Download Lantern.gif|Download GIF/ }).waitFor();
  await page.locator("input[type=file]").setInputFiles(brokenFile);
  await page.getByRole("alert").filter({ hasText: brokenFile.name }).waitFor();
  expect(await page.locator(".file-bar").innerText()).toContain("Lantern.json");
  expect(await page.getByRole("link", { name: /^Download / }).count()).toBe(1);
});

test("an address that names no animation says so", { tags: "long" }, async () => {
  const page = await openPage({ ignore: /status of 404/ });
  await page.goto("/tools/lottie-to-gif?animation=nothing-like-it");
  await page.getByRole("alert").filter({ hasText: "Nothing was found there." }).waitFor();
});
