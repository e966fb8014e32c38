import { afterAll, beforeAll, expect, test } from "vitest";
import { decodeCallbackPayload } from "@zoetrope/auth-protocol";
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
});
afterAll(() => accounts.close());

const password = "seven lamps behind paper";
const newcomer = (email: string) => ({ name: "Lotte van der Reiniger", email, password, agree: "on" });

async function signUp(browser: TestBrowser, email: string): Promise<void> {
  const sent = await browser.post("/register", newcomer(email));
  expect(sent.status).toBe(303);
  const link = new URL(/http\S+token=\S+/.exec((await accounts.mailsTo(email))[0]?.text ?? "")?.[0] ?? "");
  const confirmed = await browser.post(link.pathname + link.search, {});
  expect(confirmed.status).toBe(303);
}

test("somebody signs up, confirms, logs out and logs in again, without JavaScript", async () => {
  const browser = new TestBrowser(accounts);
  const email = "lotte@example.org";
  const sent = await browser.post("/register", newcomer(email));
  expect(sent.location).toBe("/email-verification?sent=registered");
  expect((await browser.get(sent.location ?? "")).html).toContain(email);
  expect((await browser.whoami()).id).toBe("guest");

  const link = new URL(/http\S+token=\S+/.exec((await accounts.mailsTo(email))[0]?.text ?? "")?.[0] ?? "");
  const page = await browser.get(link.pathname + link.search);
  expect(page.html).toContain("Confirm my address");
  expect((await browser.whoami()).id, "opening the link alone signs nobody in").toBe("guest");
  const confirmed = await browser.post(link.pathname + link.search, {});
  expect(confirmed.location).toMatch(/^https:\/\/zoetrope\.example\/\?finish_register=true&cb_payload=/);
  expect(await browser.whoami()).toMatchObject({ email, firstName: "Lotte", lastName: "van der Reiniger" });

  const out = await browser.post("/logout", {});
  expect(out.location).toBe(`${urls.site}/?finish_logout=true`);
  expect((await browser.whoami()).id).toBe("guest");

  const back = await browser.post("/login", { login: email, password, remember: "on" });
  expect(back.status).toBe(303);
  expect(back.location).toContain("finish_login=true");
  expect((await browser.whoami()).email).toBe(email);
});

test("who signs up on the way to somewhere gets there by the link of the mail", async () => {
  const browser = new TestBrowser(accounts);
  const email = "on-the-way@example.org";
  const returnTo = `${urls.workflow}/de/preview`;
  await browser.post(`/register?return_to=${encodeURIComponent(returnTo)}`, newcomer(email));
  await browser.post("/email-verification", { email, intent: "again" });
  const link = new URL(/http\S+token=\S+/.exec((await accounts.mailsTo(email))[0]?.text ?? "")?.[0] ?? "");
  const confirmed = await browser.post(link.pathname + link.search, {});
  expect(confirmed.location).toMatch(new RegExp(`^${returnTo}\\?finish_register=true`));
});

const linkTo = async (email: string): Promise<string> => {
  const { pathname, search } = new URL(
    /http\S+token=\S+/.exec((await accounts.mailsTo(email))[0]?.text ?? "")?.[0] ?? "",
  );
  return pathname + search;
};

test("a link of a sign-up that leads astray is not followed", async () => {
  const browser = new TestBrowser(accounts);
  const email = "not-astray@example.org";
  await browser.post("/register", newcomer(email));
  const link = `/email-verification?token=${await accounts.tokenFor(email)}&return_to=https://stranger.example/`;
  expect((await browser.post(link, {})).status).toBe(400);
  expect((await browser.whoami()).id).toBe("guest");
});

test("a sign-up in a frame comes back to its page with what that wants, from the link of the mail", async () => {
  const browser = new TestBrowser(accounts);
  const email = "from-a-frame@example.org";
  const metadata = { plan: "team", from: "pricing" };
  await browser.post(frameAddress("/register", { metadata, returnToPath: "/pricing?a=b" }), newcomer(email));
  const confirmed = await browser.post(await linkTo(email), {});
  const { origin, pathname, searchParams } = new URL(confirmed.location ?? "");
  expect(origin + pathname).toBe(`${urls.site}/pricing`);
  expect(searchParams.get("finish_register")).toBe("true");
  expect(decodeCallbackPayload(searchParams.get("cb_payload") ?? "")).toEqual({ method: "email", metadata });
});

