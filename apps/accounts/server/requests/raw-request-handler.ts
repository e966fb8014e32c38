import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Answers a request on its connection, before any framework; false for what is not its own, which is left untouched.
 * `common` (flat: name, value, …) goes with the answer, always the same list; so does the id of the request.
 */
export type RawRequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  common: readonly string[],
  requestId: string,
) => boolean;
