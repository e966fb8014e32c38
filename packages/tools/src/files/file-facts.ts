import type { Diagnostic, ParsedAnimation } from "@zoetrope/lottie";

export type UsedFeature = "images" | "text" | "gradients" | "masks" | "themes" | "machines";

/** What a page says about an animation file, and what the player is given; it crosses from a worker to the page. */
export interface FileFacts {
  format: ParsedAnimation["format"];
  dotLottieVersion: 1 | 2 | null;
  /** At least one; the first is the one shown. */
  animationIds: string[];
  width: number;
  height: number;
  frameRate: number;
  frameCount: number;
  durationInSeconds: number;
  layerCount: number;
  backgroundColour: string | null;
  markers: { name: string; frame: number }[];
  features: UsedFeature[];
  hasExpressions: boolean;
  outsidePictures: number;
  outsideFonts: number;
  /** `#rrggbb`, the most used first. */
  colours: string[];
  /** Things that are off but still play. */
  diagnostics: Diagnostic[];
  /** Without expressions: what they do differs from player to player. */
  playable: { bytes: ArrayBuffer } | { json: string };
}
