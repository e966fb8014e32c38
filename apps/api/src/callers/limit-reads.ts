import { maxReadsInMinute } from "@zoetrope/kit/limits";
import { shortenAddress } from "@zoetrope/statistics/shorten-address";
import type { MiddlewareHandler } from "hono";
import { clientAddressOf } from "../http/client-address-of.ts";
import { isShareable } from "../http/public-reading.ts";
import { AnnouncedLimit } from "./announced-limit.ts";

/** How often one network may ask in a minute, counted in this process. */
export function createNetworkLimit({
  most = maxReadsInMinute,
  now,
}: {
  most?: number | undefined;
  /** In milliseconds; a test has a clock of its own. */
  now?: (() => number) | undefined;
} = {}): AnnouncedLimit {
  return new AnnouncedLimit({
    name: "network",
    most,
    refusal: `One network may ask ${most} times a minute.`,
    now,
  });
}

/**
 * Counts what whoever shows nothing reads of the library. How often they still may is in no response that shared caches keep: it would be told to
 * the next who asks, and be wrong.
 */
export function limitReads(limit: AnnouncedLimit): MiddlewareHandler {
  return async (context, next) => {
    const network = shortenAddress(clientAddressOf(context.env));
    // This host asks itself, for agents, whose requests are counted already, as are those of whoever shows a key or a token.
    if (network === "" || context.req.header("authorization") !== undefined) return await next();
    limit.count(network, context);
    await next();
    if (!isShareable(context)) limit.announce(network, context);
  };
}
