import type { DiagnosticSeverity, DocumentDiagnostic } from "../diagnostics/diagnostic.ts";

/** What a frame as SVG cannot show as it is, or shows at the mercy of whoever draws it. */
export const svgDiagnostics = {
  "image-outside": "error",
  "mask-mode-not-in-svg": "warning",
  "text-in-font-of-viewer": "warning",
} as const satisfies Record<string, DiagnosticSeverity>;

export type SvgDiagnosticCode = keyof typeof svgDiagnostics;

export type SvgDiagnostic = DocumentDiagnostic<SvgDiagnosticCode>;

/** What is to be said of a picture while its elements are made. */
export interface SvgWriter {
  /** Keeps what is not to be seen at this moment alone: its opacity comes from somewhere. */
  isMoving: boolean;
  report(code: SvgDiagnosticCode, pointer: string, parameters?: SvgDiagnostic["parameters"]): void;
  diagnostics: SvgDiagnostic[];
}

export function createSvgWriter(isMoving: boolean): SvgWriter {
  const diagnostics: SvgDiagnostic[] = [];
  return {
    isMoving,
    diagnostics,
    report(code, pointer, parameters = {}) {
      diagnostics.push({ code, severity: svgDiagnostics[code], pointer, parameters });
    },
  };
}
