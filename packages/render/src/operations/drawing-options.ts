import type { OperationReport } from "@zoetrope/lottie";
import type { DrawingCore } from "../drawing/drawing-core.ts";

/** What every operation that draws takes. */
export interface DrawOptions {
  /** Draws one animation at a time: operations that run at once want a core each, or wait for each other. */
  core: DrawingCore;
  /** In pixels; with `height` too the picture fits into both. Default: the size of the animation. */
  width?: number;
  height?: number;
  /** Of a dotLottie of several; default the first. */
  animationId?: string;
  /** Of a dotLottie; default the one that the animation starts with, null for none. */
  themeId?: string | null;
  /** `#rrggbb` behind it; default transparent. */
  background?: string;
}

export interface DrawReport extends OperationReport {
  /** Of the drawn picture, in pixels. */
  width: number;
  height: number;
}

/** Which moments are drawn. */
export interface Timing {
  /** Frames from the in point: the first, and the one behind the last. Default: the whole animation. */
  range?: { from: number; to: number };
  /** Default: those of the animation. */
  framesPerSecond?: number;
}

export type RenderErrorCode =
  | "bad-option"
  | "empty-range"
  | "no-encoder"
  | "too-large"
  | "too-many-frames"
  | "too-many-plays"
  | "unknown-theme";

/** What was asked for cannot be drawn, whatever the file. */
export class RenderError extends Error {
  readonly code: RenderErrorCode;
  /** What a sentence about it is filled with. */
  readonly parameters: Readonly<Record<string, string | number>>;

  constructor(
    code: RenderErrorCode,
    message: string,
    parameters: Readonly<Record<string, string | number>> = {},
  ) {
    super(message);
    this.name = "RenderError";
    this.code = code;
    this.parameters = parameters;
  }
}
