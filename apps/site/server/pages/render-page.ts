import type { SocialName } from "@zoetrope/chrome/social-networks";
import type { PageAnalytics } from "@zoetrope/analytics/page-analytics";
import type { Catalog } from "@zoetrope/catalog";
import type { HostUrls } from "@zoetrope/kit";
import { createDocumentRenderer, createFragmentCache } from "@zoetrope/page-app";
import * as build from "virtual:react-router/server-build";
import surround from "../../app/entry.server.tsx";
import { siteServicesContext, type SiteServices } from "../../app/page/site-context.ts";
import { contentSecurityPolicy } from "../content-security-policy.ts";
import type { RenderedPage } from "./page-cache.ts";
import type { AnsweredAddress, SiteLogger } from "./pages.ts";

interface RenderOptions {
  catalog: Catalog;
  urls: HostUrls;
  logger: SiteLogger;
  /** Short social paths that lead somewhere. */
  socialNames: readonly SocialName[];
  oneTap: boolean;
  maxUploadBytes: number;
  analytics: PageAnalytics | null;
}

/** Renders one page through React Router; never throws for what a page does: what fails becomes a page of its own. */
export function createRenderPage({
  catalog,
  urls,
  logger,
  socialNames,
  oneTap,
  maxUploadBytes,
  analytics,
}: RenderOptions) {
  const renderDocument = createDocumentRenderer<SiteServices>({
    build,
    logger,
    surround,
    provide: (context, services) => context.set(siteServicesContext, services),
    // While developing, words change under the same name.
    fragments: import.meta.env.DEV ? null : createFragmentCache(),
  });

  return async (address: AnsweredAddress): Promise<RenderedPage> => {
    const isRefused = address.kind === "bad";
    const path = address.kind === "bad" ? "/" : address.path;
    const search = address.kind === "bad" ? "" : address.search;
    const services: SiteServices = {
      catalog,
      urls,
      socialNames,
      oneTap,
      maxUploadBytes,
      analytics,
      locale: address.locale,
      path,
      search,
      isRefused,
      document: { plays: false, playsVideos: false, isEmbed: false, styles: "" },
    };
    const page = await renderDocument({
      request: new Request(new URL(path + search, urls.site)),
      services,
      path,
      status: isRefused ? 400 : undefined,
    });
    // A loader that answers for itself, with a redirect.
    if (page instanceof Response) return ownAnswer(page);
    const { status, parts, retryAfterInSeconds } = page;
    const isFailure = status >= 500;
    return {
      status,
      parts,
      isCacheable: !isFailure,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": isFailure
          ? "no-store"
          : "public, max-age=0, s-maxage=60, stale-while-revalidate=600",
        ...(retryAfterInSeconds !== null && { "retry-after": String(retryAfterInSeconds) }),
        "content-security-policy": contentSecurityPolicy(page.html, urls, {
          ...services.document,
          oneTap,
          analytics,
          isDevelopment: import.meta.env.DEV,
        }),
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        // Windows that a page opens itself may answer it: the preview of a dropped file does.
        "cross-origin-opener-policy": "same-origin-allow-popups",
      },
    };
  };
}

async function ownAnswer(response: Response): Promise<RenderedPage> {
  const location = response.headers.get("location");
  return {
    status: response.status,
    parts: [Buffer.from(await response.arrayBuffer())],
    isCacheable: response.status < 500,
    headers: {
      "cache-control": "public, max-age=0, s-maxage=60",
      ...(location === null ? {} : { location }),
    },
  };
}
