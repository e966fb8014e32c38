import type { Catalog } from "@zoetrope/catalog";
import type { HostUrls } from "@zoetrope/kit";
import { languages, localiseHref, type Locale } from "@zoetrope/i18n";
import { animationPath } from "../../app/page/animation-address.ts";
import { escapeXml } from "@zoetrope/lottie/escape-xml";
import { packPath } from "../../app/page/pack-address.ts";
import { contentLanguages, contentPaths, findContentPage } from "../../app/content/content-pages.ts";

/** The protocol's limit (https://www.sitemaps.org/protocol.html). */
const maxAddressesPerFile = 50_000;
const recordsPerFile = Math.floor(maxAddressesPerFile / languages.length);
const everyLanguage = languages.map(({ locale }) => locale);
const ownPages = [
  "/",
  "/free-animations",
  "/featured-free-animations",
  "/packs",
  "/tags",
  "/contact",
  "/help",
  "/report-a-bug",
  "/request-feature",
];

/** Tags that lead to results of their own: more would be lists of one animation. */
const maxTags = 5_000;

const day = (date: Date): string => date.toISOString().slice(0, 10);

function xml(root: string, attributes: string, entries: readonly string[]): Response {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${attributes}>\n${entries.join("\n")}\n</${root}>\n`;
  return new Response(text, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

/** The list of lists: pages, tags, and the animations in files of at most 50,000 addresses. */
export async function siteMapIndex(catalog: Catalog, urls: HostUrls): Promise<Response> {
  const files = Math.ceil((await catalog.lastRecord()) / recordsPerFile);
  const names = [
    "pages",
    "packs",
    "tags",
    ...Array.from({ length: files }, (_, index) => `animations-${index + 1}`),
  ];
  return xml(
    "sitemapindex",
    "",
    names.map((name) => `<sitemap><loc>${escapeXml(`${urls.site}/sitemaps/${name}.xml`)}</loc></sitemap>`),
  );
}

/** One file of the index; null when it names none. */
export async function siteMap(catalog: Catalog, urls: HostUrls, name: string): Promise<Response | null> {
  if (name === "pages") return pagesMap(urls);
  if (name === "packs") return packsMap(catalog, urls);
  if (name === "tags") return tagsMap(catalog, urls);
  const page = /^animations-([1-9]\d{0,5})$/.exec(name)?.[1];
  return page === undefined ? null : animationsMap(catalog, urls, Number(page));
}

/** Every page with its translations (https://developers.google.com/search/docs/specialty/international/localized-versions). */
function pagesMap(urls: HostUrls): Response {
  const entries = [
    ...ownPages.map((path) => ({ path, written: everyLanguage, updated: null })),
    ...contentPaths().map((path) => ({
      path,
      written: contentLanguages(path),
      updated: findContentPage(path, "en")?.frontMatter.updated ?? null,
    })),
  ].flatMap(({ path, written, updated }) => {
    const address = (locale: Locale) => escapeXml(urls.site + localiseHref(locale, path));
    const alternates = written
      .map((locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(locale)}"/>`)
      .join("");
    const fallback = `<xhtml:link rel="alternate" hreflang="x-default" href="${address("en")}"/>`;
    const changed = updated === null ? "" : `<lastmod>${updated}</lastmod>`;
    return written.map(
      (locale) => `<url><loc>${address(locale)}</loc>${changed}${alternates}${fallback}</url>`,
    );
  });
  return xml("urlset", ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', entries);
}

/**
 * Addresses alone: with their eight alternates each, 50,000 of them would pass the 50 MB that a file may have. The pages
 * name their alternates themselves.
 */
const inEveryLanguage = (urls: HostUrls, path: string, rest = ""): string[] =>
  languages.map(
    ({ locale }) => `<url><loc>${escapeXml(urls.site + localiseHref(locale, path))}</loc>${rest}</url>`,
  );

async function tagsMap(catalog: Catalog, urls: HostUrls): Promise<Response> {
  const tags = await catalog.tags({ limit: maxTags });
  return xml(
    "urlset",
    "",
    tags.flatMap(({ tag }) => inEveryLanguage(urls, `/free-animations/${encodeURIComponent(tag)}`)),
  );
}

async function packsMap(catalog: Catalog, urls: HostUrls): Promise<Response> {
  const packs = await catalog.packs.list();
  return xml(
    "urlset",
    "",
    packs.flatMap(({ slug, updatedAt }) =>
      inEveryLanguage(urls, packPath(slug), `<lastmod>${day(updatedAt)}</lastmod>`),
    ),
  );
}

async function animationsMap(catalog: Catalog, urls: HostUrls, page: number): Promise<Response | null> {
  const first = (page - 1) * recordsPerFile + 1;
  const found = await catalog.addresses({ first, last: first + recordsPerFile - 1 });
  if (found.length === 0) return null;
  return xml(
    "urlset",
    "",
    found.flatMap(({ updatedAt, ...address }) =>
      inEveryLanguage(urls, animationPath(address), `<lastmod>${day(updatedAt)}</lastmod>`),
    ),
  );
}
