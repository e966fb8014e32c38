import { AppError, failureOf } from "@zoetrope/kit";
import type { Hono } from "hono";
import type { Logger } from "pino";
import { allowedMethods } from "./allowed-methods.ts";
import { methodNotAllowed, problemOf, problemResponse } from "./problem.ts";

/** Every failure of these routes is a problem document (RFC 9457); what is our fault is logged. */
export function addProblemResponses(app: Hono, logger: Logger): void {
  app.notFound((context) => {
    const { method, path } = context.req;
    const allowed = allowedMethods(app.routes, path);
    if (allowed.length > 0) {
      const response = problemResponse(methodNotAllowed(allowed), method, context.res.headers);
      // RFC 9110 section 15.5.6
      response.headers.set("allow", allowed.join(", "));
      return response;
    }
    const publicMessage = "There is nothing at this address.";
    return problemResponse(
      problemOf(new AppError("not-found", publicMessage, { publicMessage })),
      method,
      context.res.headers,
    );
  });
  app.onError((error, context) => {
    const problem = problemOf(error);
    if (problem.status >= 500)
      logger.error({ err: error, path: context.req.path }, "a request of the API failed");
    const response = problemResponse(problem, context.req.method, context.res.headers);
    const { retryAfterInSeconds } = failureOf(error);
    if (retryAfterInSeconds !== null && !response.headers.has("retry-after"))
      response.headers.set("retry-after", String(retryAfterInSeconds));
    if (problem.status === 401)
      response.headers.set("www-authenticate", bearerChallenge(context.req.header("authorization")));
    return response;
  });
}

/** RFC 6750 section 3: who sent nothing is not told that it was wrong. */
export const bearerChallenge = (authorization: string | undefined): string =>
  authorization === undefined ? "Bearer" : 'Bearer error="invalid_token"';
