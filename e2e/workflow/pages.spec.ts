import {
  languages,
  localeIdentifier,
  getPeopleMessages,
  getStatisticsMessages,
  getWorkflowMessages,
} from "@zoetrope/i18n";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, useBrowser } from "../browser.ts";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";
import { dotLottieFile, jsonFile, textFile } from "./animation-files.ts";
import { act, cardOf, chooseFiles, newPerson, openWorkflow, gotoHydrated } from "./open-workflow.ts";

useBrowser();

const looks = [
  [1440, "light"],
  [390, "light"],
  [390, "dark"],
  [1440, "dark"],
] as const;

test.each(languages.map(({ locale, urlPrefix }) => [locale, urlPrefix] as const))(
  "every page speaks %s",
  async (locale, prefix) => {
    const messages = getWorkflowMessages(locale);
    for (const [path, title] of [
      ["/", messages.files.title],
      ["/public-animations", messages.files.publicTitle],
      ["/people", getPeopleMessages(locale).people.title],
      ["/settings", getPeopleMessages(locale).settings.title],
      ["/statistics", getStatisticsMessages(locale).title],
      ["/admin/analytics", getStatisticsMessages(locale).platformTitle],
      ["/preview", messages.preview.title],
      ["/switch/x", messages.switching.title],
    ] as const) {
      const address = `${hosts.workflow}${prefix === "" ? "" : `/${prefix}`}${path}`;
      const html = await (await fetch(address)).text();
      expect(html, address).toContain(`<html lang="${localeIdentifier(locale)}">`);
      expect(html, address).toContain(`<title>${title} · Zoetrope</title>`);
    }
  },
);

test("an address without a page says so and leads back", async () => {
  const page = await openWorkflow("/nothing/here", { ignore: /404/ });
  await page.getByRole("heading", { name: "There is nothing here" }).waitFor();
  await page.getByRole("link", { name: "Go to your files" }).click();
  await page.waitForURL(`${hosts.workflow}/`);
});

let ayaka: Awaited<ReturnType<typeof newPerson>>;
beforeAll(async () => {
  ayaka = await newPerson("Ayaka Mori");
});

test("files that do not load say so, and load when they are asked for again", { tags: "long" }, async () => {
  const page = await openWorkflow("/preview", { storageState: ayaka, ignore: /Failed to|net::/ });
  await page.route(`${hosts.api}/graphql`, (route) => route.abort());
  await gotoHydrated(page, "/");
  await page.getByText("Your files did not load.").waitFor();
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
  await page.unroute(`${hosts.api}/graphql`);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Nothing here yet" }).waitFor();
  expect(await findAccessibilityProblems(page, "main"), "nothing there").toEqual([]);
});

test("settings and people leave the footer where it was as what stands on them comes in", async () => {
  const page = await openWorkflow("/preview", {
    storageState: ayaka,
    viewport: { width: 1440, height: 900 },
  });
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: [] });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & {
        sources: { node: Node | null }[];
      })[])
        for (const { node } of sources)
          if (node instanceof Element && node.closest("footer") !== null)
            (globalThis as unknown as { moved: string[] }).moved.push(node.className);
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const [path, last] of [
    ["/settings", "There is no endpoint yet."],
    ["/people", "Invite somebody"],
  ] as const) {
    await gotoHydrated(page, path);
    await page.getByText(last).first().waitFor();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved), path).toEqual([]);
  }
});

const sticksOut = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

describe.each(sampleEvery(looks, 2, 4))("at %i px, %s, nothing keeps anybody out", (width, colorScheme) => {
  const look = { viewport: { width, height: 900 }, colorScheme };

  test("of what guests see", async () => {
    const page = await openWorkflow("/", look);
    await page.getByRole("heading", { name: "Your files are behind this door" }).waitFor();
    expect(await findAccessibilityProblems(page, "main"), "the door").toEqual([]);
    await gotoHydrated(page, "/preview");
    await chooseFiles(page, jsonFile("Lamp"));
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    await page.getByText("You can log in first").waitFor();
    expect(await findAccessibilityProblems(page, "main"), "the preview").toEqual([]);
    expect(await sticksOut(page)).toBe(false);
  });

  test("of files, of those on their way, of a dialog, of people, and of settings", async () => {
    const page = await openWorkflow("/", { storageState: ayaka, ...look });
    await page.getByRole("button", { name: "Upload", exact: true }).first().waitFor();
    const name = `A name that is far too long for a card of ${width} ${colorScheme}`;
    await chooseFiles(page, dotLottieFile(name), textFile);
    await cardOf(page, name).waitFor();
    expect(await findAccessibilityProblems(page, "main"), "files").toEqual([]);
    expect(await sticksOut(page)).toBe(false);
    await act(page, name, "Publish");
    expect(await findAccessibilityProblems(page, "dialog[open]"), "the dialog").toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
    await gotoHydrated(page, "/people");
    await page.getByRole("list", { name: "People of this workspace" }).waitFor();
    expect(await findAccessibilityProblems(page, "main"), "people").toEqual([]);
    expect(await sticksOut(page)).toBe(false);
    await page.getByRole("navigation").getByRole("link", { name: "Settings" }).press("Enter");
    await page.getByText("There is no endpoint yet.").waitFor();
    expect(await findAccessibilityProblems(page, "main"), "settings").toEqual([]);
    expect(await sticksOut(page)).toBe(false);
  });
});
