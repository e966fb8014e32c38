import type { TagCount } from "@zoetrope/catalog";

export interface TagGroup {
  /** First letter without its accent, or `#` for digits and signs. */
  letter: string;
  anchor: string;
  tags: TagCount[];
}

/** First letters in alphabetical order, and under each its tags: the most used first, equals by their letters. */
export function groupByLetter(tags: readonly TagCount[]): TagGroup[] {
  const groups = new Map<string, TagCount[]>();
  for (const tag of tags.toSorted((a, b) => a.tag.localeCompare(b.tag, "en"))) {
    const first = tag.tag.normalize("NFD").charAt(0).toUpperCase();
    const letter = /\p{L}/u.test(first) ? first : "#";
    const group = groups.get(letter);
    if (group === undefined) groups.set(letter, [tag]);
    else group.push(tag);
  }
  return [...groups].map(([letter, members]) => ({
    letter,
    anchor: letter === "#" ? "tags-0" : `tags-${letter.toLowerCase()}`,
    tags: members.toSorted((a, b) => b.count - a.count),
  }));
}
