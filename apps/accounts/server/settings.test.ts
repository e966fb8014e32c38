import { locales } from "@zoetrope/i18n";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
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
let count = 0;

/** Somebody of their own for each test. */
async function person(): Promise<{ browser: TestBrowser; email: string }> {
  const email = `person${count++}@example.org`;
  await accounts.newPerson(email, { username: `person-no-${count}` });
  const browser = new TestBrowser(accounts);
  await browser.post("/login", { login: email, password, remember: "on" });
  return { browser, email };
}

const settings = async (browser: TestBrowser) => (await browser.get("/settings")).html;

test("who is not signed in is led to the login, and back afterwards", async () => {
  const { location } = await new TestBrowser(accounts).get("/settings");
  expect(location).toBe("/login?return_to=%2Fsettings");
});

test("the meter of a new password knows the words that the server refuses", async () => {
  const { browser, email } = await person();
  const wordsIn = (html: string): unknown =>
    JSON.parse((/data-own-words="([^"]*)"/.exec(html)?.[1] ?? "").replaceAll("&quot;", '"'));
  const own = [email, "Lotte", "R.", expect.stringMatching(/^person-no-/)];
  expect(wordsIn(await settings(browser))).toEqual(own);
  await browser.post("/reset-password", { email });
  const link = new URL(/http\S+token=\S+/.exec((await accounts.mailsTo(email))[0]?.text ?? "")?.[0] ?? "");
  expect(wordsIn((await browser.get(link.pathname + link.search)).html)).toEqual(own);
});

test.each(["/", "/account/settings?return_to=https%3A%2F%2Fzoetrope.example%2Fpricing"])(
  "%s leads to the settings",
  async (path) => {
    const { browser } = await person();
    const { location } = await browser.get(path);
    expect(location).toMatch(/^\/settings/);
    const { status, html } = await browser.get(location ?? "");
    expect(status).toBe(200);
    if (path !== "/") expect(html).toContain(`href="${urls.site}/pricing"`);
  },
);

test("the way back is kept: over what is saved, what is refused, and a log-in before it", async () => {
  const { browser, email } = await person();
  const from = "/settings?return_to=https%3A%2F%2Fzoetrope.example%2Ffree-animations%2Fhappy%2520birthday";
  const back = `href="${urls.site}/free-animations/happy%20birthday"`;
  const formIn = (html: string) =>
    /<form[^>]* action="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const page = await browser.get(from);
  expect(page.html).toContain(back);
  const saved = await browser.post(formIn(page.html), { intent: "name", firstName: "Ayaka" });
  expect((await browser.get(saved.location ?? "")).html).toContain(back);
  const refused = await browser.post(formIn(page.html), { intent: "name", firstName: "" });
  expect(refused.html).toContain(back);
  const spoken = await browser.post(formIn(page.html), { intent: "language", language: "de" });
  expect((await browser.get(spoken.location ?? "")).html).toContain(back);

  const stranger = new TestBrowser(accounts);
  const led = await stranger.get(from);
  const { location } = await stranger.post(led.location ?? "", { login: email, password });
  expect((await stranger.get(location ?? "")).html).toContain(back);
});

