import { isDeepStrictEqual } from "node:util";
import type { Hono } from "hono";
import { operations as tools } from "@zoetrope/cli/operations";
import { z } from "zod";
import { collectorPaths } from "../collector/collector-paths.ts";
import { statisticsPath } from "../figures/statistics-path.ts";
import { noAnimation } from "../openapi/example-animation.ts";
import { fetchPath } from "../openapi/library-paths.ts";
import { openApiDocument } from "../openapi/openapi-document.ts";
import { schemas, type SchemaName } from "../openapi/schemas.ts";
import { toolPaths } from "../openapi/tool-paths.ts";

interface Operation {
  responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema: { $ref?: string } }>> }>>;
}

/** What any address may answer: another method, what is held already, and what is our fault or passes by itself. */
const everywhere = new Set([304, 405, 500, 503]);

const { paths } = openApiDocument(
  { apiUrl: "http://api.test", maxUploadBytes: 1 },
  {
    ...statisticsPath,
    ...collectorPaths,
    ...fetchPath(noAnimation, "http://assets.test"),
    ...toolPaths(tools, noAnimation),
  },
);
const operations = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      pattern: new RegExp(`^${path.replaceAll(".", String.raw`\.`).replaceAll(/\{\w+\}/g, "[^/]+")}$`),
      method: method.toUpperCase(),
      operation,
    })),
);

/** Makes every response of an app in a test fail that the description does not have, or that has another shape. */
export function checkResponses(app: Hono): void {
  const ask = app.request;
  app.request = async (input, ...rest) => {
    const response = await ask(input, ...rest);
    const [init] = rest;
    const url = new URL(input instanceof Request ? input.url : String(input), "http://api.test");
    const method = (input instanceof Request ? input.method : init?.method) ?? "GET";
    await check(method.toUpperCase(), url.pathname, response);
    return response;
  };
}

async function check(method: string, path: string, response: Response): Promise<void> {
  const wanted = method === "HEAD" ? "GET" : method;
  const found = operations.find((one) => one.method === wanted && one.pattern.test(path));
  if (found === undefined || (method === "HEAD" && response.status === 204)) return;
  const place = `${method} ${path} ${response.status}`;
  const described = found.operation.responses[response.status];
  if (described === undefined) {
    if (everywhere.has(response.status)) return;
    throw new Error(`${place} is not described`);
  }
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  const content = described.content?.[type];
  if (method === "HEAD" || response.headers.has("content-encoding")) return;
  if (content === undefined) {
    if (described.content !== undefined) throw new Error(`${place} as ${type} is not described`);
    return;
  }
  if (content.schema.$ref === undefined) return;
  const body: unknown = await response.clone().json();
  const name = content.schema.$ref.replace("#/components/schemas/", "") as SchemaName;
  const read = schemas[name].safeParse(body);
  if (!read.success) throw new Error(`${place}: ${z.prettifyError(read.error)}`);
  // What a schema does not name is left out of what it reads.
  if (!isDeepStrictEqual(read.data, body))
    throw new Error(`${place} has more than ${name} says: ${JSON.stringify(body)}`);
}
