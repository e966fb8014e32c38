import type { Catalog } from "@zoetrope/catalog";
import { createNegotiableResponse, type NegotiableResponse } from "@zoetrope/http";
import type { Context, MiddlewareHandler } from "hono";
import { isShareable, setResponse } from "./public-reading.ts";

/** What does not change the version of the catalogue, such as counts, is as old as that at most. */
const maxAgeInMs = 10_000;
const defaultMaxBytes = 32_000_000;
/** Whoever makes up longer addresses has a response made for each. */
const maxAddressLength = 1_000;

interface CachedResponse {
  response: NegotiableResponse;
  version: number;
  madeAt: number;
}

/**
 * Responses about the library that shared caches may keep (`Cache-Control: public`), by their address: made once for a version of the catalogue,
 * each compression as well. The version is asked for with every request, by all that come at once together, so that what was withdrawn is in no
 * response after it.
 */
export function createResponseCache(
  catalog: Pick<Catalog, "version">,
  { maxBytes = defaultMaxBytes }: { maxBytes?: number } = {},
): MiddlewareHandler {
  // The one that was made last is the last.
  const cached = new Map<string, CachedResponse>();
  let cachedBytes = 0;
  let asking: Promise<number> | null = null;

  function currentVersion(): Promise<number> {
    asking ??= new Promise<number>((resolve, reject) => {
      setImmediate(() => {
        // Whoever comes from now on may know of a change that this does not see.
        asking = null;
        catalog.version().then(resolve, reject);
      });
    });
    return asking;
  }

  function evict(address: string): void {
    cachedBytes -= cached.get(address)?.response.sizeInBytes ?? 0;
    cached.delete(address);
  }

  function store(address: string, made: CachedResponse): void {
    evict(address);
    if (made.response.sizeInBytes > maxBytes) return;
    cached.set(address, made);
    cachedBytes += made.response.sizeInBytes;
    for (const oldest of cached.keys()) {
      if (cachedBytes <= maxBytes) break;
      evict(oldest);
    }
  }

  async function respond(context: Context, response: NegotiableResponse): Promise<void> {
    setResponse(context, await response.respond(context.req.raw));
  }

  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const address = pathname + search;
    const version = await currentVersion();
    const found = cached.get(address);
    if (found?.version === version && Date.now() - found.madeAt < maxAgeInMs)
      return await respond(context, found.response);
    const madeAt = Date.now();
    await next();
    if (!isShareable(context)) return;
    const response = await createNegotiableResponse(context.res);
    if (response === null) return;
    if (address.length <= maxAddressLength) store(address, { response, version, madeAt });
    await respond(context, response);
  };
}
