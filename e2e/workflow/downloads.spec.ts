import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hosts, useBrowser } from "../browser.ts";
import { dotLottieFile, jsonFile, type TestFile } from "./animation-files.ts";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";
import { act, cardOf, chooseFiles, newPerson, openWorkflow } from "./open-workflow.ts";

useBrowser();

async function openFiles(person: Awaited<ReturnType<typeof newPerson>>, ignore?: RegExp): Promise<Page> {
  const page = await openWorkflow("/", {
    storageState: person,
    ...(ignore === undefined ? {} : { ignore }),
  });
  await page.locator("input[type=file]").waitFor({ state: "attached" });
  return page;
}

async function rename(page: Page, from: string, to: string): Promise<void> {
  await act(page, from, "Rename");
  await page.getByRole("dialog").getByLabel("Name").fill(to);
  await page.keyboard.press("Enter");
  await cardOf(page, to).waitFor();
}

async function download(page: Page, name: string): Promise<{ filename: string; bytes: Buffer }> {
  const [saved] = await Promise.all([page.waitForEvent("download"), act(page, name, "Download")]);
  return { filename: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
}

test("a file is saved byte by byte as it was uploaded, whatever it is called; what fails is said in the app", async () => {
  const person = await newPerson("Juno Ahn");
  const page = await openFiles(person, /ERR_FAILED|404/);
  const json = jsonFile("Owl");
  const lottie = dotLottieFile("Hare");
  await chooseFiles(page, json, lottie);
  await cardOf(page, "Owl").waitFor();
  await cardOf(page, "Hare").waitFor();
  const shown = new Map([
    [json, "Owl"],
    [lottie, "Hare"],
  ]);
  const names: [file: TestFile, name: string, filename: string][] = [
    [json, "in/out 50% “off”", "in-out 50% “off”.json"],
    [json, 'it\'s "quoted".json', "it's -quoted-.json"],
    [lottie, "夜のウサギ 🐇", "夜のウサギ 🐇.lottie"],
    [json, "Owl", "Owl.json"],
    [lottie, "v1.2", "v1.2.lottie"],
  ];
  for (const [file, name, filename] of sampleEvery(names, 0, 2)) {
    await rename(page, shown.get(file) ?? "", name);
    shown.set(file, name);
    const saved = await download(page, name);
    // The browser itself may replace a quotation mark; nothing else of the name is its business.
    expect(saved.filename.replaceAll("_", "'")).toBe(filename);
    expect(saved.bytes.equals(file.buffer), name).toBe(true);
  }

  await page.route(`${hosts.assets}/**`, (route) => route.abort());
  await act(page, "v1.2", "Download");
  await page.getByText("The connection was lost. “v1.2” was not downloaded.").waitFor();
  await page.unroute(`${hosts.assets}/**`);
  const again = page.waitForEvent("download");
  await page.locator(".toast").getByRole("button", { name: "Try again" }).click();
  expect((await again).suggestedFilename()).toBe("v1.2.lottie");

  // Deleted on another page meanwhile.
  const other = await openFiles(person);
  await act(other, "v1.2", "Delete");
  await other.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => other.locator(".file-card").count()).toBe(1);
  await act(page, "v1.2", "Download");
  await page.getByText(/^The file is no longer there: it was deleted/).waitFor();
  expect(page.url()).toBe(`${hosts.workflow}/`);
  await cardOf(page, "v1.2").waitFor();
}, 60_000);

test(
  "a page whose addresses are over shows its pictures all the same; the preview opens a file for its people alone",
  { tags: "long", timeout: 60_000 },
  async () => {
    const person = await newPerson("Ravi Sen");
    const page = await openFiles(person);
    await chooseFiles(page, jsonFile("Heron"));
    const preview = await cardOf(page, "Heron")
      .getByRole("link", { name: "Open Heron" })
      .getAttribute("href");

    const later = await openWorkflow("/preview", { storageState: person, ignore: /404/ });
    await later.route(`${hosts.api}/graphql`, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const isList = route.request().postData()?.includes("WorkspaceFiles") === true;
      await route.fulfill({ response, body: isList ? text.replaceAll("/private/", "/private/over.") : text });
    });
    await later.goto("/");
    const poster = cardOf(later, "Heron").locator("img");
    await expect.poll(() => poster.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

    await page.goto(preview ?? "");
    await page.getByRole("heading", { name: "Heron.json", level: 2 }).waitFor();
    const stranger = await openWorkflow(preview ?? "", {
      storageState: await newPerson("Noa Levi"),
      ignore: /404/,
    });
    await stranger.getByText(/^The file is no longer there: it was deleted/).waitFor();
  },
);
