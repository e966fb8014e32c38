import type { LottieJson } from "@zoetrope/lottie";
import type { RawFrame } from "@zoetrope/render";

/** One animation in the hands of a renderer that shows any of its frames. Frames count from the in point; fractions allowed. */
export interface FrameRenderer {
  /** Shows a frame in the host. Rejects for what it cannot draw. */
  show(frame: number): Promise<void>;
  /** The host has so many device pixels now. */
  resize(width: number, height: number): void;
  /** The frame as pixels, as large as fits into the size, from its upper left corner. Rejects for what it cannot draw. */
  draw(frame: number, size: { width: number; height: number }): Promise<RawFrame>;
  close(): void;
}

/** Puts what it shows into `host`, a box with a position. Rejects for what it cannot read. */
export type OpenFrameRenderer = (json: LottieJson, host: HTMLElement) => Promise<FrameRenderer>;

/** The renderer itself is gone or never came, whatever the file: opening again begins another. */
export class RendererLost extends Error {
  override readonly name = "RendererLost";
}
