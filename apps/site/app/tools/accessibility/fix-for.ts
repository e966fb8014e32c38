import type { AccessibilityAnalysis, AccessibilityFinding } from "@zoetrope/lottie";
import type { OptionsOf } from "@zoetrope/tools/engine";

export type Fix = OptionsOf<"fixAccessibility">;

/** WCAG 2.3.1: in a second. */
const allowedFlashes = 3;
/** A little slower than it has to be: frames do not fall on the second. */
const margin = 0.9;

/** What fixes a finding with one press; null where somebody has to decide what it should look like instead. */
export function fixFor(
  { code, severity }: AccessibilityFinding,
  { timeline, width }: AccessibilityAnalysis,
): Fix | null {
  if (code === "general-flash" || code === "red-flash") {
    const counts = timeline?.[code === "general-flash" ? "general" : "red"].count ?? [];
    const most = counts.reduce((so, count) => Math.max(so, count), 0);
    return most <= allowedFlashes ? null : { kind: "slower", speed: (allowedFlashes / most) * margin };
  }
  if (code === "large-motion" || code === "parallax") return { kind: "slower", speed: 0.5 };
  if (code === "text-contrast" || code === "shape-contrast" || code === "stripes" || code === "checkerboard")
    return { kind: "colours", finding: code, width };
  // With a still version it is but worth knowing.
  return code === "automatic-motion" && severity !== "info" ? { kind: "still" } : null;
}
