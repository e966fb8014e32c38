import type { AnimationSummary, Catalog } from "@zoetrope/catalog";
import type { Locale } from "@zoetrope/i18n";
import type { NamedTag } from "./name-tags.ts";

export interface PicturedTag extends NamedTag {
  /** Null: every animation that has the tag stands for another one already, or it has been withdrawn since. */
  animation: AnimationSummary | null;
}

/** Each tag with the first animation that is found by it and does not stand for a bigger tag. */
export async function pictureTags(
  catalog: Pick<Catalog, "search">,
  tags: readonly NamedTag[],
  locale: Locale,
): Promise<PicturedTag[]> {
  const found = await Promise.all(
    tags.map(({ tag }) => catalog.search({ query: tag, locale, pageSize: tags.length })),
  );
  const taken = new Set<string>();
  return tags.map((tag, index) => {
    const animation = found[index]?.items.find(({ id }) => !taken.has(id)) ?? null;
    if (animation !== null) taken.add(animation.id);
    return { ...tag, animation };
  });
}
