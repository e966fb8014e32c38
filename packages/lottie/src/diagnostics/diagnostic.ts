/** `error`: something is missing from what is shown. `warning`: it may not play as meant. `info`: worth knowing. */
export type DiagnosticSeverity = "error" | "warning" | "info";

/**
 * Everything that is said of a file that is taken nevertheless. Codes are stable: programs may act on them. The sentence of each, in
 * every language, stands in the messages of the product; what fills its places is in `parameters`.
 */
export const diagnosticSeverities = {
  "not-utf-8": "warning",
  "number-as-text": "warning",
  "no-layers": "warning",
  "unmarked-properties": "warning",
  "missing-assets": "warning",
  "odd-entries": "warning",
  "circular-parents": "error",
  "circular-compositions": "warning",
  "animations-as-pictures": "error",
  "animation-left-out": "error",
  "not-in-archive": "error",
  "links-in-archive": "warning",
  "listed-twice": "info",
  "nothing-listed": "info",
  "no-manifest": "info",
  "outdated-state-machines": "warning",
  expressions: "warning",
  "outside-pictures": "error",
  "outside-fonts": "warning",
  "drawn-otherwise": "warning",
  "telegram-unmarked": "info",
  "telegram-canvas": "warning",
  "telegram-frame-rate": "warning",
  "telegram-duration": "warning",
  "telegram-size": "warning",
  "telegram-feature": "warning",
  "target-rewritten": "info",
  "target-left": "warning",
  "expression-baked": "info",
  "expression-not-baked": "warning",
  "schema-missing": "warning",
  "schema-type": "warning",
  "schema-value": "warning",
  "machine-without-states": "error",
  "machine-duplicate-state": "error",
  "machine-unknown-state": "error",
  "machine-unknown-input": "error",
  "machine-wrong-input": "error",
  "machine-wrong-comparison": "error",
  "machine-unknown-animation": "error",
  "machine-unknown-segment": "warning",
  "machine-unknown-theme": "warning",
  "machine-unreachable-state": "warning",
  "machine-dead-transition": "warning",
  "machine-endless": "error",
  "svg-malformed": "error",
  "svg-entities": "error",
  "svg-too-many-elements": "error",
  "svg-circular-references": "warning",
  "svg-outside-references": "error",
  "svg-scripts": "warning",
  "svg-foreign-objects": "error",
  "svg-filters": "error",
  "svg-text-without-font": "error",
  "svg-pictures": "error",
  "svg-pattern-too-fine": "error",
  "svg-unsupported-style": "warning",
  "svg-animation-left-out": "warning",
} as const satisfies Record<string, DiagnosticSeverity>;

export type DiagnosticCode = keyof typeof diagnosticSeverities;
export const diagnosticCodes = Object.keys(diagnosticSeverities) as DiagnosticCode[];

export interface Diagnostic {
  code: DiagnosticCode;
  severity: DiagnosticSeverity;
  /** The document of an archive, such as `a/walk.json` or `manifest.json`; null for a file that is one document, and for a whole archive. */
  file: string | null;
  animationId: string | null;
  /** Where in the document it is first met (RFC 6901); "" is the document itself, null where there is no place to point at. */
  pointer: string | null;
  /** Of the value at `pointer`, from the start of the document; null where it is not known, as in UTF-16. */
  byteOffset: number | null;
  /** What the sentence is filled with, such as `count`. */
  parameters: { [name: string]: string | number };
}

/** What is said of a document that is read already: where it stands in it, and a code of whoever says it. */
export interface DocumentDiagnostic<Code extends string> extends Pick<Diagnostic, "severity" | "parameters"> {
  code: Code;
  /** RFC 6901. */
  pointer: string;
}
