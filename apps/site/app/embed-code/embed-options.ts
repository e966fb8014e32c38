/** What starts it: that it is there, a pointer over it, or a button (on phones a tap). */
export const embedTriggers = ["load", "hover", "click"] as const;
export type EmbedTrigger = (typeof embedTriggers)[number];

export const isEmbedTrigger = (text: string): text is EmbedTrigger =>
  embedTriggers.some((known) => known === text);

export const embedLoops = ["loop", "once", "bounce"] as const;
export type EmbedLoop = (typeof embedLoops)[number];

/** Those of the player's own control. */
export const embedSpeeds = [0.25, 0.5, 1, 1.5, 2, 4] as const;

/** Widths that are offered, in pixels. */
export const embedWidths = [120, 240, 400, 800] as const;

/** How it is to look and to move on other people's pages. */
export interface EmbedLook {
  /** Theme of the file to show; null shows its own colours. */
  theme: string | null;
  loop: EmbedLoop;
  /** 1 is as it was made; 0.25 to 4. */
  speed: number;
  trigger: EmbedTrigger;
}

export const plainLook: EmbedLook = { theme: null, loop: "loop", speed: 1, trigger: "load" };

export interface SnippetOptions extends EmbedLook {
  siteUrl: string;
  id: string;
  title: string;
  /** Address of the file that players load. */
  playUrl: string;
  width: number;
  height: number;
  /** How wide it is to be, in pixels; null: as wide as it was drawn, at most 400. */
  chosenWidth: number | null;
  /** Name of a file that lies beside the page that shows it, such as one with other colours; null for the one that `playUrl` names. */
  localFile: string | null;
  /** True: that file has its themes still. Default false: it looks by itself as it does under the theme. */
  hasThemes?: boolean;
  messages: { onceComment: string; animationComment: string; localComment: string };
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

/** As wide as was chosen, in the animation's own shape: what is drawn of lines has no size of its own. */
export function snippetSize(about: Size & Pick<SnippetOptions, "chosenWidth">): Size {
  const { chosenWidth: width } = about;
  if (width === null) return embedSize(about);
  return { width, height: Math.max(1, Math.round((width * about.height) / Math.max(1, about.width))) };
}

/** A recoloured file brings the theme's colours as its own. */
export const themeOf = ({
  localFile,
  theme,
  hasThemes = false,
}: Pick<SnippetOptions, "localFile" | "theme" | "hasThemes">) =>
  localFile === null || hasThemes ? theme : null;

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
