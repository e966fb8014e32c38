import { cleanKeyword, isClean, isTooLong } from "../../app/page/clean-keyword.ts";

const prefix = "/free-animations/";

/**
 * Path of the results for the clean keyword, and whether it was cut; null when the path is not one of results, or is clean already. What
 * cannot be decoded is left out of it: somebody wrote a percent sign, or an address was cut in the middle of a letter.
 */
export function cleanResultsPath(path: string): { path: string; isCut: boolean } | null {
  if (!path.startsWith(prefix)) return null;
  const { keyword, isWhole } = decode(path.slice(prefix.length));
  if (isWhole && isClean(keyword)) return null;
  const clean = cleanKeyword(keyword);
  return {
    path: clean === "" ? "/free-animations" : prefix + encodeURIComponent(clean),
    isCut: isTooLong(keyword),
  };
}

/** A percent sign that begins nothing stands for itself, bytes that are no UTF-8 for the replacement character. */
function decode(text: string): { keyword: string; isWhole: boolean } {
  try {
    return { keyword: decodeURIComponent(text), isWhole: true };
  } catch {
    const keyword = text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) =>
      Buffer.from(bytes.replaceAll("%", ""), "hex").toString("utf8"),
    );
    return { keyword, isWhole: false };
  }
}
