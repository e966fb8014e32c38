import { localiseHref, splitLanguageTag, splitLocale, type Locale } from "@zoetrope/i18n";
import { trimSlashes } from "@zoetrope/kit/trim-slashes";
import { cutParameter } from "../../app/page/clean-keyword.ts";
import { isResultsPath, knownParameters, spellOutForm } from "../../app/page/known-parameters.ts";
import { cleanResultsPath } from "./clean-results-path.ts";

/** Longest path and query that is read at all: 300 Chinese characters, each nine long in an address, beside every filter. */
const maxAddressLength = 4_000;

export type PageAddress =
  | { kind: "page"; locale: Locale; path: string; search: string; key: string }
  | { kind: "redirect"; location: string }
  /** What cannot be read, or is too long to be. */
  | { kind: "bad"; locale: Locale };

/** Reads the path and query of a request: language, page, and the parameters that matter in a stable order. */
export function readPageAddress(pathname: string, query: string): PageAddress {
  // Where somebody comes back to after signing in, up to 8 KB of payload come along; no page reads them here.
  let ownQuery = query.replace(/(?<=[?&])(?:cb_payload|auth_errors)=[\w-]{0,8192}(?:&|$)/g, "");
  const tagged = splitLanguageTag(pathname);
  const asked = tagged ?? splitLocale(pathname);
  // A form without scripts sends the keyword there; it is cut when it is written into the path.
  if (isResultsPath(asked.path)) ownQuery = ownQuery.replace(/(?<=[?&])q=[^&]*(?:&|$)/g, "");
  const cleaned = cleanResultsPath(asked.path);
  if (cleaned !== null && ownQuery.length <= maxAddressLength)
    return {
      kind: "redirect",
      location: localiseHref(asked.locale, cleaned.path) + (cleaned.isCut ? withCut(query) : query),
    };
  const { locale, path } = splitLocale(pathname.slice(0, maxAddressLength));
  const isTooLong = pathname.length + ownQuery.length > maxAddressLength;
  if (isTooLong || !isDecodable(path)) return { kind: "bad", locale };
  if (tagged !== null)
    return { kind: "redirect", location: localiseHref(tagged.locale, trimSlashes(tagged.path)) + query };
  if (pathname.length > 1 && pathname.endsWith("/"))
    return { kind: "redirect", location: trimSlashes(pathname) + query };
  const spelledOut = query.length > 1 ? spellOutForm(path, new URLSearchParams(query)) : null;
  if (spelledOut !== null) return { kind: "redirect", location: localiseHref(locale, spelledOut) };
  const search = normaliseQuery(path, query);
  return { kind: "page", locale, path, search, key: `${locale} ${path}${search}` };
}

function withCut(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.set(cutParameter, "1");
  return `?${parameters}`;
}

function normaliseQuery(path: string, query: string): string {
  if (query.length <= 1) return "";
  const known = knownParameters(path);
  const kept = [...new URLSearchParams(query)].filter(([name, value]) => known.has(name) && value !== "");
  if (kept.length === 0) return "";
  kept.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1));
  return `?${new URLSearchParams(kept)}`;
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}
