import type { HostUrls } from "@zoetrope/kit";
import { contentPaths, findContentPage } from "../../app/content/content-pages.ts";

const titleOf = (folder: string): string =>
  `${folder[0]?.toUpperCase()}${folder.slice(1).replaceAll("-", " ")}`;

/** What is there for programs and agents, and every page of words, by its first folder (https://llmstxt.org). */
export function llmsText({ site, api }: HostUrls): Response {
  const sections = new Map<string, string[]>();
  for (const path of contentPaths()) {
    const page = findContentPage(path, "en");
    if (page === null) continue;
    const { title, description } = page.frontMatter;
    const folder = path.split("/").length > 2 ? (path.split("/")[1] ?? "") : "pages";
    const lines = sections.get(folder) ?? [];
    lines.push(`- [${title}](${site}${path}): ${description}`);
    sections.set(folder, lines);
  }
  const text = [
    "# Zoetrope",
    "",
    "> The open platform to find, create and share vector animations (Lottie and dotLottie).",
    "",
    "## For programs",
    "",
    `- [HTTP API](${api}/api/v1/openapi.json): search, download, tools and files of a workspace, as OpenAPI 3.1`,
    `- [API explorer](${site}/api-explorer): every call of it, to try`,
    `- [Feed](${site}/feed.xml): the newest animations, or the hits of a search (\`?q=\`), as RSS`,
    `- oEmbed: \`${site}/oembed?url=\` and the address of an animation's page`,
    `- [Site map](${site}/sitemap.xml): every page in every language`,
    "- `npx @zoetrope/cli mcp --folder FOLDER`: the tools for agents, over the Model Context Protocol",
    `- \`${api}/mcp\`: the same over HTTP, with a key of a workspace`,
    ...[...sections].map(([name, lines]) => `\n## ${titleOf(name)}\n\n${lines.join("\n")}`),
    "",
  ].join("\n");
  return new Response(text, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
