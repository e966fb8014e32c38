import { optimise } from "@zoetrope/lottie";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { frameIn } from "../sign-in/people.ts";
import { linkIn, newAddress, newPerson, password } from "../sign-up.ts";
import { jsonFile } from "../workflow/animation-files.ts";
import { newPerson as signedInPerson } from "../workflow/open-workflow.ts";
import { openFile, openTool, hydrateTool } from "./open-tool.ts";

useBrowser();

const lantern = jsonFile("Lantern");

/** In the frame over the page; the page is left and come back to. */
async function signIn(page: Page, email: string): Promise<void> {
  const frame = frameIn(page);
  await frame.locator("input[name=login]").fill(email);
  await frame.locator("input[name=password]").fill(password);
  await frame.locator("input[name=password]").press("Enter");
}

test("who signs in to save comes back to file, settings and result, saves, and opens it again", async () => {
  const { email } = await newPerson();
  const { page } = await openTool("lottie-json-to-optimized-lottie-json");
  await openFile(page, lantern);
  const measured = page.getByRole("switch", { name: /^Look at every frame/ });
  await measured.uncheck();
  await page.getByRole("button", { name: "Make it smaller", exact: true }).click();
  await page.getByRole("link", { name: /^Download / }).waitFor();
  await page.getByRole("link", { name: "Save to workspace" }).click();
  await signIn(page, email);

  const dialog = page.getByRole("dialog", { name: "Save Lantern.json to a workspace" });
  await dialog.getByRole("combobox", { name: "Workspace" }).waitFor();
  expect(await findAccessibilityProblems(page, ".dialog")).toEqual([]);
  expect(await measured.isChecked()).toBe(false);
  expect(await page.locator(".file-bar").innerText()).toContain("Lantern.json");
  await dialog.getByRole("button", { name: "Save to workspace" }).click();
  await dialog.getByText(/^Saved to /).waitFor();
  expect(await dialog.getByRole("link", { name: "Show it there" }).getAttribute("href")).toContain(
    `${hosts.workflow}/switch/`,
  );
  await dialog.getByRole("button", { name: "Close" }).click();
  const { result } = await optimise(new Uint8Array(lantern.buffer), { renderers: [] });
  await page.getByText(`${result.length} bytes sent. Only what you asked for`).waitFor();

  // Once: who comes again begins anew.
  await page.goto("/tools/lottie-to-gif");
  await page.getByRole("button", { name: "From my workspace" }).click();
  const files = page.getByRole("dialog", { name: "Choose a file of your workspace" });
  await files.getByRole("button", { name: /Lantern/ }).click();
  await page.locator(".file-bar", { hasText: "Lantern.json" }).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.goto("/tools/lottie-json-to-optimized-lottie-json");
  await page.getByText("Drop an animation here").waitFor();
});

test(
  "who signs up by mail finds file and result in the tab that the mail opens, and saves there",
  { tags: "long" },
  async () => {
    const email = newAddress();
    const { page } = await openTool("portable");
    await openFile(page, lantern);
    await page.getByRole("button", { name: "Make it portable", exact: true }).click();
    await page.getByRole("link", { name: /^Download / }).waitFor();
    await page.getByRole("link", { name: "Save to workspace" }).click();
    const frame = frameIn(page);
    await frame.getByRole("link", { name: "Make an account" }).click();
    await frame.getByLabel("Name", { exact: true }).fill("Ines Moreau");
    await frame.getByLabel(/e-mail/i).fill(email);
    await frame
      .getByLabel(/password/i)
      .first()
      .fill(password);
    await frame.getByLabel(/^I agree/).check();
    await frame.getByLabel(/^I agree/).press("Enter");
    await frame.getByText(email).waitFor();

    const tab = await page.context().newPage();
    await tab.goto(await linkIn(email, "email-verification"));
    await frameIn(tab).getByRole("button", { name: "Confirm my address" }).click();
    const dialog = tab.getByRole("dialog", { name: /^Save Lantern.* to a workspace$/ });
    await dialog.getByRole("combobox", { name: "Workspace" }).waitFor();
    await tab.locator(".file-bar", { hasText: "Lantern.json" }).waitFor();
    await dialog.getByRole("button", { name: "Save to workspace" }).click();
    await dialog.getByText(/^Saved to /).waitFor();

    // The tab that was left still has them, and knows who is there.
    await page.reload();
    await page.locator(".file-bar", { hasText: "Lantern.json" }).waitFor();
    await page.getByRole("link", { name: /^Download / }).waitFor();
  },
);

