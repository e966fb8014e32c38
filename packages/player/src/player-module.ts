import { engineSources } from "./engine-sources.ts";
import { pagePool } from "./page-pool.ts";
import { PlayerController, type PlayerSettings } from "./player-controller.ts";

/** A player on the page's own pool. */
export const createPlayer = (options: PlayerSettings): PlayerController =>
  new PlayerController({ ...options, pool: pagePool(engineSources()) });
