import { maxQueryLength } from "@zoetrope/kit/limits";

/** Control characters, and what stands for bytes that were no text. */
const unreadable = /[\p{Cc}\uFFFD]+/gu;
const readable = (keyword: string): string => keyword.replace(unreadable, " ").trim();

/** Says on the page that it was cut: `?cut=1`. */
export const cutParameter = "cut";

/** Whether more was asked for than counts. */
export const isTooLong = (keyword: string): boolean => readable(keyword).length > maxQueryLength;

export const isClean = (keyword: string): boolean =>
  keyword.length <= maxQueryLength && keyword.search(unreadable) < 0;

/**
 * A keyword as a path of results can hold it: without what nobody can read, and at most `maxQueryLength` characters long. Dots alone are
 * none: browsers take them, however they are encoded, for a way up (URL standard), and would land on another page.
 */
export function cleanKeyword(keyword: string): string {
  // A cut inside a surrogate pair leaves a half that no address can hold.
  const cut = readable(keyword)
    .slice(0, maxQueryLength)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
  return /^\.{0,2}$/.test(cut) ? "" : cut;
}
