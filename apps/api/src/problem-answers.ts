import { AppError, failureOf } from "@zoetrope/kit";
import type { Hono } from "hono";
import type { Logger } from "pino";
import { problemOf, problemResponse } from "./problem.ts";

/** Every failure of these routes is a problem document (RFC 9457); what is our fault is logged. */
export function addProblemAnswers(app: Hono, logger: Logger): void {
  app.notFound((context) => {
    const publicMessage = "There is nothing at this address.";
    return problemResponse(
      problemOf(new AppError("not-found", publicMessage, { publicMessage })),
      context.req.method,
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
    return response;
  });
}
