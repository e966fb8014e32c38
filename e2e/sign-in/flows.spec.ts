import { describe, expect, test } from "vitest";
import { encodeAuthErrors } from "@zoetrope/auth-protocol";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";
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
  waitUntilGone,
} from "./open-host.ts";
import { useStage } from "./serve-pages.ts";

useBrowser();
const stage = useStage();

const hostKinds = [
  ["of the provider's site", () => stage.host],
  ["of another site", () => stage.foreignHost],
  ["made with React", () => stage.reactHost],
] as const;

describe.each(hostKinds)("on a page %s", (where, originOf) => {
  test("the login frame has its id, lies over everything, and is told what it needs", async () => {
    const page = await openHost(stage, "/a?utm_source=mail&utm_campaign=may&q=1", originOf());
    const frame = await openLogin(page);
    const url = new URL(frame.url());
    expect(url.origin + url.pathname).toBe(`${stage.provider}/login`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      origin: originOf(),
      mode: "modal",
      returnToPath: "/",
      metadata: Buffer.from('{"plan":"pro"}').toString("base64url"),
      utm_source: "mail",
      utm_campaign: "may",
    });
    const style = await page.locator("#auth-client-iframe").evaluate((element) => {
      const { position, zIndex } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return { position, zIndex, isFull: width === innerWidth && height === innerHeight };
    });
    expect(style).toEqual({ position: "fixed", zIndex: "9999", isFull: true });
    expect(await eventsOf(page)).toEqual([
      { name: "modalOpened", frame: "login", mode: "modal", userInitiated: true },
    ]);
  });

  const ends = [
    ["afterLogin", "finish_login"],
    ["afterRegister", "finish_register"],
  ] as const;
  test.each(
    sampleEvery(
      ends,
      hostKinds.findIndex(([kind]) => kind === where),
      2,
    ),
  )("%s leads to the return path with %s and the payload, where it is reported", async (type, flag) => {
    const page = await openHost(stage, "/a", originOf());
    const frame = await openLogin(page);
    const arrived = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().includes(flag),
    );
    await post(frame, { type, payload: { method: "password" } });
    const address = new URL((await arrived).url());
    expect(address.origin + address.pathname).toBe(`${originOf()}/`);
    expect(address.searchParams.get(flag)).toBe("true");
    await page.waitForURL(address.href);
    await onHost(page, ({ client }) => client.start());
    expect(await eventsOf(page)).toEqual([
      { name: type, payload: { method: "password", metadata: { plan: "pro" } } },
    ]);
    expect(page.url()).toBe(`${originOf()}/`);
  });

  test("logout goes by a hidden frame and leads back with finish_logout", async () => {
    const page = await openHost(stage, "/a", originOf());
    await onHost(page, ({ client }) => void client.logout({ returnToPath: "/bye?x=1" }));
    const frame = await frameOf(page);
    expect(new URL(frame.url()).pathname).toBe("/logout");
    const box = await page.locator("#auth-client-iframe").evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      return [width, height, getComputedStyle(element).opacity];
    });
    expect(box).toEqual([1, 1, "0"]);
    await Promise.all([page.waitForURL("**/bye**"), post(frame, { type: "afterLogout" })]);
    expect(page.url()).toBe(`${originOf()}/bye?x=1&finish_logout=true`);
    await onHost(page, ({ client }) => client.start());
    expect(await eventsOf(page)).toEqual([{ name: "afterLogout", payload: null }]);
    expect(page.url()).toBe(`${originOf()}/bye?x=1`);
  });
});

test("a frame that is closed by its own button is reported, one that goes without a reason is not", async () => {
  const page = await openHost(stage);
  await post(await openLogin(page), { type: "closeModal", payload: { reason: "button" } });
  await waitUntilGone(page);
  await post(await openLogin(page), { type: "closeModal" });
  await waitUntilGone(page);
  expect((await eventsOf(page)).map(({ name }) => name)).toEqual([
    "modalOpened",
    "modalClosed",
    "modalOpened",
  ]);
  expect((await eventsOf(page))[1]).toEqual({ name: "modalClosed", payload: { reason: "button" } });
});

test("close() takes the frame away without an event", { tags: "long" }, async () => {
  const page = await openHost(stage);
  await openLogin(page);
  await onHost(page, ({ client }) => client.close());
  await waitUntilGone(page);
  expect((await eventsOf(page)).map(({ name }) => name)).toEqual(["modalOpened"]);
});

test("a second frame is refused while one is open, also by another client of the page", async () => {
  const page = await openHost(stage);
  await openLogin(page);
  const text = "iframe already exists, skipping open iframe command";
  expect(await messageOf(onHost(page, ({ client }) => client.openRegister()))).toBe(text);
  expect(await messageOf(onHost(page, ({ make }) => make({}).openLogin()))).toBe(text);
  expect(await messageOf(onHost(page, ({ client }) => client.logout()))).toBe(text);
  expect(await page.locator("#auth-client-iframe").count()).toBe(1);
});

test("openAuthUrl leads the whole window to a page of the provider", { tags: "long" }, async () => {
  const page = await openHost(stage);
  const frame = await openLogin(page);
  await Promise.all([
    page.waitForURL(`${stage.provider}/google?x=1`),
    post(frame, { type: "openAuthUrl", payload: { url: `${stage.provider}/google?x=1` } }),
  ]);
});

test("the logout of a shown frame forgets the session and starts the logout", { tags: "long" }, async () => {
  const page = await openHost(stage);
  const frame = await openLogin(page);
  await post(frame, { type: "logout" });
  await expect.poll(() => page.frames().some((one) => one.url().includes("/logout?"))).toBe(true);
  await Promise.all([
    page.waitForURL("**/*finish_logout=true"),
    post(await frameOf(page), { type: "afterLogout" }),
  ]);
});

