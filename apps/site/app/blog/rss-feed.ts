import type { HostUrls } from "@zoetrope/kit";
import { escapeXml } from "@zoetrope/lottie/escape-xml";
import { rssDate } from "../page/rss-date.ts";
import { rssResponse } from "../page/rss-response.ts";
import { listPosts } from "./list-posts.ts";

/** The blog as a feed. */
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
  return rssResponse({
    title: "Zoetrope blog",
    link: `${site}/blog`,
    self: `${site}/blog/rss.xml`,
    description: "How Zoetrope works, from the people who build it.",
    language: "en",
    ...(newest !== undefined && { lastBuildDate: rssDate(newest) }),
    items,
  });
}
