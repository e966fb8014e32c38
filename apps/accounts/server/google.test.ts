import { decodeAuthErrors } from "@zoetrope/auth-protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  frameAddress,
  frameDataIn,
  openAccounts,
  urls,
  TestBrowser,
  type Accounts,
  type Answer,
} from "./testing/open-accounts.ts";
import { startProvider } from "./testing/openid-provider.ts";

let provider: Awaited<ReturnType<typeof startProvider>>;
let accounts: Accounts;
beforeAll(async () => {
  provider = await startProvider();
  accounts = await openAccounts({ google: provider.google });
});
afterAll(async () => {
  await accounts.close();
  await provider.close();
});

const inFrame = { "sec-fetch-dest": "iframe", "sec-fetch-site": "same-site" };

/** The page's script sends Google's answer on with the state that came with it. */
const send = (browser: TestBrowser, answer: { id_token: string; state: string; error: string }) =>
  browser.post(`/one-tap?state=${answer.state}`, answer);

/** What Google says to somebody who turns back there. */
const cancelled = ({ location }: Answer, error = "access_denied") => ({
  id_token: "",
  state: new URL(location ?? "").searchParams.get("state") ?? "",
  error,
});

/** One Tap of the page with these frame parameters: what its frame is told, and the answer for `email`. */
async function tap(browser: TestBrowser, changes: Parameters<typeof frameAddress>[1] = {}) {
  const { html } = await browser.get(frameAddress("/session", changes), inFrame);
  const [message] = frameDataIn(html).messages as { payload: Record<string, string> }[];
  const {
    googleCallbackUrl = "",
    googleCallbackState: state = "",
    googleNonce: nonce,
  } = message?.payload ?? {};
  const { pathname, search } = new URL(googleCallbackUrl);
  return (email: string) =>
    browser.post(pathname + search, {
      id_token: provider.sign({ nonce, ...claims(email) }),
      state,
      error: "",
    });
}

const claims = (email: string) => ({
  sub: `google-${email}`,
  email,
  email_verified: true,
  given_name: "Ines",
});

/** What Google puts behind the `#` for somebody who was sent to it. */
function answerOf({ location }: Answer, email: string, changes: Record<string, unknown> = {}) {
  const { searchParams } = new URL(location ?? "");
  return {
    id_token: provider.sign({ nonce: searchParams.get("nonce"), ...claims(email), ...changes }),
    state: searchParams.get("state") ?? "",
    error: "",
  };
}

