import type { Catalog } from "@zoetrope/catalog";
import type { HostUrls } from "@zoetrope/kit";
import { languages, localiseHref } from "@zoetrope/i18n";

/** Search engines may read every page; filtered results are one page in many orders. */
export function robotsText(urls: HostUrls): Response {
  const text = `User-agent: *\nDisallow: /*?*sort=\nDisallow: /*?*colour=\nDisallow: /*?*feature=\nAllow: /\n\nSitemap: ${urls.site}/sitemap.xml\n`;
  return new Response(text, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

const escapeXml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The pages that lists lead to, each in seven languages (https://www.sitemaps.org/protocol.html). */
export async function siteMap(catalog: Catalog, urls: HostUrls): Promise<Response> {
  const [tags, recent] = await Promise.all([
    catalog.tags({ limit: 500 }),
    catalog.list("recent", { limit: 96 }),
  ]);
  const paths = [
    "/",
    "/free-animations",
    "/featured-free-animations",
    "/tags",
    ...tags.map(({ tag }) => `/free-animations/${encodeURIComponent(tag)}`),
    ...recent.map(({ slug, id }) => `/animation/${slug}-${id}`),
  ];
  const entries = paths.flatMap((path) =>
    languages.map(
      ({ locale }) => `<url><loc>${escapeXml(urls.site + localiseHref(locale, path))}</loc></url>`,
    ),
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
  return new Response(xml, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
