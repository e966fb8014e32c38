import { readFile } from "node:fs/promises";
import { parseAnimation } from "@zoetrope/lottie";
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

const mediaTypes = {
  GIF: "image/gif",
  WebP: "image/webp",
  APNG: "image/png",
  MP4: "video/mp4",
  WebM: "video/webm",
} as const;

/** What a browser sees in a file, which is told what it is to be. */
const decode = (page: Page, bytes: Buffer, mediaType: string): Promise<{ width: number; moves: boolean }> =>
  page.evaluate(
    async ([base64, type]) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
      if (type.startsWith("image/")) {
        const decoder = new ImageDecoder({ data, type });
        await decoder.tracks.ready;
        await decoder.completed;
        const frameCount = decoder.tracks.selectedTrack?.frameCount ?? 0;
        const { image } = await decoder.decode({ frameIndex: frameCount - 1 });
        return { width: image.displayWidth, moves: frameCount > 1 };
      }
      const video = document.createElement("video");
      video.src = URL.createObjectURL(new Blob([data], { type }));
      await new Promise((resolve, reject) => {
        video.addEventListener("loadeddata", resolve);
        video.addEventListener("error", reject);
      });
      return { width: video.videoWidth, moves: video.duration > 0.5 };
    },
    [bytes.toString("base64"), mediaType] as const,
  );

/** Every format that the panel offers, 40 pixels wide, opened by what is to open it. */
async function expectEveryFormat(page: Page, panel: Locator, name: string): Promise<void> {
  // A page whose policy lets videos of its own in.
  const viewer = await openPage();
  await viewer.goto(`${hosts.site}/tools/lottie-to-video`);
  await panel.getByLabel("Width").fill("40");
  for (const [format, mediaType] of Object.entries(mediaTypes)) {
    const made = await makeIn(page, panel, format);
    expect(made.name).toBe(`${name}.${format === "APNG" ? "png" : format.toLowerCase()}`);
    expect(await decode(viewer, made.bytes, mediaType), format).toEqual({ width: 40, moves: true });
  }
  const svg = await makeIn(page, panel, "SVG");
  expect(svg.bytes.subarray(0, 4).toString()).toBe("<svg");
  const portable = await makeIn(page, panel, "Portable, for iOS and Android");
  expect(parseAnimation(new Uint8Array(portable.bytes)).animations).toHaveLength(1);
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
  const still = jsonFile("Lantern");
  const path = '{"a":1,"k":[{"t":0,"s":[40,100,0]},{"t":59,"s":[160,100,0]}]}';
  const text = still.buffer.toString().replace('{"a":0,"k":[100,100,0]}', path);
  await chooseFiles(page, { ...still, buffer: Buffer.from(text) });
  await cardOf(page, "Lantern").waitFor();
  await act(page, "Lantern", "More formats");
  const dialog = page.getByRole("dialog", { name: "Lantern in another format" });
  await dialog.waitFor();
  expect(await findAccessibilityProblems(page, "dialog")).toEqual([]);
  await expectEveryFormat(page, dialog, "Lantern");
});

test("an animation of the library is made in every format", { tags: "long" }, async () => {
  const response = await fetch(`${hosts.api}/api/v1/animations?type=free&q=horse`);
  const [horse] = ((await response.json()) as { data: { id: string; slug: string }[] }).data;
  const page = await openPage();
  await page.goto(`/animation/${horse?.slug}-${horse?.id}`);
  await page.getByText("More formats").click();
  await expectEveryFormat(page, page.locator(".export-panel"), horse?.slug ?? "");
});
