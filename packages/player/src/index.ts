export { loadPlayer, type PlayerModule } from "./load-player.ts";
export { mountCardPlayer, type CardPlayer, type CardPlayerOptions } from "./card-player.ts";
export type { PlayerController, PlayerSettings } from "./player-controller.ts";
export type { PlayerState, Segment } from "./player-state.ts";
export type {
  Direction,
  LoopMode,
  MachineInput,
  MachineInputValue,
  ReelFacts,
  ReelSource,
} from "./engine/reel-protocol.ts";
