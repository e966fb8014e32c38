import { getRefusalsMessages, getToolsMessages } from "@zoetrope/i18n";
import { languages } from "@zoetrope/i18n/locales";
import { LottieError, parseAnimation } from "@zoetrope/lottie";
import { maxFileBytes } from "@zoetrope/lottie/max-file-bytes";
import { mkdir, mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brokenFiles } from "@zoetrope/lottie/testing/corpus";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";
import { brokenFile, jsonFile, type TestFile, undrawableFile } from "../workflow/animation-files.ts";
import { downloadMade, openFile, openTool, hydrateTool } from "./open-tool.ts";

useBrowser();

const fileOf = (name: string, content: string | Uint8Array): TestFile => ({
  name,
  mimeType: "",
  buffer: Buffer.from(content),
});
const deep = 20_000;
const badFiles: TestFile[] = [
  fileOf("empty.json", ""),
  brokenFile,
  fileOf("picture.json", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])),
  fileOf("settings.json", '{"theme":"dark"}'),
  fileOf("deep.json", `{"v":"5.7.0","layers":${"[".repeat(deep)}${"]".repeat(deep)}}`),
  fileOf("cut.lottie", "PK\u0003\u0004 and no more"),
  fileOf("still.json", '{"v":"5.7.0","fr":30,"ip":0,"op":0,"w":0,"h":-5,"layers":[]}'),
];
// Where the corpus is: one of each fifty that others found to break parsers.
const furtherBadFiles = [...brokenFiles()]
  .filter((_, index) => index % 50 === 7)
  .map(({ path, bytes }, index) => fileOf(`${index} ${basename(path)}`, bytes));

/** What the engine in Node finds wrong with it. */
function codeOf({ buffer }: TestFile): string {
  try {
    parseAnimation(new Uint8Array(buffer));
  } catch (error) {
    if (error instanceof LottieError) return error.code;
    throw error;
  }
  throw new Error("it is a good file");
}

let folder = "";
let largePath = "";
const thousand = 1_000;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "zoetrope-hostile-"));
  largePath = join(folder, "large.json");
  const large = await open(largePath, "w");
  await large.truncate(maxFileBytes + 1);
  await large.close();
  await mkdir(join(folder, "many/inner"), { recursive: true });
  await writeFile(join(folder, "many/notes.txt"), "no animation");
  for (let index = 0; index < thousand; index++) {
    const inner = index < 60 ? "" : "inner";
    const { buffer } = index % 10 === 3 ? brokenFile : jsonFile(`Lantern ${index}`);
    await writeFile(join(folder, "many", inner, `lantern-${index}.json`), buffer);
  }
});
afterAll(async () => await rm(folder, { recursive: true, force: true }));

const tools = [
  "lottie-to-gif",
  "web-player",
  "lottie-accessibility-analyzer",
  "lottie-to-apng",
  "lottie-to-webp",
  "lottie-to-video",
  "lottie-to-dotlottie",
  "lottie-json-to-optimized-lottie-json",
  "lottie-to-svg",
  "portable",
  "compare",
  "../interactivity",
  "../lottie-lab",
];
// Each of them in another language.
const visits = tools.map((tool, index) => {
  const { locale, urlPrefix } = languages[index % languages.length] ?? { locale: "en", urlPrefix: "" };
  return { tool, locale, prefix: urlPrefix === "" ? "" : `/${urlPrefix}` };
});

const alertOf = (page: Page, file: string) => page.getByRole("alert").filter({ hasText: file });

test.each(sampleEvery(visits, 0, visits.length))(
  "$tool says in $locale what is wrong with a file, and goes on with the next",
  async ({ tool, locale, prefix }) => {
    const reasons: Readonly<Record<string, unknown>> = { ...getRefusalsMessages(locale) };
    const { page } = await openTool(tool, prefix);
    const input = page.locator("input[type=file]").first();
    for (const file of [...badFiles, ...furtherBadFiles]) {
      await input.setInputFiles(file);
      const alert = alertOf(page, file.name);
      await alert.waitFor();
      const reason = reasons[codeOf(file)];
      expect(typeof reason, `${file.name}: ${codeOf(file)}`).toBe("string");
      expect(await alert.textContent(), file.name).toContain(reason);
    }
    await input.setInputFiles(largePath);
    await alertOf(page, "large.json").waitFor();
    expect(await alertOf(page, "large.json").textContent()).toMatch(/32/);
    await input.setInputFiles(jsonFile("Lantern"));
    await page.locator('.workbench :text("Lantern.json"):visible').first().waitFor();
    await expect.poll(() => alertOf(page, "large.json").count()).toBe(0);
  },
);

