export { loadPlayer, type PlayerModule } from "./load-player.ts";
export { mountCardPlayer, type CardPlayer, type CardPlayerOptions } from "./card-player.ts";
export type { PlayerController, PlayerSettings } from "./controller/player-controller.ts";
export type { PlayerState, Segment } from "./controller/player-state.ts";
export type {
  Direction,
  LoopMode,
  MachineInput,
  MachineInputValue,
  ReelFacts,
  ReelSource,
} from "./engine/reel-protocol.ts";
