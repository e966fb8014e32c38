import { logProblem } from "../page/log-problem.ts";

const key = "recent-searches";
const maxRecentSearches = 10;

/** Newest first. What does not parse as a list is logged and ignored; entries that are no text are left out. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    if (!Array.isArray(stored)) throw new TypeError("the stored value is not a list");
    return stored.filter((one): one is string => typeof one === "string").slice(0, maxRecentSearches);
  } catch (error) {
    logProblem("Corrupt stored recent searches", error);
    return [];
  }
}

const write = (keywords: readonly string[]): void => {
  try {
    localStorage.setItem(key, JSON.stringify(keywords));
  } catch {
    // A browser that stores nothing still searches.
  }
};

/** Puts a keyword first; the same one further down goes away. */
export function rememberSearch(keyword: string): void {
  const text = keyword.trim();
  if (text === "") return;
  const others = readRecentSearches().filter((one) => one !== text);
  write([text, ...others].slice(0, maxRecentSearches));
}

export const forgetSearch = (keyword: string): void =>
  write(readRecentSearches().filter((one) => one !== keyword));

export const clearRecentSearches = (): void => write([]);