test("a page that opens the link in its own frame is told that somebody has registered", async () => {
  const browser = new TestBrowser(accounts);
  const email = "in-a-frame@example.org";
  const metadata = { plan: "team" };
  await browser.post(frameAddress("/register", { metadata }), newcomer(email));
  const token = await accounts.tokenFor(email);
  const framed = { "sec-fetch-dest": "iframe" };
  const confirmed = await browser.post(
    frameAddress("/email-verification", { mode: "element_full", token }),
    {},
    framed,
  );
  const { html } = await browser.get(confirmed.location ?? "", framed);
  expect(frameDataIn(html).messages).toEqual([
    { type: "afterRegister", payload: { method: "email", metadata } },
  ]);
});

// Somebody signs up with a stranger's address and waits for them to confirm it.
test("in the browser of whoever owns the address no link of another's sign-up makes another's account", async () => {
  const email = "owned@example.org";
  const [stranger, owner] = [new TestBrowser(accounts), new TestBrowser(accounts)];
  await stranger.post("/register", { ...newcomer(email), name: "Eve", password: "a lamp of my own" });
  const strangers = await linkTo(email);
  await owner.post("/register", newcomer(email));
  const page = await owner.get(strangers);
  expect(page.html).toContain("An account for Lotte van der Reiniger with owned@example.org");
  expect(page.html).not.toContain("Eve");
  await owner.post(strangers, {});
  expect(await owner.whoami()).toMatchObject({ email, firstName: "Lotte" });
  const back = await stranger.post("/login", { login: email, password: "a lamp of my own" });
  expect(back.status).toBe(401);
});

test("a link opened in another browser asks for the password, and offers to sign up there", async () => {
  const email = "other-browser@example.org";
  await new TestBrowser(accounts).post("/register", newcomer(email));
  const link = await linkTo(email);
  const phone = new TestBrowser(accounts);
  const page = await phone.get(link);
  expect(page.html).toContain('name="password"');
  expect(page.html).toContain('href="/register?');
  expect((await phone.post(link, {})).status).toBe(403);
  expect((await phone.post(link, { password: "" })).html).toContain('id="password-problem"');
  const wrong = await phone.post(link, { password: "not what was chosen" });
  expect(wrong.status).toBe(401);
  expect(wrong.html).toContain("This is not the password that was chosen when signing up.");
  expect((await phone.post(link, { password })).status).toBe(303);
  expect((await phone.whoami()).email).toBe(email);
});

test("a link that was used, or never was one, says so; a new mail is offered where one was asked for", async () => {
  const link = `/email-verification?token=${"x".repeat(43)}`;
  const stranger = new TestBrowser(accounts);
  const dead = await stranger.post(link, {});
  expect(dead.status).toBe(400);
  expect(dead.html).toContain("This link no longer works");
  expect(dead.html).not.toContain('value="again"');
  expect(dead.html).toContain("Sign up in this browser");
  const again = { email: "waiting@example.org", intent: "again" };
  expect((await stranger.post("/email-verification", again)).location).toBe("/register");

  const browser = new TestBrowser(accounts);
  await browser.post("/register", newcomer("waiting@example.org"));
  expect((await browser.post(link, {})).html).toContain('value="again"');
  expect((await browser.post("/email-verification", again)).location).toBe("/email-verification?sent=again");
});

test("the cookie of a sign-up belongs to this host alone, and no script reads it", async () => {
  const { headers } = await new TestBrowser(accounts).post("/register", newcomer("cookie@example.org"));
  const cookie = headers.getSetCookie().find((line) => line.startsWith("__Host-zoetrope-sign-up="));
  expect(cookie).toMatch(/^[^=]+=[\w-]{43};/);
  for (const attribute of ["Path=/", "Secure", "HttpOnly", "SameSite=Lax"])
    expect(cookie).toContain(attribute);
});

