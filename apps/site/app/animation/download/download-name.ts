/** Name of a file made on the page: it tells in which theme and that it was recoloured, so that several can lie in one folder. */
export function downloadName({
  slug,
  theme,
  isRecoloured,
  extension,
  frame,
}: {
  slug: string;
  theme: string | null;
  isRecoloured: boolean;
  /** With its dot. */
  extension: string;
  /** Of a picture, counted from 1. */
  frame?: number;
}): string {
  // Ids of themes are free text; a name may hold what every system takes.
  const themePart = theme?.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
  const parts = [slug, themePart, isRecoloured ? "recoloured" : null, frame];
  return parts.filter((part) => part !== null && part !== undefined && part !== "").join("-") + extension;
}
