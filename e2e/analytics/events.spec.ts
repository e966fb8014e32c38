import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";
import { openPage, useBrowser } from "../browser.ts";
import { hydrateMenuBar } from "../chrome/open-chrome.ts";
import { signUp } from "../sign-up.ts";
import { leaveBy, ofType, typesOf } from "./recorded-requests.ts";
import { usePlatform } from "./use-platform.ts";
import { useRecorder } from "./use-recorder.ts";

useBrowser();
const recorder = useRecorder();
const platform = usePlatform(() => ({
  TRACKING_URL: recorder.url(),
  TRACKING_KEY: "js.key",
  ANALYTICS_CONSENT: "not-required",
}));

const open = async (path: string, options: Parameters<typeof openPage>[0] = {}): Promise<Page> => {
  const page = await openPage({ baseURL: platform().hosts.site, ...options });
  await page.goto(path);
  return page;
};
const recorded = (type: string) => expect.poll(() => ofType(recorder.events(), type));
/** A page that has told that it was seen measures what follows. */
const openMeasured = async (...given: Parameters<typeof open>): Promise<Page> => {
  const page = await open(...given);
  await recorded("page-view").toHaveLength(1);
  return page;
};

test("a page is told once with its address, title, campaign and what led there", async () => {
  const page = await openMeasured("/tags?utm_source=news&utm_campaign=spring");
  expect(recorder.events()[0]).toMatchObject({
    event_type: "page-view",
    element: "page",
    doc_path: "/tags",
    url: `${platform().hosts.site}/tags?utm_source=news&utm_campaign=spring`,
    page_title: await page.title(),
    utm_source: "news",
    utm_campaign: "spring",
  });
  expect(recorder.events()[0]).not.toHaveProperty("referrer");
  await leaveBy(page, () => page.locator(".header .logo").click());
  await recorded("page-view").toHaveLength(2);
  expect(ofType(recorder.events(), "page-view")[1]).toMatchObject({
    doc_path: "/",
    referrer_domain: "localhost",
    referrer: `${platform().hosts.site}/tags?utm_source=news&utm_campaign=spring`,
  });
  expect(await page.context().cookies()).toEqual([]);
});

const headers = [
  ["", "en-US"],
  ["/de", "de"],
] as const;
test.each(sampleEvery(headers, 1, 2))(
  "a click on the header that leads away arrives by the same key in every language (%s), and pricing is seen",
  async (prefix, locale) => {
    const page = await openMeasured(`${prefix}/tags`);
    await leaveBy(page, () => page.locator(`#menu a[href="${prefix}/pricing"]`).click());
    await recorded("topnav-click").toHaveLength(1);
    expect(ofType(recorder.events(), "topnav-click")[0]).toMatchObject({
      section: "header",
      item: "pricing",
      locale,
      doc_path: `${prefix}/tags`,
    });
    await recorded("pricing-view").toHaveLength(1);
  },
);

test(
  "entries of menus are told by the same key in every language, also once Radix runs the row",
  { tags: "long" },
  async () => {
    const page = await openMeasured("/jp/tags");
    await hydrateMenuBar(page);
    await page.locator("#menu .nav__item").first().hover();
    const entry = page.locator('.menu--products a[href="/jp/plugins/after-effects"]');
    await entry.waitFor();
    await leaveBy(page, () => entry.click());
    await recorded("topnav-click").toHaveLength(1);
    expect(ofType(recorder.events(), "topnav-click")[0]).toMatchObject({
      section: "products",
      item: "after-effects-plugin",
      locale: "ja-JP",
    });
  },
);

test("an entry of the user menu is a click on the header", { tags: "long" }, async () => {
  const { accounts, site } = platform().hosts;
  const page = await openPage({ baseURL: site });
  await signUp(page.context(), "Ines Moreau", undefined, accounts);
  await page.goto("/fr/tags");
  // The accounts host tells nothing: what leads there is told by this page, once it measures.
  await recorded("page-view").toHaveLength(1);
  await page.locator(".header__avatar").click();
  await page.getByRole("menuitem", { name: "Paramètres du compte" }).click();
  await page.waitForURL(`${accounts}/**`);
  await recorded("topnav-click").toMatchObject([
    { section: "account", item: "account-settings", locale: "fr" },
  ]);
});

