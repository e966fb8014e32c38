import { formatDay } from "@zoetrope/i18n";
import { useContent } from "../content/content-context.ts";
import type { Post } from "./list-posts.ts";

/** A day as people write it, in the language of the words around it. */
export function PostDate({ day }: { day: string }) {
  const { lang } = useContent().page.frontMatter;
  return <time dateTime={day}>{formatDay(lang, new Date(day))}</time>;
}

/** Day and writer, above the heading of a post. */
export function PostByline({ post: { frontMatter } }: { post: Post }) {
  return (
    <p className="post-byline">
      <PostDate day={frontMatter.published} /> · {frontMatter.author}
    </p>
  );
}
