export { PlayerController } from "./controller/player-controller.ts";
export type { ReelHandle, ReelListener, ReelPool } from "./reel/reel-pool.ts";
export type { ReelFacts, ReelSettings, ReelSource } from "./engine/reel-protocol.ts";
