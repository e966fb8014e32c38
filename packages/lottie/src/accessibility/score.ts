import type { AccessibilityFinding, FindingCode, FindingSeverity } from "./finding.ts";

/** 100, less these, never below 0; each code once, by its worst finding. */
const points: Record<FindingCode, Record<FindingSeverity, number>> = {
  "general-flash": { error: 60, warning: 20, info: 0 },
  "red-flash": { error: 60, warning: 20, info: 0 },
  stripes: { error: 25, warning: 15, info: 5 },
  checkerboard: { error: 25, warning: 15, info: 5 },
  "large-motion": { error: 15, warning: 10, info: 5 },
  parallax: { error: 15, warning: 10, info: 5 },
  "automatic-motion": { error: 10, warning: 5, info: 0 },
  "text-contrast": { error: 20, warning: 15, info: 5 },
  "shape-contrast": { error: 10, warning: 5, info: 2 },
};

export interface AccessibilityScore {
  /** 0 to 100. */
  value: number;
  /** What was taken off 100. */
  deductions: { code: FindingCode; points: number }[];
}

export function scoreOf(findings: readonly AccessibilityFinding[]): AccessibilityScore {
  const worst = new Map<FindingCode, number>();
  for (const { code, severity } of findings)
    worst.set(code, Math.max(worst.get(code) ?? 0, points[code][severity]));
  const deductions = [...worst].flatMap(([code, taken]) => (taken === 0 ? [] : [{ code, points: taken }]));
  return {
    value: Math.max(
      0,
      deductions.reduce((rest, { points: taken }) => rest - taken, 100),
    ),
    deductions,
  };
}
