import { listPosts } from "./list-posts.ts";

const drawings = import.meta.env.SSR
  ? import.meta.glob<string>("../content/drawings/*.svg", { eager: true, query: "?raw", import: "default" })
  : {};

/** The light tones of each tissue (packages/ui tokens.css): a picture on its own has no page around it to take them from. */
const tones = {
  amber: ["#f5cb70", "#eab24a", "#cb8c26"],
  rose: ["#f3b5aa", "#e8948a", "#cb6c66"],
  sky: ["#abd3e2", "#7fbad0", "#5499b5"],
  mint: ["#b6dab8", "#8dc298", "#5fa278"],
  lilac: ["#cdc0e6", "#b09fd6", "#8f7ebd"],
} as const;

/** A post's drawing on its tissue as one SVG, for menus, feeds and other places outside of its page. Null: no such post. */
export function postPicture(slug: string): Response | null {
  const post = listPosts().find(({ path }) => path === `/blog/${slug}`);
  if (post === undefined) return null;
  const { tint, drawing } = post.frontMatter;
  const [sheet, sun, hill] = tones[tint];
  const body =
    /<symbol[^>]*>([\s\S]*)<\/symbol>/.exec(drawings[`../content/drawings/${drawing}.svg`] ?? "")?.[1] ?? "";
  const colours: Record<string, string> = { t1: sheet, t2: sun, t3: hill, sil: "#16120e", lamp: "#d8340b" };
  const shapes = body.replaceAll(/var\(--([a-z0-9]+)\)/g, (_, name: string) => colours[name] ?? "#16120e");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300"><path fill="${sheet}" d="M0 0h400v300H0Z"/>${shapes}</svg>`;
  return new Response(svg, {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=3600",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}
