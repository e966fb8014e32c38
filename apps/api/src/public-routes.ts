import { join } from "node:path";
import type { Catalog } from "@zoetrope/catalog";
import { parseProgramParameters } from "@zoetrope/catalog/search-parameters";
import { AppError, type HostUrls } from "@zoetrope/kit";
import { maxQueryLength } from "@zoetrope/kit/limits";
import { Hono } from "hono";
import type { Logger } from "pino";
import { createNetworkLimit, limitReads } from "./callers/limit-reads.ts";
import { addProblemResponses } from "./http/problem-responses.ts";
import { knownParameters } from "./http/known-parameters.ts";
import { negotiated } from "./http/public-reading.ts";
import { createRecentPosts } from "./recent-posts.ts";

export interface PublicRouteOptions {
  catalog: Catalog;
  urls: HostUrls;
  /** Folder of the blog's posts. Default: content/blog of this repository. */
  blogFolder?: string | undefined;
}

const ownBlogFolder = join(import.meta.dirname, "../../../content/blog");
/** As many as the menu of the header shows. */
const recentPostCount = 4;

/** Responses that change only with the catalogue or a counter: shared caches may keep them for a minute. */
export const shortCache = { "cache-control": "public, max-age=60, stale-while-revalidate=300" };

/** What the specification (§7) asks for without naming a host: it answers on the site as well as on the api host. */
export const publicPaths = {
  keywords: "/api/v1/search-keywords",
  popularSearches: "/api/v1/popular-searches",
  recentPosts: "/api/v1/blog/recent-posts",
} as const;

export function addPublicRoutes(app: Hono, { catalog, urls, blogFolder }: PublicRouteOptions): void {
  app.get(publicPaths.keywords, knownParameters(["q", "locale"]), negotiated, async (context) => {
    const query = (context.req.query("q") ?? "").trim();
    if (query.length > maxQueryLength) {
      const publicMessage = `"q" may be ${maxQueryLength} characters long.`;
      throw new AppError("bad-request", publicMessage, { publicMessage });
    }
    const { locale } = parseProgramParameters(new URL(context.req.url).searchParams);
    const data = query === "" ? [] : await catalog.suggest(query, locale === undefined ? {} : { locale });
    return context.json({ data }, 200, shortCache);
  });

  app.get(publicPaths.popularSearches, knownParameters(["locale"]), negotiated, async (context) => {
    const { locale = "en" } = parseProgramParameters(new URL(context.req.url).searchParams);
    const queries = await catalog.popularSearches.list(locale);
    return context.json({ data: queries.map((keyword) => ({ keyword })) }, 200, shortCache);
  });

  const recentPosts = createRecentPosts(blogFolder ?? ownBlogFolder, urls.site, recentPostCount);
  app.get(publicPaths.recentPosts, knownParameters([]), negotiated, async (context) =>
    context.json(await recentPosts(), 200, {
      "cache-control": "public, max-age=300, stale-while-revalidate=3600",
    }),
  );
}

/** The same routes alone, for a host that has an app of its own and need not know anybody: null for every other path. */
export function createPublicApi({
  logger,
  readsPerMinute,
  ...options
}: PublicRouteOptions & { logger: Logger; readsPerMinute?: number }): (
  request: Request,
  connection?: object,
) => Promise<Response> | null {
  const app = new Hono();
  app.use(
    async (context, next) => {
      if (context.req.header("authorization") === undefined) return await next();
      // One that is not good would be passed over, and whoever shows it would not hear that it has ended.
      throw new AppError("unauthenticated", "a key or token is shown where none is looked at", {
        publicMessage: `No key or token is looked at here: show it to ${options.urls.api}${context.req.path}.`,
      });
    },
    limitReads(createNetworkLimit({ most: readsPerMinute })),
  );
  addPublicRoutes(app, options);
  addProblemResponses(app, logger);
  const paths = new Set<string>(Object.values(publicPaths));
  return (request, connection) =>
    paths.has(new URL(request.url).pathname) ? Promise.resolve(app.fetch(request, connection)) : null;
}
