import { localiseHref, splitLanguageTag, splitLocale, type Locale } from "@zoetrope/i18n";
import { trimSlashes } from "@zoetrope/kit/trim-slashes";

/** Longest path that is read at all. */
const maxPathLength = 500;

export type PageAddress =
  | { kind: "page"; locale: Locale; path: string }
  | { kind: "redirect"; location: string };

/** Reads the path of a request: its language, and the page. English has no prefix, other languages theirs and not their tag. */
export function readPageAddress(pathname: string): PageAddress {
  if (pathname.length > maxPathLength) return { kind: "page", locale: "en", path: "/*" };
  const bare = trimSlashes(pathname);
  const tagged = splitLanguageTag(bare);
  if (tagged !== null)
    return { kind: "redirect", location: localiseHref(tagged.locale, trimSlashes(tagged.path)) };
  if (bare !== pathname) return { kind: "redirect", location: bare };
  return { kind: "page", ...splitLocale(pathname) };
}
