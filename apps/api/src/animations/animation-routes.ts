import { animationMissing, type Catalog } from "@zoetrope/catalog";
import {
  parseProgramParameters,
  parseSearchParameters,
  programParameters,
  searchParameters,
} from "@zoetrope/catalog/search-parameters";
import type { HostUrls } from "@zoetrope/kit";
import type { Hono } from "hono";
import { detailJson, listedJson } from "./animation-json.ts";
import { createResponseCache } from "../http/response-cache.ts";
import { knownParameters } from "../http/known-parameters.ts";
import { linkHeader, noSuchPage, pageLinks } from "../http/page-links.ts";
import { shortCache } from "../public-routes.ts";

/** What a list of animations is asked for by. */
export const listParameters = [...searchParameters, ...programParameters].map(({ name }) => name);

/** The library for programs: searches with everything it takes to use what they find, and single animations. */
export function addAnimationRoutes(
  app: Hono,
  {
    catalog,
    urls,
  }: { catalog: Pick<Catalog, "get" | "listingDetails" | "search" | "version">; urls: HostUrls },
): void {
  const cached = createResponseCache(catalog);
  app.get("/api/v1/animations", knownParameters(listParameters), cached, async (context) => {
    const { search, searchParams } = new URL(context.req.url);
    const request = { ...parseSearchParameters(searchParams), ...parseProgramParameters(searchParams) };
    const { items, nearest, ...result } = await catalog.search(request);
    if (result.page > result.pageCount) throw noSuchPage(result.pageCount);
    const listed = await listedJson(catalog, [...items, ...nearest], urls);
    const nearestIds = new Set(nearest.map(({ id }) => id));
    const links = pageLinks(new URL(`/api/v1/animations${search}`, urls.api), result);
    return context.json(
      {
        data: listed.filter(({ id }) => !nearestIds.has(id)),
        ...result,
        links,
        nearest: listed.filter(({ id }) => nearestIds.has(id)),
      },
      200,
      { ...shortCache, ...linkHeader(links) },
    );
  });

  app.get("/api/v1/animations/:id", knownParameters([]), cached, async (context) => {
    const animation = await catalog.get(context.req.param("id"));
    if (!animation) throw animationMissing();
    return context.json({ data: detailJson(animation, urls) }, 200, shortCache);
  });
}
