import type { AnimationFacts } from "@zoetrope/lottie";
import type { FileExtension } from "@zoetrope/storage";

export interface RenderRequest {
  /** A Lottie JSON or dotLottie file. */
  bytes: Uint8Array;
  /** Frame number from the in point; fractions allowed. Or "poster": the first frame that shows something worth showing. */
  frame: number | "poster";
  /** Wanted width in pixels; height follows the animation's shape. Clamped to 2,048 on the longer side. */
  width: number;
  format: Extract<FileExtension, "png" | "webp" | "avif">;
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
  palette: { hex: string; weight: number }[];
  /** True when every pixel is painted. */
  isOpaque: boolean;
}

/** Everything that has to be known of a file before it goes into the catalogue. */
export interface PreparedAnimation {
  facts: AnimationFacts;
  /** Ids of the themes and state machines of a dotLottie; empty for JSON. */
  themes: string[];
  stateMachines: string[];
  warnings: string[];
  files: { dotlottie: Uint8Array; "dotlottie-optimised": Uint8Array; json: Uint8Array; "json-optimised": Uint8Array };
  /** WebP, 640 pixels wide, quality 80. */
  poster: Pick<RenderedFrame, "bytes" | "width" | "height" | "frame">;
  /** Of the poster's painted pixels, strongest first, at most 8. */
  palette: RenderedFrame["palette"];
  /** True when every pixel of the poster is painted. */
  isOpaque: boolean;
}

/** Why a file was not prepared: a stable code and a sentence for its maker. */
export interface Refusal {
  refused: { code: string; reason: string };
}

/** Pictures from animations, drawn in worker threads that are ended when they take too long. */
export interface Renderer {
  /** Throws AppError "bad-request" for a file that cannot be drawn, "unavailable" when it takes too long. */
  renderFrame(request: RenderRequest): Promise<RenderedFrame>;
  /** Parses, inspects, optimises, converts and draws the poster in one worker round trip; bad content is refused, not thrown. */
  prepare(bytes: Uint8Array): Promise<PreparedAnimation | Refusal>;
  close(): Promise<void>;
}
