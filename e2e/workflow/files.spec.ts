import {
  deleteFileOperation,
  renameFileOperation,
  workspaceFilesOperation,
  workspacesOperation,
} from "@zoetrope/gateway-client";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { brokenFile, dotLottieFile, jsonFile, largeFile, textFile } from "./animation-files.ts";
import {
  act,
  cardOf,
  chooseByKey,
  chooseFiles,
  newPerson,
  openWorkflow,
  slowUploads,
  gotoHydrated,
} from "./open-workflow.ts";

useBrowser();

type Person = Awaited<ReturnType<typeof newPerson>>;
let mira: Person;

const openFiles = async (options: Parameters<typeof openPage>[0] = {}): Promise<Page> => {
  const page = await openWorkflow("/", { storageState: mira, ...options });
  await page.getByRole("heading", { name: "Files", level: 1 }).waitFor();
  await page.locator("input[type=file]").waitFor({ state: "attached" });
  return page;
};
const names = (page: Page) =>
  page.locator(".file-card:not(.file-card--uploading) .card__title").allInnerTexts();
const announcements = (page: Page) => page.locator("[role=status], .toast").allInnerTexts();

test("somebody signs up on the accounts host, confirms the address and has a workspace with nothing in it", async () => {
  mira = await newPerson("Mira Sol");
  const page = await openFiles();
  await page.getByText("Mira’s workspace").waitFor();
  await page.getByRole("heading", { name: "Nothing here yet" }).waitFor();
});

describe("uploading", () => {
  test("one or many .json and .lottie files stand in the list; a broken one says why beside them", async () => {
    const page = await openFiles({ ignore: /status of 400/ });
    await chooseFiles(page, jsonFile("Owl"), brokenFile, dotLottieFile("Hare"), textFile);
    await cardOf(page, "Owl").waitFor();
    await cardOf(page, "Hare").waitFor();
    const broken = page.locator(".file-card--uploading", { hasText: "broken.json" });
    await broken.getByText("The JSON is broken. Export the animation again.").waitFor();
    const notes = page.locator(".file-card--uploading", { hasText: "notes.txt" });
    await notes.getByText("Only .json and .lottie files can be uploaded.").waitFor();
    await expect.poll(async () => (await announcements(page)).join()).toContain("2 files uploaded");
    await page.getByText("2 of 20,000").waitFor();
    await broken.getByRole("button", { name: "Take broken.json off the list" }).click();
    expect(await page.locator(".file-card--uploading").count()).toBe(1);
    await page.reload();
    await expect.poll(() => names(page).then((all) => all.toSorted())).toEqual(["Hare", "Owl"]);
    expect(
      await cardOf(page, "Owl")
        .locator("img")
        .evaluate((img: HTMLImageElement) => img.decode()),
    ).toBe(undefined);
  });

  test("shows how far it is, and can be cancelled", { tags: "long" }, async () => {
    const page = await openFiles();
    await slowUploads(page, 100_000);
    await chooseFiles(page, largeFile("Slow one"));
    const bar = page.getByRole("progressbar", { name: "Uploading Slow one.json" });
    await expect.poll(() => bar.evaluate((node: HTMLProgressElement) => node.value)).toBeGreaterThan(0);
    expect(await bar.evaluate((node: HTMLProgressElement) => node.value)).toBeLessThan(100);
    await page.getByRole("button", { name: "Cancel the upload of Slow one.json" }).click();
    await expect.poll(() => page.locator(".file-card--uploading").count()).toBe(0);
    await page.reload();
    await cardOf(page, "Owl").waitFor();
    expect(await names(page)).not.toContain("Slow one");
  });

  test("that breaks off keeps the file here to try again; one that is too large is not even sent", async () => {
    const page = await openFiles({ ignore: /ERR_FAILED|blocked/ });
    await page.route(`${hosts.api}/api/v1/files*`, (route) => route.abort());
    await chooseFiles(page, jsonFile("Koi"));
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(20_000_001)], "Whale.json"));
      document
        .querySelector("footer")
        ?.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    });
    await page.getByText("The connection was lost. The file is kept here: try again.").waitFor();
    await page.getByText(/This file is larger than 20\sMB\./).waitFor();
    await page.unroute(`${hosts.api}/api/v1/files*`);
    await page.getByRole("button", { name: "Upload Koi.json again" }).click();
    await cardOf(page, "Koi").waitFor();
    await act(page, "Koi", "Delete");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect.poll(() => names(page)).not.toContain("Koi");
  });
});

