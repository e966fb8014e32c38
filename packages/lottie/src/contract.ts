import type { Diagnostic } from "./diagnostics/diagnostic.ts";

/** A Lottie animation as parsed JSON; see https://lottie.github.io/lottie-spec/ */
export type LottieJson = { [key: string]: unknown };

export interface NamedAnimation {
  id: string;
  name: string | null;
  json: LottieJson;
  /** `#rrggbb` or `#rrggbbaa` that the manifest names behind this animation; null when it names none. */
  background: string | null;
  /** Theme applied when the animation loads; null for none. */
  initialThemeId: string | null;
  /** Whatever else the manifest says of it, such as its speed, direction, loop and play mode; written again as it stands. */
  inManifest: LottieJson;
}

/** A theme (slot values) or a state machine of a dotLottie, as it stands in the file. */
export interface NamedDocument {
  id: string;
  name: string | null;
  json: unknown;
  /** Whatever else the manifest says of it, such as the animations that a theme is for; written again as it stands. */
  inManifest: LottieJson;
}

/** What is inside a file, whichever of the two formats it has. */
export interface ParsedAnimation {
  format: "json" | "dotlottie";
  /** 1 or 2; null for JSON, and for an archive without a manifest. */
  dotLottieVersion: 1 | 2 | null;
  /** At least one; the first is the one shown. */
  animations: NamedAnimation[];
  themes: NamedDocument[];
  /** State machines of dotLottie 2; those of version 1 have another form and are only reported. */
  stateMachines: NamedDocument[];
  /** The state machine that starts with the file; null for none. */
  initialStateMachineId: string | null;
  /** Whatever else the manifest says, such as author, description and keywords; written again as it stands. */
  inManifest: LottieJson;
  /** Images and fonts of a dotLottie, by their path inside the archive. */
  assets: Map<string, Uint8Array>;
  /** Things that are off but still play. */
  diagnostics: Diagnostic[];
}

export interface AnimationFacts {
  width: number;
  height: number;
  frameRate: number;
  inPoint: number;
  outPoint: number;
  frameCount: number;
  durationInSeconds: number;
  /** Layers of the animation and of its precompositions, each composition counted once. */
  layerCount: number;
  markers: { name: string; frame: number; durationInFrames: number }[];
  /** `#rrggbb` when a solid or shape covers the whole canvas below everything; else null. */
  backgroundColour: string | null;
  hasImages: boolean;
  /** Pictures and sounds, and fonts, that are asked for by an address and are not in the file: players draw none of them. */
  outsidePictures: number;
  outsideFonts: number;
  hasText: boolean;
  hasExpressions: boolean;
  hasGradients: boolean;
  hasMasks: boolean;
}

/** An animation being drawn: `@zoetrope/render` makes one, or anything else that draws. */
export interface DrawnFrames {
  width: number;
  height: number;
  /** Pixels at a frame from the in point: four bytes each, red, green, blue and opacity, colours not multiplied by opacity. */
  draw(frame: number): Uint8Array | Promise<Uint8Array>;
  /** The same at once and without a copy, for who is done with it before anything else is drawn in this thread. */
  view?(frame: number): Uint8Array;
}

/** Opens an animation for drawing, about `width` pixels wide. */
export type OpenFrames = (
  parsed: ParsedAnimation,
  animationId: string,
  width: number,
) => DrawnFrames | Promise<DrawnFrames>;