test(
  "who signs in to open a file of theirs comes back to the files, and to what was open",
  { tags: "long" },
  async () => {
    const { email } = await newPerson();
    const { page } = await openTool("lottie-to-gif", "/de");
    await openFile(page, lantern);
    await page.locator(".file-bar").getByRole("link", { name: "Aus meinem Workspace" }).click();
    await signIn(page, email);
    const dialog = page.getByRole("dialog", { name: "Datei aus deinem Workspace wählen" });
    await dialog.getByText("Hier sind keine Dateien.").waitFor();
    await page.keyboard.press("Escape");
    expect(await page.locator(".file-bar").innerText()).toContain("Lantern.json");
  },
);

test("a batch keeps its files while somebody signs in for one of theirs", { tags: "long" }, async () => {
  const { email } = await newPerson();
  const { page } = await openTool("batch");
  const files = page.locator(".batch-list__files");
  await page.locator("input[type=file]").setInputFiles([lantern, jsonFile("Kite")]);
  await files.getByText("Kite.json").waitFor();
  await page.getByRole("link", { name: "From my workspace" }).click();
  await signIn(page, email);
  await page.getByRole("dialog", { name: "Choose a file of your workspace" }).waitFor();
  await page.keyboard.press("Escape");
  expect(await files.getByRole("listitem").count()).toBe(2);
  await page.getByRole("button", { name: "From the library" }).click();
  await page.locator(".library__entries").getByRole("button").first().click();
  await files.getByText(/\.lottie$/).waitFor();
  await page.getByRole("button", { name: "Start with 3 files" }).waitFor();
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
});

test(
  "pictures go to no workspace; who thinks better of signing in leaves nothing behind",
  { tags: "long" },
  async () => {
    const page = await openPage({ storageState: await signedInPerson("Ines Moreau") });
    await page.goto("/tools/lottie-to-svg");
    await hydrateTool(page);
    await openFile(page, lantern);
    await page.getByRole("button", { name: "Make the SVG" }).click();
    await page.getByRole("link", { name: /^Download / }).waitFor();
    expect(await page.getByText("Save to workspace").count()).toBe(0);

    const { page: guest } = await openTool("portable");
    await openFile(guest, lantern);
    await guest.getByRole("button", { name: "Make it portable", exact: true }).click();
    await guest.getByRole("link", { name: "Save to workspace" }).click();
    await frameIn(guest)
      .getByLabel(/e-mail/i)
      .waitFor();
    await guest.keyboard.press("Escape");
    await expect.poll(() => guest.locator("iframe").count()).toBe(0);
    await guest.reload();
    await guest.getByText("Drop an animation here").waitFor();
  },
);

test(
  "drawings and their movement come back too, and what was made of them is saved",
  { tags: "long" },
  async () => {
    const { email } = await newPerson();
    const { page } = await openTool("svg-to-lottie");
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>';
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles({ name: "sail.svg", mimeType: "image/svg+xml", buffer: Buffer.from(drawing) });
    await page.getByRole("button", { name: "Slide", exact: true }).click();
    await page.getByRole("link", { name: "Save to workspace" }).click();
    await signIn(page, email);
    const dialog = page.getByRole("dialog", { name: "Save sail.lottie to a workspace" });
    await dialog.getByRole("button", { name: "Save to workspace" }).click();
    await dialog.getByText(/^Saved to /).waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
    const slide = page.getByRole("button", { name: "Slide", exact: true });
    expect(await slide.getAttribute("aria-pressed")).toBe("true");
  },
);

test("an animation with its certificate is saved, by whoever is signed in", { tags: "long" }, async () => {
  const page = await openPage({ storageState: await signedInPerson("Ines Moreau") });
  await page.goto("/tools/lottie-accessibility-analyzer");
  await hydrateTool(page);
  await openFile(page, lantern);
  await page.getByRole("button", { name: "Save to workspace" }).click();
  const dialog = page.getByRole("dialog", { name: "Save Lantern.lottie to a workspace" });
  await dialog.getByRole("button", { name: "Save to workspace" }).click();
  await dialog.getByText(/^Saved to /).waitFor();
});
