import { lookup } from "node:dns/promises";
import { BlockList } from "node:net";
import { requestTarget } from "./request-target.ts";
import type { GuardedFetchOptions } from "./create-guarded-fetch.ts";
import { readBeginning } from "./read-response.ts";
import { withDeadline } from "./with-deadline.ts";
import { requireTarget, requireUrl } from "./require-target.ts";

export interface PostRequest {
  body: Uint8Array;
  headers: Readonly<Record<string, string>>;
  /** Of everything together. A response that has begun by then is one, as far as it has come. */
  timeoutInMs: number;
  /** So much of the body is read; the connection is closed then. */
  maxResponseBytes: number;
  /** Ends it; the promise rejects with its reason. */
  signal?: AbortSignal | undefined;
}

export interface PostResponse {
  /** Any: a redirect is a response like others, and is not followed. */
  status: number;
  /** The beginning of the body; nothing of one that is packed, although none was asked for. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** Sends to addresses that strangers name. */
export interface GuardedPost {
  /**
   * What can be said of an address before its name is resolved.
   * @throws GuardedFetchError
   */
  requireAddress(address: string): URL;
  /** @throws GuardedFetchError */
  post(address: string, request: PostRequest): Promise<PostResponse>;
}

/**
 * Like `createGuardedFetch`, for what is sent: each address is resolved when something is sent there. Over plain HTTP nothing goes to the
 * public internet, only to what is `allowed` by name of address. `ports` default to 443.
 */
export function createGuardedPost({
  ports = [443],
  allowed = new BlockList(),
  refusedHosts = [],
  resolve = (hostname) => lookup(hostname, { all: true }),
}: GuardedFetchOptions = {}): GuardedPost {
  const rules = {
    ports,
    allowed,
    refusedHosts: new Set(refusedHosts),
    resolve,
    isPlainTextLimited: true,
  };

  return {
    requireAddress: (address) => requireUrl(address, rules),
    post: (address, { body, headers, maxResponseBytes, ...limits }) =>
      withDeadline(limits, async (signal) => {
        const target = await requireTarget(address, rules, signal);
        const request = {
          method: "POST",
          headers: { "accept-encoding": "identity", ...headers },
          body,
        } as const;
        const response = await requestTarget(target, request, allowed, signal);
        try {
          const isPacked = (response.headers["content-encoding"] ?? "identity") !== "identity";
          const bytes = isPacked ? new Uint8Array() : await readBeginning(response, maxResponseBytes, signal);
          return { status: response.statusCode ?? 0, bytes };
        } finally {
          response.destroy();
        }
      }),
  };
}
