import { drawnTissue } from "../content/drawn-tissue.ts";
import { listPosts } from "./list-posts.ts";

/** A post's drawing on its tissue as one SVG, for menus, feeds and other places outside of its page. Null: no such post. */
export function postPicture(slug: string): Response | null {
  const post = listPosts().find(({ path }) => path === `/blog/${slug}`);
  if (post === undefined) return null;
  const { sheet, shapes } = drawnTissue(post.frontMatter);
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
