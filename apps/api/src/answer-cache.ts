import type { Catalog } from "@zoetrope/catalog";
import { createNegotiableAnswer, type NegotiableAnswer } from "@zoetrope/http";
import type { Context, MiddlewareHandler } from "hono";
import { isShareable, setAnswer } from "./public-reading.ts";

/** What does not change the version of the catalogue, such as counts, is as old as that at most. */
const maxAgeInMs = 10_000;
const defaultMaxBytes = 32_000_000;
/** Whoever makes up longer addresses has an answer made for each. */
const maxAddressLength = 1_000;

interface CachedAnswer {
  answer: NegotiableAnswer;
  version: number;
  madeAt: number;
}

/**
 * Answers about the library that shared caches may keep (`Cache-Control: public`), by their address: made once for a version of the catalogue,
 * each compression as well. The version is asked for with every request, by all that come at once together, so that what was withdrawn is in no
 * answer after it.
 */
export function createAnswerCache(
  catalog: Pick<Catalog, "version">,
  { maxBytes = defaultMaxBytes }: { maxBytes?: number } = {},
): MiddlewareHandler {
  // The one that was made last is the last.
  const cached = new Map<string, CachedAnswer>();
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
    cachedBytes -= cached.get(address)?.answer.sizeInBytes ?? 0;
    cached.delete(address);
  }

  function store(address: string, made: CachedAnswer): void {
    evict(address);
    if (made.answer.sizeInBytes > maxBytes) return;
    cached.set(address, made);
    cachedBytes += made.answer.sizeInBytes;
    for (const oldest of cached.keys()) {
      if (cachedBytes <= maxBytes) break;
      evict(oldest);
    }
  }

  async function respond(context: Context, answer: NegotiableAnswer): Promise<void> {
    setAnswer(context, await answer.respond(context.req.raw));
  }

  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const address = pathname + search;
    const version = await currentVersion();
    const found = cached.get(address);
    if (found?.version === version && Date.now() - found.madeAt < maxAgeInMs)
      return await respond(context, found.answer);
    const madeAt = Date.now();
    await next();
    if (!isShareable(context)) return;
    const answer = await createNegotiableAnswer(context.res);
    if (answer === null) return;
    if (address.length <= maxAddressLength) store(address, { answer, version, madeAt });
    await respond(context, answer);
  };
}
