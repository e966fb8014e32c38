export type SearchType = "free-premium" | "free" | "premium";

/**
 * Address of the results for a keyword under `base` (`/de/free-animations`). `type` is named only when it narrows the results.
 * A lone "." or ".." cannot stand in a path: browsers take it for a folder.
 */
export function resultsAddress(base: string, keyword: string, type: SearchType): string {
  const text = keyword.trim().toWellFormed();
  const path = text === "" || /^\.{1,2}$/.test(text) ? base : `${base}/${encodeURIComponent(text)}`;
  return type === "free-premium" ? path : `${path}?type=${type}`;
}
