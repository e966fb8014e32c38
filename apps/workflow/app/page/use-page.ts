import type { PageAnalytics } from "@zoetrope/analytics/page-analytics";
import type { SocialName } from "@zoetrope/chrome/social-networks";
import {
  localiseHref,
  getPagesMessages,
  getWorkflowMessages,
  type Locale,
  type PagesMessages,
} from "@zoetrope/i18n";
import type { HostUrls } from "@zoetrope/kit";
import { createContext, useContext } from "react";
import { messagesWithLimits, type MessagesWithLimits } from "./messages-with-limits.ts";

/** What the document turned out to be; read for its security policy. */
export interface PageDocument {
  plays: boolean;
  styles: string;
}

/** What every component of a page may need while it is rendered on the server. */
export interface Page {
  locale: Locale;
  messages: PagesMessages;
  workflowMessages: MessagesWithLimits;
  urls: HostUrls;
  /** The largest file that may be uploaded. */
  maxUploadBytes: number;
  /** How pages tell what happens on them. Null: nothing is measured. */
  analytics: PageAnalytics | null;
  /** Networks that have an address; the footer links to them. */
  socialNames: readonly SocialName[];
  /** Pathname without the language prefix. */
  path: string;
  document: PageDocument;
  /** Module scripts of the document. */
  scripts: readonly string[];
  /** A page of the site in the language of this one. */
  siteHref(address: string): string;
  /** A page of this host in the language of this one. */
  href(address: string): string;
}

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
    "locale" | "urls" | "maxUploadBytes" | "analytics" | "socialNames" | "path" | "document" | "scripts"
  >,
): Page {
  const { locale, urls, maxUploadBytes } = request;
  return {
    ...request,
    messages: getPagesMessages(locale),
    workflowMessages: messagesWithLimits(locale, getWorkflowMessages(locale), maxUploadBytes),
    href: (address) => localiseHref(locale, address),
    siteHref: (address) => {
      const isOnSite = address.startsWith("/") && !address.startsWith("//");
      return localiseHref(locale, isOnSite ? `${urls.site}${address}` : address, urls.site);
    },
  };
}
