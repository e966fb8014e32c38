import { readBody } from "@zoetrope/http";
import { AppError } from "@zoetrope/kit";
import type { MiddlewareHandler } from "hono";
import { requireBearer, type VerifyBearer } from "./bearer.ts";
import type { Gateway } from "./create-gateway.ts";

/** Operations are short: the largest of ours has a tenth of this. */
const maxBodyBytes = 65_536;

/** `POST /graphql`. What fails before the operation is known has the shape of GraphQL errors too. */
export const gatewayRoute =
  (gateway: Gateway, verify: VerifyBearer): MiddlewareHandler =>
  async (context) => {
    const { method, raw } = context.req;
    try {
      // Reading by address would put operations into logs and caches.
      if (method !== "POST")
        return refusal(405, "unsupported", "Send operations by POST.", { allow: "POST" });
      if (!/^application\/json *(?:;|$)/i.test(context.req.header("content-type") ?? ""))
        return refusal(415, "unsupported", "Send operations as application/json.");
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
      return refusal(error.status, error.code, error.publicMessage, {
        ...(error.code === "unauthenticated" && { "www-authenticate": "Bearer" }),
        ...(retryAfterInSeconds !== null && { "retry-after": String(retryAfterInSeconds) }),
      });
    }
  };

function refusal(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify({ errors: [{ message, extensions: { code } }] }), {
    status,
    headers: { ...headers, "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
  });
}