test("a click on the footer is told with its section, one with the middle button too", async () => {
  const page = await openMeasured("/de/tags");
  const link = page.locator('.footer a[href="/de/page/terms-of-sale"]');
  await link.click({ button: "middle" });
  await recorded("footer-click").toHaveLength(1);
  expect(ofType(recorder.events(), "footer-click")[0]).toMatchObject({
    section: "terms-and-policies",
    item: "terms-of-sale",
    locale: "de",
    doc_path: "/de/tags",
  });
  // The page of its own that the middle button has opened tells of itself.
  await recorded("page-view").toHaveLength(2);
  expect(ofType(recorder.events(), "page-view")[1]).toMatchObject({ doc_path: "/de/page/terms-of-sale" });
});

test(
  "a click before any script has come is told by the next page, with the page that it was made on",
  { tags: "long" },
  async () => {
    const page = await openPage({
      baseURL: platform().hosts.site,
      ignore: /ERR_FAILED|dynamically imported/,
    });
    let isHeldBack = true;
    await page.route(/\/assets\/entry\.client-/, (route) => (isHeldBack ? route.abort() : route.continue()));
    await page.goto("/fr/tags?utm_source=news");
    isHeldBack = false;
    await leaveBy(page, () => page.locator('.footer a[href="/fr/careers"]').click());
    await recorded("page-view").toHaveLength(2);
    const [left, next] = ofType(recorder.events(), "page-view");
    expect(left).toMatchObject({ doc_path: "/fr/tags", utm_source: "news" });
    expect(next).toMatchObject({ doc_path: "/fr/careers" });
    expect(ofType(recorder.events(), "footer-click")).toMatchObject([
      { section: "company", item: "careers", locale: "fr", doc_path: "/fr/tags" },
    ]);
    await page.reload();
    await recorded("page-view").toHaveLength(3);
    expect(ofType(recorder.events(), "footer-click")).toHaveLength(1);
  },
);

test("the sign-in modal is told when it opens and closes", { tags: "long" }, async () => {
  const page = await openMeasured("/tags");
  await page.locator(".header__auth [data-account=login]").click();
  await recorded("auth-modal-open").toHaveLength(1);
  await page.frameLocator("#auth-client-iframe").getByRole("button", { name: "Close" }).click();
  await recorded("auth-modal-close").toHaveLength(1);
  for (const type of ["auth-modal-open", "auth-modal-close"])
    expect(ofType(recorder.events(), type)).toMatchObject([{ element: "login-modal", doc_path: "/tags" }]);
});

const returns = [
  ["login", "finish_login"],
  ["logout", "finish_logout"],
  ["register", "finish_register"],
] as const;
test.each(sampleEvery(returns, 0, 3))(
  "%s is told by the page that the visitor comes back to, without a word of what brought them",
  async (event, flag) => {
    const secret = "s3cr3t-of-the-return";
    const page = await open(`/tags?${flag}=true&cb_payload=${secret}&auth_errors=${secret}&utm_source=news`, {
      ignore: /Failed to finish sign-in/,
    });
    await recorded(event).toHaveLength(1);
    await recorded("page-view").toHaveLength(1);
    expect(page.url()).toBe(`${platform().hosts.site}/tags?utm_source=news`);
    for (const recordedEvent of recorder.events())
      expect(recordedEvent).toMatchObject({
        doc_path: "/tags",
        url: `${platform().hosts.site}/tags?utm_source=news`,
      });
    expect(JSON.stringify(recorder.events())).not.toMatch(/s3cr3t|finish_/);
  },
);

test("tokens of mails never leave in an event, and the page that has them reads none", async () => {
  const secret = "t0k3n-of-a-mail";
  await open(`/tags?email_verification_token=${secret}`, { ignore: /Failed to finish sign-in|status of 4/ });
  await recorded("page-view").toHaveLength(1);
  expect(JSON.stringify(recorder.events())).not.toContain(secret);
});

test("pages of the workflow app are told as well", { tags: "long" }, async () => {
  await openMeasured("/preview", { baseURL: platform().hosts.workflow });
  expect(typesOf(recorder.events())).toEqual(["page-view"]);
  expect(recorder.events()[0]).toMatchObject({ doc_path: "/preview" });
});
