import type { TargetFeature } from "../targets/targets.ts";

/** `exact`: looks the same. `frames`: the same at every whole frame. `without`: what it does is no longer shown. */
type Exactness = "exact" | "frames" | "without";

export interface Rewritten {
  feature: TargetFeature;
  /** Where it stood; null where what had been rewritten before moved it. */
  pointer: string | null;
  exactness: Exactness;
}

/** What rewriting a document may add to it. */
export interface RewriteBudget {
  /** Frames that are worked out one by one. */
  frames: number;
  /** Objects of JSON. */
  objects: number;
}

export const defaultRewriteBudget: RewriteBudget = { frames: 6_000, objects: 200_000 };

/** Told of everything that is rewritten. */
export type RewriteLog = (rewritten: Rewritten) => void;
