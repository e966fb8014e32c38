import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { jsonFile } from "../workflow/animation-files.ts";
import { act, cardOf, chooseFiles, newPerson, openWorkflow } from "../workflow/open-workflow.ts";

useBrowser();

async function makeIn(page: Page, panel: Locator, format: string): Promise<{ name: string; bytes: Buffer }> {
  await panel.getByLabel("Format").selectOption({ label: format });
  await panel.getByRole("button", { name: `Make ${format}` }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    panel.getByRole("link", { name: new RegExp(`^Download ${format}`) }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test("an animation is made in other formats at any size, in the page; nothing of it is fetched before that", async () => {
  const response = await fetch(`${hosts.api}/api/v1/animations?type=free&q=horse`);
  const [horse] = ((await response.json()) as { data: { id: string; slug: string }[] }).data;
  const page = await openPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
  await page.goto(`/animation/${horse?.slug}-${horse?.id}`);
  await page.getByText("More formats").waitFor();
  await page.waitForLoadState("load");
  expect(asked.filter((url) => /engine-worker|animation-export/.test(url))).toEqual([]);
  await page.getByText("More formats").click();
  const panel = page.locator(".export-panel");
  await panel.getByLabel("Width").fill("48");
  expect(await findAccessibilityProblems(page, ".more-formats")).toEqual([]);
  const webp = await makeIn(page, panel, "WebP");
  expect(webp.name).toBe(`${horse?.slug}.webp`);
  // Of the extended format (developers.google.com/speed/webp/docs/riff_container): the width of the canvas, and a chunk for each frame.
  expect(webp.bytes.subarray(8, 16).toString("latin1")).toBe("WEBPVP8X");
  expect(webp.bytes.readUIntLE(24, 3) + 1).toBe(48);
  expect(webp.bytes.toString("latin1").split("ANMF").length).toBeGreaterThan(2);
  const svg = await makeIn(page, panel, "SVG");
  expect(svg.bytes.subarray(0, 4).toString()).toBe("<svg");
  expect(await findAccessibilityProblems(page, ".more-formats")).toEqual([]);
  const sent = asked.filter(
    (each) => !each.startsWith("GET") && !/\/api\/v1\/(?:event|hit-counter)\b/.test(each),
  );
  expect(sent).toEqual([]);
});

test(
  "what is made goes on being stopped and made again, by keyboard alone, in German",
  { tags: "long" },
  async () => {
    const response = await fetch(`${hosts.api}/api/v1/animations?type=free&q=horse`);
    const [horse] = ((await response.json()) as { data: { id: string; slug: string }[] }).data;
    const page = await openPage();
    await page.goto(`/de/animation/${horse?.slug}-${horse?.id}`);
    await page.locator(".more-formats summary").press("Enter");
    const panel = page.locator(".export-panel");
    await panel.getByLabel("Breite").fill("2048");
    await panel.getByRole("button", { name: "GIF erstellen" }).press("Enter");
    await panel.getByRole("button", { name: "Anhalten" }).press("Enter");
    await panel.getByRole("button", { name: "GIF erstellen" }).waitFor();
  },
);

test("a file of a workspace is made in other formats", { tags: "long" }, async () => {
  const page = await openWorkflow("/", { storageState: await newPerson("Ada Export") });
  await page.locator("input[type=file]").waitFor({ state: "attached" });
  await chooseFiles(page, jsonFile("Lantern"));
  await cardOf(page, "Lantern").waitFor();
  await act(page, "Lantern", "More formats");
  const dialog = page.getByRole("dialog", { name: "Lantern in another format" });
  await dialog.getByLabel("Width").fill("40");
  expect(await findAccessibilityProblems(page, "dialog")).toEqual([]);
  const gif = await makeIn(page, dialog, "GIF");
  expect(gif.name).toBe("Lantern.gif");
  expect(gif.bytes.subarray(0, 6).toString("latin1")).toBe("GIF89a");
  expect(gif.bytes.readUInt16LE(6)).toBe(40);
});
