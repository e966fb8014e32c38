import { defaultUploadBytes } from "@zoetrope/kit/limits";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AnalyticsSettings } from "@zoetrope/analytics/page-analytics";
import type { Catalog } from "@zoetrope/catalog";
import { configuredNetworks, socialNames, type SocialAddresses } from "@zoetrope/chrome/social-networks";
import type { HostUrls } from "@zoetrope/kit";
import { failureOf } from "@zoetrope/kit/failure-of";
import { languages } from "@zoetrope/i18n";
import { deflateTexts, type DeflateTexts } from "@zoetrope/http/deflate-texts";
import { createClientFiles } from "@zoetrope/page-app";
import { Hono } from "hono";
import { postPicture } from "../app/blog/post-picture.ts";
import { rssFeed } from "../app/blog/rss-feed.ts";
import { createPages, type SiteLogger } from "./pages/pages.ts";
import { createPageListener, type PlainAnswer } from "./pages/page-listener.ts";
import { createRenderPage } from "./pages/render-page.ts";
import { linkPicture } from "./link-pictures/link-pictures.ts";
import { llmsText } from "./discovery/llms-text.ts";
import { oembed } from "./discovery/oembed.ts";
import { openSearchDescription } from "./discovery/open-search.ts";
import { offlineFolders } from "../app/page/offline-folders.ts";
import { appManifest } from "./offline/app-manifest.ts";
import { createServiceWorkerScript } from "./offline/service-worker-script.ts";
import { robotsText } from "./discovery/robots.ts";
import { searchFeed } from "./discovery/search-feed.ts";
import { siteMap, siteMapIndex } from "./discovery/site-maps.ts";

export interface SiteOptions {
  catalog: Catalog;
  urls: HostUrls;
  logger: SiteLogger;
  /** Folder of the browser build. Default: `client` beside the server build. */
  clientFolder?: string;
  /** Bytes of rendered pages kept in memory. Default 64 MB. */
  cacheSizeInBytes?: number;
  /** Where `/facebook` and the other short paths lead; those that are not named are pages for 404. */
  social?: SocialAddresses;
  /** True: Google's prompt may open for visitors without a session. Default false. */
  oneTap?: boolean;
  /** The largest file that may be uploaded; default 20 MB. */
  maxUploadBytes?: number;
  /** What compresses new pages, as a thread of its own does (`createDeflateThread`). Default: the thread that renders them. */
  deflate?: DeflateTexts;
  /** How pages tell what happens on them. Default null: nothing is measured, and nothing of it is on a page. */
  analytics?: AnalyticsSettings | null;
}

export interface SiteApp {
  /** An address that is too long or cannot be read has a page of its own here, in the visitor's language. */
  readonly refusesAddresses: true;
  fetch(request: Request): Promise<Response>;
  /**
   * Answers pages from memory, and those of which there are very many, before any framework; false for all else.
   * Mount it first in the listener: `if (site.handleCached(req, res, headers, requestId)) return;`
   * `headers` (flat: name, value, …) go with every answer where the page sets none of that name; always the same list.
   */
  handleCached(
    request: IncomingMessage,
    response: ServerResponse,
    headers: readonly string[],
    requestId: string,
  ): boolean;
}

