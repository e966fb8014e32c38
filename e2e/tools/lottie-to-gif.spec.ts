import { toGif, toPng, toSheet } from "@zoetrope/render";
import { openDrawingCore } from "@zoetrope/render/node";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { useBrowser } from "../browser.ts";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";
import { brokenFile, dotLottieFile, jsonFile } from "../workflow/animation-files.ts";
import { dropFile } from "../workflow/open-workflow.ts";
import { downloadMade, openFile, openTool } from "./open-tool.ts";

useBrowser();

test("makes the GIF that the engine makes, and sends nothing", async () => {
  const { page, sent } = await openTool("lottie-to-gif");
  const file = jsonFile("Lantern");
  await openFile(page, file);
  await page.getByLabel("Width").fill("96");
  await page.getByRole("button", { name: "12", exact: true }).click();
  await page.getByRole("button", { name: "Make the GIF" }).click();
  const made = await downloadMade(page);
  expect(made.name).toBe("Lantern.gif");
  const core = await openDrawingCore();
  const { result } = await toGif(new Uint8Array(file.buffer), {
    core,
    width: 96,
    height: 96,
    framesPerSecond: 12,
    plays: 0,
    dither: false,
  });
  expect(made.bytes.equals(result)).toBe(true);
  expect(sent).toEqual([]);
});

test("what makes it is in sight beside the first setting, and no setting that has the focus lies behind it", async () => {
  const { page } = await openTool("lottie-to-gif", "", { viewport: { width: 1440, height: 900 } });
  await openFile(page, jsonFile("Lantern"));
  const button = await page.getByRole("button", { name: "Make the GIF" }).boundingBox();
  expect((button?.y ?? 900) + (button?.height ?? 0)).toBeLessThanOrEqual(900);
  await page.getByLabel("Width").focus();
  const behind: string[] = [];
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press("Tab");
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const panel = document.querySelector(".workbench__options > .make-panel");
      if (focused === null || panel === null || panel.contains(focused)) return null;
      const isBehind = focused.getBoundingClientRect().bottom > panel.getBoundingClientRect().top;
      return isBehind && panel.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_PRECEDING
        ? focused.outerHTML
        : null;
    });
    if (covered !== null) behind.push(covered);
  }
  expect(behind).toEqual([]);
});

test("a file that is dropped anywhere replaces the one before; what is no animation says why", async () => {
  const { page } = await openTool("lottie-to-gif");
  await dropFile(page, "footer", dotLottieFile("Boat"));
  await page.locator(".file-bar", { hasText: "Boat.lottie" }).waitFor();
  await page.locator("input[type=file]").setInputFiles(brokenFile);
  await page.getByRole("alert").filter({ hasText: brokenFile.name }).waitFor();
  expect(await page.locator(".file-bar").innerText()).toContain("Boat.lottie");
});

test(
  "JSON is pasted; settings that change afterwards say that what was made is older",
  { tags: "long" },
  async () => {
    const { page } = await openTool("lottie-to-gif");
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    }, jsonFile("Moth").buffer.toString());
    await page.locator(".file-bar", { hasText: "pasted.json" }).waitFor();
    await page.getByRole("button", { name: "Make the GIF" }).click();
    await page.getByRole("link", { name: /Download GIF/ }).waitFor();
    await page.getByRole("button", { name: "White" }).click();
    await page.getByText("The settings have changed since.").waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  },
);

test("a sample of the library opens where somebody has no file", { tags: "long" }, async () => {
  const { page } = await openTool("lottie-to-gif");
  await page.getByRole("button", { name: "Try it with a sample" }).click();
  await page.locator(".file-bar").waitFor();
});

test("a size is estimated, and a file is made that is no larger than wished", { tags: "long" }, async () => {
  const { page } = await openTool("lottie-to-gif");
  await openFile(page, jsonFile("Lantern"));
  await page.getByText(/^About \d/).waitFor();
  await page.getByRole("switch", { name: /No larger than/ }).click();
  await page.getByLabel("Largest size").fill("20");
  await page.getByRole("button", { name: "Make the GIF" }).click();
  const made = await downloadMade(page);
  expect(made.bytes.length).toBeLessThanOrEqual(20_000);
  await page.getByText(/^What fits: \d/).waitFor();
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
});

test("the frame that is shown and a contact sheet are the engine's", { tags: "long" }, async () => {
  const { page } = await openTool("lottie-to-gif");
  const file = jsonFile("Lantern");
  await openFile(page, file);
  const bytes = new Uint8Array(file.buffer);
  const core = await openDrawingCore();
  const take = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: button }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const frame = await take("This frame as PNG");
  const number = Number(/^Lantern\.frame-(\d+)\.png$/.exec(frame.name)?.[1]);
  const poster = await toPng(bytes, { core, width: 200, height: 200, frame: number });
  expect(frame.bytes.equals(poster.result)).toBe(true);
  const sheet = await take("Contact sheet as PNG");
  const all = { core, width: 200, height: 200, count: 16, gap: 8, isNumbered: true };
  expect(sheet.bytes.equals((await toSheet(bytes, all)).result)).toBe(true);
});

test(
  "is there in German and finds nothing to complain about for assistive technology",
  { tags: "long" },
  async () => {
    const { page } = await openTool("lottie-to-gif", "/de");
    await page.getByRole("button", { name: "Datei wählen" }).waitFor();
    expect(await findAccessibilityProblems(page, "main")).toEqual([]);
  },
);

const tools = [
  ["lottie-to-gif", "Make the GIF"],
  ["lottie-to-apng", "Make the APNG"],
  ["lottie-to-webp", "Make the WebP"],
] as const;
test.each(sampleEvery(tools, 2, 3))(
  "%s: what was made is wiped over the animation, at the same moment",
  { tags: "long" },
  async (tool, make) => {
    const { page } = await openTool(tool, "", { reducedMotion: "no-preference" });
    const still = jsonFile("Lantern");
    const path = '{"a":1,"k":[{"t":0,"s":[40,100,0]},{"t":59,"s":[160,100,0]}]}';
    const text = still.buffer.toString().replace('{"a":0,"k":[100,100,0]}', path);
    await openFile(page, { ...still, buffer: Buffer.from(text) });
    await page.getByLabel("Width").fill("96");
    await page.getByRole("button", { name: make }).click();
    await page.getByRole("button", { name: "Wipe", exact: true }).click();
    await page.getByRole("button", { name: "Pause" }).click();
    const made = page.locator("canvas.compared__media");
    await expect.poll(() => made.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBe(96);
    const picture = (): Promise<string> => made.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    const moment = page.getByRole("slider", { name: "Moment" });
    await moment.fill("0");
    const first = await picture();
    await moment.fill("1");
    await expect.poll(picture).not.toBe(first);
    const pictures = page.locator(".compared__pictures");
    const box = await pictures.boundingBox();
    if (box === null) throw new Error("nothing is compared");
    await page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2);
    expect(await page.getByRole("slider", { name: "Where the second one begins" }).inputValue()).toBe("0.25");
    expect(await findAccessibilityProblems(page, "main")).toEqual([]);
  },
);
