/** The fixed terms under the search fields. */
export const trendingTerms = [
  "loading",
  "success",
  "confetti",
  "ai",
  "arrow",
  "login",
  "error",
  "check",
  "money",
  "404",
] as const;

/** Address of the results for a keyword, without language. */
export const resultsPath = (keyword: string): string => `/free-animations/${encodeURIComponent(keyword)}`;