describe("the profile", () => {
  test("a name is changed, and said to be", async () => {
    const { browser } = await person();
    const sent = await browser.post("/settings", { intent: "name", firstName: "Ayaka", lastName: "Mori" });
    expect(sent.location).toBe("/settings?done=name#profile");
    const { html } = await browser.get("/settings?done=name");
    expect(html).toContain("Your name is saved.");
    expect(html).toContain('value="Ayaka"');
  });

  test("a name that is left out is asked for beside its field", async () => {
    const { browser } = await person();
    const { status, html } = await browser.post("/settings", {
      intent: "name",
      firstName: "",
      lastName: "X",
    });
    expect(status).toBe(422);
    expect(html).toContain('id="firstName-problem"');
  });

  test.each([
    ["pricing", "This name is kept for the platform."],
    ["no spaces", "Use 3 to 30 letters"],
    ["person-no-1", "Somebody has this name already."],
  ])("the username %s is refused with its reason", async (username, reason) => {
    if (username === "person-no-1") await person();
    const { browser } = await person();
    const { html } = await browser.post("/settings", { intent: "username", username });
    expect(html).toContain(reason);
    expect(html).toContain(`value="${username}"`);
  });

  test("a picture is kept as our own file, whatever it was called", async () => {
    const { browser } = await person();
    const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#eab24a" } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set("intent", "avatar");
    form.set("picture", new File([new Uint8Array(bytes)], "../../me.html", { type: "text/html" }));
    const sent = await browser.post("/settings", form);
    expect(sent.location).toBe("/settings?done=avatar#profile");
    expect(await settings(browser)).toMatch(
      new RegExp(`<img class="avatar avatar--extra-large" src="${urls.assets}/[\\w./-]+\\.webp"`),
    );
    await browser.post("/settings", { intent: "avatar-removed" });
    expect(await settings(browser)).not.toContain("<img");
  });

  test("what is no picture is refused", async () => {
    const { browser } = await person();
    const form = new FormData();
    form.set("intent", "avatar");
    form.set("picture", new File(["<svg onload=alert(1)>"], "me.png", { type: "image/png" }));
    const { status, html } = await browser.post("/settings", form);
    expect(status).toBe(400);
    expect(html).toContain("This picture cannot be read.");
  });

  test.each(locales)("the settings are shown in %s once it is chosen", async (locale) => {
    const { browser } = await person();
    await browser.post("/settings", { intent: "language", language: locale });
    expect(await settings(browser)).toContain(`<html lang="${locale}"`);
  });
});

describe("the credentials", () => {
  test("another address counts once its own link is opened", async () => {
    const { browser, email } = await person();
    const next = `next-${email}`;
    const wrong = await browser.post("/settings", { intent: "email", email: next, current: "wrong" });
    expect(wrong.html).toContain("This is not your current password.");
    expect(wrong.html).toContain(`value="${next}"`);
    const sent = await browser.post("/settings", { intent: "email", email: next, current: password });
    expect(sent.location).toBe("/settings?done=email#email");
    expect(await settings(browser)).toContain(`${next} waits to be confirmed.`);
    const link = `/email-verification?token=${await accounts.tokenFor(next)}`;
    expect((await browser.get(link)).html).toContain(`${next} becomes the address of your account.`);
    expect((await browser.whoami()).email).toBe(email);
    const changed = await browser.post(link, {});
    expect(changed.location).toBe("/settings?done=email-changed#email");
    expect((await browser.whoami()).email).toBe(next);
    expect((await browser.get("/settings?done=email-changed")).html).toContain("Your address is changed.");
  });

  // The link of a mistyped address is somebody else's to open.
  test("another address is nobody's way in: its link asks for the password where nobody is signed in", async () => {
    const { browser, email } = await person();
    const next = `mistyped-${email}`;
    await browser.post("/settings", { intent: "email", email: next, current: password });
    const link = `/email-verification?token=${await accounts.tokenFor(next)}`;
    const stranger = new TestBrowser(accounts);
    const page = await stranger.get(link);
    expect(page.html).toContain('name="password"');
    expect(page.html).not.toContain(`"${email}"`);
    expect((await stranger.post(link, {})).status).toBe(403);
    const wrong = await stranger.post(link, { password: "a guess of a stranger" });
    expect(wrong.status).toBe(401);
    expect((await stranger.whoami()).id).toBe("guest");
    expect((await browser.whoami()).email).toBe(email);
    const own = await stranger.post(link, { password });
    expect(own.location).toBe("/settings?done=email-changed#email");
    expect((await stranger.whoami()).email).toBe(next);
  });

  test("a page that opens the link in its own frame is told of a log-in, not that somebody has registered", async () => {
    const { browser, email } = await person();
    const next = `framed-${email}`;
    await browser.post("/settings", { intent: "email", email: next, current: password });
    const token = await accounts.tokenFor(next);
    const framed = { "sec-fetch-dest": "iframe" };
    const address = frameAddress("/email-verification", { mode: "element_full", token });
    const changed = await browser.post(address, {}, framed);
    const { html } = await browser.get(changed.location ?? "", framed);
    expect(frameDataIn(html).messages).toEqual([{ type: "afterLogin", payload: { method: "email" } }]);
  });

  test("the old address takes itself back without a session, and says what has happened", async () => {
    const { browser, email } = await person();
    const next = `thief-${email}`;
    await browser.post("/settings", { intent: "email", email: next, current: password });
    await browser.post(`/email-verification?token=${await accounts.tokenFor(next)}`, {});
    const link = `/email-change-undo?token=${await accounts.tokenFor(email)}`;
    const owner = new TestBrowser(accounts);
    const page = await owner.get(link);
    expect(page.html).toContain(`from ${email} to ${next}`);
    expect((await browser.whoami()).email, "opening the link alone changes nothing").toBe(next);
    const undone = await owner.post(link, {});
    expect((await browser.whoami()).id).toBe("guest");
    const choose = await owner.get(undone.location ?? "");
    expect(choose.html).toContain("Your account has its old address again, and everybody is signed out.");
    const chosen = "fifteen lamps behind paper";
    await owner.post(undone.location ?? "", { password: chosen, again: chosen });
    expect((await owner.whoami()).email).toBe(email);
    expect((await owner.get(link)).html).toContain("This link no longer works");
    expect((await owner.post(link, {})).status).toBe(400);
  });

  test("another password ends the sessions of other browsers and no word of it comes back", async () => {
    const { browser, email } = await person();
    const other = new TestBrowser(accounts);
    await other.post("/login", { login: email, password, remember: "on" });
    const next = "eight lamps behind paper";
    const differing = await browser.post("/settings", {
      intent: "password",
      current: password,
      password: next,
      again: "nine",
    });
    expect(differing.html).toContain("The two passwords are not the same.");
    expect(differing.html).not.toContain(next);
    await browser.post("/settings", { intent: "password", current: password, password: next, again: next });
    expect((await browser.whoami()).email).toBe(email);
    expect((await other.whoami()).id).toBe("guest");
  });
});

