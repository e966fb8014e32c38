import type { Catalog } from "@zoetrope/catalog";
import type { Hono } from "hono";
import { createResponseCache } from "../http/response-cache.ts";
import { knownParameters } from "../http/known-parameters.ts";
import { shortCache } from "../public-routes.ts";
import { findExampleAnimation, type ExampleAnimation } from "./example-animation.ts";
import { openApiDocument } from "./openapi-document.ts";

interface DescriptionRouteOptions {
  catalog: Pick<Catalog, "search" | "version">;
  apiUrl: string;
  maxUploadBytes: number;
  /** Of what not every platform answers. */
  morePaths(example: ExampleAnimation): Promise<object>;
}

/** `GET /api/v1/openapi.json`, whose examples name an animation of this library. */
export function addDescriptionRoute(
  app: Hono,
  { catalog, apiUrl, maxUploadBytes, morePaths }: DescriptionRouteOptions,
): void {
  app.get("/api/v1/openapi.json", knownParameters([]), createResponseCache(catalog), async (context) => {
    const example = await findExampleAnimation(catalog);
    const document = openApiDocument({ apiUrl, maxUploadBytes, example }, await morePaths(example));
    return context.json(document, 200, shortCache);
  });
}
