import { splitLocale, type Locale } from "@zoetrope/i18n";

/** Longest path that is read at all. */
const maxPathLength = 500;

export type PageAddress =
  | { kind: "page"; locale: Locale; path: string }
  | { kind: "redirect"; location: string };

/** Reads the path of a request: its language, and the page. English has no prefix, and addresses end without a slash. */
export function readPageAddress(pathname: string): PageAddress {
  if (pathname.length > maxPathLength) return { kind: "page", locale: "en", path: "/*" };
  const bare = pathname.replace(/^[/\\]+|[/\\]+$/g, "");
  if (bare === "en" || bare.startsWith("en/"))
    return { kind: "redirect", location: `/${bare.slice(2).replace(/^[/\\]+/, "")}` };
  if (`/${bare}` !== pathname) return { kind: "redirect", location: `/${bare}` };
  return { kind: "page", ...splitLocale(pathname) };
}
