import { maxQueryLength } from "@zoetrope/kit/limits";

/**
 * A keyword as a path of results can hold it: without control characters, and at most `maxQueryLength` characters long. Dots alone are
 * none: browsers take them, however they are encoded, for a way up (URL standard), and would land on another page.
 */
export function cleanKeyword(keyword: string): string {
  // A cut inside a surrogate pair leaves a half that no address can hold.
  const cut = keyword
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, maxQueryLength)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
  return /^\.{0,2}$/.test(cut) ? "" : cut;
}
