import type { AccessibilityAnalysis } from "@zoetrope/lottie";
import type {
  AnimationPictures,
  AnimationVectors,
  CheckedAnimation,
  DescribedAnimation,
  PictureColour,
  RawFrame,
  RefusalCode,
} from "./contract.ts";

/** Messages between the renderer and its worker threads. Bytes are moved, not copied, on the way back. */
export type Job =
  | { kind: "draw"; bytes: Uint8Array; frame: number | "poster"; width: number }
  | {
      kind: "frames";
      /** Names what is drawn in several jobs: a thread that has it loaded reads and loads it once. */
      drawing: number;
      bytes: Uint8Array;
      width: number;
      frames: readonly number[] | null;
      from: number;
      count: number;
    }
  | { kind: "check"; bytes: Uint8Array }
  | { kind: "measure"; bytes: Uint8Array }
  | { kind: "analyse"; bytes: Uint8Array; width: number }
  | { kind: "describe"; bytes: Uint8Array }
  | { kind: "picture"; bytes: Uint8Array }
  | { kind: "prepare"; bytes: Uint8Array };

export interface DrawnPicture extends RawFrame {
  palette: PictureColour[];
  isOpaque: boolean;
}

/** As AnimationPictures, with the poster still to be encoded. */
export interface DrawnPictures extends Omit<AnimationPictures, "poster"> {
  poster: RawFrame;
}

/** The same of PreparedAnimation. */
export interface DrawnPreparation extends DescribedAnimation, DrawnPictures {}

export interface JobResults {
  draw: DrawnPicture;
  /** `total` is the number of frames asked for. */
  frames: { frames: RawFrame[]; total: number };
  check: CheckedAnimation;
  measure: AnimationVectors;
  analyse: AccessibilityAnalysis;
  describe: DescribedAnimation;
  picture: DrawnPictures;
  prepare: DrawnPreparation;
}

export type JobResult = JobResults[Job["kind"]];
export type Answer =
  | { result: JobResult }
  | { refused: { code: RefusalCode; reason: string }; isDamaged: boolean };
