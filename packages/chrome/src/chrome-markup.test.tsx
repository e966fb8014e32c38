import type { PageAnalytics } from "@zoetrope/analytics/page-analytics";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { localiseHref, languages, getPagesMessages, type Locale } from "@zoetrope/i18n";
import { expect, test } from "vitest";
import type { ChromeProps } from "./chrome-props.ts";
import { Footer, type FooterProps } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { TagManagerFrame } from "./analytics/tag-manager-frame.tsx";

const host = (name: string) => `https://${name}.example`;
const urls = {
  site: host("site"),
  accounts: host("accounts"),
  workflow: host("workflow"),
  api: host("api"),
  assets: host("assets"),
};
const propsOf = (locale: Locale): ChromeProps => ({
  locale,
  messages: getPagesMessages(locale),
  urls,
  path: "/tags",
  search: "",
  href: (address) => localiseHref(locale, address, urls.site),
  drawingUrl: () => null,
  analytics: null,
});
const analytics: PageAnalytics = {
  isDevelopment: false,
  trackingEndpoint: "https://api.example",
  trackingKey: "pages",
  webKey: "",
  workflowKey: "",
  tagId: "",
  demandsConsent: false,
  hasOthers: false,
};
const header = (props: Partial<ChromeProps> = {}, locale: Locale = "en") =>
  renderToStaticMarkup(createElement(Header, { ...propsOf(locale), ...props }));
const footer = (props: Partial<FooterProps> = {}, locale: Locale = "en") =>
  renderToStaticMarkup(createElement(Footer, { ...propsOf(locale), ...props }));

test("guests see Log in and Sign up where the host page supplies them, in the header and the bar below", () => {
  const html = header({ account: { returnTo: "https://site.example/tags" } }, "ko-KR");
  const links = [...html.matchAll(/href="([^"]+)" data-account="(\w+)"/g)];
  expect(links.map(([, , page]) => page)).toEqual(["login", "register", "login", "register"]);
  const address = new URL((links[1]?.[1] ?? "").replaceAll("&amp;", "&"));
  expect(address.origin + address.pathname).toBe("https://accounts.example/register");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    return_to: "https://site.example/tags",
    locale: "ko-KR",
  });
  expect(header()).not.toContain("data-account");
});

test("the fields of the header say what is searched for", () => {
  const html = header({ path: "/free-animations/red%20heart" });
  expect(html.match(/<input[^>]*type="search"[^>]*value="red heart"/g)).toHaveLength(2);
  expect(html).toMatch(/data-shown-query="red heart"[^]*?<span>red heart<\/span>/);
});

test("no style attribute that the security policy would refuse", () => {
  expect(header() + footer()).not.toContain("style=");
});

test("the menus are one list of four, one open at a time, then pricing", () => {
  const html = header();
  expect([...html.matchAll(/name="menus" data-menu="(\w+)"/g)].map(([, name]) => name)).toEqual([
    "products",
    "integrations",
    "customers",
    "learn",
  ]);
  expect(html).toContain('href="/pricing"');
});

test("the language switcher offers the same page in seven languages, with its query", () => {
  const html = header({ search: "?type=free" });
  for (const { locale } of languages)
    expect(html).toContain(`href="${localiseHref(locale, "/tags?type=free")}" hrefLang="${locale}"`);
});

test("the apps and enterprise section is on by default and can be hidden", () => {
  const links = ["/vision-os", "/ios", "/android", "/desktop", "https://site.example/enterprise"];
  const shown = footer();
  for (const link of links) expect(shown).toContain(`href="${link}"`);
  expect(footer({ enableAppsSection: false })).not.toContain("footer__apps");
});

test("links of the calls to action follow base, language and list of languages", () => {
  const html = footer({ appUrl: "https://www.example", languages }, "ja-JP");
  expect(html).toContain('href="https://www.example/jp/enterprise"');
  expect(html).toContain('href="https://www.example/jp/certifications"');
});

