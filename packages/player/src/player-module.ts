import { engineSources } from "./engine-sources.ts";
import { pagePool } from "./reel/page-pool.ts";
import { pageWorker } from "./reel/page-worker.ts";
import type { ReelPool } from "./reel/reel-pool.ts";
import { PlayerController, type PlayerSettings } from "./controller/player-controller.ts";

function ownPool(): ReelPool {
  const sources = engineSources();
  return pagePool({ ...sources, createWorker: pageWorker() ?? sources.createWorker });
}

/** A player on the page's own pool. */
export const createPlayer = (options: PlayerSettings): PlayerController =>
  new PlayerController({ ...options, pool: ownPool() });

/** Starts what draws on this page. Rejects when it cannot be started; a player tries again. */
export const startEngine = (): Promise<void> => ownPool().start();
