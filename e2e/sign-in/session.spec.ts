import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser } from "../browser.ts";
import {
  eventsOf,
  frameOf,
  messageOf,
  onHost,
  openHost,
  openLogin,
  raisedOn,
  post,
  stopClock,
} from "./open-host.ts";
import { useStage } from "./serve-pages.ts";

useBrowser();
const stage = useStage();

const selector = "#auth-client-session-check-iframe";
const session = { userId: "u1", expiresAt: "2030-01-01T00:00:00.000Z" };
const google = (provider: string) => ({
  googleCallbackState: "state-1",
  googleCallbackUrl: `${provider}/one-tap?x=1`,
  googleClientId: "client-1",
  googleNonce: "nonce-1",
});

interface CheckWindow {
  checks: unknown[];
}

/** Starts a check whose results come into `window.checks`. */
const begin = (page: Page): Promise<void> =>
  onHost(page, (host) => {
    const here = host as unknown as CheckWindow;
    here.checks ??= [];
    void host.client.checkSession().then((check) => here.checks.push(check));
  });
const checksOf = (page: Page) => onHost(page, (host) => (host as unknown as CheckWindow).checks);
const answer = async (page: Page, payload: unknown): Promise<void> =>
  post(await frameOf(page, selector), { type: "sessionCheckResult", payload });

test("the check goes by a hidden frame of its own; a second one while it runs is ignored, later ones have its answer", async () => {
  const page = await openHost(stage);
  await begin(page);
  await begin(page);
  const frame = await frameOf(page, selector);
  expect(new URL(frame.url()).pathname).toBe("/session");
  expect(await page.locator("iframe").count()).toBe(1);
  const box = await page.locator(selector).evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    return [width, height, getComputedStyle(element).opacity];
  });
  expect(box).toEqual([1, 1, "0"]);
  await answer(page, { session });
  await expect.poll(() => checksOf(page)).toHaveLength(2);
  await begin(page);
  await expect.poll(() => checksOf(page)).toEqual([1, 2, 3].map(() => ({ session, reason: "answered" })));
  expect(await page.locator("iframe").count()).toBe(1);
  expect(await eventsOf(page)).toEqual([{ name: "sessionCheck", session, reason: "answered" }]);
});

test("the frame stays and says it when somebody signs out or in elsewhere; later checks have the last answer", async () => {
  const page = await openHost(stage);
  await begin(page);
  await answer(page, { session });
  await expect.poll(() => checksOf(page)).toHaveLength(1);
  await answer(page, { session: null });
  await expect.poll(() => eventsOf(page)).toHaveLength(2);
  await begin(page);
  await expect
    .poll(() => checksOf(page))
    .toEqual([
      { session, reason: "answered" },
      { session: null, reason: "answered" },
    ]);
  await answer(page, { session });
  await expect
    .poll(() => eventsOf(page))
    .toEqual(
      [session, null, session].map((who) => ({ name: "sessionCheck", session: who, reason: "answered" })),
    );
  expect(await page.locator("iframe").count()).toBe(1);
});

test(
  "a frame that cannot know says so at once: nothing known, and asked again next time",
  { tags: "long" },
  async () => {
    const page = await openHost(stage, "/", stage.foreignHost);
    await begin(page);
    await answer(page, undefined);
    await expect.poll(() => checksOf(page)).toEqual([{ session: null, reason: "noAnswer" }]);
    expect(await page.locator("iframe").count()).toBe(0);
    await begin(page);
    await answer(page, { session });
    await expect.poll(async () => (await checksOf(page)).length).toBe(2);
  },
);

test(
  "a check without an answer ends after 8 seconds as nothing known, redirects nowhere, and is asked again later",
  { tags: "long" },
  async () => {
    const page = await openHost(stage);
    await stopClock(page);
    await begin(page);
    await frameOf(page, selector);
    await page.clock.runFor(7_999);
    expect(await checksOf(page)).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => checksOf(page)).toEqual([{ session: null, reason: "noAnswer" }]);
    expect(page.url()).toBe(`${stage.host}/`);
    expect(await page.locator("iframe").count()).toBe(0);
    await begin(page);
    await answer(page, { session });
    await expect.poll(async () => (await checksOf(page)).length).toBe(2);
    expect((await eventsOf(page)).map((event) => "reason" in event && event.reason)).toEqual([
      "noAnswer",
      "answered",
    ]);
  },
);

