import { maxQueryLength } from "@zoetrope/kit/limits";

const prefix = "/free-animations/";

/**
 * Path of the results for a keyword without control characters and of at most `maxQueryLength` characters; null when the path
 * is not one of results, cannot be decoded, or is clean already.
 */
export function cleanResultsPath(path: string): string | null {
  if (!path.startsWith(prefix)) return null;
  let keyword: string;
  try {
    keyword = decodeURIComponent(path.slice(prefix.length));
  } catch {
    return null;
  }
  const printable = keyword.replace(/\p{Cc}+/gu, " ");
  if (printable === keyword && keyword.length <= maxQueryLength) return null;
  // A cut inside a surrogate pair leaves a half that no address can hold.
  const cut = printable
    .trim()
    .slice(0, maxQueryLength)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
  const isEmpty = /^\.{0,2}$/.test(cut);
  return isEmpty ? "/free-animations" : prefix + encodeURIComponent(cut);
}
