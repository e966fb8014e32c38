import { readFrameMessage } from "@zoetrope/auth-protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  embedder,
  frameAddress,
  frameDataIn,
  openAccounts,
  urls,
  TestBrowser,
  type Accounts,
} from "./testing/open-accounts.ts";

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
  await accounts.newPerson("framed@example.org");
});
afterAll(() => accounts.close());

const password = "seven lamps behind paper";
const login = { login: "framed@example.org", password, remember: "on" };
const inFrame = { "sec-fetch-dest": "iframe", "sec-fetch-site": "same-site" };
const posted = { "sec-fetch-dest": "iframe" };
const ancestorsOf = (headers: Headers) =>
  /frame-ancestors ([^;]+)/.exec(headers.get("content-security-policy") ?? "")?.[1];

async function signedIn(): Promise<TestBrowser> {
  const browser = new TestBrowser(accounts);
  await browser.post("/login", login);
  return browser;
}

describe.each(["/login", "/register", "/logout", "/session", "/reset-password", "/email-verification"])(
  "%s in a frame",
  (path) => {
    // OWASP ASVS 5.0 v5.0.0-3.4.6
    test("may stand in the page that asked for it and in no other", async () => {
      const { headers } = await new TestBrowser(accounts).get(frameAddress(path), inFrame);
      expect(ancestorsOf(headers)).toBe(urls.site);
    });

    test("may stand in the page of a partner that is on the list", async () => {
      const { headers } = await new TestBrowser(accounts).get(
        frameAddress(path, { origin: embedder }),
        inFrame,
      );
      expect(ancestorsOf(headers)).toBe(embedder);
    });

    test.each([
      "https://stranger.example",
      "https://zoetrope.example.evil.example",
      "null",
      "*",
      "http://zoetrope.example",
    ])("tells a page at %s nothing and stands in none", async (origin) => {
      const { status, headers, html } = await (await signedIn()).get(frameAddress(path, { origin }), inFrame);
      expect(status).toBe(400);
      expect(ancestorsOf(headers)).toBe("'none'");
      expect(frameDataIn(html)).toMatchObject({ origin: null, messages: [] });
      expect(html).not.toContain("framed@example.org");
    });

    // OWASP ASVS 5.0 v5.0.0-3.7.2
    test.each([
      "//evil.example",
      "/\\evil.example",
      "/..//evil.example",
      "/%2f/evil.example",
      "javascript:alert(1)",
    ])("refuses to return to %s, and says so", async (returnToPath) => {
      const { status, html } = await new TestBrowser(accounts).get(
        frameAddress(path, { returnToPath }),
        inFrame,
      );
      expect(status).toBe(400);
      expect(html).toContain("The address to return to is not on our list");
      expect(html).not.toContain("evil.example");
    });
  },
);

describe.each(["/settings", "/mailbox", "/one-tap", "/deleted", "/nothing"])("%s", (path) => {
  test("stands in no frame, whatever the address says", async () => {
    const { headers } = await (await signedIn()).get(frameAddress(path), inFrame);
    expect(ancestorsOf(headers)).toBe("'none'");
  });
});

test("a login in a frame ends on a page that tells its host, with the metadata that the host gave", async () => {
  const browser = new TestBrowser(accounts);
  const address = frameAddress("/login", { metadata: { plan: "team" }, utmTags: { utm_source: "mail" } });
  const page = await browser.get(address, inFrame);
  expect(page.html).toContain('data-mode="modal"');
  expect(frameDataIn(page.html)).toMatchObject({ origin: urls.site, title: "Welcome back", messages: [] });
  const sent = await browser.post(address, login, posted);
  expect(sent.status).toBe(303);
  expect(sent.location).toMatch(/^\/signed-in\?.*flag=login&method=password/);
  const done = await browser.get(sent.location ?? "", posted);
  const { origin, messages, continueTo } = frameDataIn(done.html);
  expect(origin).toBe(urls.site);
  expect(messages).toEqual([
    { type: "afterLogin", payload: { method: "password", metadata: { plan: "team" } } },
  ]);
  expect(messages.map((message) => readFrameMessage(message, "shown"))).toEqual(messages);
  expect(continueTo).toMatch(/^https:\/\/zoetrope\.example\/pricing\?finish_login=true&cb_payload=[\w-]+$/);
  // Without JavaScript the way back is a link for the whole window.
  expect(done.html).toContain('target="_top"');
});

