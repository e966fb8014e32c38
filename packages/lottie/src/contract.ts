/** A Lottie animation as parsed JSON; see https://lottie.github.io/lottie-spec/ */
export type LottieJson = { [key: string]: unknown };

/** What is inside a file, whichever of the two formats it has. */
export interface ParsedAnimation {
  format: "json" | "dotlottie";
  /** 1 or 2; null for JSON. */
  dotLottieVersion: 1 | 2 | null;
  /** At least one; the first is the one shown. */
  animations: { id: string; json: LottieJson }[];
  themes: { id: string; name: string | null; json: unknown }[];
  stateMachines: { id: string; name: string | null; json: unknown }[];
  /** Images and fonts of a dotLottie, by their path inside the archive. */
  assets: Map<string, Uint8Array>;
  /** Things that are off but still play, in plain words. */
  warnings: string[];
}

export interface AnimationFacts {
  width: number;
  height: number;
  frameRate: number;
  inPoint: number;
  outPoint: number;
  frameCount: number;
  durationInSeconds: number;
  layerCount: number;
  markers: { name: string; frame: number; durationInFrames: number }[];
  /** `#rrggbb` when a solid or shape covers the whole canvas below everything; else null. */
  backgroundColour: string | null;
  hasImages: boolean;
  hasText: boolean;
  hasExpressions: boolean;
  hasGradients: boolean;
  hasMasks: boolean;
}