test("errors that come back open their frame again, with the first error and not by the visitor's wish", async () => {
  const page = await openHost(stage);
  const errors = encodeAuthErrors({
    returnAction: "register",
    config: { returnToPath: "/b", targetElementId: "place", metadata: { plan: "pro" }, returnOnError: true },
    errors: ["google_expired", "unknown"],
  });
  await page.goto(`${stage.host}/a?x=1&auth_errors=${errors}`);
  await onHost(page, ({ client }) => client.start());
  const url = new URL((await frameOf(page)).url());
  expect(url.pathname).toBe("/register");
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    mode: "element",
    returnToPath: "/b",
    targetElementId: "place",
    errorMessage: "google_expired",
    returnOnError: "true",
  });
  expect(await eventsOf(page)).toEqual([
    { name: "modalOpened", frame: "register", mode: "element", userInitiated: false },
  ]);
  expect(page.url()).toBe(`${stage.host}/a?x=1`);
});

describe("a token in the address", () => {
  test.each([
    ["password_reset_token", "/reset-password"],
    ["email_verification_token", "/email-verification"],
  ])("%s opens %s in its element and is gone from the address and the page at once", async (name, path) => {
    const page = await openHost(stage, `/a?${name}=secret-1&x=1`);
    const address = await onHost(page, ({ client }) => {
      void client.start();
      return location.href;
    });
    expect(address).toBe(`${stage.host}/a?x=1`);
    const frame = await frameOf(page);
    const url = new URL(frame.url());
    expect(url.pathname).toBe(path);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ mode: "element_full", token: "secret-1" });
    expect(await page.locator("#place #auth-client-iframe").count()).toBe(1);
    expect(await page.content()).not.toContain("secret-1");
    expect(JSON.stringify(await eventsOf(page))).not.toContain("secret-1");
    const listed = await page.evaluate(() => performance.getEntries().map((entry) => entry.name));
    expect(listed.some((entry) => entry.includes("secret-1") && !entry.includes(name))).toBe(false);
    expect(await frame.evaluate(() => document.referrer)).toBe(`${stage.host}/`);
  });

  test.each([
    ["password_reset_token", "reset-token detected but loaded without a target element id"],
    ["email_verification_token", "e-mail verification token detected but loaded without a target element id"],
  ])("%s without a configured element raises: %s", async (name, text) => {
    const page = await openHost(stage, `/a?${name}=secret`);
    expect(await messageOf(onHost(page, ({ make }) => make({ fullPageTargetElementId: "" }).start()))).toBe(
      text,
    );
    expect(page.url()).toBe(`${stage.host}/a`);
  });

  test("an element that comes late is waited for, 50 ms and 20 times", { tags: "long" }, async () => {
    const page = await openHost(stage, "/late?password_reset_token=secret");
    await stopClock(page);
    await onHost(
      page,
      ({ client, raised }) => void client.start().catch((error: Error) => raised.push(error.message)),
    );
    await page.clock.runFor(949);
    expect(await raisedOn(page)).toEqual([]);
    await page.evaluate(() => document.querySelector("#place")?.setAttribute("id", "late"));
    await page.clock.runFor(50);
    expect(await page.locator("#late #auth-client-iframe").count()).toBe(1);
  });

  test("an element that never comes raises after a second", { tags: "long" }, async () => {
    const page = await openHost(stage, "/late?password_reset_token=secret");
    await stopClock(page);
    await onHost(
      page,
      ({ client, raised }) => void client.start().catch((error: Error) => raised.push(error.message)),
    );
    await page.clock.runFor(999);
    expect(await raisedOn(page)).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => raisedOn(page)).toEqual(["element of given ID not found"]);
  });
});

test(
  "a frame inside an element keeps to it, and close() while the element is waited for opens nothing",
  { tags: "long" },
  async () => {
    const page = await openHost(stage);
    await onHost(page, ({ client }) => client.openLogin({ targetElementId: "place" }));
    expect(new URL((await frameOf(page)).url()).searchParams.get("mode")).toBe("element");
    expect(
      await page.locator("#place #auth-client-iframe").evaluate((one) => getComputedStyle(one).position),
    ).toBe("static");
    expect(await page.locator("dialog").count()).toBe(0);
    // As high as what is in it, whenever that changes.
    for (const height of ["432", "777"]) {
      await post(await frameOf(page), { type: "frameReady", payload: { title: "Log in", height } });
      await expect
        .poll(() => page.locator("#auth-client-iframe").evaluate((one) => getComputedStyle(one).height))
        .toBe(`${height}px`);
    }
    await onHost(page, async ({ client }) => {
      client.close();
      const opening = client.openLogin({ targetElementId: "later" });
      client.close();
      document.querySelector("#place")?.setAttribute("id", "later");
      await opening;
    });
    expect(await page.locator("iframe").count()).toBe(0);
  },
);

test("after reset() nothing is listened to and nothing works", async () => {
  const page = await openHost(stage);
  const frame = await openLogin(page);
  await onHost(page, ({ client }) => client.reset());
  await waitUntilGone(page);
  expect(frame.isDetached()).toBe(true);
  expect(await messageOf(onHost(page, ({ client }) => client.openLogin()))).toBe(
    "callback called before being defined",
  );
});

test(
  "without a callback the client raises as soon as it is asked for something",
  { tags: "long" },
  async () => {
    const page = await openHost(stage);
    const text = "callback called before being defined";
    expect(await messageOf(onHost(page, ({ make }) => make({ callback: undefined }).start()))).toBe(text);
    expect(await messageOf(onHost(page, ({ make }) => make({ callback: undefined }).openLogin()))).toBe(text);
  },
);
