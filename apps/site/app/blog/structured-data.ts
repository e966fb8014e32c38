import { publisher } from "../page/structured-data.tsx";
import { linkPictureVersion } from "../document/link-picture.ts";
import type { Post } from "./list-posts.ts";

/** What search engines understand of a post (https://schema.org/BlogPosting). */
export const postStructuredData = ({ path, frontMatter }: Post, site: string) => ({
  "@type": "BlogPosting",
  "@id": site + path,
  url: site + path,
  headline: frontMatter.title,
  description: frontMatter.description,
  image: `${site}/og${path}.png?v=${linkPictureVersion(frontMatter)}`,
  inLanguage: frontMatter.lang,
  datePublished: frontMatter.published,
  dateModified: frontMatter.updated,
  author: { "@type": "Organization", name: frontMatter.author },
  publisher: publisher(site),
  mainEntityOfPage: site + path,
});
