import type { SearchRequest } from "@zoetrope/catalog";

/** Whether popularity or downloads put these results in order. What is like an example is in the order of likeness. */
export function isOrderedByCounts({ query, like, sort }: SearchRequest): boolean {
  if (like !== undefined) return false;
  return ["popular", "downloads"].includes(sort ?? (query === "" ? "popular" : "relevance"));
}
