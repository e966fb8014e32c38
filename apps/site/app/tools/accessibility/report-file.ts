import type { AccessibilityAnalysis } from "@zoetrope/lottie";
import type { MadeFile } from "@zoetrope/tools/engine";

/** CSS pixels; what is found at other widths follows from the largest safe one. */
export const analysedWidth = 512;

/** An analysis as JSON, for programs and for whoever keeps it. */
export const reportFile = (name: string, analysis: AccessibilityAnalysis): MadeFile => ({
  name: `${name.replace(/\.[^.]+$/, "")}.accessibility.json`,
  mediaType: "application/json",
  bytes: new TextEncoder().encode(`${JSON.stringify(analysis, null, 2)}\n`),
});
