import type { SocialName } from "@zoetrope/chrome/social-networks";
import { createContext, useContext } from "react";
import type { PageAnalytics } from "@zoetrope/analytics/page-analytics";
import type { HostUrls } from "@zoetrope/kit";
import { localiseHref, getPagesMessages, type Locale, type PagesMessages } from "@zoetrope/i18n";

/** What every component of a page may need while it is rendered on the server. */
export interface Page {
  locale: Locale;
  messages: PagesMessages;
  urls: HostUrls;
  /** Short social paths that lead somewhere. */
  socialNames: readonly SocialName[];
  /** True: Google's prompt may open for visitors without a session. */
  oneTap: boolean;
  /** The largest file that may be uploaded. */
  maxUploadBytes: number;
  /** How pages tell what happens on them. Null: nothing is measured. */
  analytics: PageAnalytics | null;
  /** Pathname without the language prefix. */
  path: string;
  /** Normalised query with its question mark, or empty. */
  search: string;
  /** The part of the query that makes a page of its own for search engines. */
  canonicalSearch: string;
  /** What the document turned out to be; read for its security policy. */
  document: { plays: boolean; playsVideos: boolean; isEmbed: boolean; styles: string };
  /** Module scripts of the document. */
  scripts: readonly string[];
  /** Puts the language of the page on an internal address. */
  href(address: string): string;
}

/** In which language a part of a page is written. */
export type PageLanguage = Pick<Page, "locale" | "messages">;

const PageContext = createContext<Page | null>(null);
export const PageProvider = PageContext.Provider;

/** Throws outside a server-rendered page: islands are handed what they need as props. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (page === null) throw new Error("usePage is for server-rendered components; give islands props instead");
  return page;
}

export function createPage(
  request: Pick<
    Page,
    | "locale"
    | "urls"
    | "socialNames"
    | "oneTap"
    | "maxUploadBytes"
    | "analytics"
    | "path"
    | "search"
    | "document"
    | "scripts"
  >,
): Page {
  const pageNumber = new URLSearchParams(request.search).get("page");
  return {
    ...request,
    canonicalSearch: pageNumber === null || pageNumber === "1" ? "" : `?page=${pageNumber}`,
    messages: getPagesMessages(request.locale),
    href: (address) => localiseHref(request.locale, address, request.urls.site),
  };
}
