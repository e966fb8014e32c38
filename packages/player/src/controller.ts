export { PlayerController } from "./player-controller.ts";
export type { ReelHandle, ReelListener, ReelPool } from "./reel-pool.ts";
export type { ReelFacts, ReelSettings, ReelSource } from "./engine/reel-protocol.ts";
