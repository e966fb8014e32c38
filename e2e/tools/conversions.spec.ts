import { convert, optimise, portable, toAnimatedSvg } from "@zoetrope/lottie";
import { bakeExpressions } from "@zoetrope/lottie/expressions";
import { openFrames, toAnimatedWebp, toApng } from "@zoetrope/render";
import { openDrawingCore, openPictureEncoder } from "@zoetrope/render/node";
import { expect, test } from "vitest";
import { openInterpreter } from "../../packages/lottie/src/expressions/testing/open-interpreter.ts";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { useBrowser } from "../browser.ts";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";
import { jsonFile } from "../workflow/animation-files.ts";
import { downloadMade, openFile, openTool } from "./open-tool.ts";

useBrowser();

const source = jsonFile("Lantern");
const bytes = new Uint8Array(source.buffer);
const usual = { width: 200, height: 200, framesPerSecond: 30, plays: 0 };

/** By tool: its main button, the file it gives, and what the engine gives in Node for what is chosen at first. */
const conversions: Record<string, { button: string; name: string; make(): Promise<Uint8Array> }> = {
  "lottie-to-apng": {
    button: "Make the APNG",
    name: "Lantern.png",
    make: async () => (await toApng(bytes, { core: await openDrawingCore(), ...usual })).result,
  },
  "lottie-to-webp": {
    button: "Make the WebP",
    name: "Lantern.webp",
    make: async () => {
      const [core, encoder] = [await openDrawingCore(), await openPictureEncoder("webp")];
      return (await toAnimatedWebp(bytes, { core, encoder, ...usual })).result;
    },
  },
  "lottie-to-svg": {
    button: "Make the SVG",
    name: "Lantern.svg",
    make: async () => new TextEncoder().encode((await toAnimatedSvg(bytes, { isLooping: true })).result),
  },
  "lottie-to-dotlottie": {
    button: "Convert",
    name: "Lantern.lottie",
    make: async () => (await convert(bytes, { format: "dotlottie" })).result,
  },
  "lottie-json-to-optimized-lottie-json": {
    button: "Make it smaller",
    name: "Lantern.json",
    make: async () => {
      const renderers = [{ name: "ThorVG", openFrames: openFrames(await openDrawingCore()) }];
      return (await optimise(bytes, { renderers })).result;
    },
  },
  portable: {
    button: "Make it portable",
    name: "Lantern.json",
    make: async () => {
      const { result } = await portable(bytes, { targets: ["ios", "android"] });
      return (await convert(result, { format: "json" })).result;
    },
  },
};

for (const [tool, { button, name, make }] of sampleEvery(Object.entries(conversions), 0, 3))
  test(`${tool} gives the bytes that the engine gives, and sends nothing`, async () => {
    const { page, sent } = await openTool(tool);
    await openFile(page, source);
    await page.getByRole("button", { name: button, exact: true }).click();
    const made = await downloadMade(page);
    expect(made.name).toBe(name);
    expect(made.bytes.equals(await make())).toBe(true);
    expect(sent).toEqual([]);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

test(
  "an SVG stands beside the animation in a picture, and says how far it lies from it",
  { tags: "long" },
  async () => {
    const { page } = await openTool("lottie-to-svg");
    await openFile(page, source);
    await page.getByRole("button", { name: "Make the SVG" }).click();
    const pictures = page.getByRole("region", { name: "Original / Result" });
    await pictures.locator("img[src^='blob:']").waitFor();
    expect(await pictures.getByRole("img").count()).toBe(2);
    const verdict = page.getByRole("status").filter({ hasText: "What is seen" });
    expect(await verdict.innerText()).toMatch(
      /(?:Not a pixel differs|by \d+ of 255).* 24 frames were compared/s,
    );
  },
);

test("what was made is wiped over the original, by keyboard as well", async () => {
  const { page } = await openTool("lottie-to-dotlottie");
  await openFile(page, source);
  await page.getByRole("button", { name: "Convert", exact: true }).click();
  await page.getByRole("link", { name: /^Download / }).waitFor();
  await page.getByRole("button", { name: "Wipe" }).click();
  const wipe = page.getByRole("slider", { name: "Where the second one begins" });
  await wipe.press("End");
  expect(await wipe.getAttribute("aria-valuetext")).toBe("100%");
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
});

test(
  "expressions become keyframes where the switch says so, and what runs them comes only then",
  { tags: "long" },
  async () => {
    const { page, sent } = await openTool("portable");
    const asked: string[] = [];
    page.context().on("request", (request) => asked.push(request.url()));
    const isAsked = (): boolean => asked.some((address) => /quickjs|emscripten-module.*\.wasm/.test(address));
    const text = source.buffer
      .toString()
      .replace(
        '{"a":0,"k":[100,100,0]}',
        '{"a":0,"k":[100,100,0],"x":"var $bm_rt = [60 + time * 40, 100, 0];"}',
      );
    const moving = { ...source, buffer: Buffer.from(text) };
    await openFile(page, moving);
    const button = page.locator(".make-panel button");
    await button.click();
    expect((await downloadMade(page)).bytes.toString()).not.toContain('"a":1');
    expect(isAsked()).toBe(false);
    await page.getByLabel("Run expressions into keyframes").check();
    await button.click();
    await expect.poll(isAsked).toBe(true);
    await page.getByRole("link", { name: /^Download / }).waitFor();
    const interpreter = await openInterpreter();
    const { result } = await portable(new Uint8Array(moving.buffer), {
      targets: ["ios", "android"],
      bakeExpressions: async (file, options, within) =>
        await bakeExpressions(file, { ...options, interpreter }, within),
    });
    const expected = (await convert(result, { format: "json" })).result;
    expect(Buffer.from(expected).toString()).toContain('"a":1');
    expect((await downloadMade(page)).bytes.equals(expected)).toBe(true);
    expect(sent).toEqual([]);
  },
);

test("a WebP moves in the page that made it", { tags: "long" }, async () => {
  const { page } = await openTool("lottie-to-webp");
  await openFile(page, source);
  await page.getByRole("button", { name: "Make the WebP" }).click();
  const made = await downloadMade(page);
  expect(made.bytes.subarray(0, 4).toString()).toBe("RIFF");
  expect(made.bytes.includes("ANMF")).toBe(true);
  const picture = page.getByRole("img", { name: "Lantern.webp" });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200);
});

test(
  "how far an optimised file lies from the original is plotted, where it does",
  { tags: "long" },
  async () => {
    const { page } = await openTool("lottie-json-to-optimized-lottie-json");
    const still = jsonFile("Lantern");
    const path =
      '{"a":1,"k":[{"t":0,"s":[40.1234567,100.2345678,0],"o":{"x":0.333333,"y":0.123456},"i":{"x":0.654321,"y":0.987654}},{"t":59,"s":[47.7654321,103.8765432,0]}]}';
    const text = still.buffer.toString().replace('{"a":0,"k":[100,100,0]}', path);
    await openFile(page, { ...still, buffer: Buffer.from(text) });
    await page.locator(".make-panel .button--accent").click();
    await page.getByRole("img", { name: "How far they differ, frame by frame" }).waitFor();
  },
);
