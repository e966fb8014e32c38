import type { DiagnosticSeverity, DocumentDiagnostic } from "../diagnostics/diagnostic.ts";

/** What may be off with a scene, and how much that matters. Codes are stable: programs may act on them. */
export const sceneDiagnostics = {
  "composition-cycle": "error",
  "composition-missing": "error",
  "image-missing": "error",
  "matte-missing": "error",
  "matte-cycle": "error",
  "parent-cycle": "error",
  "parent-missing": "warning",
  "too-deep": "error",
  "too-many-layers": "error",
  "too-many-shapes": "error",
  "too-many-points": "error",
  "unknown-layer": "error",
  "unknown-shape": "error",
  "unsupported-modifier": "warning",
  "unsupported-merge-mode": "warning",
  "unsupported-mask-mode": "warning",
  "unsupported-blend-mode": "warning",
  "unsupported-effect": "warning",
  "unsupported-text-animator": "warning",
  "unsupported-dimension": "warning",
  "text-without-outlines": "warning",
  "expression-not-run": "warning",
} as const satisfies Record<string, DiagnosticSeverity>;

export type SceneDiagnosticCode = keyof typeof sceneDiagnostics;

export type SceneDiagnostic = DocumentDiagnostic<SceneDiagnosticCode>;

/** Takes each kind at each place once, and no more than fit. */
export interface SceneReport {
  add(code: SceneDiagnosticCode, pointer: string, parameters?: SceneDiagnostic["parameters"]): void;
  diagnostics: SceneDiagnostic[];
}

export function createSceneReport(maxDiagnostics: number): SceneReport {
  const seen = new Set<string>();
  const diagnostics: SceneDiagnostic[] = [];
  return {
    diagnostics,
    add(code, pointer, parameters = {}) {
      const key = `${code} ${pointer}`;
      if (diagnostics.length >= maxDiagnostics || seen.has(key)) return;
      seen.add(key);
      diagnostics.push({ code, severity: sceneDiagnostics[code], pointer, parameters });
    },
  };
}
