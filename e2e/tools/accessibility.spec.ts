import { readFile } from "node:fs/promises";
import { parseAnimation, readCertificate } from "@zoetrope/lottie";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { useBrowser } from "../browser.ts";
import { jsonFile, type TestFile } from "../workflow/animation-files.ts";
import { openFile, openTool } from "./open-tool.ts";

useBrowser();

/** Black and white in turn, ten times a second, all over a canvas of 400 × 400. */
function flashingFile(): TestFile {
  const keyframes = Array.from({ length: 40 }, (_, index) => ({
    t: index * 3,
    h: 1,
    s: index % 2 === 0 ? [0, 0, 0, 1] : [1, 1, 1, 1],
  }));
  const json = {
    v: "5.7.0",
    fr: 60,
    ip: 0,
    op: 120,
    w: 400,
    h: 400,
    layers: [
      {
        ty: 4,
        nm: "strobe",
        ip: 0,
        op: 120,
        st: 0,
        ks: {},
        shapes: [
          { ty: "rc", p: { a: 0, k: [200, 200] }, s: { a: 0, k: [400, 400] }, r: { a: 0, k: 0 } },
          { ty: "fl", c: { a: 1, k: keyframes }, o: { a: 0, k: 100 } },
        ],
      },
    ],
  };
  return { name: "strobe.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(json)) };
}

test("a strobe is called harmful, with its layer, its plot and a certificate that says so", async () => {
  const { page, sent } = await openTool("lottie-accessibility-analyzer");
  await openFile(page, flashingFile());
  await page.getByText("Harmful at this width: it flashes too much.").waitFor();
  await page.getByText("Layers: strobe").first().waitFor();
  await page.getByRole("img", { name: /Brightness, flashes and motion/ }).waitFor();
  // Small enough, even this is safe.
  await page.getByRole("slider", { name: /Shown/ }).fill("50");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "dotLottie with certificate" }).click(),
  ]);
  const parsed = parseAnimation(new Uint8Array(await readFile(await download.path())));
  expect(readCertificate(parsed, parsed.animations[0]?.id ?? "")).toMatchObject({
    isSafe: false,
    width: 512,
  });
  expect(sent).toEqual([]);
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test(
  "what can be corrected by one press is shown in a picture, and is safe then",
  { tags: "long" },
  async () => {
    const { page } = await openTool("lottie-accessibility-analyzer");
    await openFile(page, flashingFile());
    const flashing = page
      .getByRole("listitem")
      .filter({ hasText: "Much of it flashes more than three times" });
    await flashing.locator(".finding-picture canvas").waitFor();
    await flashing.getByRole("button", { name: "Slow it down" }).click();
    await page.getByText("Safe at this width: no harmful flashes.").waitFor();
    expect(await flashing.count()).toBe(0);
    await page.getByRole("button", { name: "Add a still version" }).click();
    await page.getByRole("button", { name: "Add a still version" }).waitFor({ state: "detached" });
    await page.getByText("Safe at this width: no harmful flashes.").waitFor();
    expect(await findAccessibilityProblems(page, "main")).toEqual([]);
  },
);

test("what keeps still is safe at any size; a finding shows its frame", { tags: "long" }, async () => {
  const { page } = await openTool("lottie-accessibility-analyzer", "/de");
  await openFile(page, jsonFile("Lantern"));
  await page.getByText("Sicher in dieser Breite").waitFor();
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
});
