import { localiseHref, locales, type Locale } from "@zoetrope/i18n";
import { expect, test } from "vitest";
import { footerColumns } from "../footer/footer-columns.ts";
import { menusOf } from "./menus.ts";

const host = (name: string) => `https://${name}.example`;
const urls = {
  site: host("site"),
  accounts: host("accounts"),
  workflow: host("workflow"),
  api: host("api"),
  assets: host("assets"),
};
const contextOf = (locale: Locale) => ({
  locale,
  urls,
  href: (address: string) => localiseHref(locale, address, urls.site),
});
const linksOf = (locale: Locale) =>
  Object.fromEntries(
    menusOf(contextOf(locale)).map(({ name, groups, foot, feature }) => [
      name,
      [...groups.flatMap(({ links }) => links), ...(foot ? [foot] : []), ...(feature ? [feature] : [])].map(
        ({ href }) => href,
      ),
    ]),
  );

test("every link of the four menus is there", () => {
  const { products, integrations, customers, learn } = linksOf("en");
  expect(products).toEqual(
    expect.arrayContaining([
      "/platform",
      "/lottie-creator",
      "/plugins/figma",
      "/plugins/after-effects",
      "/enterprise",
      "/featured-free-animations",
      "https://workflow.example/premium-assets?utm_source=site&utm_medium=topnav",
      "/marketplace",
      "/marketplace/animators",
    ]),
  );
  expect(integrations).toEqual(
    expect.arrayContaining([
      "/runtimes",
      ...["figma", "after-effects", "canva", "framer", "webflow"].map((tool) => `/plugins/${tool}`),
      "/integrations#embed-design",
      "/tools/web-player",
      "/tools/lottie-accessibility-analyzer",
      "/tools/lottie-to-gif",
      "/lottie-editor",
    ]),
  );
  // Developer portal, partner site, and the sources for web, iOS, Android and the graphics library.
  expect(integrations?.filter((href) => href.startsWith("https://"))).toHaveLength(6);
  expect(customers).toEqual(["/use-cases", "/built-with-lottie", "/customers"]);
  expect(learn).toEqual(expect.arrayContaining(["/certifications", "/community", "/community#events"]));
});

test.each(locales)("%s: links of this site carry the language, others do not", (locale) => {
  const prefix = localiseHref(locale, "/").replace(/\/$/, "");
  for (const href of Object.values(linksOf(locale)).flat()) {
    if (href.startsWith("/")) expect(`${href.split(/[?#]/)[0]}/`).toContain(`${prefix}/`);
    else expect(href).toMatch(/^https:\/\//);
  }
});

test("addresses that an operator sets take the place of the pages that stand in", () => {
  const [, , , learn] = menusOf({ ...contextOf("de"), outsideLinks: { forum: "https://forum.example/" } });
  const forum = learn?.groups.flatMap(({ links }) => links).find(({ label }) => label === "Forum");
  expect(forum).toMatchObject({ href: "https://forum.example/", isOutside: true });
});

test("the footer has six columns with every example link", () => {
  const columns = footerColumns(contextOf("en"));
  expect(columns.map(({ title }) => title)).toEqual([
    "Products",
    "Integrations & Tools",
    "Customers",
    "Resources",
    "Company",
    "Terms and Policies",
  ]);
  const addresses = columns.flatMap(({ links }) => links.map(([, , address]) => address));
  expect(addresses).toEqual(
    expect.arrayContaining([
      ...[
        "privacy-policy",
        "terms-and-conditions",
        "terms-of-sale",
        "community-guidelines",
        "upload-guidelines",
      ].map((name) => `/page/${name}`),
      "/security",
      "/press",
      "/team",
      "/careers",
      "/education",
      "/blog",
      "/what-is-lottie",
      "/lottie-lab",
      "/interactivity",
      "/supported-features",
      "/ai",
      "/mobile",
      "/tags",
      "/why-motion",
      ...["svg-to-lottie", "lottie-to-dotlottie", "lottie-json-to-optimized-lottie-json"].map(
        (tool) => `/tools/${tool}`,
      ),
    ]),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});