test("a form keeps what was typed, but for secrets, and says beside each field what to do", async () => {
  const browser = new TestBrowser(accounts);
  const { status, html } = await browser.post("/register", {
    name: "Ines",
    email: "ines@example.org",
    password: "password",
    agree: "on",
  });
  expect(status).toBe(400);
  expect(html).toContain('value="ines@example.org"');
  expect(html).not.toContain('value="password"');
  expect(html).toContain('aria-invalid="true" aria-describedby="password-hint password-problem"');
  expect(html).toContain("This password is among the first that are guessed.");
});

test.each([
  ["email", "email-problem"],
  ["password", "password-problem"],
  ["name", "name-problem"],
  ["agree", "agree-problem"],
])("a sign-up without %s is not sent on", async (field, id) => {
  const { [field as keyof ReturnType<typeof newcomer>]: _left, ...rest } = newcomer("someone@example.org");
  const answer = await new TestBrowser(accounts).post("/register", rest);
  expect(answer.status).toBe(422);
  expect(answer.html).toContain(`id="${id}"`);
});

test("a known and an unknown address get the same answers", async () => {
  const known = "known@example.org";
  await signUp(new TestBrowser(accounts), known);
  const ask = async (path: string, fields: Record<string, string>) => {
    const { status, location } = await new TestBrowser(accounts).post(path, fields);
    return { status, location };
  };
  const unknown = "unknown@example.org";
  expect(await ask("/register", newcomer(known))).toEqual(await ask("/register", newcomer(unknown)));
  expect(await ask("/reset-password", { email: known })).toEqual(
    await ask("/reset-password", { email: "nobody@example.org" }),
  );
  expect(await ask("/email-verification", { email: known })).toEqual(
    await ask("/email-verification", { email: "nobody@example.org" }),
  );
});

test("a forgotten password is set anew by the link of a mail, which signs this browser in and no other", async () => {
  const email = "forgetful@example.org";
  const old = new TestBrowser(accounts);
  await signUp(old, email);
  const browser = new TestBrowser(accounts);
  await signUp(browser, "who-sat-here@example.org");
  const former = new TestBrowser(accounts);
  for (const [name, value] of browser.cookies) former.cookies.set(name, value);
  const returnTo = "?return_to=%2Fsettings";
  const asked = await browser.post(`/reset-password${returnTo}`, { email });
  expect(asked.location).toBe(`/reset-password${returnTo}&sent=reset`);
  const { searchParams } = new URL(await linkTo(email), urls.accounts);
  expect(searchParams.get("return_to")).toBe(`${urls.accounts}/settings`);
  const token = await accounts.tokenFor(email);
  const differing = await browser.post(`/reset-password?token=${token}`, { password: "four", again: "five" });
  expect(differing.status).toBe(422);
  expect(differing.html).toContain("The two passwords are not the same.");
  const next = "another lamp, another paper";
  const chosen = await browser.post(await linkTo(email), { password: next, again: next });
  expect(chosen.location).toBe(`${urls.accounts}/settings`);
  expect((await former.whoami()).id, "the session that was here before has ended").toBe("guest");
  expect((await browser.whoami()).email).toBe(email);
  expect((await old.whoami()).id).toBe("guest");
  expect((await browser.get(`/reset-password?token=${token}`)).html).toContain("This link no longer works");
});

test("who is signed in already is asked whether to go on as they are", async () => {
  const browser = new TestBrowser(accounts);
  await signUp(browser, "twice@example.org");
  const again = await browser.get("/login?return_to=%2Fsettings");
  expect(again.location).toBe("/signed-in?return_to=%2Fsettings");
  const { html } = await browser.get(again.location ?? "");
  expect(html).toContain("This browser is signed in as twice@example.org.");
  expect(html).toContain(`href="${urls.accounts}/settings"`);
});

test.each([
  ["a sign-up", "/register", "/email-verification?sent=registered"],
  ["a new password", "/reset-password", "/reset-password?sent=reset"],
])(
  "after %s the page leads to the inbox where that is here, and to none elsewhere",
  async (_of, form, sent) => {
    const browser = new TestBrowser(accounts);
    const link = '<a class="link" href="/mailbox" target="_blank"';
    const { location } = await browser.post(form, newcomer(`inbox-${form.length}@example.org`));
    expect(location).toBe(sent);
    expect((await browser.get(sent)).html).toContain(link);
    // In a frame the box opens beside the page around it, which it may not replace.
    expect(
      (
        await browser.get(
          frameAddress(form).replace("?", "?sent=1&").replace("/register", "/email-verification"),
        )
      ).html,
    ).toContain(link);
    browser.isLoopbackRequest = false;
    expect((await browser.get(sent)).html).not.toContain("/mailbox");
  },
);

