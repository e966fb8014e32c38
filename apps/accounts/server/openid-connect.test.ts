import { startIssuer, type TestIssuer } from "@zoetrope/identity/testing-issuer";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  frameAddress,
  openAccounts,
  TestBrowser,
  urls,
  type Accounts,
  type Answer,
} from "./testing/open-accounts.ts";

let issuer: TestIssuer;
let other: TestIssuer;
let accounts: Accounts;
beforeAll(async () => {
  issuer = await startIssuer([`${urls.accounts}/external/acme/callback`]);
  other = await startIssuer([`${urls.accounts}/external/partner/callback`]);
  accounts = await openAccounts({
    issuers: [
      { id: "acme", name: "Acme", domains: ["acme.example"], ...issuer },
      { id: "partner", name: "Partner", domains: ["*"], ...other },
    ],
  });
});
afterAll(async () => {
  await accounts.close();
  await issuer.close();
  await other.close();
});
afterEach(() => {
  issuer.tamper = null;
});

const fromSettings = { "sec-fetch-site": "same-origin" };
const someone = (name: string) => ({
  sub: name,
  email: `${name}@acme.example`,
  email_verified: true,
  given_name: "Lotte",
});
/** Through the pages of the issuer: the address that it sends the browser back to, path and query. */
async function throughIssuer({ location }: Answer, name: string, at = issuer): Promise<string> {
  at.people.set(name, someone(name));
  const { pathname, search } = await at.authorize(location ?? "", name);
  return pathname + search;
}
const signIn = async (browser: TestBrowser, name: string, address = frameAddress("/external/acme")) =>
  browser.get(await throughIssuer(await browser.get(address), name));

async function newPerson(name: string): Promise<TestBrowser> {
  const email = `${name}@home.example`;
  await accounts.newPerson(email);
  const browser = new TestBrowser(accounts);
  await browser.post("/login", { login: email, password: "seven lamps behind paper", remember: "on" });
  return browser;
}

describe("somebody of a company", () => {
  test("signs up and signs in with its provider and comes back to where they began", async () => {
    const browser = new TestBrowser(accounts);
    const { html } = await browser.get(frameAddress("/login"));
    expect(html).toContain("Continue with Acme");
    const back = await signIn(browser, "ines");
    expect(back.location).toMatch(/^https:\/\/zoetrope\.example\/pricing\?finish_register=true&cb_payload=/);
    expect((await browser.whoami()).email).toBe("ines@acme.example");
    const again = await signIn(new TestBrowser(accounts), "ines");
    expect(again.location).toMatch(/^https:\/\/zoetrope\.example\/pricing\?finish_login=true/);
  });

  test("is told what to do where their account is linked to somebody else of that provider", async () => {
    await signIn(new TestBrowser(accounts), "renewed");
    issuer.people.set("renewed-2", { ...someone("renewed"), sub: "renewed-2" });
    const browser = new TestBrowser(accounts);
    const { pathname, search } = await issuer.authorize(
      (await browser.get(frameAddress("/external/acme"))).location ?? "",
      "renewed-2",
    );
    const back = await browser.get(pathname + search);
    expect(back.location).toContain("errorMessage=provider_not_linked");
    expect((await browser.whoami()).id).toBe("guest");
  });
});

describe("an answer", () => {
  const strangers = ["https://evil.example/", "//evil.example", "https://zoetrope.example@evil.example/"];

  test.each(strangers)("leads nobody to %s, whatever its address says", async (stranger) => {
    const began = new TestBrowser(accounts);
    expect((await began.get(`/external/acme?${new URLSearchParams({ return_to: stranger })}`)).status).toBe(
      400,
    );

    // A way that has begun as it should, whose answer somebody has added to.
    const browser = new TestBrowser(accounts);
    const callback = await throughIssuer(await browser.get(frameAddress("/external/acme")), "added");
    const added = `${callback}&${new URLSearchParams({ return_to: stranger, origin: stranger, returnToUrl: stranger })}`;
    const back = await browser.get(added);
    expect(new URL(back.location ?? "", urls.accounts).host).toMatch(/(^|\.)zoetrope\.example$/);

    for (const state of ["", "&state=unknown"]) {
      const parameters = new URLSearchParams({ error: "access_denied", return_to: stranger });
      const answer = await new TestBrowser(accounts).get(`/external/acme/callback?${parameters}${state}`);
      expect(answer.location ?? "/").toMatch(/^\/(?!\/)/);
      expect(answer.html).not.toContain(`href="${stranger}`);
    }
  });

  test("leads nobody away where the cookie of the browser names a stranger", async () => {
    const browser = new TestBrowser(accounts);
    const callback = await throughIssuer(await browser.get(frameAddress("/external/acme")), "cookie");
    for (const [name, value] of browser.cookies) {
      const [token, search] = value.split(".");
      if (search === undefined) continue;
      const forged = new URLSearchParams({ return_to: "https://evil.example/" }).toString();
      browser.cookies.set(name, `${token}.${Buffer.from(`?${forged}`).toString("base64url")}`);
    }
    const back = await browser.get(callback);
    expect(back.status).toBe(400);
    expect(back.location).toBeNull();
    expect((await browser.whoami()).id).toBe("guest");
  });

  test("with an error is told where the browser began, and one that nobody waits for as too late", async () => {
    const browser = new TestBrowser(accounts);
    const gone = await browser.get(frameAddress("/external/acme", { returnToPath: "/tags" }));
    const state = new URL(gone.location ?? "").searchParams.get("state") ?? "";
    const answer = (error: string, of: string) =>
      browser.get(`/external/acme/callback?${new URLSearchParams({ error, ...(of && { state: of }) })}`);
    for (const [error, code] of [
      ["access_denied", "access_denied"],
      ["server_error", "provider_unavailable"],
      ["<script>", "provider_failed"],
    ] as const) {
      const { location } = await answer(error, state);
      expect(location).toContain("returnToPath=%2Ftags");
      expect(location).toContain(`errorMessage=${code}`);
    }
    for (const unknown of ["", "unknown"]) {
      const { location } = await answer("access_denied", unknown);
      expect(location, unknown).toBe("/login?errorMessage=provider_expired");
    }
    // The sign-in itself still goes on.
    expect((await browser.get(await throughIssuer(gone, "patient"))).location).toContain("finish_register");
  });
});

