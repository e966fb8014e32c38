import type { DiagnosticSeverity, DocumentDiagnostic } from "../diagnostics/diagnostic.ts";

/** What a frame as SVG cannot show as it is, or shows at the mercy of whoever draws it. */
export const svgDiagnostics = {
  "image-outside": "error",
  "mask-mode-not-in-svg": "warning",
  "text-in-font-of-viewer": "warning",
} as const satisfies Record<string, DiagnosticSeverity>;

export type SvgDiagnosticCode = keyof typeof svgDiagnostics;

export type SvgDiagnostic = DocumentDiagnostic<SvgDiagnosticCode>;

/** Definitions that are gathered while a picture is written, and what is to be said of it. */
export interface SvgWriter {
  definitions: string[];
  /** Adds what `write` makes for a name, once for the same text, and gives the name back. */
  define(write: (id: string) => string): string;
  report(code: SvgDiagnosticCode, pointer: string, parameters?: SvgDiagnostic["parameters"]): void;
  diagnostics: SvgDiagnostic[];
}

/** `prefix` keeps the names of several pictures on one page apart. */
export function createSvgWriter(prefix: string): SvgWriter {
  const definitions: string[] = [];
  const known = new Map<string, string>();
  const diagnostics: SvgDiagnostic[] = [];
  let count = 0;
  return {
    definitions,
    diagnostics,
    define(write) {
      const form = write("");
      const existing = known.get(form);
      if (existing !== undefined) return existing;
      const id = `${prefix}${(count++).toString(36)}`;
      known.set(form, id);
      definitions.push(write(id));
      return id;
    },
    report(code, pointer, parameters = {}) {
      diagnostics.push({ code, severity: svgDiagnostics[code], pointer, parameters });
    },
  };
}