test("links that leave the platform open a tab of their own without an opener", () => {
  for (const [, anchor = ""] of (header() + footer()).matchAll(/<a ([^>]*href="https:[^>]*)>/g)) {
    if (/https:\/\/(?:site|workflow)\.example/.test(anchor)) expect(anchor).not.toContain("_blank");
    else expect(anchor).toContain('target="_blank" rel="noopener"');
  }
});

test("social links are those that lead somewhere", () => {
  expect(footer({ socialNames: ["youtube"] })).toContain('href="/youtube" target="_blank" rel="noopener"');
  expect(footer({ socialNames: ["youtube"] })).not.toContain('href="/facebook"');
  expect(footer()).not.toContain("footer__social");
});

test("the copyright line names this year", () => {
  expect(footer()).toContain(`© ${new Date().getFullYear()} Zoetrope`);
});

test("premium animations are sold by the workflow app, in the language of the page, with marks of where one came from", () => {
  expect(header()).toContain(
    'href="https://workflow.example/premium-assets?utm_source=site&amp;utm_medium=topnav"',
  );
  expect(footer({}, "ja-JP")).toContain(
    'href="https://workflow.example/jp/premium-assets?utm_source=site&amp;utm_medium=footer"',
  );
});

test("what stands in the menu in another language than the page says which", () => {
  const study = { slug: "owl", title: "Owl & Co", text: "It blinks", tint: "sky", drawing: "owl" } as const;
  const html = header({ caseStudies: [{ ...study, lang: "en" }] }, "de");
  expect(html).toContain('<span class="menu-case__description" lang="en">It blinks</span>');
  expect(html).toContain('class="menu-posts" data-recent-posts="true" lang="en"');
  expect(header({ caseStudies: [{ ...study, lang: "de" }] }, "de")).toContain(
    '<span class="menu-case__description">It blinks</span>',
  );
  expect(header()).not.toContain('lang="en">It');
});

test("the footer's switcher offers the languages that it is given", () => {
  const html = footer({ languages: languages.slice(0, 2) }, "es");
  expect([...html.matchAll(/hrefLang="([^"]+)"/g)].map(([, locale]) => locale)).toEqual(["en", "es"]);
});

test("where visits are measured, every link of header and footer is counted by the same key in every language", () => {
  const chromeIn = (locale: Locale) =>
    (header({ analytics, account: { returnTo: urls.site } }, locale).split("</header>")[0] ?? "") +
    footer({ analytics, socialNames: ["youtube"] }, locale);
  const keysIn = (locale: Locale) =>
    [...chromeIn(locale).matchAll(/ data-(?:section|item)="[^"]*"/g)].map(([key]) => key);
  const english = keysIn("en");
  for (const { locale } of languages) {
    expect(keysIn(locale), locale).toEqual(english);
    for (const [link] of chromeIn(locale).matchAll(/<a [^>]+>/g)) expect(link).toMatch(/ data-item="[\w-]+"/);
  }
  expect(english).toEqual(
    expect.arrayContaining([
      ' data-section="topnav header"',
      ' data-section="topnav products"',
      ' data-section="footer terms-and-policies"',
      ' data-item="pricing"',
      ' data-item="log-in"',
      ' data-item="after-effects-plugin"',
      ' data-item="free-animations"',
      ' data-item="terms-of-sale"',
      ' data-item="home"',
    ]),
  );
});

test("where nothing is measured, nothing of it is on the page", () => {
  const html = header() + footer();
  expect(html).not.toMatch(/data-section|data-item|data-privacy|"analytics"/);
  expect(header({ analytics })).toContain('"analytics":{');
  expect(footer({ analytics })).toContain("data-privacy-choices");
});

test("the tag manager has a frame for visitors without scripts, but not where they would have to be asked", () => {
  const frame = (more: Partial<PageAnalytics> | null) =>
    renderToStaticMarkup(
      createElement(TagManagerFrame, { analytics: more === null ? null : { ...analytics, ...more } }),
    );
  expect(frame({ tagId: "GTM-ABC1234" })).toContain(
    '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-ABC1234"',
  );
  expect([frame(null), frame({}), frame({ tagId: "GTM-ABC1234", demandsConsent: true })]).toEqual([
    "",
    "",
    "",
  ]);
});
