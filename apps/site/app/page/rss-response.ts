import { escapeXml } from "@zoetrope/lottie/escape-xml";

interface RssChannel {
  title: string;
  /** Absolute, like every address of a feed. */
  link: string;
  /** Of the feed itself. */
  self: string;
  description: string;
  language: string;
  lastBuildDate?: string;
  /** `<item>` elements. */
  items: readonly string[];
}

/** A feed as RSS 2.0 (https://www.rssboard.org/rss-specification), which pages of other sites may read. */
export function rssResponse({ lastBuildDate, items, ...channel }: RssChannel): Response {
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    `<title>${escapeXml(channel.title)}</title>`,
    `<link>${escapeXml(channel.link)}</link>`,
    `<atom:link href="${escapeXml(channel.self)}" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeXml(channel.description)}</description>`,
    `<language>${channel.language}</language>`,
    ...(lastBuildDate === undefined ? [] : [`<lastBuildDate>${lastBuildDate}</lastBuildDate>`]),
    ...items,
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
  return new Response(xml, {
    headers: {
      "content-type": "application/rss+xml; charset=utf-8",
      "cache-control": "public, max-age=600",
      "access-control-allow-origin": "*",
    },
  });
}
