import { diff, toDotLottie } from "@zoetrope/lottie";
import { toDifferencePicture } from "@zoetrope/render";
import { openDrawingCore } from "@zoetrope/render/node";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { useBrowser } from "../browser.ts";
import { jsonFile, type TestFile } from "../workflow/animation-files.ts";
import { downloadMade, openTool } from "./open-tool.ts";

useBrowser();

const before = jsonFile("Lantern");
/** The same at another speed, with another name of its layer. */
const after: TestFile = {
  ...before,
  name: "Lantern faster.json",
  buffer: Buffer.from(
    before.buffer.toString().replace('"fr":30', '"fr":60').replace('"nm":"disc"', '"nm":"sun"'),
  ),
};
const open = async (page: Page, ...files: TestFile[]): Promise<void> =>
  await page.locator("input[type=file]").first().setInputFiles(files);

test("two files: what changed is told, the picture of the difference is the engine's", async () => {
  const { page, sent } = await openTool("compare");
  await open(page, before, after);
  await page.getByText("Frame rate: 30 became 60.").waitFor();
  await page.getByText("Layer “disc” is called “sun” now.").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Difference", exact: true }).click();
  const [one, other] = [new Uint8Array(before.buffer), new Uint8Array(after.buffer)];
  const options = { core: await openDrawingCore(), width: 512, height: 512 };
  const { result } = await toDifferencePicture(one, other, options);
  expect((await downloadMade(page)).bytes.equals(result)).toBe(true);
  expect((await diff(one, other)).result.changes.length).toBeGreaterThan(1);
  expect(sent).toEqual([]);
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
});

test("the wipe is moved by keyboard, and both stand at the same moment", { tags: "long" }, async () => {
  const { page } = await openTool("compare", "", { reducedMotion: "no-preference" });
  await open(page, before, after);
  await page.getByRole("button", { name: "Wipe", exact: true }).click();
  await page.getByRole("button", { name: "Pause" }).click();
  const wipe = page.getByRole("slider", { name: "Where the second one begins" });
  await wipe.press("Home");
  await wipe.press("ArrowRight");
  expect(await wipe.getAttribute("aria-valuetext")).toBe("1%");
  const clipped = page.locator(".compared__canvas").nth(1);
  expect(await clipped.evaluate((element) => getComputedStyle(element).clipPath)).toBe(
    "inset(0px 0px 0px 1%)",
  );
  await page.getByRole("slider", { name: "Moment" }).fill("0.5");
  await page.getByRole("button", { name: "Over each other" }).click();
  await page.getByRole("slider", { name: "How much of the second one is seen" }).waitFor();
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
});

test("one after the other; the same file twice differs in nothing, in German", { tags: "long" }, async () => {
  const { page } = await openTool("compare", "/de");
  await open(page, before);
  await page.getByText("Und die, mit der Lantern.json verglichen wird").waitFor();
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
  await open(page, before);
  await page.getByText("Kein Pixel ist anders.").waitFor();
  await page.getByText("Beide Dateien sagen dasselbe.").waitFor();
});

test(
  "of a dotLottie with several animations the one that is chosen is compared",
  { tags: "long" },
  async () => {
    const { page } = await openTool("compare");
    const text = before.buffer.toString();
    const animations = [text, text.replace("[0.8,0.2,0.1,1]", "[0,0.2,1,1]")].map((each, index) => ({
      id: index === 0 ? "red" : "blue",
      json: JSON.parse(each) as Record<string, unknown>,
    }));
    const both = {
      name: "both.lottie",
      mimeType: "application/zip+dotlottie",
      buffer: Buffer.from(toDotLottie({ animations })),
    };
    await open(page, before, both);
    await page.getByText("Not a pixel differs.").waitFor();
    await page.getByRole("combobox", { name: /This file holds 2 animations/ }).selectOption("blue");
    await page.getByText(/differs most/).waitFor();
    expect(await findAccessibilityProblems(page, "main")).toEqual([]);
  },
);

test(
  "one file by two renderers: they are told apart, and what differs is counted in pixels",
  { tags: "long" },
  async () => {
    const { page, sent } = await openTool("compare");
    const scripts: string[] = [];
    page.on("response", (response) => scripts.push(new URL(response.url()).pathname));
    await open(page, before);
    expect(scripts.filter((address) => address.includes("lottie-web"))).toEqual([]);
    await page.getByRole("button", { name: "The same file in another renderer" }).click();
    await page.getByText("Second · lottie-web").waitFor();
    // Both draw the disc, and their edges differ by little.
    await page.getByText(/All 60 frames were compared/).waitFor();
    const verdict = await page.getByText(/differs most: one pixel by/).innerText();
    const mean = Number(/by ([\d.]+) on average/.exec(verdict)?.[1]);
    expect(mean).toBeGreaterThan(0);
    expect(mean).toBeLessThan(2);
    // Another one, for the second file alone.
    await page
      .getByRole("group", { name: "Renderer: Second" })
      .getByRole("button", { name: "Skottie", exact: true })
      .click();
    await page.getByText("Second · Skottie").waitFor();
    await page.getByText(/All 60 frames were compared/).waitFor();
    expect(
      Number(
        /by ([\d.]+) on average/.exec(await page.getByText(/differs most: one pixel by/).innerText())?.[1],
      ),
    ).toBeLessThan(2);
    await page.getByRole("button", { name: "Difference", exact: true }).click();
    await page.getByRole("img", { name: /what differs, from yellow to red/ }).waitFor();
    expect(sent).toEqual([]);
    expect(await findAccessibilityProblems(page, "main")).toEqual([]);
  },
);
