import { request as requestPlain, type IncomingMessage } from "node:http";
import { request as requestSecure } from "node:https";
import type { BlockList } from "node:net";
import { GuardedFetchError } from "./guarded-fetch-error.ts";
import { isAllowedAddress, type Target } from "./require-target.ts";

const maxHeaderBytes = 16_384;

export interface TargetRequest {
  method: "GET" | "POST";
  /** Beside those that every request has. */
  headers: Readonly<Record<string, string>>;
  body?: Uint8Array;
}

/** One request, on a connection of its own to where the target was resolved. */
export async function requestTarget(
  { url, lookup: pinned }: Target,
  { method, headers, body }: TargetRequest,
  allowed: BlockList,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = (url.protocol === "https:" ? requestSecure : requestPlain)(url, {
    method,
    agent: false,
    lookup: pinned,
    maxHeaderSize: maxHeaderBytes,
    signal,
    headers: { accept: "*/*", "user-agent": "Zoetrope", connection: "close", ...headers },
  });
  request.on("error", reject);
  request.on("response", resolve);
  request.end(body);
  const response = await promise;
  // Whatever became of the above: nothing is read from a connection to elsewhere.
  if (isAllowedAddress(response.socket.remoteAddress ?? "", allowed)) return response;
  request.destroy();
  throw new GuardedFetchError("unreachable", "the connection led to an address that is not public");
}