test("a file is renamed, published with title, tags and licence, found by search, taken back, and deleted", async () => {
  const page = await openFiles();
  await act(page, "Owl", "Rename");
  await page.getByRole("dialog").getByLabel("Name").fill("Tawny owl");
  await page.keyboard.press("Enter");
  await cardOf(page, "Tawny owl").getByText("Private").waitFor();

  await act(page, "Tawny owl", "Publish");
  const dialog = page.getByRole("dialog", { name: "Publish “Tawny owl”" });
  await dialog.getByRole("button", { name: "Publish" }).click();
  await dialog.getByText("Give it at least one tag.").waitFor();
  await dialog.getByText("Say that you may publish it.").waitFor();
  const title = `Quillfeather ${Date.now().toString(36)}`;
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByText("Titles in other languages").click();
  await dialog.getByLabel("Deutsch").fill(`Waldkauz ${title}`);
  await dialog.getByLabel("Tags").fill("tawny, night bird");
  await dialog.getByLabel("Licence", { exact: true }).selectOption("CC0-1.0");
  await dialog.getByLabel("I made this").check();
  await dialog.getByRole("button", { name: "Publish" }).click();
  await cardOf(page, "Tawny owl").getByText("Public").waitFor();

  const search = `${hosts.site}/free-animations/${encodeURIComponent(title.toLowerCase())}`;
  const visitor = await openPage();
  await visitor.goto(search);
  await visitor.getByRole("link", { name: title }).first().click();
  await visitor.getByRole("heading", { name: title, level: 1 }).waitFor();
  // The foot of the page comes after its heading.
  await expect.poll(() => visitor.locator("main").innerText()).toContain("CC0");
  expect(await visitor.locator("main").innerText()).toContain("Mira Sol");
  await visitor.goto(`${hosts.site}/de${new URL(visitor.url()).pathname}`);
  await visitor.getByRole("heading", { name: `Waldkauz ${title}`, level: 1 }).waitFor();
  await visitor.goto(`${hosts.site}/jp${new URL(visitor.url()).pathname.slice(3)}`);
  const original = visitor.getByRole("heading", { name: title, level: 1 });
  expect(await original.getAttribute("lang")).toBe("");

  await gotoHydrated(page, "/public-animations");
  await cardOf(page, "Tawny owl").waitFor();
  await act(page, "Tawny owl", "Take back");
  await page.getByRole("heading", { name: "Nothing published yet" }).waitFor();
  const found = await visitor.request.get(`${hosts.api}/api/v1/animations?q=${encodeURIComponent(title)}`);
  expect(((await found.json()) as { data: { title: string }[] }).data.map((one) => one.title)).not.toContain(
    title,
  );

  await gotoHydrated(page, "/");
  await act(page, "Tawny owl", "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Keep it" }).click();
  await act(page, "Tawny owl", "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => names(page)).toEqual(["Hare"]);
});

/** Until then the keys go to what was there before. */
const expectFocusIn = (page: Page, selector: string) =>
  expect
    .poll(() => page.evaluate((wanted) => document.activeElement?.closest(wanted) != null, selector))
    .toBe(true);
const expectFocusOn = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text);

