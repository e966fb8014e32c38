/** Address of the results for a keyword, without language. */
export const resultsPath = (keyword: string): string => `/free-animations/${encodeURIComponent(keyword)}`;

/** What is searched for on a page of results; empty on every other. */
export function keywordOf(path: string): string {
  const keyword = /^\/free-animations\/([^/]+)$/.exec(path)?.[1] ?? "";
  try {
    return decodeURIComponent(keyword).trim();
  } catch {
    return "";
  }
}
