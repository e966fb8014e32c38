import { connectEngine, type EngineSources } from "../engine/engine-link.ts";
import { defaultMaxReels, ReelPool } from "./reel-pool.ts";

let pool: ReelPool | null = null;

/** The one pool of this page; the first caller says where its engine is. */
export function pagePool(sources: EngineSources): ReelPool {
  const maxReels = matchMedia("(pointer: coarse)").matches
    ? defaultMaxReels.handheld
    : defaultMaxReels.desktop;
  pool ??= new ReelPool({ maxReels, connect: (listeners) => connectEngine(sources, listeners) });
  return pool;
}
