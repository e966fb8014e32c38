import type { LottieJson } from "../../contract.ts";
import type { ChangeLog } from "../change-log.ts";

export interface PassContext {
  /** Names of layers that something outside the animation refers to. */
  keepNames: ReadonlySet<string>;
  /** How far a drawn point may be moved, in pixels of a canvas of 512; 0 for not at all. */
  pixels: number;
  /**
   * True where a browser's renderer looks as well. One path instead of two is then filled by another method of the same rasteriser, where
   * it has many points, and its edges may differ by 50 of 255.
   */
  isSeenInBrowser: boolean;
  /** 0 the first time; more where what was done before showed, and is to be done in another way or left. */
  attempt: number;
  /** By container and key: numbers as they were before any was rounded, so that errors do not add up. */
  originals: WeakMap<object, Map<string | number, unknown>>;
}

/** Changes a document in place, each change by way of the log, so that it can be taken back. */
export type DocumentPass = (json: LottieJson, log: ChangeLog, context: PassContext) => void;
