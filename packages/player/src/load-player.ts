import type { PlayerController, PlayerSettings } from "./controller/player-controller.ts";

export interface PlayerModule {
  /** A player on the page's own pool. */
  createPlayer(options: PlayerSettings): PlayerController;
}

let loading: Promise<PlayerModule> | null = null;

/** Fetches the player's code, once per page. Rejects when it does not arrive; the next call tries again. */
export function loadPlayer(): Promise<PlayerModule> {
  loading ??= import("./player-module.ts").catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