describe("the button", () => {
  test("leads the window to Google and back to where the browser came from", async () => {
    const browser = new TestBrowser(accounts);
    expect((await browser.get(frameAddress("/login"))).html).toContain("Continue with Google");
    const gone = await browser.get(frameAddress("/google"));
    expect(gone.location).toContain(`${provider.google.issuer}/authorize?client_id=`);
    expect(new URL(gone.location ?? "").searchParams.get("redirect_uri")).toBe(`${urls.accounts}/one-tap`);
    // Which page the answer leads back to stands in its fragment: a form may go to each of them.
    expect((await browser.get("/one-tap")).headers.get("content-security-policy")).toContain(
      `form-action 'self' ${urls.site} ${urls.workflow}`,
    );
    const back = await send(browser, answerOf(gone, "ines@gmail.example"));
    expect(back.location).toMatch(/^https:\/\/zoetrope\.example\/pricing\?finish_register=true&cb_payload=/);
    expect((await browser.whoami()).email).toBe("ines@gmail.example");
    const again = await browser.get(frameAddress("/google"));
    const known = await send(browser, answerOf(again, "ines@gmail.example"));
    expect(known.location).toMatch(/^https:\/\/zoetrope\.example\/pricing\?finish_login=true&cb_payload=/);
  });

  test("of two tabs each ends where it began, whichever is first, and also where both were pressed at once", async () => {
    for (const isAtOnce of [false, true]) {
      const browser = new TestBrowser(accounts);
      const press = (returnToPath: string) => browser.get(frameAddress("/google", { returnToPath }));
      const [first, second] = isAtOnce
        ? await Promise.all([press("/first"), press("/second")])
        : [await press("/first"), await press("/second")];
      const one = await send(browser, answerOf(first, "tabs@gmail.example"));
      expect(new URL(one.location ?? "").pathname).toBe("/first");
      const other = await send(browser, answerOf(second, "tabs@gmail.example"));
      expect(new URL(other.location ?? "").pathname).toBe("/second");
      expect((await browser.whoami()).email).toBe("tabs@gmail.example");
    }
  });

  test("goes on working however often it is pressed from however long an address", async () => {
    const browser = new TestBrowser(accounts);
    let last: Answer | null = null;
    for (let press = 0; press < 20; press++)
      last = await browser.get(frameAddress("/google", { returnToPath: `/${press}/${"a".repeat(1_500)}` }));
    expect([...browser.cookies].join("").length).toBeLessThan(8_192);
    const back = await send(browser, answerOf(last as Answer, "often@gmail.example"));
    expect(back.location).toContain("/19/aaa");
  });

  test("is told that it took too long where the state is over, and not that Google has refused", async () => {
    const browser = new TestBrowser(accounts);
    const gone = await browser.get(frameAddress("/google"));
    const answer = answerOf(gone, "late@gmail.example");
    await send(browser, answer);
    // By the Back button.
    const late = await send(browser, answer);
    expect(late.location).toMatch(/^\/login\?.*errorMessage=google_expired/);
    expect((await new TestBrowser(accounts).get(late.location ?? "")).html).toContain(
      "That took too long. Start again.",
    );
    // Ten minutes later the browser has let go of the cookie as well.
    browser.cookies.clear();
    expect((await send(browser, answer)).location).toContain("errorMessage=google_expired");
  });

  test.each([
    ["made for another client", { aud: "other" }],
    ["of another issuer", { iss: "https://evil.example" }],
    ["made for another request", { nonce: "other" }],
    ["that is over", { exp: 1 }],
  ])("does not sign in with a token %s", async (_what, changes) => {
    const browser = new TestBrowser(accounts);
    const gone = await browser.get(frameAddress("/google"));
    const back = await send(browser, answerOf(gone, "mallory@gmail.example", changes));
    expect(back.location).toMatch(/^\/login\?.*errorMessage=google_failed/);
    expect((await browser.whoami()).id).toBe("guest");
  });

  // OWASP ASVS 5.0 v5.0.0-10.2.1
  test("takes an answer only from the browser that was sent away, and only once", async () => {
    const browser = new TestBrowser(accounts);
    const gone = await browser.get(frameAddress("/google"));
    const lured = new TestBrowser(accounts);
    // Somebody whose browser is on a way of its own.
    await lured.get(frameAddress("/google"));
    const stolen = await send(lured, answerOf(gone, "mallory@gmail.example"));
    expect(stolen.location).toContain("errorMessage=google_failed");
    expect((await lured.whoami()).id).toBe("guest");
    // The state is used up, even for the browser that it was meant for.
    const late = await send(browser, answerOf(gone, "ines@gmail.example"));
    expect(late.location).toContain("errorMessage=google_expired");
  });

  test("says that somebody has changed their mind", async () => {
    const browser = new TestBrowser(accounts);
    const gone = await browser.get(frameAddress("/google"));
    const back = await send(browser, cancelled(gone));
    expect((await browser.get(back.location ?? "")).html).toContain("The sign-in was cancelled.");
  });

  test("brings an error back to the host page that wants it, as a code", async () => {
    const browser = new TestBrowser(accounts);
    const gone = await browser.get(
      frameAddress("/google", { returnOnError: true, metadata: { plan: "team" } }),
    );
    const back = await send(browser, cancelled(gone, "<b>call us</b>"));
    const { origin, pathname, searchParams } = new URL(back.location ?? "");
    expect(origin + pathname).toBe(`${urls.site}/pricing`);
    expect(decodeAuthErrors(searchParams.get("auth_errors") ?? "")).toEqual({
      returnAction: "login",
      config: { returnOnError: true, returnToPath: "/pricing", metadata: { plan: "team" } },
      errors: ["access_denied"],
    });
  });
});