test("who waits for a mail goes on once its link has been opened in another tab", async () => {
  const browser = new TestBrowser(accounts);
  const email = "waiting@example.org";
  await browser.post("/register", newcomer(email));
  const waiting = frameAddress("/email-verification").replace("?", "?sent=registered&");
  for (const page of [waiting, "/email-verification?sent=registered"])
    expect(frameDataIn((await browser.get(page)).html)).toMatchObject({ isWatching: true });
  const { pathname, search } = new URL(
    /http\S+token=\S+/.exec((await accounts.mailsTo(email))[0]?.text ?? "")?.[0] ?? "",
  );
  await browser.post(pathname + search, {});
  expect((await browser.get("/email-verification?sent=registered")).location).toBe("/signed-in");
  expect((await browser.get(waiting)).location).toMatch(/^\/signed-in\?origin=/);
});

test("mails can be read where no mail server is set, and nowhere else", async () => {
  const browser = new TestBrowser(accounts);
  await signUp(browser, "reader@example.org");
  const list = await browser.get("/mailbox");
  const entry = /<a href="(\/mailbox\/[^"]+)"/.exec(list.html)?.[1] ?? "";
  expect((await browser.get(entry)).html).toContain("Links in this e-mail");
  expect((await browser.get("/mailbox/none")).status).toBe(404);
  const elsewhere = new TestBrowser(accounts);
  elsewhere.isLoopbackRequest = false;
  for (const path of ["/mailbox", entry]) expect((await elsewhere.get(path)).status).toBe(404);
});

test.each([
  ["de", "Willkommen zurück"],
  ["ja-JP", "おかえりなさい"],
  ["fr", "Content de vous revoir"],
])("a browser that asks for %s gets it", async (language, words) => {
  const { html } = await new TestBrowser(accounts).get("/login", {
    "accept-language": `${language};q=0.9, xx`,
  });
  expect(html).toContain(`<html lang="${language}"`);
  expect(html).toContain(words);
});

test("a link of a mail goes on at the page of ours where it was asked for, with its token; elsewhere it stays here", async () => {
  const email = "handed@example.org";
  const browser = new TestBrowser(accounts);
  const from = encodeURIComponent(`${urls.site}/pricing?x=1`);
  await browser.post(`/register?return_to=${from}`, {
    name: "Handed On",
    email,
    password: "seven lamps behind paper",
    agree: "on",
  });
  const link = await linkTo(email);
  const { searchParams } = new URL(link, urls.accounts);
  const page = await browser.get(link);
  const handed = new URL(frameDataIn(page.html).continueTo ?? "");
  expect(handed.origin + handed.pathname).toBe(`${urls.site}/pricing`);
  expect(Object.fromEntries(handed.searchParams)).toEqual({
    x: "1",
    email_verification_token: searchParams.get("token"),
  });
  // In the frame that the page opens it goes no further; and it works without a script.
  const framed = frameAddress("/email-verification", { token: searchParams.get("token") ?? "" });
  expect(frameDataIn((await browser.get(framed, { "sec-fetch-dest": "iframe" })).html).continueTo).toBeNull();
  expect(page.html).toContain("Confirm my address");

  await browser.post(link, {});
  await browser.post("/reset-password", { email });
  const reset = await browser.get(await linkTo(email));
  expect(frameDataIn(reset.html).continueTo).toMatch(/^https:\/\/zoetrope\.example\/\?password_reset_token=/);

  // A partner's page is handed no token.
  const shared = new TestBrowser(accounts);
  await shared.post("/reset-password?return_to=" + encodeURIComponent(`${embedder}/here`), { email });
  const partners = await shared.get(await linkTo(email));
  expect(partners.html).toContain("Choose a new password");
  expect(frameDataIn(partners.html).continueTo).toBeNull();
});
