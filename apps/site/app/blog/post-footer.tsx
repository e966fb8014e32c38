import { Section } from "../content/components/section.tsx";
import { StructuredData } from "../page/structured-data.tsx";
import { usePage } from "../page/use-page.ts";
import { listPosts, type Post } from "./list-posts.ts";
import { PostCards } from "./posts.tsx";
import { postStructuredData } from "./structured-data.ts";

/** What follows a post: the next ones, and what search engines read. */
export function PostFooter({ post }: { post: Post }) {
  const { urls } = usePage();
  const posts = listPosts();
  const at = posts.findIndex(({ path }) => path === post.path);
  // The four after it in the circle of posts, so that each of them is led to from others.
  const next = [...posts.slice(at + 1), ...posts.slice(0, at)].slice(0, 4);
  return (
    <>
      {next.length === 0 ? null : (
        <Section title="Read on" href="/blog" link="All posts">
          <PostCards posts={next} heading="h3" />
        </Section>
      )}
      <StructuredData data={postStructuredData(post, urls.site)} />
    </>
  );
}
