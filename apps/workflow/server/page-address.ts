import { localiseHref, splitLanguageTag, splitLocale, type Locale } from "@zoetrope/i18n";

/** Longest path that is read at all. */
const maxPathLength = 500;

export type PageAddress =
  | { kind: "page"; locale: Locale; path: string }
  | { kind: "redirect"; location: string };

/** Addresses end without a slash. Several leading slashes would name another host. */
const withoutSlashes = (path: string): string => `/${path.replace(/^[/\\]+|[/\\]+$/g, "")}`;

/** Reads the path of a request: its language, and the page. English has no prefix, other languages theirs and not their tag. */
export function readPageAddress(pathname: string): PageAddress {
  if (pathname.length > maxPathLength) return { kind: "page", locale: "en", path: "/*" };
  const bare = withoutSlashes(pathname);
  const tagged = splitLanguageTag(bare);
  if (tagged !== null)
    return { kind: "redirect", location: localiseHref(tagged.locale, withoutSlashes(tagged.path)) };
  if (bare !== pathname) return { kind: "redirect", location: bare };
  return { kind: "page", ...splitLocale(pathname) };
}
