import { negotiateResponse } from "@zoetrope/http";
import type { Context, MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { corsLifetimeInSeconds } from "./cors-lifetime.ts";

/** What a page may read of a response besides what every page may. */
export const exposedHeaders = [
  "content-disposition",
  "etag",
  "link",
  "ratelimit",
  "ratelimit-policy",
  "retry-after",
  "www-authenticate",
  "x-request-id",
];

/**
 * For what everybody may read: any page may, without cookies, since nothing here looks at them; a key or a token may be sent along in
 * a header, which no page has that was not given one.
 */
export const readableByAnyPage = (): MiddlewareHandler =>
  cors({
    origin: "*",
    allowMethods: ["GET", "HEAD"],
    allowHeaders: ["authorization", "if-none-match"],
    exposeHeaders: exposedHeaders,
    maxAge: corsLifetimeInSeconds,
  });

/** Whether shared caches may keep the response. */
export const isShareable = ({ res }: Pick<Context, "res">): boolean =>
  (res.headers.get("cache-control") ?? "").startsWith("public");

/** Puts another response in the place of the one that was made. */
export function setResponse(context: Context, response: Response): void {
  // Without this Hono would set the headers of the response before over those of this one.
  context.res = undefined;
  context.res = response;
}

/** Responses that shared caches may keep come with a tag of their bytes, compressed, or not again. */
export const negotiated: MiddlewareHandler = async (context, next) => {
  await next();
  if (!isShareable(context)) return;
  const response = await negotiateResponse(context.req.raw, context.res);
  if (response !== context.res) setResponse(context, response);
};
