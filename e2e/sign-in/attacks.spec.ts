import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { encodeAuthErrors } from "@zoetrope/auth-protocol";
import { useBrowser } from "../browser.ts";
import { eventsOf, frameOf, messageOf, onHost, openHost, openLogin, raisedOn, post } from "./open-host.ts";
import { useStage } from "./serve-pages.ts";

useBrowser();
const stage = useStage();

const messages = [
  { type: "frameReady", payload: { title: "x" } },
  { type: "afterLogin", payload: {} },
  { type: "afterRegister", payload: {} },
  { type: "afterLogout" },
  { type: "closeModal", payload: { reason: "button" } },
  { type: "openAuthUrl", payload: { url: "/x" } },
  { type: "sessionCheckResult", payload: { session: null } },
  { type: "logout" },
] as const;
const ofShown = new Set<string>([
  "frameReady",
  "afterLogin",
  "afterRegister",
  "closeModal",
  "openAuthUrl",
  "logout",
]);

/** Messages arrive in order: once this one has arrived, so has everything before it. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener("message", ({ data }) => data === "settled" && resolve());
        postMessage("settled", "*");
      }),
  );

/** What follows was tried while the login frame was open: the client has taken no notice of it. */
async function expectNoNotice(page: Page, tried: string): Promise<void> {
  await settle(page);
  expect(page.url(), tried).toBe(`${stage.host}/`);
  expect(await page.locator("#auth-client-iframe").count(), tried).toBe(1);
  expect(
    (await eventsOf(page)).map(({ name }) => name),
    tried,
  ).toEqual(["modalOpened"]);
  expect(await raisedOn(page), tried).toEqual([]);
}

// OWASP ASVS 5.0 v5.0.0-3.5.5: what the postMessage interface receives is discarded when origin or syntax is not trusted.
describe("each message counts for nothing", () => {
  test("from another origin, even where it claims to come from the frame or from the provider", async () => {
    const page = await openHost(stage);
    await openLogin(page);
    for (const message of messages) {
      await page.evaluate(
        ([value, origin, provider]) => {
          const stranger = document.createElement("iframe");
          stranger.srcdoc = "";
          document.querySelector("dialog")?.append(stranger);
          // The page's own origin, from its own window and from a frame of it; then each of both claims alone.
          postMessage(value, "*");
          stranger.contentWindow?.parent.postMessage(value, "*");
          dispatchEvent(new MessageEvent("message", { data: value, origin: provider, source: window }));
          dispatchEvent(new MessageEvent("message", { data: value, origin: provider }));
          const source =
            document.querySelector<HTMLIFrameElement>("#auth-client-iframe")?.contentWindow ?? null;
          dispatchEvent(new MessageEvent("message", { data: value, origin, source }));
          dispatchEvent(
            new MessageEvent("message", { data: value, origin: `${provider}.evil.example`, source }),
          );
          stranger.remove();
        },
        [message, stage.host, stage.provider] as const,
      );
      await expectNoNotice(page, message.type);
    }
  });

  test("from another window of the provider", async () => {
    const page = await openHost(stage);
    await openLogin(page);
    await page.evaluate(
      (address) => {
        const other = document.createElement("iframe");
        other.id = "other";
        other.src = address;
        document.querySelector("dialog")?.append(other);
      },
      `${stage.provider}/login?origin=${encodeURIComponent(stage.host)}`,
    );
    const other = await frameOf(page, "#other");
    for (const message of messages) {
      await post(other, message);
      await expectNoNotice(page, message.type);
    }
  });

  test("in another shape", async () => {
    const page = await openHost(stage);
    const frame = await openLogin(page);
    for (const message of messages) {
      const { type } = message;
      const shapes: unknown[] = [
        type,
        { type: type.toUpperCase() },
        { type: [type] },
        { kind: type },
        [message],
        JSON.stringify(message),
      ];
      // Where a payload is needed, others than it.
      if (ofShown.has(type) && "payload" in message && type !== "frameReady")
        shapes.push({ type, payload: "x" }, { type, payload: [] }, { type, payload: null });
      for (const shape of shapes) await post(frame, shape);
      await expectNoNotice(page, type);
    }
  });

  test("after its frame has gone", { tags: "long" }, async () => {
    const page = await openHost(stage);
    for (const message of messages) {
      const frame = await openLogin(page);
      // The frame's own window goes with it; what it posted last may still be on its way.
      await frame.evaluate((value) => {
        const { post: send } = window as unknown as { post(one: unknown): void };
        send({ type: "closeModal" });
        send(value);
      }, message as unknown);
      await expect.poll(() => page.locator("#auth-client-iframe").count(), { message: message.type }).toBe(0);
      await settle(page);
      expect(page.url(), message.type).toBe(`${stage.host}/`);
    }
    expect((await eventsOf(page)).map(({ name }) => name)).toEqual(messages.map(() => "modalOpened"));
  });

  test("from the shown frame where only a hidden one may say it", { tags: "long" }, async () => {
    const page = await openHost(stage);
    const frame = await openLogin(page);
    for (const message of messages.filter(({ type }) => !ofShown.has(type))) {
      await post(frame, message);
      await expectNoNotice(page, message.type);
    }
  });

  test.each([
    ["session", "#auth-client-session-check-iframe", ["sessionCheckResult"]],
    ["logout", "#auth-client-iframe", ["afterLogout", "openAuthUrl"]],
  ] as const)("from the hidden %s frame, but for its own", async (kind, selector, own) => {
    const page = await openHost(stage);
    await onHost(
      page,
      kind === "session" ? ({ client }) => void client.checkSession() : ({ client }) => void client.logout(),
    );
    const frame = await frameOf(page, selector);
    for (const message of messages.filter(({ type }) => !own.some((one) => one === type))) {
      await post(frame, message);
      await settle(page);
      expect(page.url(), message.type).toBe(`${stage.host}/`);
      expect(await page.locator(selector).count(), message.type).toBe(1);
      expect(await eventsOf(page), message.type).toEqual([]);
    }
  });
});

