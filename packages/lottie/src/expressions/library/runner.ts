import { atFrame } from "./moment.ts";
import { heldValue, type Property, type Runner } from "./property.ts";
import { createScope, type Scope } from "./scope.ts";
import type { Value } from "./values.ts";

/** A program, ready to run. */
interface Program {
  run(names: object): unknown;
  scope: Scope;
}

/** Values are kept, since programs ask each other; more are not. */
const maxKept = 20_000;

/** Ends everything, whoever asked: what is short of stack or memory. */
const isOfSandbox = (error: unknown): boolean => error instanceof Error && error.name === "InternalError";

export interface Failure {
  pointer: string;
  reason: "syntax" | "unknown" | "result" | "thrown";
  message: string;
}

/** Runs programs at frames. What fails once is not run again: its property has the value under the program everywhere. */
export class ProgramRunner implements Runner {
  readonly #programs = new Map<Property, Program>();
  readonly #kept = new Map<Property, Map<number, Value>>();
  readonly #running = new Set<Property>();
  readonly #disabled: ReadonlySet<string>;
  readonly failures = new Map<string, Failure>();
  /** False: programs see no programs but themselves. */
  isNesting = true;
  #count = 0;

  /** `disabled`: pointers of properties whose programs failed before. */
  constructor(disabled: ReadonlySet<string>) {
    this.#disabled = disabled;
  }

  valueOf(property: Property, frame: number): Value {
    const { pointer, program } = property;
    const isOff =
      program === null ||
      this.#disabled.has(pointer) ||
      this.failures.has(pointer) ||
      this.#running.has(property) ||
      (!this.isNesting && this.#running.size > 0);
    if (isOff) return property.under(frame);
    const known = this.#kept.get(property)?.get(frame);
    if (known !== undefined) return known;
    try {
      const value = this.#run(property, program, frame);
      // Who asks whoever asked sees what is under it, so only what stands by itself is kept.
      if (this.#running.size === 0) this.#keep(property, frame, value);
      return value;
    } catch (error) {
      if (isOfSandbox(error)) throw error;
      this.failures.set(pointer, failureOf(pointer, error));
      return property.under(frame);
    }
  }

  #run(property: Property, text: string, frame: number): Value {
    let program = this.#programs.get(property);
    if (program === undefined) {
      program = { run: compiled(text), scope: createScope(property, text) };
      this.#programs.set(property, program);
    }
    const { run, scope } = program;
    this.#running.add(property);
    try {
      return atFrame(frame, () => {
        scope.restart();
        return heldValue(property, run(scope.names), frame);
      });
    } finally {
      this.#running.delete(property);
    }
  }

  #keep(property: Property, frame: number, value: Value): void {
    if (++this.#count > maxKept) {
      this.#kept.clear();
      this.#count = 0;
    }
    const kept = this.#kept.get(property) ?? new Map<number, Value>();
    this.#kept.set(property, kept.set(frame, value));
  }
}

// The functions are made where this runs: inside the sandbox, whose language is all that it has.
// oxlint-disable typescript/no-implied-eval

/** Exporters put the result into `$bm_rt`; what people typed is worth its last statement. */
function compiled(text: string): (names: object) => unknown {
  // By itself first: what is no program of its own could end the function around it.
  Function(text);
  const body = text.includes("$bm_rt")
    ? `return (function () { ${text}\n; return $bm_rt; })();`
    : "return eval($text);";
  const run = Function("$names", "$text", `with ($names) { ${body} }`) as (
    names: object,
    text: string,
  ) => unknown;
  return (names) => run(names, text);
}
// oxlint-enable typescript/no-implied-eval

function failureOf(pointer: string, error: unknown): Failure {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 200);
  const reason =
    error instanceof SyntaxError
      ? "syntax"
      : error instanceof ReferenceError
        ? "unknown"
        : message.startsWith("the result")
          ? "result"
          : "thrown";
  return { pointer, reason, message };
}
