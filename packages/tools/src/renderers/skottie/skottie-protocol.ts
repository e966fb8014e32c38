import type { RawFrame } from "@zoetrope/render";

export type SkottieCommand =
  /** `canvas` shows it from now on. */
  | { type: "open"; json: string; canvas: OffscreenCanvas }
  | { type: "resize"; width: number; height: number }
  | { type: "show"; frame: number }
  | { type: "draw"; frame: number; width: number; height: number }
  | { type: "close" };

/** To one of the animations of the worker; each is answered under its number. */
export interface SkottieRequest {
  animation: number;
  request: number;
  command: SkottieCommand;
}

export type SkottieReply =
  /** Once, before all else: what the worker holds while it lives. */
  | { type: "started"; lock: string }
  | { type: "done"; request: number; drawn: RawFrame | null }
  /** `isBroken`: the renderer itself is gone, for all animations of the worker. */
  | { type: "failed"; request: number; message: string; isBroken: boolean };
