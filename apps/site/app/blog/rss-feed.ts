import type { HostUrls } from "@zoetrope/kit";
import { escapeXml } from "../page/escape-xml.ts";
import { rssDate } from "../page/rss-date.ts";
import { listPosts } from "./list-posts.ts";

/** The blog as RSS 2.0 (https://www.rssboard.org/rss-specification); every address in it is absolute. */
export function rssFeed({ site }: HostUrls): Response {
  const posts = listPosts();
  const items = posts.map(({ path, frontMatter: { title, description, published } }) =>
    [
      "<item>",
      `<title>${escapeXml(title)}</title>`,
      `<link>${escapeXml(site + path)}</link>`,
      `<guid isPermaLink="true">${escapeXml(site + path)}</guid>`,
      `<description>${escapeXml(description)}</description>`,
      `<pubDate>${rssDate(published)}</pubDate>`,
      "</item>",
    ].join("\n"),
  );
  const newest = posts[0]?.frontMatter.published;
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    "<title>Zoetrope blog</title>",
    `<link>${escapeXml(site)}/blog</link>`,
    `<atom:link href="${escapeXml(site)}/blog/rss.xml" rel="self" type="application/rss+xml"/>`,
    "<description>How Zoetrope works, from the people who build it.</description>",
    "<language>en</language>",
    ...(newest === undefined ? [] : [`<lastBuildDate>${rssDate(newest)}</lastBuildDate>`]),
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
