import type { SvgFindings } from "../svg-findings.ts";
import type { SvgLimits } from "../svg-limits.ts";

/**
 * What styles may cost in one conversion, with all pictures in it: a selector of many combinators can look through the same elements again
 * and again, and a variable can stand for many others.
 */
export class StyleWork {
  #left: number;
  readonly #findings: SvgFindings;

  constructor({ maxStyleSteps }: Pick<SvgLimits, "maxStyleSteps">, findings: SvgFindings) {
    this.#left = maxStyleSteps;
    this.#findings = findings;
  }

  /** False where so many more steps are too many: nothing matches from there on, and the report says so. */
  spend(steps: number): boolean {
    this.#left -= steps;
    if (this.#left >= 0) return true;
    this.#findings.add("svg-too-many-elements", "style", "steps");
    return false;
  }
}
