import type { AccessibilityAnalysis, AnimationFacts, Diagnostic, LottieErrorCode } from "@zoetrope/lottie";
import type { FileExtension } from "@zoetrope/storage";
import type { RawFrame } from "../drawing/raw-frame.ts";

export type { RawFrame } from "../drawing/raw-frame.ts";

export type PictureFormat = Extract<FileExtension, "png" | "webp" | "avif">;

export interface PictureColour {
  /** `#rrggbb`, lower case. */
  hex: string;
  /** Share of the painted pixels, 0 to 1; half-transparent ones count half. */
  weight: number;
}

export interface RenderRequest {
  /** A Lottie JSON or dotLottie file. */
  bytes: Uint8Array;
  /** Frame number from the in point; fractions allowed. Or "poster": the first frame that shows something worth showing. */
  frame: number | "poster";
  /** Wanted width in pixels; height follows the animation's shape. Clamped to 2,048 on the longer side. */
  width: number;
  format: PictureFormat;
  /** 1 to 100, default 80; png ignores it. */
  quality?: number;
  /** `#rrggbb`; default transparent. */
  background?: string;
}

export interface RenderedFrame {
  bytes: Uint8Array;
  width: number;
  height: number;
  frame: number;
  /** Colours of the painted pixels, strongest first, at most 8. */
  palette: PictureColour[];
  /** True when every pixel is painted (whatever background was asked for). */
  isOpaque: boolean;
}

export interface FramesRequest {
  /** A Lottie JSON or dotLottie file. */
  bytes: Uint8Array;
  /** As in RenderRequest. */
  width: number;
  /** Frames from the in point in the order wanted, at most 5,000. Default: all whole frames. */
  frames?: readonly number[];
}

/** What a preview keeps of an animation: its shape and its clock. */
export type PreviewShape = Pick<AnimationFacts, "width" | "height" | "frameRate" | "frameCount">;

/** What a file can do, by the names that search filters use. */
export const preparedFeatures = [
  "interactive",
  "themeable",
  "markers",
  "images",
  "text",
  "expressions",
  "gradients",
  "masks",
  "transparent",
] as const;
export type PreparedFeature = (typeof preparedFeatures)[number];

/** What is compared when animations like one are looked for; `vectors/vector-layout.ts` says what each byte means. */
export interface AnimationVectors {
  /** Colours, and shapes of a few frames. */
  look: Uint8Array;
  /** How much moves when, and where; all zero for a still picture. */
  motion: Uint8Array;
}

/** What searching and playing an animation need. */
export interface DescribedAnimation {
  /** The background colour is also found by looking, where the poster is opaque and its rim has one colour. */
  facts: AnimationFacts;
  features: PreparedFeature[];
  /** What is off or left out; the file plays nevertheless. */
  diagnostics: Diagnostic[];
  /** Ids of the themes and state machines of a dotLottie; empty for JSON. */
  themes: string[];
  stateMachines: string[];
  /**
   * The file as it came in its own format, converted to the other, and both optimised.
   * None carries expressions: a file that came with some is written anew, so that a page that plays it runs no program.
   */
  files: { [format in "dotlottie" | "dotlottie-optimised" | "json" | "json-optimised"]: Uint8Array };
  /** Colours of the poster, strongest first, at most 8. */
  palette: PictureColour[];
  /** True when the poster is painted everywhere. */
  isOpaque: boolean;
}

/** What an animation looks like. */
export interface AnimationPictures {
  /** WebP, 640 pixels wide (less when the animation is tall), quality 80, transparent where nothing is painted. */
  poster: { bytes: Uint8Array; width: number; height: number; frame: number };
  vectors: AnimationVectors;
}

/** Everything that publishing an animation needs, made in one go. */
export interface PreparedAnimation extends DescribedAnimation, AnimationPictures {}

export type RefusalCode = LottieErrorCode | "cannot-be-drawn" | "takes-too-long" | "unknown-kind";
/** A file that is not taken, with the reason in plain words for its maker. */
export interface Refusal {
  refused: { code: RefusalCode; reason: string };
}
export type PrepareResult = PreparedAnimation | Refusal;

/** What is known of a file before anybody has drawn it: without what only its picture shows. */
export type CheckedAnimation = Pick<PreparedAnimation, "facts" | "features" | "diagnostics">;

/** Pictures from animations, drawn in worker threads that are ended when they take too long. */
export interface Renderer {
  /** Throws AppError "bad-request" for a file that cannot be drawn, "unavailable" when it takes too long. */
  renderFrame(request: RenderRequest): Promise<RenderedFrame>;
  /** Reads a file and says what is in it, without drawing it: quick. Bad files are refused in the result, never thrown. */
  check(bytes: Uint8Array): Promise<CheckedAnimation | Refusal>;
  /** Checks a file and makes all that ingest stores. Bad files are refused in the result, never thrown. */
  prepare(bytes: Uint8Array): Promise<PrepareResult>;
  /** `prepare` without the pictures, in half of the time; refuses the same files. */
  describe(bytes: Uint8Array): Promise<DescribedAnimation | Refusal>;
  /** The pictures that `prepare` makes, of a file that is stored already. Bad files are refused in the result, never thrown. */
  picture(bytes: Uint8Array): Promise<AnimationPictures | Refusal>;
  /** What `prepare` finds out for comparing, of a file that is stored already. Bad files are refused in the result, never thrown. */
  measure(bytes: Uint8Array): Promise<AnimationVectors | Refusal>;
  /**
   * Whether an animation is safe where it is shown at a width, in CSS pixels, and what else keeps people out: coarsely, from its first 900
   * frames. Bad files are refused in the result, never thrown.
   */
  analyse(bytes: Uint8Array, width: number): Promise<AccessibilityAnalysis | Refusal>;
  /**
   * What may be shown to everybody of a file that is not theirs: pictures at the size of a card, some a second, with a mark, as a
   * dotLottie. `shape` is read from the file where it is not known. Throws as renderFrame does.
   */
  preview(bytes: Uint8Array, shape?: PreviewShape): Promise<Uint8Array>;
  /**
   * The same of a file that animations like it are looked for: Lottie JSON, dotLottie, or a still picture (SVG, PNG, JPEG, WebP), drawn
   * where it can be ended. Nothing of it is kept.
   */
  measureExample(bytes: Uint8Array): Promise<AnimationVectors | Refusal>;
  /** Raw frames one after another, drawn a few ahead. Throws as renderFrame does. */
  renderFrames(request: FramesRequest): AsyncIterable<RawFrame>;
  /** Ends the workers; jobs that wait or run fail with "unavailable". */
  close(): Promise<void>;
}
