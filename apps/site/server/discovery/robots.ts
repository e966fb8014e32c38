import type { HostUrls } from "@zoetrope/kit";

/** Search engines may read every page; filtered results are one page in many orders. */
export function robotsText(urls: HostUrls): Response {
  const text = `User-agent: *\nDisallow: /*?*sort=\nDisallow: /*?*colour=\nDisallow: /*?*feature=\nAllow: /\n\nSitemap: ${urls.site}/sitemap.xml\n`;
  return new Response(text, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