test("the same address in a window of its own leads back at once", async () => {
  const sent = await new TestBrowser(accounts).post(frameAddress("/login"), login);
  expect(sent.location).toMatch(/^https:\/\/zoetrope\.example\/pricing\?finish_login=true/);
});

// A search for "happy birthday", one for "100%", one for "\\o/".
test.each([
  "/free-animations/happy%20birthday",
  "/free-animations/100%25?type=free",
  "/free-animations/%5Co%2F",
])("somebody at %s logs in, signs up, is known to One Tap, and comes back there", async (returnToPath) => {
  for (const path of ["/login", "/register", "/session", "/logout", "/google"])
    expect(
      (await new TestBrowser(accounts).get(frameAddress(path, { returnToPath }), inFrame)).status,
    ).toBeLessThan(400);
  const sent = await new TestBrowser(accounts).post(frameAddress("/login", { returnToPath }), login);
  expect(sent.location).toContain(urls.site + returnToPath);
  const settings = `/settings?${new URLSearchParams({ return_to: urls.site + returnToPath }).toString()}`;
  expect((await (await signedIn()).get(settings)).html).toContain(`href="${urls.site}${returnToPath}"`);
});

test("nobody is told of a login that never was, whatever the address says", async () => {
  const { location } = await new TestBrowser(accounts).get(
    `${frameAddress("/signed-in")}&flag=login&method=password`,
    inFrame,
  );
  expect(location).toMatch(/^\/login\?/);
});

test("registering in a frame stays in it until the mail is opened", async () => {
  const form = { name: "New", email: "framed-new@example.org", password, agree: "on" };
  const sent = await new TestBrowser(accounts).post(frameAddress("/register"), form, posted);
  expect(sent.location).toMatch(/^\/email-verification\?.*origin=.*sent=registered/);
});

test("a frame on another site, where no cookie is kept, offers the whole window instead of a form", async () => {
  const browser = new TestBrowser(accounts);
  const { html } = await browser.get(frameAddress("/login"), { ...inFrame, "sec-fetch-site": "cross-site" });
  expect(html).not.toContain("<form");
  expect(html).toContain("Continue in this window");
  expect(html).toContain('data-top=""');
});

describe("the session frame", () => {
  const resultIn = (html: string) => frameDataIn(html).messages[0];

  test("says who is signed in, in a shape that the client reads", async () => {
    const { html } = await (await signedIn()).get(frameAddress("/session"), inFrame);
    expect(resultIn(html)).toMatchObject({
      type: "sessionCheckResult",
      payload: { session: { userId: expect.stringMatching(/^[0-9a-z]{20}$/) } },
    });
    expect(readFrameMessage(resultIn(html), "session")).toEqual(resultIn(html));
  });

  test("says that nobody is signed in", async () => {
    const { html } = await new TestBrowser(accounts).get(frameAddress("/session"), inFrame);
    expect(resultIn(html)).toEqual({ type: "sessionCheckResult", payload: { session: null } });
  });

  test("says on a page of another site that it cannot know, not that nobody is signed in", async () => {
    const { html } = await new TestBrowser(accounts).get(frameAddress("/session"), {
      ...inFrame,
      "sec-fetch-site": "cross-site",
    });
    expect(resultIn(html)).toEqual({ type: "sessionCheckResult" });
    expect(readFrameMessage(resultIn(html), "session")).toEqual({ type: "sessionCheckResult" });
  });

  test("is nothing without an origin to say it to", async () => {
    expect((await (await signedIn()).get("/session")).status).toBe(400);
  });
});

