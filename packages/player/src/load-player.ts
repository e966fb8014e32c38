import type * as playerModule from "./player-module.ts";

export type PlayerModule = typeof playerModule;

let loading: Promise<PlayerModule> | null = null;

/** Fetches the player's code, once per page. Rejects when it does not arrive; the next call tries again. */
export function loadPlayer(): Promise<PlayerModule> {
  loading ??= import("./player-module.ts").catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
