import { negotiateResponse } from "@zoetrope/http";
import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";

/** What a page may read of an answer besides what every page may. */
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
    maxAge: 86_400,
  });

/** Answers that shared caches may keep come with a tag of their bytes, compressed, or not again. */
export const negotiated: MiddlewareHandler = async (context, next) => {
  await next();
  const { res } = context;
  if (!(res.headers.get("cache-control") ?? "").startsWith("public")) return;
  const answer = await negotiateResponse(context.req.raw, res);
  if (answer === res) return;
  // Without this Hono would set the headers of the answer before over those of this one.
  context.res = undefined;
  context.res = answer;
};
