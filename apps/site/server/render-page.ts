import type { SocialName } from "@zoetrope/chrome/social-networks";
import type { PageAnalytics } from "@zoetrope/analytics/page-analytics";
import type { Catalog } from "@zoetrope/catalog";
import type { HostUrls } from "@zoetrope/kit";
import { firstFailureOf } from "@zoetrope/kit/failure-of";
import { createFragmentCache, documentRoutes } from "@zoetrope/page-app";
import {
  RouterContextProvider,
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
} from "react-router";
import * as build from "virtual:react-router/server-build";
import renderDocument from "../app/entry.server.tsx";
import { siteServicesContext, type SiteServices } from "../app/page/site-context.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
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
  const handler = createStaticHandler(documentRoutes(build));
  // While developing, words change under the same name.
  const markup = import.meta.env.DEV ? null : createFragmentCache();

  /** `html` with marks where kept parts stand; `parts` with those. */
  function render(context: StaticHandlerContext, services: SiteServices) {
    const fragments = markup?.beginPage() ?? null;
    const router = createStaticRouter(handler.dataRoutes, context);
    const html = renderDocument(router, context, build.assets, services, fragments);
    return { html, parts: fragments?.partsOf(html) ?? [html] };
  }

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
      document: { plays: false, isEmbed: false, styles: "" },
    };
    const requestContext = new RouterContextProvider();
    requestContext.set(siteServicesContext, services);
    const report = (error: unknown) => logger.error({ err: error, path }, "page failed");

    const context = await handler.query(new Request(new URL(path + search, urls.site)), { requestContext });
    // A loader that answers for itself, with a redirect.
    if (context instanceof Response) return ownAnswer(context);
    for (const error of Object.values(context.errors ?? {})) if (error instanceof Error) report(error);
    const failure = firstFailureOf(context.errors);
    let status = address.kind === "bad" ? 400 : (failure?.status ?? context.statusCode);
    let page: ReturnType<typeof render>;
    try {
      page = render(context, services);
    } catch (error) {
      report(error);
      status = 500;
      page = render({ ...context, statusCode: 500, errors: { root: error } }, services);
    }
    const isFailure = status >= 500;
    return {
      status,
      parts: page.parts,
      isCacheable: !isFailure,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": isFailure
          ? "no-store"
          : "public, max-age=0, s-maxage=60, stale-while-revalidate=600",
        ...(failure?.retryAfterInSeconds != null && { "retry-after": String(failure.retryAfterInSeconds) }),
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
    parts: [await response.text()],
    isCacheable: response.status < 500,
    headers: {
      "cache-control": "public, max-age=0, s-maxage=60",
      ...(location === null ? {} : { location }),
    },
  };
}
