import type { AccessibilityFinding } from "@zoetrope/lottie";

/** CSS pixels at which animations are usually shown. */
export const usualWidthInPixels = 512;

/** What is kept of a finding; layers and frames stay with whoever has the file. */
type StoredFinding = Pick<AccessibilityFinding, "code" | "severity" | "parameters">;

/** What was found by looking at the frames of an animation. */
export interface AnimationAccessibility {
  /** CSS pixels up to which flashes stay below WCAG's limits; null where they do at any width. */
  largestSafeWidth: number | null;
  /** 0 to 100; null where the animation could not be looked at. */
  score: number | null;
  /** At `usualWidthInPixels`. */
  findings: StoredFinding[];
  /** Null where all of it was looked at. */
  secondsLookedAt: number | null;
}