test(
  "drawings that are none are each told, and the good one is taken, in French",
  { tags: "long" },
  async () => {
    const { page } = await openTool("svg-to-lottie", "/fr");
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>';
    const bad = [fileOf("empty.svg", ""), fileOf("list.svg", "<ul><li>no drawing</li></ul>")];
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles([...bad, fileOf("good.svg", svg)]);
    for (const { name } of bad) await page.locator(".field__error", { hasText: name }).waitFor();
    await page.locator(".drawing-list, .file-bar", { hasText: "good.svg" }).first().waitFor();
  },
);

test(
  "a folder of a thousand: a hundred are worked on, the broken ones say why, the others go on",
  { tags: "long" },
  async () => {
    const { page } = await openTool("batch");
    await dropPath(page, join(folder, "many"));
    const left = getToolsMessages("en").batch.tooMany({ count: 100, left: thousand - 100 });
    await page.getByText(left).waitFor();
    const offered = page.getByRole("group", { name: "What to do with each file" });
    await offered.getByRole("button", { name: "dotLottie", exact: true }).click();
    await page.getByRole("button", { name: "Start with 100 files" }).click();
    await page.getByText("90 files made, 10 failed.").waitFor();
    const broken = page.getByRole("listitem").filter({ hasText: "lantern-13.json" });
    expect(await broken.textContent()).toContain(getRefusalsMessages("en")["malformed-json"]);
    expect((await downloadMade(page)).bytes.length).toBeGreaterThan(10_000);
  },
);

test(
  "all tools offer the batch for a folder, broken files in it or not, and name some of it",
  { tags: "long" },
  async () => {
    const page = await openPage();
    await page.goto(`${hosts.site}/tools`);
    await hydrateTool(page);
    await dropPath(page, join(folder, "many"));
    const offer = page.getByRole("status").filter({ hasText: "lantern-0.json" });
    await offer.waitFor();
    expect((await offer.innerText()).length).toBeLessThan(200);
    await page.locator(".tool-chooser__tools a").click();
    await page.getByText("lantern-99.json").waitFor();
  },
);

const deaths = {
  "dies while it draws": () => {
    setTimeout(() => {
      throw new RangeError("out of memory");
    });
  },
  "ends without any event, as one that the browser kills": () => {
    setTimeout(() => self.close());
  },
};
test.each(sampleEvery(Object.entries(deaths), 0, 2))(
  "a worker that %s is told, and the next one draws",
  { tags: "long" },
  async (_, death) => {
    const { page } = await openTool("lottie-to-gif", "", { ignore: /out of memory/ });
    await openFile(page, jsonFile("Lantern"));
    await page.getByText(/^About \d/).waitFor();
    await page.getByLabel("Width").fill("2000");
    await page.getByRole("button", { name: "Make the GIF" }).click();
    const stop = page.getByRole("button", { name: "Stop", exact: true });
    await stop.waitFor();
    for (const worker of page.workers())
      if (worker.url().includes("engine-worker")) await worker.evaluate(death).catch(() => undefined);
    const alert = page.getByRole("alert").filter({ hasText: "The drawing failed." });
    await alert.waitFor();
    await page.getByLabel("Width").fill("64");
    await page.getByRole("button", { name: "Make the GIF" }).click();
    expect((await downloadMade(page)).bytes.subarray(0, 4).toString()).toBe("GIF8");
  },
);

test(
  "what breaks the renderer is told in Japanese, and the next file is drawn by another one",
  { tags: "long" },
  async () => {
    const { page } = await openTool("lottie-to-apng", "/jp", {
      ignore: /panicked|unreachable|dotlottie-web/,
    });
    const { make, picture } = getToolsMessages("ja-JP");
    const button = page.getByRole("button", { name: picture.makeApng });
    await openFile(page, undrawableFile("Swarm"));
    await button.click();
    await page.getByRole("alert").filter({ hasText: make.problems.broken }).waitFor();
    await expect.poll(() => page.getByText(make.problems.broken).count()).toBe(1);
    await openFile(page, jsonFile("Lantern"));
    // Until then the one before stands there.
    await page.locator(".file-bar__text", { hasText: "Lantern.json" }).waitFor();
    await button.click();
    await page.locator("a[download]").first().waitFor();
  },
);

/** Drops what lies at a path, as somebody does who drags it from the desktop. */
async function dropPath(page: Page, path: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await devtools.send("Input.dispatchDragEvent", { type, x: 700, y: 450, data });
}
