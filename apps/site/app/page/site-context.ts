import type { SocialName } from "@zoetrope/chrome/social-networks";
import { createContext, type RouterContextProvider } from "react-router";
import type { PageAnalytics } from "@zoetrope/analytics/page-analytics";
import type { Catalog } from "@zoetrope/catalog";
import type { HostUrls } from "@zoetrope/kit";
import type { Locale } from "@zoetrope/i18n";

/** What loaders are handed: the platform's services and the language of the request. */
export interface SiteServices {
  catalog: Catalog;
  urls: HostUrls;
  /** Short social paths that lead somewhere. */
  socialNames: readonly SocialName[];
  /** True: Google's prompt may open for visitors without a session. */
  oneTap: boolean;
  /** The largest file that may be uploaded. */
  maxUploadBytes: number;
  /** How pages tell what happens on them. Null: nothing is measured. */
  analytics: PageAnalytics | null;
  locale: Locale;
  /** Pathname without the language prefix. */
  path: string;
  /** Normalised query with its question mark, or empty. */
  search: string;
  /** True for an address that cannot be read: the page is the one for 400. */
  isRefused: boolean;
  /** Filled in while the document is rendered; decides its security policy. */
  document: { plays: boolean; playsVideos: boolean; isEmbed: boolean; styles: string };
}

export const siteServicesContext = createContext<SiteServices>();

/** In a loader: `const { catalog, locale } = siteServices(context)`. */
export const siteServices = (context: Readonly<RouterContextProvider>): SiteServices =>
  context.get(siteServicesContext);
