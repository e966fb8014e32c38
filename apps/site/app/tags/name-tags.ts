import type { TagCount } from "@zoetrope/catalog";

/** A tag as this reader calls it. */
export interface NamedTag {
  /** As its makers wrote it. */
  tag: string;
  name: string;
  /** Empty where the reader's language has no word for it and nobody has said whose it is; left out in the reader's own. */
  lang?: string;
  count: number;
}

/** Each name once: of two tags that are one word in this language the more frequent one stands. */
export function nameTags(tags: readonly TagCount[]): NamedTag[] {
  const named = new Map<string, NamedTag>();
  for (const { tag, label, count } of tags) {
    const name = label ?? tag;
    if (!named.has(name)) named.set(name, { tag, name, count, ...(label === null ? { lang: "" } : {}) });
  }
  return [...named.values()];
}