describe("the logout frame", () => {
  test("ends nothing by being opened; its script sends the form", async () => {
    const browser = await signedIn();
    const { html } = await browser.get(frameAddress("/logout"), inFrame);
    expect((await browser.whoami()).email).toBe("framed@example.org");
    expect(frameDataIn(html).messages).toEqual([]);
    expect(html).toContain("data-send-in-frame");
    const sent = await browser.post(frameAddress("/logout"), {}, posted);
    expect((await browser.whoami()).id).toBe("guest");
    const done = await browser.get(sent.location ?? "", posted);
    expect(frameDataIn(done.html).messages).toEqual([{ type: "afterLogout" }]);
  });

  test("on another site, where it has no cookie, tells nobody that the session has ended: it leads the window to where it can be", async () => {
    const { html } = await new TestBrowser(accounts).get(frameAddress("/logout"), {
      ...inFrame,
      "sec-fetch-site": "cross-site",
    });
    const { messages } = frameDataIn(html);
    const message = readFrameMessage(messages[0], "logout");
    expect(messages).toHaveLength(1);
    expect(message?.type).toBe("openAuthUrl");
    expect(html).not.toContain("data-send-in-frame");
    const url = message?.type === "openAuthUrl" ? message.payload.url : "";
    const { origin, pathname, search } = new URL(url);
    expect(origin).toBe(urls.accounts);

    const browser = await signedIn();
    const asked = await browser.get(pathname + search);
    expect(asked.html).toContain("Log out?");
    expect(frameDataIn(asked.html).messages).toEqual([]);
    const left = await browser.post(pathname + search, {});
    expect((await browser.whoami()).id).toBe("guest");
    expect(left.location).toContain("finish_logout=true");
    // Whoever is out already is not asked.
    expect((await browser.get(pathname + search)).location).toBe(left.location);
  });
});

test("an error travels as a code and is worded here; what is no code is worded as unknown", async () => {
  const browser = new TestBrowser(accounts);
  const known = await browser.get(frameAddress("/login", { errorMessage: "google_expired" }), inFrame);
  expect(known.html).toContain("That took too long. Start again.");
  const address = `${frameAddress("/login")}&errorMessage=${encodeURIComponent("Call +1 555 to unlock")}`;
  const unknown = await browser.get(address, inFrame);
  expect(unknown.html).toContain("That did not work. Try again.");
  expect(unknown.html).not.toContain("Call +1 555");
});

test("a frame whose page names no language speaks English, whatever the browser prefers", async () => {
  const address = `/login?${new URLSearchParams({ origin: urls.site }).toString()}`;
  const german = { "accept-language": "de" };
  expect((await new TestBrowser(accounts).get(address, { ...inFrame, ...german })).html).toContain(
    '<html lang="en"',
  );
  expect((await new TestBrowser(accounts).get("/login", german)).html).toContain('<html lang="de"');
});

test("a mark that scripts can read changes with each log-in and goes with each log-out, and holds nothing of the session", async () => {
  const browser = await signedIn();
  const first = browser.cookies.get("zoetrope-mark");
  expect(first).toMatch(/^[\w-]{8}$/);
  const again = await browser.post("/login", login);
  const line = again.headers.getSetCookie().find((one) => one.startsWith("zoetrope-mark=")) ?? "";
  expect(line).not.toContain("HttpOnly");
  expect(browser.cookies.get("zoetrope-mark")).not.toBe(first);
  await browser.post("/logout", {});
  expect(browser.cookies.has("zoetrope-mark")).toBe(false);
});

test.each([
  ["zoetrope-dark", 'data-theme="dark"'],
  ["zoetrope-light", 'data-theme="light"'],
] as const)("the theme %s is the page's", async (theme, attribute) => {
  const { html } = await new TestBrowser(accounts).get(frameAddress("/login", { theme }), inFrame);
  expect(html).toContain(attribute);
});
