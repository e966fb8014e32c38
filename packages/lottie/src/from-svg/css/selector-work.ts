import type { SvgFindings } from "../svg-findings.ts";
import type { SvgLimits } from "../svg-limits.ts";

/**
 * What matching selectors may cost in one conversion, with all pictures in it: a selector of many combinators can look through the same
 * elements again and again.
 */
export class SelectorWork {
  #left: number;
  readonly #findings: SvgFindings;

  constructor({ maxSelectorTests }: Pick<SvgLimits, "maxSelectorTests">, findings: SvgFindings) {
    this.#left = maxSelectorTests;
    this.#findings = findings;
  }

  /** False where so many more tests are too many: nothing matches from there on, and the report says so. */
  spend(tests: number): boolean {
    this.#left -= tests;
    if (this.#left >= 0) return true;
    this.#findings.add("svg-too-many-elements", "style", "selectors");
    return false;
  }
}