describe("in the settings", () => {
  test("a provider is linked and unlinked, and its section says so", async () => {
    const browser = await newPerson("linker");
    const gone = await browser.get("/external/acme?intent=link", fromSettings);
    const back = await browser.get(await throughIssuer(gone, "linked"));
    expect(back.location).toBe("/settings?done=provider#provider-acme");
    expect((await browser.get("/settings")).html).toContain("Linked with linked@acme.example.");
    const removed = await browser.post("/settings", { intent: "provider-removed", provider: "acme" });
    expect(removed.location).toBe("/settings?done=provider-removed#provider-acme");
    expect((await browser.get("/settings")).html).not.toContain("linked@acme.example");
  });

  test("an account there that is linked to somebody else is a conflict that is told", async () => {
    await signIn(new TestBrowser(accounts), "owner");
    const browser = await newPerson("conflict");
    const gone = await browser.get("/external/acme?intent=link", fromSettings);
    const back = await browser.get(await throughIssuer(gone, "owner"));
    expect(back.location).toBe("/settings?problem=provider-taken#provider-acme");
    expect((await browser.get(back.location ?? "")).html).toContain("The account there is linked already");
  });

  // Whoever has signed a browser in to a provider as themselves would have a way in to the account that is open here.
  test.each(["cross-site", "same-site", "none"])(
    "a link is begun by a page of ours alone, and not by an address that is followed from elsewhere (%s)",
    async (site) => {
      const browser = await newPerson(`lured-${site}`);
      const gone = await browser.get("/external/acme?intent=link", { "sec-fetch-site": site });
      expect(gone.location).toBe("/settings#provider-acme");
      expect(gone.headers.getSetCookie()).toEqual([]);
    },
  );

  test("a link that a visitor without a session brings back is none", async () => {
    const browser = await newPerson("left");
    const callback = await throughIssuer(
      await browser.get("/external/acme?intent=link", fromSettings),
      "left-behind",
    );
    await browser.post("/logout", {});
    expect((await browser.get(callback)).location).toMatch(/^\/login\?return_to=%2Fsettings/);
    expect((await signIn(new TestBrowser(accounts), "left-behind")).location).toContain("finish_register");
  });

  test.each(["cross-site", "same-site"])("another site unlinks nothing (%s)", async (site) => {
    const browser = await newPerson(`victim-${site}`);
    await browser.get(
      await throughIssuer(
        await browser.get("/external/partner?intent=link", fromSettings),
        `victim-${site}`,
        other,
      ),
    );
    const answer = await browser.post(
      "/settings",
      { intent: "provider-removed", provider: "partner" },
      { "sec-fetch-site": site },
    );
    expect(answer.status).toBe(403);
    expect((await browser.get("/settings")).html).toContain(`Linked with victim-${site}@acme.example.`);
  });

  test("the last way to sign in is not unlinked, and it is said why", async () => {
    const browser = new TestBrowser(accounts);
    await signIn(browser, "only");
    const refused = await browser.post("/settings", { intent: "provider-removed", provider: "acme" });
    expect(refused.status).toBe(409);
    expect(refused.html).toContain("This is your only way in. Add a password or a passkey first.");
    expect((await browser.get("/settings")).html).toContain("Linked with only@acme.example.");
  });
});
