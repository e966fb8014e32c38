import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { useBrowser } from "../browser.ts";
import {
  eventsOf,
  frameOf,
  onHost,
  openHost,
  openLogin,
  stopClock,
  waitUntilGone,
  type ProviderWindow,
} from "./open-host.ts";
import { useStage } from "./serve-pages.ts";

useBrowser();
const stage = useStage();

/** A page whose frames never say that they are ready. */
const openSilent = (): Promise<Page> => openHost(stage, "/?utm_source=silent");
const openWith = (page: Page, options: object): Promise<void> =>
  page.evaluate(`void client.openLogin(${JSON.stringify(options)})`);
const notice = (page: Page) => page.locator("dialog [role=status]");

test("the dialog has the frame's name; the focus goes into the frame and comes back; the page behind is inert", async () => {
  const page = await openHost(stage);
  await page.getByRole("button", { name: "Log in" }).focus();
  await page.keyboard.press("Enter");
  const frame = await frameOf(page);
  await page.getByRole("dialog", { name: "Title of /login" }).waitFor();
  expect(await page.locator("#auth-client-iframe").getAttribute("title")).toBe("Title of /login");
  await expect.poll(() => frame.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
  expect(await frame.evaluate(() => (globalThis as unknown as ProviderWindow).received)).toContainEqual([
    { type: "takeFocus" },
    stage.host,
  ]);
  await page.keyboard.type("ines");
  expect(await frame.evaluate(() => document.querySelector("input")?.value)).toBe("ines");
  expect(await page.locator("dialog").evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  await page.locator("#opener").evaluate((button) => button.focus());
  expect(await page.evaluate(() => document.activeElement?.id)).not.toBe("opener");
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await onHost(page, ({ client }) => client.close());
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("opener");
});

test("while it loads it says so; Escape closes it and gives the focus back", async () => {
  const page = await openSilent();
  await page.getByRole("button", { name: "Log in" }).press("Enter");
  await page.getByRole("dialog", { name: "Loading…" }).waitFor();
  expect(await notice(page).innerText()).toBe("Loading…");
  expect(await page.locator("#auth-client-iframe").evaluate((frame) => getComputedStyle(frame).opacity)).toBe(
    "0",
  );
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await waitUntilGone(page);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("opener");
  expect((await eventsOf(page)).at(-1)).toEqual({ name: "modalClosed", payload: { reason: "escape" } });
});

test("a press beside the loading state closes it", { tags: "long" }, async () => {
  const page = await openSilent();
  await page.getByRole("button", { name: "Log in" }).click();
  await notice(page).waitFor();
  await page.mouse.click(20, 20);
  await waitUntilGone(page);
  expect((await eventsOf(page)).at(-1)).toEqual({ name: "modalClosed", payload: { reason: "backdrop" } });
});

const retryIn = (page: Page) => notice(page).getByRole("button", { name: "Try again" });
/** A second after the page in the frame has been loaded and has said nothing. */
const waitForRetry = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.runFor(100);
      return retryIn(page).count();
    })
    .toBe(1);

test("a frame that does not load at all can be tried again after 8 seconds", { tags: "long" }, async () => {
  const page = await openHost(stage);
  await page.route("**/login?*", () => {});
  await stopClock(page);
  await page.getByRole("button", { name: "Log in" }).press("Enter");
  await page.clock.runFor(7_999);
  expect(await retryIn(page).count()).toBe(0);
  await page.clock.runFor(1);
  await retryIn(page).waitFor();
});

test("what is loaded and says nothing can be left by its own button", { tags: "long" }, async () => {
  const page = await openSilent();
  await stopClock(page);
  await page.getByRole("button", { name: "Log in" }).press("Enter");
  await waitForRetry(page);
  await notice(page).getByRole("button", { name: "Esc" }).click();
  await waitUntilGone(page);
  expect((await eventsOf(page)).at(-1)).toEqual({ name: "modalClosed", payload: { reason: "button" } });
});

test("what is loaded and says nothing can be tried again, with the keyboard alone", async () => {
  const page = await openSilent();
  await stopClock(page);
  await page.getByRole("button", { name: "Log in" }).press("Enter");
  await waitForRetry(page);
  await page.clock.resume();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  const loaded = page.waitForRequest((request) => request.url().includes("/login?"));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await loaded;
  expect(await notice(page).innerText()).toBe("Loading…");
  // This time it comes, late as it is.
  const frame = await frameOf(page);
  await frame.evaluate(() =>
    (globalThis as unknown as ProviderWindow).post({ type: "frameReady", payload: { title: "Log in" } }),
  );
  await page.getByRole("dialog", { name: "Log in" }).waitFor();
  expect(await notice(page).count()).toBe(0);
});

test(
  "a frame that did not load can be tried again with the pointer: it does not lie over its own button",
  { tags: "long" },
  async () => {
    const page = await openSilent();
    await stopClock(page);
    await page.getByRole("button", { name: "Log in" }).click();
    await waitForRetry(page);
    const loaded = page.waitForRequest((request) => request.url().includes("/login?"));
    await retryIn(page).click();
    await loaded;
  },
);

test(
  "what the modal says itself is said in the language of the call, and in English where the client does not speak it",
  { tags: "long" },
  async () => {
    const page = await openSilent();
    await stopClock(page);
    for (const [locale, loading, retry] of [
      ["en", "Loading…", "Try again"],
      ["es", "Cargando…", "Reintentar"],
      ["pt", "Carregando…", "Tentar de novo"],
      ["ko-KR", "로딩 중…", "재시도"],
      ["ja-JP", "読み込み中…", "再試行"],
      ["fr", "Chargement…", "Réessayer"],
      ["de", "Lädt …", "Erneut versuchen"],
      ["xx", "Loading…", "Try again"],
    ] as const) {
      await openWith(page, { locale });
      expect(await page.getByRole("dialog").getAttribute("aria-label")).toBe(loading);
      expect(await notice(page).innerText()).toBe(loading);
      expect(await notice(page).getAttribute("lang")).toBe(locale);
      await page.clock.runFor(8_000);
      await notice(page).getByRole("button", { name: retry, exact: true }).waitFor();
      await onHost(page, ({ client }) => client.close());
    }
  },
);

test("dark and light follow the theme of the client", { tags: "long" }, async () => {
  const page = await openHost(stage);
  for (const [theme, scheme] of [
    ["zoetrope", "light dark"],
    ["zoetrope-light", "light"],
    ["zoetrope-dark", "dark"],
  ] as const) {
    await page.evaluate(`void make({ theme: ${JSON.stringify(theme)} }).openLogin()`);
    await page.getByRole("dialog").waitFor();
    expect(
      await page.locator("#auth-client-iframe").evaluate((frame) => getComputedStyle(frame).colorScheme),
    ).toBe(scheme);
    await page.locator("#auth-client-iframe").evaluate(() => document.querySelector("dialog")?.remove());
  }
});

test("under a policy that allows no inline style everything keeps its look", async () => {
  const page = await openHost(stage);
  const refused: string[] = [];
  page.on("console", (message) => refused.push(message.text()));
  await openLogin(page);
  await page.getByRole("dialog", { name: "Title of /login" }).waitFor();
  expect(refused.filter((text) => text.includes("Content Security Policy"))).toEqual([]);
});
