import type { Post } from "./list-posts.ts";

const dates = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A day as people write it; posts are in English. */
export function PostDate({ day }: { day: string }) {
  return <time dateTime={day}>{dates.format(new Date(day))}</time>;
}

/** Day and writer, above the heading of a post. */
export function PostByline({ post: { frontMatter } }: { post: Post }) {
  return (
    <p className="post-by">
      <PostDate day={frontMatter.published} /> · {frontMatter.author}
    </p>
  );
}
