export interface EmbedSnippets {
  element: string;
  react: string;
  iframe: string;
  html: string;
}

export interface SnippetOptions {
  siteUrl: string;
  id: string;
  title: string;
  /** Address of the file that players load. */
  playUrl: string;
  width: number;
  height: number;
  /** Theme of the file to show; null shows its own colours. */
  theme: string | null;
  /** Name of the file with other colours that the page has made; null while it has none. It lies beside the page that shows it. */
  recolouredFile: string | null;
  messages: { onceComment: string; animationComment: string; recolouredComment: string };
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** `GallopCycle`; titles without a Latin letter become `Animation`. */
export function componentName(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9 -]/g, "")
    .split(/[ -]+/)
    .filter(Boolean);
  const name = words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("");
  return /^[A-Z]/.test(name) ? name : `Animation${name}`;
}

interface Size {
  width: number;
  height: number;
}

/** Within these bounds and no larger than drawn, in the animation's own shape. Default: at most 400 wide. */
export function embedSize(
  { width, height }: Size,
  { maxWidth = 400, maxHeight = Infinity }: { maxWidth?: number; maxHeight?: number } = {},
): Size {
  const share = Math.min(1, maxWidth / Math.max(1, width), maxHeight / Math.max(1, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/** An animation in a frame of so many pixels. */
export function embedFrame({
  siteUrl,
  id,
  title,
  theme,
  width,
  height,
}: Pick<SnippetOptions, "siteUrl" | "id" | "title" | "theme" | "width" | "height">): string {
  const query = theme === null ? "" : `?theme=${encodeURIComponent(theme)}`;
  return `<iframe src="${escapeHtml(siteUrl)}/embed/${id}${query}" title="${escapeHtml(title)}"\n  width="${width}" height="${height}" style="border: 0; max-width: 100%"\n  loading="lazy" allow="fullscreen"></iframe>\n`;
}

/** Code to paste into other people's pages; all of it works as it stands. */
export function embedSnippets(options: SnippetOptions): EmbedSnippets {
  const { siteUrl, id, title, playUrl, messages } = options;
  const { width, height } = embedSize(options);
  const label = escapeHtml(title);
  // A recoloured file brings the theme's colours as its own.
  const { recolouredFile, theme: chosen } = options;
  const theme = recolouredFile === null && chosen !== null ? escapeHtml(chosen) : null;
  const src = escapeHtml(recolouredFile ?? playUrl);
  const comment = recolouredFile === null ? messages.animationComment : messages.recolouredComment;
  const script = `<script type="module" src="${escapeHtml(siteUrl)}/player.js"></script>`;
  const element = `<zoetrope-player\n  src="${src}"\n  label="${label}"${theme === null ? "" : ` theme="${theme}"`} autoplay loop\n  style="width: ${width}px; max-width: 100%; aspect-ratio: ${width} / ${height}"></zoetrope-player>`;
  return {
    element: `<!-- ${messages.onceComment} -->\n${script}\n\n<!-- ${comment} -->\n${element}\n`,
    react: `import { useEffect } from "react";

export function ${componentName(title)}() {
  useEffect(() => {
    import(/* webpackIgnore: true */ /* @vite-ignore */ "${siteUrl}/player.js");
  }, []);
  return (
    <zoetrope-player
      src="${src}"
      label=${JSON.stringify(title).includes("\\") ? `{${JSON.stringify(title)}}` : `"${label}"`}
${theme === null ? "" : `      theme="${theme}"\n`}      autoplay
      loop
      style={{ width: ${width}, maxWidth: "100%", aspectRatio: "${width} / ${height}" }}
    />
  );
}
`,
    iframe: embedFrame({ siteUrl, id, title, theme: recolouredFile === null ? chosen : null, width, height }),
    html: `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>${label}</title>
  ${script}
</head>
<body>
  ${element.replaceAll("\n", "\n  ")}
</body>
</html>
`,
  };
}
