import type { Catalog } from "@zoetrope/catalog";
import type { HostUrls } from "@zoetrope/kit";
import { RouterContextProvider, createRequestHandler } from "react-router";
import * as build from "virtual:react-router/server-build";
import { siteServicesContext } from "../app/page/site-context.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import type { RenderedPage } from "./page-cache.ts";
import type { AnsweredAddress, SiteLogger } from "./pages.ts";

interface RenderOptions {
  catalog: Catalog;
  urls: HostUrls;
  logger: SiteLogger;
}

/** Renders one page through React Router; never throws: what fails becomes a page of its own. */
export function createRenderPage({ catalog, urls, logger }: RenderOptions) {
  const handle = createRequestHandler(build, import.meta.env.MODE);

  return async (address: AnsweredAddress): Promise<RenderedPage> => {
    const isBad = address.kind === "bad";
    const path = isBad ? "/" : address.path;
    const search = isBad ? "" : address.search;
    const context = new RouterContextProvider();
    context.set(siteServicesContext, {
      catalog,
      urls,
      locale: address.locale,
      path,
      search,
      isRefused: isBad,
      document: { plays: false, isEmbed: false },
      reportError: (error) => logger.error({ err: error, path, search }, "page failed"),
    });
    const response = await handle(new Request(new URL(path + search, urls.site)), context);
    const html = await response.text();
    const services = context.get(siteServicesContext);
    const isFailure = response.status >= 500;
    return {
      status: response.status,
      html,
      isCacheable: !isFailure,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": isFailure
          ? "no-store"
          : "public, max-age=0, s-maxage=60, stale-while-revalidate=600",
        "content-security-policy": contentSecurityPolicy(html, urls, {
          ...services.document,
          isDevelopment: import.meta.env.DEV,
        }),
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
        "cross-origin-opener-policy": "same-origin",
      },
    };
  };
}
