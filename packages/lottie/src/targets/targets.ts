import type { FeatureName } from "../inspect/features.ts";
import type { PartFeatureName } from "./part-features.ts";

/**
 * What an animation is made for: lottie-ios, lottie-android, ThorVG, Skottie, the two drawing renderers of lottie-web, and animated
 * stickers of Telegram.
 */
export const targets = ["ios", "android", "thorvg", "skottie", "web-svg", "web-canvas", "telegram"] as const;
export type Target = (typeof targets)[number];

/** What animations use, and what of it is supported apart from the rest. */
export type TargetFeature = FeatureName | PartFeatureName;

export interface TargetSupport {
  /** `partly`: some of it is drawn otherwise than meant, or only where an app asks for it. */
  support: "yes" | "partly" | "no";
  /** The probe by its name (`scripts/supported-features`), or the address of the document that says so. */
  source: string;
  /** `probed`: drawn by the renderer and looked at. `documented`: said by who makes it, and never tried here. */
  evidence: "probed" | "documented";
}
