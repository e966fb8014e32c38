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

/** Pictures from animations, drawn in worker threads that are ended when they take too long. */
export interface Renderer {
  /** Throws AppError "bad-request" for a file that cannot be drawn, "unavailable" when it takes too long. */
  renderFrame(request: RenderRequest): Promise<RenderedFrame>;
  close(): Promise<void>;
}
