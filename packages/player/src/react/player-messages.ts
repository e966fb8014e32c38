import type { LoopMode } from "../engine/reel-protocol.ts";

export const tints = ["amber", "rose", "sky", "mint", "lilac"] as const;
export type Tint = (typeof tints)[number];
export type StageBackground = Tint | "transparent";

/** What the player says, in a language. */
export interface PlayerMessages {
  label: string;
  play: string;
  pause: string;
  previousFrame: string;
  nextFrame: string;
  frame: string;
  frameOf(values: { frame: number; count: number }): string;
  loop: string;
  loopModes: Record<LoopMode, string>;
  speed: string;
  backwards: string;
  background: string;
  backgrounds: Record<StageBackground, string>;
  fullscreen: string;
  exitFullscreen: string;
  segments: string;
  onlySegment(values: { name: string }): string;
  state(values: { state: string }): string;
  failed: string;
  tryAgain: string;
}
