import { languages, workflowWordsOf } from "@zoetrope/i18n";
import { describe, expect, test } from "vitest";
import { findAccessibilityProblems, hosts, useBrowser } from "../browser.ts";
import { dotLottieFile, jsonFile } from "./animation-files.ts";
import { act, cardOf, chooseFiles, newPerson, openWorkflow, goAwake } from "./open-workflow.ts";

useBrowser();

const looks = [
  [1440, "light"],
  [1440, "dark"],
  [390, "light"],
  [390, "dark"],
] as const;

test.each(languages.map(({ locale, urlPrefix }) => [locale, urlPrefix] as const))(
  "every page speaks %s",
  async (locale, prefix) => {
    const words = workflowWordsOf(locale);
    for (const [path, title] of [
      ["/", words.files.title],
      ["/public-animations", words.files.publicTitle],
      ["/preview", words.preview.title],
      ["/switch/x", words.switching.title],
    ] as const) {
      const address = `${hosts.workflow}${prefix === "" ? "" : `/${prefix}`}${path}`;
      const html = await (await fetch(address)).text();
      expect(html, address).toContain(`<html lang="${locale}">`);
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

test("files that do not load say so, and load when they are asked for again", async () => {
  ayaka = await newPerson("Ayaka Mori");
  const page = await openWorkflow("/preview", { storageState: ayaka, ignore: /Failed to|net::/ });
  await page.route(`${hosts.api}/graphql`, (route) => route.abort());
  await goAwake(page, "/");
  await page.getByText("Your files did not load.").waitFor();
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
  await page.unroute(`${hosts.api}/graphql`);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Nothing here yet" }).waitFor();
});

describe("nothing keeps anybody out", () => {
  test("of what guests see", async () => {
    const page = await openWorkflow("/");
    for (const [width, colorScheme] of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await goAwake(page, "/");
      await page.getByRole("heading", { name: "Your files are behind this door" }).waitFor();
      expect(await findAccessibilityProblems(page, "main"), `/ ${width} ${colorScheme}`).toEqual([]);
      await goAwake(page, "/preview");
      await chooseFiles(page, jsonFile("Lamp"));
      await page.getByRole("button", { name: "Pause" }).click();
      await page.getByText("You can log in first").waitFor();
      expect(await findAccessibilityProblems(page, "main"), `/preview ${width} ${colorScheme}`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        `nothing sticks out at ${width}`,
      ).toBe(true);
    }
  });

  test("of files, their dialogs and their menus", async () => {
    const page = await openWorkflow("/", { storageState: ayaka });
    await page.getByRole("heading", { name: "Nothing here yet" }).waitFor();
    expect(await findAccessibilityProblems(page, "main"), "empty").toEqual([]);
    await chooseFiles(
      page,
      jsonFile("Whale"),
      dotLottieFile("A name that is far too long for a card of any width"),
      {
        ...jsonFile("notes"),
        name: "notes.txt",
      },
    );
    await cardOf(page, "Whale").waitFor();
    for (const [width, colorScheme] of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await findAccessibilityProblems(page, "main"), `files ${width} ${colorScheme}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await act(page, "Whale", "Publish");
      expect(
        await findAccessibilityProblems(page, "dialog[open]"),
        `publish ${width} ${colorScheme}`,
      ).toEqual([]);
      await page.keyboard.press("Escape");
      await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
    }
  });
});