/** The public site: pages, their cache, and the files of the browser build. */
export function createSiteApp({
  catalog,
  urls,
  logger,
  clientFolder = new URL("../client", import.meta.url).pathname,
  cacheSizeInBytes = 64_000_000,
  social = {},
  oneTap = false,
  maxUploadBytes = defaultUploadBytes,
  deflate = async (texts) => deflateTexts(texts),
  analytics = null,
}: SiteOptions): SiteApp {
  const pages = createPages({
    renderPage: createRenderPage({
      catalog,
      urls,
      logger,
      oneTap,
      maxUploadBytes,
      analytics: analytics && { ...analytics, isDevelopment: import.meta.env.DEV },
      socialNames: configuredNetworks(social),
    }),
    readVersion: () => catalog.version(),
    logger,
    deflateTexts: deflate,
    cacheSizeInBytes,
    keepsPages: !import.meta.env.DEV,
  });
  const clientFile = createClientFiles({
    folder: clientFolder,
    headers: {
      // A worker lives under the policy of its own file: the player's fetches animations and compiles WebAssembly.
      "content-security-policy": `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' ${urls.assets} ${urls.api}; style-src 'unsafe-inline'`,
      // The web component and its WASM are used on other people's pages.
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    },
  });
  const serviceWorkerScript = createServiceWorkerScript(clientFolder);
  const app = new Hono();

  app.use(async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    return c.text("Method Not Allowed", 405, { allow: "GET, HEAD" });
  });
  app.get("/robots.txt", () => robotsText(urls));
  app.get("/llms.txt", () => llmsText(urls));
  app.get("/oembed", (c) => oembed(catalog, urls, new URL(c.req.url).searchParams));
  app.get("/sitemap.xml", () => siteMapIndex(catalog, urls));
  app.get(
    "/sitemaps/:file{.+\\.xml}",
    async (c) =>
      (await siteMap(catalog, urls, c.req.param("file").slice(0, -4))) ?? (await pages.respond(c.req.raw)),
  );
  app.on("GET", ["/og.png", "/og/*"], async (c) => {
    const path = /^\/og(\/.+)?\.png$/.exec(c.req.path);
    const picture = path === null ? null : await linkPicture(path[1] ?? "", c.req.query("v") ?? null);
    return picture ?? (await pages.respond(c.req.raw));
  });
  app.get("/blog/rss.xml", () => rssFeed(urls));
  app.get("/blog/:slug/picture.svg", (c) => postPicture(c.req.param("slug")) ?? pages.respond(c.req.raw));
  for (const { urlPrefix, locale } of languages) {
    const prefix = urlPrefix === "" ? "" : `/${urlPrefix}`;
    // Posts stay in the language they were written in, and so there is one feed of them.
    if (prefix !== "") app.get(`${prefix}/blog/rss.xml`, (c) => c.redirect("/blog/rss.xml", 301));
    app.get(`${prefix}/opensearch.xml`, () => openSearchDescription(urls, locale));
    app.get(`${prefix}/feed.xml`, (c) => searchFeed(catalog, urls, locale, new URL(c.req.url).searchParams));
    app.get(`${prefix}/tools/manifest.webmanifest`, () => appManifest(locale));
    for (const folder of offlineFolders) {
      app.get(
        `${prefix}${folder}/service-worker.js`,
        async (c) => (await serviceWorkerScript(locale, folder)) ?? (await pages.respond(c.req.raw)),
      );
      // Scripts of workers lie below the pages as well (app/tools/offline/service-worker.ts).
      app.get(
        `${prefix}${folder}/assets/:file{[\\w.-]+\\.js}`,
        async (c) =>
          (await clientFile(`/assets/${c.req.param("file")}`, c.req.header("accept-encoding") ?? "")) ??
          (await pages.respond(c.req.raw)),
      );
    }
    for (const name of socialNames)
      app.get(`${prefix}/${name}`, async (c) => {
        const address = social[name];
        return address === undefined ? pages.respond(c.req.raw) : c.redirect(address, 302);
      });
  }
  app.get("*", async (c) => {
    const file = await clientFile(c.req.path, c.req.header("accept-encoding") ?? "");
    return file ?? pages.respond(c.req.raw);
  });
  const fail = (error: unknown, path: string): PlainAnswer => {
    logger.error({ err: error, path }, "page failed");
    const { status, retryAfterInSeconds } = failureOf(error);
    if (status !== 503) return { status: 500, text: "Internal Server Error", headers: {} };
    const headers = { "retry-after": String(retryAfterInSeconds) };
    return { status: 503, text: "Service Unavailable", headers };
  };
  app.onError((error, c) => {
    const { status, text, headers } = fail(error, c.req.path);
    return new Response(text, {
      status,
      headers: { "content-type": "text/plain; charset=UTF-8", ...headers },
    });
  });

  return {
    refusesAddresses: true,
    fetch: async (request) => app.fetch(request),
    handleCached: createPageListener(pages, fail),
  };
}
