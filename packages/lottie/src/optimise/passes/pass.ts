import type { LottieJson } from "../../contract.ts";
import type { ChangeLog } from "../change-log.ts";

interface PassContext {
  /** Names of layers that something outside the animation refers to. */
  keepNames: ReadonlySet<string>;
  /** How far a drawn point may be moved, in pixels of a canvas of 512; 0 for not at all. */
  pixels: number;
}

/** Changes a document in place, each change by way of the log, so that it can be taken back. */
export type DocumentPass = (json: LottieJson, log: ChangeLog, context: PassContext) => void;
