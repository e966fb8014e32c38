import { defaultLocale } from "@zoetrope/i18n";
import type { PostFrontMatter } from "../content/compile/front-matter.ts";
import type { ContentPage } from "../content/content-modules.ts";
import { contentPaths, findContentPage } from "../content/content-pages.ts";

/** A page of the blog. */
export type Post = ContentPage & { frontMatter: PostFrontMatter };

export const isPost = (page: ContentPage): page is Post => "published" in page.frontMatter;

const dayOf = ({ frontMatter }: Post): string => frontMatter.published;

/** All posts in English, the newest first. */
export function listPosts(): Post[] {
  return contentPaths()
    .map((path) => findContentPage(path, defaultLocale))
    .filter((page): page is Post => page !== null && isPost(page))
    .toSorted((a, b) => (dayOf(a) < dayOf(b) ? 1 : -1));
}