const refused = [
  "https://other.example/",
  "//other.example/",
  "/\\other.example",
  "/..//other.example",
  "/%2fother.example",
  "/%252fother.example",
  "/\tx",
  "javascript:alert(1)",
  "data:text/html,x",
];

// OWASP ASVS 5.0 v5.0.0-3.7.2: redirects only to allow-listed addresses.
test("return addresses that lead elsewhere are refused before a frame opens", async () => {
  const page = await openHost(stage);
  for (const address of refused)
    for (const option of ["returnToPath", "returnToUrl"])
      for (const method of ["openLogin", "openRegister", "logout"])
        expect(
          await messageOf(page.evaluate(`client.${method}(${JSON.stringify({ [option]: address })})`)),
          `${method} ${option} ${address}`,
        ).toBe("address refused");
  expect(await page.locator("iframe").count()).toBe(0);
});

test("openAuthUrl to anywhere but the provider is refused with an error", async () => {
  const page = await openHost(stage);
  for (const url of [
    ...refused,
    stage.host,
    stage.foreignHost,
    `${stage.provider}:1/`,
    `${stage.provider}@other.example/`,
  ]) {
    if (url === "/\tx") continue;
    const frame = await openLogin(page);
    await post(frame, { type: "openAuthUrl", payload: { url } });
    await expect.poll(() => raisedOn(page)).toEqual(["address refused"]);
    expect(page.url(), url).toBe(`${stage.host}/`);
    await onHost(page, ({ raised }) => void (raised.length = 0));
  }
});

test("a logout is led to the provider alone", async () => {
  const page = await openHost(stage);
  for (const url of [stage.host, stage.foreignHost, `${stage.provider}@other.example/`]) {
    await onHost(
      page,
      ({ client, raised }) => void client.logout().catch((error: Error) => raised.push(error.message)),
    );
    await post(await frameOf(page), { type: "openAuthUrl", payload: { url } });
    await expect.poll(() => raisedOn(page)).toEqual(["address refused"]);
    expect(page.url(), url).toBe(`${stage.host}/`);
    await onHost(page, ({ raised }) => void (raised.length = 0));
  }
});

test("a return address in auth_errors is no better than any other", async () => {
  const page = await openHost(stage);
  const errors = encodeAuthErrors({
    returnAction: "login",
    config: { returnToUrl: "https://other.example/" },
    errors: ["unknown"],
  });
  await page.goto(`${stage.host}/?auth_errors=${errors}`);
  expect(await messageOf(onHost(page, ({ client }) => client.start()))).toBe("address refused");
  expect(await page.locator("iframe").count()).toBe(0);
});

test("a payload that somebody else made says nothing about who is signed in, and broken ones are left aside", async () => {
  const page = await openHost(stage);
  const hostile = Buffer.from('{"method":"password","userId":"admin","metadata":{"__proto__":"x"}}').toString(
    "base64url",
  );
  await page.goto(`${stage.host}/?finish_login=true&cb_payload=${hostile}`);
  await onHost(page, ({ client }) => client.start());
  await page.goto(`${stage.host}/?finish_login=true&cb_payload=%00%ff`);
  await onHost(page, ({ client }) => client.start());
  expect(await eventsOf(page)).toEqual([{ name: "afterLogin", payload: null }]);
  await page.goto(`${stage.host}/?finish_login=yes&cb_payload=${hostile}`);
  await onHost(page, ({ client }) => client.start());
  expect(await eventsOf(page)).toEqual([]);
});
