import { engineSources } from "./engine-sources.ts";
import { pagePool } from "./page-pool.ts";
import { pageWorker } from "./page-worker.ts";
import { PlayerController, type PlayerSettings } from "./player-controller.ts";

/** A player on the page's own pool. */
export function createPlayer(options: PlayerSettings): PlayerController {
  const sources = engineSources();
  const pool = pagePool({ ...sources, createWorker: pageWorker() ?? sources.createWorker });
  return new PlayerController({ ...options, pool });
}
