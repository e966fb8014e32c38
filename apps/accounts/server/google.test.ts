import { decodeAuthErrors } from "@zoetrope/auth-protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  frameAddress,
  frameDataIn,
  openAccounts,
  urls,
  Visitor,
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
  test("leads the window to Google and back to where the visitor came from", async () => {
    const visitor = new Visitor(accounts);
    expect((await visitor.get(frameAddress("/login"))).html).toContain("Continue with Google");
    const gone = await visitor.get(frameAddress("/google"));
    expect(gone.location).toContain(`${provider.google.issuer}/authorize?client_id=`);
    expect(new URL(gone.location ?? "").searchParams.get("redirect_uri")).toBe(`${urls.accounts}/one-tap`);
    expect((await visitor.get("/one-tap")).headers.get("content-security-policy")).toContain(
      `form-action 'self' ${urls.site}`,
    );
    const back = await visitor.post("/one-tap", answerOf(gone, "ines@gmail.example"));
    expect(back.location).toMatch(/^https:\/\/zoetrope\.example\/pricing\?finish_login=true&cb_payload=/);
    expect((await visitor.whoami()).email).toBe("ines@gmail.example");
  });

  test.each([
    ["made for another client", { aud: "other" }],
    ["of another issuer", { iss: "https://evil.example" }],
    ["made for another visit", { nonce: "other" }],
    ["that is over", { exp: 1 }],
  ])("does not sign in with a token %s", async (_what, changes) => {
    const visitor = new Visitor(accounts);
    const gone = await visitor.get(frameAddress("/google"));
    const back = await visitor.post("/one-tap", answerOf(gone, "mallory@gmail.example", changes));
    expect(back.location).toMatch(/^\/login\?.*errorMessage=google_failed/);
    expect((await visitor.whoami()).id).toBe("guest");
  });

  // OWASP ASVS 5.0 v5.0.0-10.2.1
  test("takes an answer only from the browser that was sent away, and only once", async () => {
    const visitor = new Visitor(accounts);
    const gone = await visitor.get(frameAddress("/google"));
    const lured = new Visitor(accounts);
    const stolen = await lured.post("/one-tap", answerOf(gone, "mallory@gmail.example"));
    expect(stolen.location).toContain("errorMessage=google_failed");
    expect((await lured.whoami()).id).toBe("guest");
    // The state is used up, even for the browser that it was meant for.
    const late = await visitor.post("/one-tap", answerOf(gone, "ines@gmail.example"));
    expect(late.location).toContain("errorMessage=google_failed");
  });

  test("says that somebody has changed their mind", async () => {
    const visitor = new Visitor(accounts);
    await visitor.get(frameAddress("/google"));
    const back = await visitor.post("/one-tap", { id_token: "", state: "", error: "access_denied" });
    expect((await visitor.get(back.location ?? "")).html).toContain("The sign-in was cancelled.");
  });

  test("brings an error back to the host page that wants it, as a code", async () => {
    const visitor = new Visitor(accounts);
    await visitor.get(frameAddress("/google", { returnOnError: true, metadata: { plan: "team" } }));
    const back = await visitor.post("/one-tap", { id_token: "", state: "", error: "<b>call us</b>" });
    const { origin, pathname, searchParams } = new URL(back.location ?? "");
    expect(origin + pathname).toBe(`${urls.site}/pricing`);
    expect(decodeAuthErrors(searchParams.get("auth_errors") ?? "")).toEqual({
      returnAction: "login",
      config: { returnOnError: true, returnToPath: "/pricing", metadata: { plan: "team" } },
      errors: ["access_denied"],
    });
  });
});

describe("One Tap", () => {
  test("begins in the session frame of a guest and ends at the return address of that frame", async () => {
    const visitor = new Visitor(accounts);
    const { html } = await visitor.get(frameAddress("/session"), {
      "sec-fetch-dest": "iframe",
      "sec-fetch-site": "same-site",
    });
    const [message] = frameDataIn(html).messages as { payload: Record<string, string> }[];
    const { googleCallbackUrl = "", googleCallbackState: state, googleNonce: nonce } = message?.payload ?? {};
    const { pathname, search } = new URL(googleCallbackUrl);
    const back = await visitor.post(pathname + search, {
      id_token: provider.sign({ nonce, ...claims("tap@gmail.example") }),
      state: state ?? "",
      error: "",
    });
    expect(back.location).toMatch(/^https:\/\/zoetrope\.example\/pricing\?finish_login=true/);
    expect((await visitor.whoami()).email).toBe("tap@gmail.example");
  });

  test("is not offered in a frame on another site, where its cookie would not be kept", async () => {
    const { html, headers } = await new Visitor(accounts).get(frameAddress("/session"), {
      "sec-fetch-dest": "iframe",
      "sec-fetch-site": "cross-site",
    });
    expect(frameDataIn(html).messages).toEqual([{ type: "sessionCheckResult", payload: { session: null } }]);
    expect(headers.getSetCookie()).toEqual([]);
  });
});

test("somebody with a password links Google in the settings, and unlinks it", async () => {
  const email = "linking@example.org";
  await accounts.newPerson(email);
  const visitor = new Visitor(accounts);
  await visitor.post("/login", { login: email, password: "seven lamps behind paper", keep: "on" });
  const gone = await visitor.get("/google?intent=link");
  const back = await visitor.post("/one-tap", answerOf(gone, "other@gmail.example"));
  expect(back.location).toBe("/settings?done=google#google");
  expect((await visitor.get("/settings?done=google")).html).toContain("Linked with other@gmail.example.");
  await visitor.post("/settings", { intent: "google-removed" });
  expect((await visitor.get("/settings")).html).toContain("Link your Google account");
});
