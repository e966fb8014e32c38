import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { firstScript, holdRequests } from "../hold-requests.ts";
import { newPerson, password } from "../sign-up.ts";
import { brokenFile, dotLottieFile, jsonFile, textFile } from "./animation-files.ts";
import { cardOf, chooseByKey, chooseFiles, dropFile, openWorkflow, gotoHydrated } from "./open-workflow.ts";

useBrowser();

/** Names and contents of the files that are opened here. */
const ofFiles = /lantern|boat|moth|layers/i;

/** Addresses of requests that carry anything but what a page tells of itself: its events know nothing of files. */
function watchSent(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const carried = request.postData();
    const isOwnEvent = pathname === "/api/v1/event" && !ofFiles.test(carried ?? "");
    if (!isOwnEvent && (request.method() !== "GET" || carried !== null)) sent.push(request.url());
  });
  return sent;
}
const openPlayingWorkflow: typeof openWorkflow = (path, options) =>
  openWorkflow(path, { reducedMotion: "no-preference", ...options });

/** Plays, and a frame has been drawn. */
async function waitUntilPlaying(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await page.locator(".player__stage[data-drawn]").waitFor();
}

describe("a file", () => {
  test("that is chosen plays at once with its facts, background and speed, and is sent nowhere", async () => {
    const page = await openPlayingWorkflow("/preview");
    const sent = watchSent(page);
    await chooseFiles(page, jsonFile("Lantern"));
    await waitUntilPlaying(page);
    await page.getByRole("heading", { name: "Lantern.json" }).waitFor();
    const facts = await page.locator(".file-facts").innerText();
    for (const fact of ["Lottie JSON", "200 × 200", "60", "30", "1"]) expect(facts).toContain(fact);
    expect(await page.locator(".colour-list li").count()).toBe(1);
    await page.getByTitle("Sky tissue").click();
    await expect.poll(() => page.locator(".player").getAttribute("class")).toContain("tint-sky");
    await page.getByRole("combobox", { name: "Speed" }).selectOption({ index: 0 });
    expect(await page.getByRole("combobox", { name: "Speed" }).inputValue()).not.toBe("1");
    expect(
      await page
        .locator(".player__buttons svg.icon use")
        .evaluateAll(
          (uses) =>
            uses.filter((use) => document.querySelector(use.getAttribute("href") ?? "") === null).length,
        ),
    ).toBe(0);
    expect(sent).toEqual([]);
  });

  test("that is chosen before any script has come plays as well", async () => {
    const page = await openPage();
    const arrive = await holdRequests(page, firstScript);
    // What runs by itself is not waited for: it has not come.
    await page.goto(`${hosts.workflow}/preview`, { waitUntil: "commit" });
    await chooseFiles(page, jsonFile("Lantern"));
    arrive();
    await page.getByRole("heading", { name: "Lantern.json" }).waitFor();
  });

  test(
    "that is dropped anywhere on the page replaces it; what is no animation says why",
    { tags: "long" },
    async () => {
      const page = await openPlayingWorkflow("/preview");
      const sent = watchSent(page);
      await dropFile(page, "footer", dotLottieFile("Boat"));
      await waitUntilPlaying(page);
      expect(await page.locator(".file-facts").innerText()).toContain("dotLottie 2");
      await dropFile(page, "header", brokenFile);
      await page.getByText("The JSON is broken. Export the animation again.").waitFor();
      await dropFile(page, "main", textFile);
      await page.getByText("Only .json and .lottie files can be uploaded.").waitFor();
      await dropFile(page, "main", { ...jsonFile("Empty"), buffer: Buffer.alloc(0) });
      await page.getByText("The file is empty.").waitFor();
      await dropFile(page, "main", jsonFile("Moth"));
      await waitUntilPlaying(page);
      expect(sent).toEqual([]);
    },
  );

  test("that a guest wants to keep is there after logging in, and saved", { tags: "long" }, async () => {
    const page = await openPlayingWorkflow("/preview");
    const { email } = await newPerson("Tomas Wilk");
    await chooseFiles(page, jsonFile("Kite"));
    await page.getByText("You can log in first: the file is not lost.").waitFor();
    await page.getByRole("button", { name: "Save to my files" }).click();
    await page.waitForURL(`${hosts.accounts}/login?**`);
    await page.locator("[name=login]").fill(email);
    await page.locator("[name=password]").fill(password);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${hosts.workflow}/preview*`);
    await page.getByRole("heading", { name: "Kite.json" }).waitFor();
    await page.locator(".saved-file").waitFor();
    expect(page.url()).toBe(`${hosts.workflow}/preview`);
    await page.getByRole("link", { name: "Go to my files" }).click();
    await cardOf(page, "Kite").waitFor();
    await page.getByRole("link", { name: "Open Kite" }).click();
    await page.getByRole("heading", { name: "Kite.json" }).waitFor();
    await waitUntilPlaying(page);
    await gotoHydrated(page, "/preview");
    await page.getByText("Drop a file here").waitFor();
  });

  test("is chosen, stopped and saved with the keyboard alone", { tags: "long" }, async () => {
    const page = await openPlayingWorkflow("/preview");
    await page.getByRole("button", { name: "Choose a file" }).focus();
    await chooseByKey(page, jsonFile("Bell"));
    await waitUntilPlaying(page);
    await page.getByRole("button", { name: "Pause" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    await page.getByRole("button", { name: "Save to my files" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`${hosts.accounts}/login?**`);
  });
});