test("a logout without an answer ends after 8 seconds with an error", { tags: "long" }, async () => {
  const page = await openHost(stage);
  await stopClock(page);
  await onHost(
    page,
    ({ client, raised }) => void client.logout().catch((error: Error) => raised.push(error.message)),
  );
  await frameOf(page);
  await page.clock.runFor(8_000);
  await expect.poll(() => raisedOn(page)).toEqual(["logout unanswered"]);
  expect(page.url()).toBe(`${stage.host}/`);
});

describe("Google's prompt", () => {
  /** Stands in for Google's script and notes what it is told; the visitor chooses an account at once where `chooses` is set. */
  async function withGoogle(page: Page, chooses = false): Promise<{ loads: string[] }> {
    const loads: string[] = [];
    await page.route("https://accounts.google.com/**", (route) => {
      loads.push(route.request().url());
      return route.fulfill({
        contentType: "text/javascript",
        body: `window.asked = []; window.google = { accounts: { id: {
          initialize(options) { asked.push({ ...options, callback: undefined }); this.options = options; },
          prompt() { asked.push("prompt"); ${chooses ? 'this.options.callback({ credential: "id.token" });' : ""} },
        } } };`,
      });
    });
    return { loads };
  }
  const askedOf = (page: Page): Promise<unknown> => page.evaluate("window.asked");

  test("opens for a visitor without a session, by FedCM and with the nonce, and its script is loaded only then", async () => {
    const page = await openHost(stage);
    const { loads } = await withGoogle(page);
    await begin(page);
    await frameOf(page, selector);
    expect(loads).toEqual([]);
    await answer(page, { session: null, ...google(stage.provider) });
    await expect
      .poll(() => askedOf(page))
      .toEqual([{ client_id: "client-1", nonce: "nonce-1", use_fedcm_for_prompt: true }, "prompt"]);
    expect(loads).toEqual(["https://accounts.google.com/gsi/client"]);
  });

  test("the credential goes to the callback address in its fragment, and to nothing else", async () => {
    const page = await openHost(stage);
    await withGoogle(page, true);
    await begin(page);
    await Promise.all([
      page.waitForURL(`${stage.provider}/one-tap**`),
      answer(page, { session: null, ...google(stage.provider) }),
    ]);
    expect(page.url()).toBe(`${stage.provider}/one-tap?x=1#id_token=id.token&state=state-1`);
  });

  test.each([
    ["somebody is signed in", { session, ...google("") }, {}],
    ["it is not configured", { session: null }, {}],
    ["the page opens it itself", { session: null, ...google("") }, { disableOneTapOpenAutomatically: true }],
  ])("does not open where %s", async (_, payload, config) => {
    const page = await openHost(stage);
    const { loads } = await withGoogle(page);
    await page.evaluate(`client = make(${JSON.stringify(config)})`);
    await begin(page);
    await answer(page, payload);
    await expect.poll(() => checksOf(page)).toHaveLength(1);
    expect(loads).toEqual([]);
    expect(await raisedOn(page)).toEqual([]);
  });

  test("does not open over an open frame, and opens when the page says so", { tags: "long" }, async () => {
    const page = await openHost(stage);
    const { loads } = await withGoogle(page);
    await openLogin(page);
    await begin(page);
    await answer(page, { session: null, ...google(stage.provider) });
    await expect.poll(() => checksOf(page)).toHaveLength(1);
    expect(loads).toEqual([]);
    await onHost(page, ({ client }) => client.openOneTap());
    await expect.poll(() => loads).toHaveLength(1);
  });

  test.each([
    ["Google callback URL not defined", { googleCallbackUrl: undefined }],
    ["Google callback URL not defined", { googleCallbackUrl: "https://other.example/one-tap" }],
    ["Google callback state not defined", { googleCallbackState: undefined }],
  ])("%s is raised", async (text, missing) => {
    const page = await openHost(stage);
    const { loads } = await withGoogle(page);
    await page.evaluate("client = make({ disableOneTapOpenAutomatically: true })");
    await begin(page);
    await answer(page, { session: null, ...google(stage.provider), ...missing });
    await expect.poll(() => checksOf(page)).toHaveLength(1);
    expect(await messageOf(onHost(page, ({ client }) => client.openOneTap()))).toBe(text);
    expect(loads).toEqual([]);
  });
});
