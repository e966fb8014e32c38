import { useContent } from "../content/content-context.ts";
import { ContentDrawing } from "../content/components/content-drawing.tsx";
import { usePage } from "../page/use-page.ts";
import { listPosts, type Post } from "./list-posts.ts";
import { PostDate } from "./post-byline.tsx";

/** Posts as tissue cards with their day and description. */
export function PostCards({
  posts,
  heading: Heading,
  hasBigFirst = false,
}: {
  posts: readonly Post[];
  heading: "h2" | "h3";
  hasBigFirst?: boolean;
}) {
  const { href } = usePage();
  const around = useContent().page.frontMatter.lang;
  return (
    <ul className={`posts${hasBigFirst ? " posts--big" : ""}`}>
      {posts.map(({ path, frontMatter: { title, description, published, tint, drawing, lang } }) => (
        <li key={path}>
          <a className="post-card" href={href(path)}>
            <span className={`post-card__drawing panel tint-${tint}`}>
              <ContentDrawing name={drawing} />
            </span>
            <span className="post-card__text">
              <span className="post-byline">
                <PostDate day={published} />
              </span>
              <Heading className="h3" lang={lang === around ? undefined : lang}>
                {title}
              </Heading>
              <span className="secondary-text" lang={lang === around ? undefined : lang}>
                {description}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** `<Posts />` in words: all posts, the newest large. */
export function Posts() {
  const { urls, messages } = usePage();
  const { title } = useContent().page.frontMatter;
  return (
    <>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${messages.browse.feed}: ${title}`}
        href={`${urls.site}/blog/rss.xml`}
      />
      <PostCards posts={listPosts()} heading="h2" hasBigFirst />
    </>
  );
}