test("with the keyboard alone a file is chosen, renamed and deleted, and the focus comes back", async () => {
  const page = await openFiles();
  await cardOf(page, "Hare").waitFor();
  await page.getByRole("button", { name: "Upload", exact: true }).focus();
  await chooseByKey(page, jsonFile("Snail"));
  await cardOf(page, "Snail").waitFor();
  const more = page.getByRole("button", { name: "More for Snail" });
  for (let tabs = 0; tabs < 6 && !(await more.evaluate((node) => node === document.activeElement)); tabs++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectFocusIn(page, "[role=menu]");
  await page.keyboard.type("r");
  await expectFocusOn(page, "Rename");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Rename" }).waitFor();
  await expectFocusIn(page, "dialog");
  await page.keyboard.press("Escape");
  await expect.poll(() => more.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await expectFocusIn(page, "[role=menu]");
  await page.keyboard.press("End");
  await expectFocusOn(page, "Delete");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete “Snail”?" });
  await dialog.waitFor();
  await expectFocusIn(page, "dialog");
  await page.keyboard.press("Tab");
  if (
    !(await dialog
      .getByRole("button", { name: "Delete" })
      .evaluate((node) => node === document.activeElement))
  )
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => names(page)).toEqual(["Hare"]);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
});

describe("what belongs to others", () => {
  test(
    "is not there: neither their files nor their workspaces, whatever is asked",
    { tags: "long" },
    async () => {
      const page = await openFiles();
      const card = cardOf(page, "Hare").getByRole("link", { name: "Open Hare" });
      await card.waitFor();
      const ask = (asking: Page, text: string, variables: object) =>
        asking.evaluate(
          async ([accounts, api, query, values]) => {
            const { token } = (await (
              await fetch(`${accounts}/deimos/v1/session`, { method: "POST", credentials: "include" })
            ).json()) as { token: string };
            const response = await fetch(`${api}/graphql`, {
              method: "POST",
              headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
              body: JSON.stringify({ query, variables: JSON.parse(values) as object }),
            });
            return (await response.json()) as {
              data: unknown;
              errors?: { extensions: { code: string } }[];
            };
          },
          [hosts.accounts, hosts.api, text, JSON.stringify(variables)] as const,
        );
      const known = await ask(page, workspacesOperation.text, {});
      const workspaceId = (known.data as { workspaces: { id: string }[] }).workspaces[0]?.id ?? "";
      const mine = await ask(page, workspaceFilesOperation.text, { workspaceId });
      const id = (mine.data as { workspace: { files: { files: { id: string }[] } } }).workspace.files.files[0]
        ?.id;
      expect(id).toMatch(/^[0-9a-z]{20}$/);

      const stranger = await openWorkflow("/", {
        storageState: await newPerson("Noor Haddad"),
        ignore: /404/,
      });
      await stranger.getByRole("heading", { name: "Nothing here yet" }).waitFor();
      for (const [text, variables] of [
        [renameFileOperation.text, { id, name: "Mine" }],
        [deleteFileOperation.text, { id }],
        [workspaceFilesOperation.text, { workspaceId }],
      ] as const) {
        const { data, errors } = await ask(stranger, text, variables);
        expect(errors?.[0]?.extensions.code).toBe("not-found");
        expect(Object.values((data as object | null) ?? {}).filter((value) => value !== null)).toEqual([]);
      }
      await gotoHydrated(stranger, `/switch/${workspaceId}`);
      await stranger.getByRole("heading", { name: "There is no such workspace" }).waitFor();
      await page.goto(`/switch/${workspaceId}`);
      await page.waitForURL(`${hosts.workflow}/`);
      await cardOf(page, "Hare").waitFor();
    },
  );

  test("a guest finds the way in, over the page, and what can be done without", async () => {
    const page = await openWorkflow("/");
    await page.getByRole("heading", { name: "Your files are behind this door" }).waitFor();
    expect(await page.locator(".header__auth a:visible").allInnerTexts()).toEqual(["Log in", "Sign up"]);
    await page.locator("main [data-account=login]").click();
    const frame = page.frameLocator("#auth-client-iframe");
    await frame.locator("[name=login]").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Or preview a file without an account" }).click();
    await page.waitForURL(`${hosts.workflow}/preview`);
  });
});

test(
  "the header shows who is signed in, with a menu that leads where it says",
  { tags: "long" },
  async () => {
    const page = await openWorkflow("/de", { storageState: mira });
    await page.locator("button.header__avatar").click();
    const menu = page.getByRole("menu").first();
    await menu.waitFor();
    expect(await menu.innerText()).toContain("Mira Sol");
    expect(await menu.getByRole("menuitem").first().getAttribute("href")).toBe(`${hosts.workflow}/de`);
    expect(await page.locator(".header__auth a:visible").count()).toBe(0);
    const settings = await menu.getByRole("menuitem", { name: "Kontoeinstellungen" }).getAttribute("href");
    expect(new URL(settings ?? "").searchParams.get("return_to")).toBe(`${hosts.workflow}/de`);
  },
);