describe("the sessions", () => {
  test("are listed by device, end one by one and all at once", async () => {
    const { browser, email } = await person();
    const agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
    const [first, second] = [new TestBrowser(accounts), new TestBrowser(accounts)];
    for (const other of [first, second])
      await other.post("/login", { login: email, password }, { "user-agent": agent });
    const page = await settings(browser);
    expect(page).toContain("Firefox on Windows");
    const ids = [...page.matchAll(/name="session" value="(\w+)"/g)].map(([, id = ""]) => id);
    await browser.post("/settings", { intent: "session", session: ids[0] ?? "" });
    const after = await Promise.all([first.whoami(), second.whoami()]);
    expect(after.filter(({ id }) => id === "guest")).toHaveLength(1);
    await browser.post("/settings", { intent: "sessions" });
    expect((await second.whoami()).id).toBe("guest");
    expect((await browser.whoami()).email).toBe(email);
  });

  test("of somebody else cannot be ended", async () => {
    const { browser: victim } = await person();
    const id = await accounts.identity
      .getSession(victim.cookies.get("__Host-zoetrope-session") ?? "")
      .then((session) => session?.id ?? "");
    const { browser } = await person();
    await browser.post("/settings", { intent: "session", session: id });
    expect((await victim.whoami()).id).not.toBe("guest");
  });
});

describe("the way out", () => {
  test("everything that is kept about somebody is one file", async () => {
    const { browser, email } = await person();
    const { headers, html } = await browser.get("/settings/export");
    expect(headers.get("content-disposition")).toContain("attachment");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(html).toContain(email);
    expect(html).not.toMatch(/"password"|\$argon2/);
  });

  test("an account goes only with a tick and the password", async () => {
    const { browser, email } = await person();
    const unticked = await browser.post("/settings", { intent: "delete", current: password });
    expect(unticked.html).toContain('id="confirm-problem"');
    const wrong = await browser.post("/settings", { intent: "delete", current: "wrong", confirm: "on" });
    expect(wrong.html).toContain("This is not your current password.");
    const gone = await browser.post("/settings", { intent: "delete", current: password, confirm: "on" });
    expect(gone.location).toBe("/deleted");
    expect((await browser.whoami()).id).toBe("guest");
    expect((await browser.get("/deleted")).html).toContain("finish_logout=true");
    const back = await new TestBrowser(accounts).post("/login", { login: email, password });
    expect(back.status).toBe(401);
  });
});

test("a form that the page does not have changes nothing", async () => {
  const { browser } = await person();
  expect((await browser.post("/settings", { intent: "__proto__" })).location).toBe("/settings");
});
