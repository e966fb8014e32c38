import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, useBrowser } from "../browser.ts";
import { jsonFile } from "../workflow/animation-files.ts";
import { openFile, openTool } from "./open-tool.ts";

useBrowser();

test("a file plays, and the page says what is in it", async () => {
  const { page, sent } = await openTool("web-player", "", { reducedMotion: "no-preference" });
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

test("whoever asked for stillness sees the first frame, and nothing moves until Play is pressed", async () => {
  const { page } = await openTool("web-player", "", { reducedMotion: "reduce" });
  await openFile(page, jsonFile("Lantern"));
  const opaquePixels = (): Promise<number> =>
    page.locator(".workbench__stage canvas").evaluate((element) => {
      const copy = new OffscreenCanvas(32, 32).getContext("2d");
      copy?.drawImage(element as HTMLCanvasElement, 0, 0, 32, 32);
      const pixels = copy?.getImageData(0, 0, 32, 32).data ?? [];
      return [...pixels].filter((value, index) => index % 4 === 3 && value > 0).length;
    });
  await expect.poll(opaquePixels).toBeGreaterThan(50);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
});

test("themes and state machines of a file are chosen and tried out", async () => {
  const response = await fetch(
    `${hosts.api}/api/v1/animations?type=free&feature=interactive&feature=themeable`,
  );
  const [found] = ((await response.json()) as { data: { id: string }[] }).data;
  const { page } = await openTool(`web-player?animation=${found?.id}`);
  await page.locator(".file-bar").waitFor();
  const themes = page.getByRole("group", { name: "Theme on the stage" });
  const first = themes.getByRole("button").nth(1);
  await first.click();
  expect(await first.getAttribute("aria-pressed")).toBe("true");
  const states = page.getByRole("region", { name: "States" });
  await states.getByRole("button", { name: "Switch on" }).click();
  await states.getByText("Now:").waitFor();
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
});

test("lottie-web draws the frame that ThorVG shows, and what it leaves out is named", async () => {
  const { page } = await openTool("web-player", "", { reducedMotion: "reduce" });
  const shadowed = JSON.parse(jsonFile("Lantern").buffer.toString()) as { layers: Record<string, unknown>[] };
  for (const layer of shadowed.layers) layer["ef"] = [{ ty: 29, en: 1, ef: [{ ty: 0, v: { a: 0, k: 4 } }] }];
  await openFile(page, { ...jsonFile("Lantern"), buffer: Buffer.from(JSON.stringify(shadowed)) });
  const scrubber = page.getByRole("slider", { name: "Frame" });
  await scrubber.fill("30");
  await page.getByRole("button", { name: "lottie-web", exact: true }).click();
  const drawn = page.locator(".player__canvas svg path");
  await drawn.first().waitFor();
  expect(await scrubber.inputValue()).toBe("30");
  await page.getByText("“effects” is not drawn by: lottie-web.").waitFor();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(() => scrubber.inputValue()).not.toBe("30");
  await page.getByRole("button", { name: "Pause" }).click();
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
  await page.getByRole("button", { name: "ThorVG", exact: true }).click();
  await drawn.first().waitFor({ state: "detached" });
});

test("the code to embed names the file beside the page, or the library's address, and goes along with what is chosen", async () => {
  const { page } = await openTool("web-player");
  await openFile(page, jsonFile("Lantern"));
  await page.getByText("Embed", { exact: true }).click();
  const code = page.getByLabel("Web embed code");
  await page.getByLabel("Speed").selectOption("2");
  await expect.poll(() => code.innerText()).toContain('speed="2"');
  expect(await code.innerText()).toContain('src="Lantern.json"');
  expect(await page.getByRole("tab", { name: "iframe" }).count()).toBe(0);
  await page.getByText(/^This code shows Lantern.json, which lies on your device/).waitFor();
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
  const response = await fetch(`${hosts.api}/api/v1/animations?type=free`);
  const [found] = ((await response.json()) as { data: { id: string }[] }).data;
  await page.goto(`${hosts.site}/tools/web-player?animation=${found?.id}`);
  await page.getByText("Embed", { exact: true }).click();
  await page.getByRole("tab", { name: "iframe" }).click();
  expect(await page.getByLabel("iframe embed code").innerText()).toContain(`/embed/${found?.id}"`);
});
