import type { DiagnosticCode } from "../diagnostics/diagnostic.ts";
import type { DiagnosticLog } from "../diagnostics/diagnostic-log.ts";

export type SvgFindingCode = Extract<DiagnosticCode, `svg-${string}`>;

/** What is lost on the way, once for each kind: how often, and the first by name. */
export class SvgFindings {
  readonly #found = new Map<SvgFindingCode, { first: string; locations: Set<string> }>();

  /** `location` tells the same loss met twice (at another time, by another reference) from another one. */
  add(code: SvgFindingCode, first: string, location: string | number = first): void {
    const known = this.#found.get(code);
    if (known === undefined) this.#found.set(code, { first, locations: new Set([String(location)]) });
    else known.locations.add(String(location));
  }

  has(code: SvgFindingCode): boolean {
    return this.#found.has(code);
  }

  writeTo(log: DiagnosticLog): void {
    for (const [code, { first, locations }] of this.#found)
      log.add(code, null, { count: locations.size, first });
  }
}
