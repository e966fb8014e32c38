import type { Diagnostic, ParsedAnimation } from "@zoetrope/lottie";

export type UsedFeature = "images" | "text" | "gradients" | "masks" | "themes" | "machines";

/** What the page says about a file, and what the player is given; it crosses from the worker to the page. */
export interface FileFacts {
  format: ParsedAnimation["format"];
  dotLottieVersion: 1 | 2 | null;
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

/** Why a file cannot be shown: a reason of the format's own, or that reading took too long. */
export type ReadFailure = { refused: string } | { tooSlow: true };
export type ReadAnswer = { facts: FileFacts } | ReadFailure;
