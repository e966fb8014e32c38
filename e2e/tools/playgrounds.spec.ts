import { parseAnimation, toDotLottie } from "@zoetrope/lottie";
import { readFile } from "node:fs/promises";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { gradientFile, jsonFile } from "../workflow/animation-files.ts";
import { openFile, hydrateTool } from "./open-tool.ts";

useBrowser();

async function openPlayground(
  path: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; sent: string[] }> {
  const page = await openPage(options);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && new URL(request.url()).pathname !== "/api/v1/event")
      sent.push(request.url());
  });
  await page.goto(hosts.site + path);
  await hydrateTool(page);
  return { page, sent };
}

async function download(page: Page): Promise<ReturnType<typeof parseAnimation>> {
  const [downloaded] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /^Download dotLottie/ }).click(),
  ]);
  return parseAnimation(new Uint8Array(await readFile(await downloaded.path())));
}

test("a template runs on the stage, is tried out without it, and goes along in the dotLottie", async () => {
  const { page, sent } = await openPlayground("/interactivity", { reducedMotion: "no-preference" });
  await openFile(page, jsonFile("Lantern"));
  const states = page.getByRole("region", { name: "States" });
  await states.getByText("Now: rest").waitFor();
  await page.getByLabel("State machine", { exact: true }).selectOption({ label: "A click plays it once" });
  await states.getByText("Now: rest").waitFor();
  await states.getByRole("button", { name: "Send “go”" }).click();
  await states.getByText("Now: play").waitFor();
  // Played to its end, it rests again.
  await states.getByText("Now: rest").waitFor();
  expect(await findAccessibilityProblems(page, ".workbench")).toEqual([]);

  await states.getByRole("button", { name: "Without the animation" }).click();
  await states.getByRole("button", { name: "Click", exact: true }).press("Enter");
  await states.getByText("Now: play").waitFor();
  await states.getByRole("button", { name: "Played to the end" }).press("Enter");
  await states.getByText("Now: rest").waitFor();
  await states.getByText("The event “done” is sent.").waitFor();
  expect(await findAccessibilityProblems(page, ".workbench")).toEqual([]);

  const made = await download(page);
  expect(made.initialStateMachineId).toBe("click");
  expect(made.stateMachines.map(({ id }) => id)).toEqual(["click"]);
  expect(sent).toEqual([]);
});

test(
  "a machine that is written by hand is looked through; what is no JSON leaves it as it is",
  { tags: "long" },
  async () => {
    const { page } = await openPlayground("/interactivity");
    await openFile(page, jsonFile("Lantern"));
    await page.getByText("Nothing is wrong with it").waitFor();
    await page.getByText("Write it yourself").click();
    const text = page.getByLabel("State machine as JSON");
    const written = await text.inputValue();
    await text.fill(written.replace('"toState": "play"', '"toState": "dance"'));
    await page.getByText("It leads to the state “dance”, which is not there.").waitFor();
    await text.fill("{ not yet");
    await page.getByText("This is not valid JSON yet.").waitFor();
    await page.getByText("It leads to the state “dance”, which is not there.").waitFor();
    expect(await findAccessibilityProblems(page, ".workbench")).toEqual([]);
  },
);

test(
  "colours become slots and two themes, of which each colour can be another one, in German as well",
  { tags: "long" },
  async () => {
    const { page, sent } = await openPlayground("/lottie-lab");
    await openFile(page, jsonFile("Lantern"));
    const row = page.getByRole("row", { name: /colour-cc331a/ });
    await row.getByLabel("colour-cc331a, Dark").fill("#102030");
    await expect
      .poll(
        async () =>
          await page.getByRole("button", { name: "Dark", exact: true }).getAttribute("aria-pressed"),
      )
      .toBe("true");
    await row.getByLabel("colour-cc331a, Light").fill("#f0e0d0");
    expect(await findAccessibilityProblems(page, ".workbench")).toEqual([]);
    const ruleOf = async (theme: string): Promise<unknown> => {
      const { themes } = await download(page);
      const json = themes.find(({ id }) => id === theme)?.json as
        | { rules: { value: number[] }[] }
        | undefined;
      return json?.rules[0]?.value;
    };
    await expect.poll(() => ruleOf("light")).toEqual([240, 224, 208].map((byte) => byte / 255));
    expect(await ruleOf("dark")).toEqual([16, 32, 48].map((byte) => byte / 255));
    await page.getByRole("button", { name: "All colours as they came" }).click();
    await expect.poll(async () => await row.getByLabel("colour-cc331a, Light").inputValue()).toBe("#cc331a");
    expect(sent).toEqual([]);

    await page.goto(`${hosts.site}/de/lottie-lab`);
    await hydrateTool(page);
    await openFile(page, jsonFile("Lantern"));
    await page.getByRole("button", { name: "Dunkel" }).click();
    await page.locator(".player canvas").waitFor();
  },
);

test(
  "stops of a gradient have a colour each, which come back when what was made is opened",
  { tags: "long" },
  async () => {
    const { page } = await openPlayground("/lottie-lab");
    await openFile(page, gradientFile("Dusk"));
    const first = page.getByLabel("gradient-ff0000, Dark, stop 1 at 0%");
    const second = page.getByLabel("gradient-ff0000, Dark, stop 2 at 100%");
    await second.fill("#102030");
    await expect.poll(async () => JSON.stringify((await download(page)).themes)).toContain(String(16 / 255));
    expect(await findAccessibilityProblems(page, ".workbench")).toEqual([]);
    const buffer = Buffer.from(toDotLottie(await download(page)));
    const dark = await first.inputValue();

    await page.reload();
    await hydrateTool(page);
    await openFile(page, { name: "Dusk.lottie", mimeType: "", buffer });
    await expect.poll(async () => await second.inputValue()).toBe("#102030");
    expect(await first.inputValue()).toBe(dark);
  },
);
