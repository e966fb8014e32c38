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

test(
  "whoever asked for stillness sees a frame that shows something, and nothing moves until Play is pressed",
  { tags: "long" },
  async () => {
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
    const scrubber = page.getByRole("slider", { name: "Frame" });
    expect(await scrubber.inputValue()).toBe("1");
    // It begins with nothing.
    const appearing = jsonFile("Dawn");
    const text = appearing.buffer
      .toString()
      .replace('"o":{"a":0,"k":100}', '"o":{"a":1,"k":[{"t":0,"s":[0],"h":1},{"t":20,"s":[100],"h":1}]}');
    await openFile(page, { ...appearing, buffer: Buffer.from(text) });
    await expect.poll(() => scrubber.inputValue()).not.toBe("1");
    await expect.poll(opaquePixels).toBeGreaterThan(50);
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  },
);

test("themes and state machines of a file are chosen and tried out", { tags: "long" }, async () => {
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
  await page.getByLabel("Speed").selectOption("2");
  // Whoever is sent the address sees the same.
  await expect.poll(() => page.url()).toMatch(/[?]animation=.*&theme=.*&speed=2$/);
  await page.reload();
  await expect.poll(() => first.getAttribute("aria-pressed").catch(() => null)).toBe("true");
  expect(await page.getByLabel("Speed").inputValue()).toBe("2");
  const states = page.getByRole("region", { name: "States" });
  await states.getByRole("button", { name: "Switch on" }).click();
  await states.getByText("Now:").waitFor();
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
});

test(
  "lottie-web draws the frame that ThorVG shows, and what it leaves out is named",
  { tags: "long" },
  async () => {
    const { page } = await openTool("web-player", "", { reducedMotion: "reduce" });
    const shadowed = JSON.parse(jsonFile("Lantern").buffer.toString()) as {
      layers: Record<string, unknown>[];
    };
    for (const layer of shadowed.layers)
      layer["ef"] = [{ ty: 29, en: 1, ef: [{ ty: 0, v: { a: 0, k: 4 } }] }];
    await openFile(page, { ...jsonFile("Lantern"), buffer: Buffer.from(JSON.stringify(shadowed)) });
    const scrubber = page.getByRole("slider", { name: "Frame" });
    await scrubber.fill("30");
    await page.getByRole("button", { name: "lottie-web", exact: true }).click();
    const drawn = page.locator(".player__canvas svg path");
    await drawn.first().waitFor();
    expect(await scrubber.inputValue()).toBe("30");
    await page.getByText("“Effects” is not drawn by: lottie-web.").waitFor();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => scrubber.inputValue()).not.toBe("30");
    await page.getByRole("button", { name: "Pause" }).click();
    expect(await findAccessibilityProblems(page, "main")).toEqual([]);
    await page.getByRole("button", { name: "ThorVG", exact: true }).click();
    await drawn.first().waitFor({ state: "detached" });
  },
);

test(
  "Skottie comes when it is chosen, with its size said before, draws the same frame, and says what it leaves out",
  { tags: "long" },
  async () => {
    const { page, sent } = await openTool("web-player", "", { reducedMotion: "reduce" });
    const fetched: string[] = [];
    page.context().on("request", (request) => fetched.push(request.url()));
    const isFetched = (): boolean => fetched.some((address) => address.includes("canvaskit"));
    const lettered = JSON.parse(jsonFile("Lantern").buffer.toString()) as {
      layers: Record<string, unknown>[];
    };
    const [disc] = lettered.layers;
    const document = { t: "", f: "None", s: 12, fc: [0, 0, 0] };
    const words = {
      ...disc,
      ty: 5,
      nm: "words",
      t: { d: { k: [{ t: 0, s: document }] }, a: [], p: {}, m: {} },
    };
    await openFile(page, {
      ...jsonFile("Lantern"),
      buffer: Buffer.from(JSON.stringify({ ...lettered, layers: [disc, words] })),
    });
    const scrubber = page.getByRole("slider", { name: "Frame" });
    await scrubber.fill("30");
    await page.getByText("Skottie is fetched when it is chosen: 2.9 MB.").waitFor();
    // Of another renderer it lies over that of the player.
    const canvas = page.locator(".player__canvas canvas").last();
    const colourInTheMiddle = (): Promise<number[]> =>
      canvas.evaluate((element) => {
        const copy = new OffscreenCanvas(3, 3).getContext("2d");
        copy?.drawImage(element as HTMLCanvasElement, 0, 0, 3, 3);
        return [...(copy?.getImageData(1, 1, 1, 1).data ?? [])];
      });
    await expect.poll(colourInTheMiddle).not.toEqual([0, 0, 0, 0]);
    const before = await colourInTheMiddle();
    expect(isFetched()).toBe(false);
    await page.getByRole("button", { name: "Skottie", exact: true }).click();
    await page.getByText("“Text layers” is not drawn by: Skottie.").waitFor();
    await expect.poll(isFetched).toBe(true);
    await expect
      .poll(async () => {
        const now = await colourInTheMiddle();
        return Math.max(...now.map((value, index) => Math.abs(value - (before[index] ?? 0))));
      })
      .toBeLessThan(8);
    expect(await scrubber.inputValue()).toBe("30");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => scrubber.inputValue()).not.toBe("30");
    await page.getByRole("button", { name: "Pause" }).click();
    expect(await findAccessibilityProblems(page, "main")).toEqual([]);
    // Its worker goes with it.
    const workers = (): number => page.workers().filter((worker) => worker.url().includes("skottie")).length;
    expect(workers()).toBe(1);
    await page.getByRole("button", { name: "ThorVG", exact: true }).click();
    await expect.poll(workers).toBe(0);
    expect(sent).toEqual([]);
  },
);

test(
  "a renderer that ends without an event is told, and begins anew when it is asked to",
  { tags: "long" },
  async () => {
    const { page } = await openTool("web-player", "", { reducedMotion: "reduce" });
    await openFile(page, jsonFile("Lantern"));
    await page.getByRole("button", { name: "Skottie", exact: true }).click();
    const workers = () => page.workers().filter((worker) => worker.url().includes("skottie"));
    const drawn = page.locator(".player__stage[data-drawn] canvas").last();
    await drawn.waitFor();
    await expect.poll(() => workers().length).toBe(1);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    for (const worker of workers()) await worker.evaluate(() => setTimeout(() => self.close()));
    await page
      .getByRole("alert")
      .filter({ has: page.getByRole("button") })
      .getByRole("button")
      .click();
    await drawn.waitFor();
    await expect.poll(() => workers().length).toBe(1);
  },
);

test(
  "the code to embed names the file beside the page, or the library's address, and goes along with what is chosen",
  { tags: "long" },
  async () => {
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
  },
);
