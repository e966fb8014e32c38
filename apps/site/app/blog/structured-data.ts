import { linkPictureVersion } from "../document/link-picture.ts";
import type { Post } from "./list-posts.ts";

/** What search engines understand of a post (https://schema.org/BlogPosting). */
export function postStructuredData({ path, frontMatter }: Post, site: string): string {
  const team = { "@type": "Organization", name: frontMatter.author };
  return JSON.stringify({
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    "@id": site + path,
    url: site + path,
    headline: frontMatter.title,
    description: frontMatter.description,
    image: `${site}/og${path}.png?v=${linkPictureVersion(frontMatter)}`,
    inLanguage: frontMatter.lang,
    datePublished: frontMatter.published,
    dateModified: frontMatter.updated,
    author: team,
    publisher: { "@type": "Organization", name: "Zoetrope", url: site },
    mainEntityOfPage: site + path,
  }).replaceAll("<", "\\u003c");
}
