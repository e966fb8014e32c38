/** What baking the expressions of one animation may take. */
export interface BakeLimits {
  /** Rounds of loops that the interpreter may take for one value: some tenths of a second, whatever is run. */
  fuel: number;
  /** Of programs and of what they are told of the document. */
  memoryInBytes: number;
  stackInBytes: number;
  /** Values that are worked out, frames of all properties together. */
  evaluations: number;
  /** Frames of one property. */
  frames: number;
  timeInMs: number;
}

export const defaultBakeLimits: BakeLimits = {
  fuel: 10_000_000,
  memoryInBytes: 32 * 1024 * 1024,
  stackInBytes: 200_000,
  evaluations: 300_000,
  frames: 10_000,
  timeInMs: 120_000,
};

/** Why an expression was not baked. */
export type BakeFailure =
  | "syntax"
  | "unknown"
  | "result"
  | "thrown"
  | "fuel"
  | "memory"
  | "stack"
  | "time"
  | "frames"
  | "place";
