import { SearchParameterError } from "@zoetrope/catalog/search-parameters";
import { readBody } from "@zoetrope/http";
import { AppError } from "@zoetrope/kit";
import type { MiddlewareHandler } from "hono";
import { maxJsonBytes } from "../http/max-json-bytes.ts";
import { methodNotAllowed, problemOf, problemResponse, type Problem } from "../http/problem.ts";
import { bearerChallenge } from "../http/problem-responses.ts";
import { requireKnownParameters } from "../http/known-parameters.ts";
import type { RequireCaller } from "../callers/caller.ts";
import type { Gateway } from "./create-gateway.ts";

/**
 * `POST /graphql`. What fails before the operation is known is a problem document as everywhere (RFC 9457), which lists the same as
 * `errors` for clients of GraphQL.
 */
export const gatewayRoute =
  (gateway: Gateway, requireCaller: RequireCaller): MiddlewareHandler =>
  async (context) => {
    const { method, raw } = context.req;
    try {
      // Reading by address would put operations into logs and caches.
      if (method !== "POST") {
        const problem = { ...methodNotAllowed(["POST"]), detail: "Send operations by POST." };
        return refusal(problem, new Headers({ allow: "POST" }), "unsupported");
      }
      if (!/^application\/json *(?:;|$)/i.test(context.req.header("content-type") ?? "")) {
        const publicMessage = "Send operations as application/json.";
        throw new AppError("unsupported", publicMessage, { publicMessage });
      }
      requireKnownParameters(context.req.raw.url, []);
      const caller = await requireCaller(context);
      const body = await readBody(raw, maxJsonBytes);
      if (body === null)
        throw new AppError("too-large", "an operation was too large", {
          publicMessage: `An operation may be ${maxJsonBytes / 1_024} kB large.`,
        });
      const headers = { "content-type": "application/json", accept: context.req.header("accept") ?? "*/*" };
      const result = await gateway.fetch(
        new Request(raw.url, { method, headers, body, signal: raw.signal }),
        caller,
      );
      const response = new Response(result.body, { status: result.status, headers: result.headers });
      // What is known of the limits of a key.
      context.res.headers.forEach((value, name) => {
        if (name !== "content-type") response.headers.set(name, value);
      });
      response.headers.set("cache-control", "no-store");
      return response;
    } catch (error) {
      if (error instanceof SearchParameterError) return refusal(problemOf(error), context.res.headers);
      if (!(error instanceof AppError)) throw error;
      const headers = new Headers(context.res.headers);
      if (error.code === "unauthenticated")
        headers.set("www-authenticate", bearerChallenge(context.req.header("authorization")));
      if (error.retryAfterInSeconds !== null) headers.set("retry-after", String(error.retryAfterInSeconds));
      return refusal(problemOf(error), headers);
    }
  };

function refusal(problem: Problem, headers: Headers, code: string = problem.code): Response {
  const errors = [{ message: problem.detail, extensions: { code } }];
  return problemResponse({ ...problem, errors }, "POST", headers);
}
