import { AppError } from "@zoetrope/kit";
import type { Context } from "hono";
import { NetworkLimit } from "../collector/network-limit.ts";

/** Requests that one key may make in a minute, of this process. */
export const maxKeyRequests = 600;
const windowInSeconds = 60;

/** How often a key may ask; answers say so as the RateLimit fields for HTTP have it (draft-ietf-httpapi-ratelimit-headers). */
export class ApiKeyLimit {
  readonly #limit: NetworkLimit;

  constructor({ now }: { now?: (() => number) | undefined } = {}) {
    this.#limit = new NetworkLimit(maxKeyRequests, { windowInMs: windowInSeconds * 1_000, now });
  }

  /** Counts one request and sets the headers of its answer; throws AppError "too-many-requests" for one too many. */
  take(keyId: string, context: Pick<Context, "header">): void {
    const waitInSeconds = this.#limit.take(keyId);
    const { left, resetInSeconds } = this.#limit.stateOf(keyId);
    context.header("ratelimit-policy", `"key";q=${maxKeyRequests};w=${windowInSeconds}`);
    context.header("ratelimit", `"key";r=${left};t=${resetInSeconds}`);
    if (waitInSeconds === 0) return;
    context.header("retry-after", String(waitInSeconds));
    throw new AppError("too-many-requests", "too much of one key", {
      publicMessage: `One key may ask ${maxKeyRequests} times a minute. Try again in ${waitInSeconds} seconds.`,
    });
  }
}
