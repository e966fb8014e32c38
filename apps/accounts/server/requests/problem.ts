import { unexpectedErrorMessage } from "@zoetrope/kit/unexpected-error";

/** An error that says what may be told about it, whichever bundle its class is from (kit's AppError, identity's IdentityError). */
interface KnownError extends Error {
  code: string;
  status: number;
  publicMessage: string;
  reason?: string;
  retryAfterInSeconds?: number | null;
}

/** Null for everything that nobody expected. */
function getKnownError(error: unknown): KnownError | null {
  if (!(error instanceof Error) || !("code" in error && "status" in error && "publicMessage" in error))
    return null;
  return error as KnownError;
}

/** A failure as RFC 9457 writes it, headers flat (name, value, …); `reason` is what our own pages word. */
export function problemOf(error: unknown): { status: number; headers: string[]; body: string } {
  const known = getKnownError(error);
  const body = {
    type: "about:blank",
    title: known?.publicMessage ?? unexpectedErrorMessage,
    status: known?.status ?? 500,
    code: known?.code ?? "internal",
    ...(known?.reason === undefined ? {} : { reason: known.reason }),
  };
  const headers = ["content-type", "application/problem+json", "cache-control", "no-store"];
  if (known?.retryAfterInSeconds != null) headers.push("retry-after", String(known.retryAfterInSeconds));
  return { status: body.status, headers, body: JSON.stringify(body) };
}

/** The same for a framework. */
export const problemResponse = (error: unknown): Response => responseOf(problemOf(error));

export function responseOf({ status, headers, body }: ReturnType<typeof problemOf>): Response {
  const response = new Response(body, { status });
  for (let index = 0; index < headers.length; index += 2)
    response.headers.set(headers[index] ?? "", headers[index + 1] ?? "");
  return response;
}
