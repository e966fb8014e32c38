import { readBody } from "@zoetrope/http";
import { AppError } from "@zoetrope/kit";
import type { MiddlewareHandler } from "hono";
import { methodNotAllowed, problemOf, problemResponse, type Problem } from "../problem.ts";
import { bearerChallenge } from "../problem-answers.ts";
import { requireBearer, type VerifyBearer } from "./bearer.ts";
import type { Gateway } from "./create-gateway.ts";

/** Operations are short: the largest of ours has a tenth of this. */
const maxBodyBytes = 65_536;

/**
 * `POST /graphql`. What fails before the operation is known is a problem document as everywhere (RFC 9457), which lists the same as
 * `errors` for clients of GraphQL.
 */
export const gatewayRoute =
  (gateway: Gateway, verify: VerifyBearer): MiddlewareHandler =>
  async (context) => {
    const { method, raw } = context.req;
    try {
      // Reading by address would put operations into logs and caches.
      if (method !== "POST") {
        const problem = { ...methodNotAllowed(["POST"]), detail: "Send operations by POST." };
        return refusal(problem, { allow: "POST" }, "unsupported");
      }
      if (!/^application\/json *(?:;|$)/i.test(context.req.header("content-type") ?? "")) {
        const publicMessage = "Send operations as application/json.";
        throw new AppError("unsupported", publicMessage, { publicMessage });
      }
      const bearer = await requireBearer(context.req.header("authorization"), verify);
      const body = await readBody(raw, maxBodyBytes);
      if (body === null)
        throw new AppError("too-large", "an operation was too large", {
          publicMessage: `An operation may be ${maxBodyBytes / 1_024} kB large.`,
        });
      const headers = { "content-type": "application/json", accept: context.req.header("accept") ?? "*/*" };
      const answer = await gateway.fetch(
        new Request(raw.url, { method, headers, body, signal: raw.signal }),
        bearer,
      );
      const response = new Response(answer.body, { status: answer.status, headers: answer.headers });
      response.headers.set("cache-control", "no-store");
      return response;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { retryAfterInSeconds } = error;
      return refusal(problemOf(error), {
        ...(error.code === "unauthenticated" && {
          "www-authenticate": bearerChallenge(context.req.header("authorization")),
        }),
        ...(retryAfterInSeconds !== null && { "retry-after": String(retryAfterInSeconds) }),
      });
    }
  };

function refusal(problem: Problem, headers: Record<string, string>, code: string = problem.code): Response {
  const errors = [{ message: problem.detail, extensions: { code } }];
  return problemResponse({ ...problem, errors }, "POST", new Headers(headers));
}
