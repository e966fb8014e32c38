import type { Box } from "../scene/bounds/box.ts";

/** `error`: harmful at the width that was asked for. `warning`: keeps some people out. `info`: worth knowing. */
export type FindingSeverity = "error" | "warning" | "info";

/** What can be found; the sentences of each, and what fixes it, stand in the messages of the product. */
export const findingCodes = [
  "general-flash",
  "red-flash",
  "stripes",
  "checkerboard",
  "large-motion",
  "parallax",
  "automatic-motion",
  "text-contrast",
  "shape-contrast",
] as const;
export type FindingCode = (typeof findingCodes)[number];

export interface FindingLayer {
  /** RFC 6901, in the document of the animation. */
  pointer: string;
  name: string | null;
}

export interface AccessibilityFinding {
  code: FindingCode;
  severity: FindingSeverity;
  /** From the in point, first and last included. */
  frames: { first: number; last: number }[];
  /** That cause it, as far as that is known; the most telling first. */
  layers: FindingLayer[];
  /** The frame to look at, and where on the canvas. */
  picture: { frame: number; area: Box } | null;
  /** What the sentences are filled with, such as `width`. */
  parameters: { [name: string]: string | number };
}