test("an error that began in the register frame opens that frame again", async () => {
  const browser = new TestBrowser(accounts);
  const pressed = async (path: string, returnOnError: boolean) => {
    const { html } = await browser.get(frameAddress(path, { returnOnError }));
    const address = /href="(\/external\/google[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    return send(browser, cancelled(await browser.get(address)));
  };
  const errorsOf = ({ location }: Answer) =>
    decodeAuthErrors(new URL(location ?? "").searchParams.get("auth_errors") ?? "");
  expect(errorsOf(await pressed("/register", true))?.returnAction).toBe("register");
  expect(errorsOf(await pressed("/login", true))?.returnAction).toBe("login");
  expect((await pressed("/register", false)).location).toMatch(
    /^\/register\?(?!.*from=).*errorMessage=access_denied/,
  );
  expect((await pressed("/login", false)).location).toMatch(/^\/login\?/);
});

describe("One Tap", () => {
  test("begins in the session frame of a guest and ends at the return address of that frame", async () => {
    const browser = new TestBrowser(accounts);
    const back = await (await tap(browser))("tap@gmail.example");
    expect(back.location).toMatch(/^https:\/\/zoetrope\.example\/pricing\?finish_register=true/);
    expect((await browser.whoami()).email).toBe("tap@gmail.example");
  });

  test("of several tabs, and beside the button, each ends where it began", async () => {
    const browser = new TestBrowser(accounts);
    const [first, second] = await Promise.all([
      tap(browser, { returnToPath: "/first" }),
      tap(browser, { returnToPath: "/second" }),
    ]);
    const third = await tap(browser, { returnToPath: "/third" });
    const pressed = await browser.get(frameAddress("/google", { returnToPath: "/button" }));
    const answers = [
      await first("several@gmail.example"),
      await third("several@gmail.example"),
      await send(browser, answerOf(pressed, "several@gmail.example")),
      await second("several@gmail.example"),
    ];
    expect(answers.map(({ location }) => new URL(location ?? "").pathname)).toEqual([
      "/first",
      "/third",
      "/button",
      "/second",
    ]);
  });

  test("is not offered in a frame on another site, where its cookie would not be kept", async () => {
    const { html, headers } = await new TestBrowser(accounts).get(frameAddress("/session"), {
      "sec-fetch-dest": "iframe",
      "sec-fetch-site": "cross-site",
    });
    expect(frameDataIn(html).messages).toEqual([{ type: "sessionCheckResult" }]);
    expect(headers.getSetCookie()).toEqual([]);
  });
});

test("somebody with a password links Google in the settings, and unlinks it", async () => {
  const email = "linking@example.org";
  await accounts.newPerson(email);
  const browser = new TestBrowser(accounts);
  await browser.post("/login", { login: email, password: "seven lamps behind paper", remember: "on" });
  const gone = await browser.get("/google?intent=link&return_to=https%3A%2F%2Fzoetrope.example%2Ftags", {
    "sec-fetch-site": "same-origin",
  });
  const back = await send(browser, answerOf(gone, "other@gmail.example"));
  expect(back.location).toBe("/settings?return_to=https%3A%2F%2Fzoetrope.example%2Ftags&done=google#google");
  expect((await browser.get("/settings?done=google")).html).toContain("Linked with other@gmail.example.");
  await browser.post("/settings", { intent: "provider-removed", provider: "google" });
  expect((await browser.get("/settings")).html).toContain("Link your Google account");
});
