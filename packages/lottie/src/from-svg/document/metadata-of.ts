import { childOf, type SvgDocument, type SvgElement, textIn } from "./svg-element.ts";

export interface SvgMetadata {
  title: string | null;
  description: string | null;
  author: string | null;
  licence: string | null;
  source: string | null;
}

/** What a document says of itself: title, desc, and Dublin Core or Creative Commons in its metadata. */
export function metadataOf({ root, described }: SvgDocument): SvgMetadata {
  const text = (element: SvgElement | null): string | null => {
    const found = element === null ? "" : textIn(element).trim().replaceAll(/\s+/g, " ").slice(0, 500);
    return found === "" ? null : found;
  };
  return {
    title: text(childOf(root, "title")) ?? described.get("title") ?? null,
    description: text(childOf(root, "desc")) ?? described.get("description") ?? null,
    author: described.get("creator") ?? null,
    licence: described.get("license") ?? described.get("rights") ?? null,
    source: described.get("source") ?? null,
  };
}
