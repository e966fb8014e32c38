import { maxQueryLength } from "@zoetrope/kit/limits";
import { cleanKeyword } from "../app/page/clean-keyword.ts";

const prefix = "/free-animations/";

/** Path of the results for the clean keyword; null when the path is not one of results, cannot be decoded, or is clean already. */
export function cleanResultsPath(path: string): string | null {
  if (!path.startsWith(prefix)) return null;
  let keyword: string;
  try {
    keyword = decodeURIComponent(path.slice(prefix.length));
  } catch {
    return null;
  }
  if (!/\p{Cc}/u.test(keyword) && keyword.length <= maxQueryLength) return null;
  const clean = cleanKeyword(keyword);
  return clean === "" ? "/free-animations" : prefix + encodeURIComponent(clean);
}
