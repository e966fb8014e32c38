import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

export interface RecentPost {
  title: string;
  href: string;
  image: string;
}

/** The part of a post's front matter that lists show; the site checks the whole of it when it is built. */
const postSchema = z.object({ title: z.string().min(1), published: z.iso.date() });
/** A file of `content/blog`; translations carry a second dot and are no posts of their own. */
const postFile = /^([a-z0-9-]+)\.mdx$/;
const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/;
const maxBytes = 1_000_000;

/** The newest posts first, at most `count`; addresses are absolute. Throws for a post without title or day. */
export async function readRecentPosts(folder: string, site: string, count: number): Promise<RecentPost[]> {
  const names = (await readdir(folder))
    .map((name) => postFile.exec(name)?.[1])
    .filter((slug) => slug !== undefined);
  const posts = await Promise.all(
    names.map(async (slug) => {
      const text = await readFile(join(folder, `${slug}.mdx`), "utf8");
      if (text.length > maxBytes) throw new Error(`content/blog/${slug}.mdx is larger than a post can be`);
      const fields: unknown = parse(frontMatter.exec(text)?.[1] ?? "");
      const checked = postSchema.safeParse(fields);
      if (!checked.success) throw new Error(`content/blog/${slug}.mdx: ${z.prettifyError(checked.error)}`);
      const { title, published } = checked.data;
      return { slug, title, published };
    }),
  );
  return posts
    .toSorted((a, b) =>
      a.published < b.published ? 1 : a.published > b.published ? -1 : a.slug < b.slug ? -1 : 1,
    )
    .slice(0, count)
    .map(({ slug, title }) => ({
      title,
      href: `${site}/blog/${slug}`,
      image: `${site}/blog/${slug}/picture.svg`,
    }));
}

const cachedForInMs = 60_000;

/** The same, read from the disk once a minute however often it is asked for; a failure is not kept. */
export function createRecentPosts(folder: string, site: string, count: number): () => Promise<RecentPost[]> {
  let cached: { until: number; posts: Promise<RecentPost[]> } | null = null;
  return () => {
    if (cached !== null && Date.now() < cached.until) return cached.posts;
    const posts = readRecentPosts(folder, site, count);
    const reading = { until: Date.now() + cachedForInMs, posts };
    cached = reading;
    posts.catch(() => {
      if (cached === reading) cached = null;
    });
    return posts;
  };
}
