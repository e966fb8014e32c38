import { readBody } from "@zoetrope/http";
import { AppError } from "@zoetrope/kit";
import { malformed } from "./read-events.ts";

/**
 * The body of a request as text, whatever type it says it has: a beacon may only send text/plain. Throws AppError "too-large",
 * before it is read where its length says so, and "bad-request" for what is no UTF-8.
 */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const bytes = await readBody(request, maxBytes);
  if (bytes === null) throw tooLarge(maxBytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw malformed("no UTF-8", error);
  }
}

const tooLarge = (maxBytes: number) =>
  new AppError("too-large", "the body is too large", {
    publicMessage: `A request may carry ${maxBytes} bytes.`,
  });
