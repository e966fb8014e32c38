import type { LottieJson } from "../contract.ts";
import type { BakeFailure, BakeLimits } from "./bake-limits.ts";
import type { ExpressionPlace } from "./expression-places.ts";
import type { Value } from "./library/values.ts";
import { LibraryLink, sandboxDocumentOf } from "./library-link.ts";
import { type ExpressionInterpreter, SandboxEnded, type SandboxLimit } from "./sandbox/sandbox.ts";

export interface Evaluated {
  /** By pointers: a value for each frame of the place. */
  values: Map<string, Value[]>;
  failures: Map<string, { reason: BakeFailure; message: string }>;
}

/**
 * Values of all expressions at all of their frames. Expressions read each other: where one fails, all are worked out again with its
 * property as it is without it, so that what comes out fits together. Those that only failed with others get that second chance too.
 */
export async function evaluateExpressions(
  json: LottieJson,
  places: readonly ExpressionPlace[],
  interpreter: ExpressionInterpreter,
  limits: BakeLimits,
  reach: (share: number) => Promise<void>,
): Promise<Evaluated> {
  const budget = { evaluations: limits.evaluations, endsAt: performance.now() + limits.timeInMs };
  const failures: Evaluated["failures"] = new Map();
  for (const { pointer, first, last } of places)
    if (!(last >= first) || last - first >= limits.frames)
      failures.set(pointer, { reason: "frames", message: "" });
  const round = new Round(sandboxDocumentOf(json), places, interpreter, limits, budget, failures, reach);
  for (;;) {
    const before = failures.size;
    const { values, doubtful } = await round.run();
    if (failures.size === before)
      for (const [pointer, reason] of doubtful) failures.set(pointer, { reason, message: "" });
    if (failures.size === before || isOver(budget)) {
      for (const pointer of failures.keys()) values.delete(pointer);
      return { values, failures };
    }
  }
}

interface Budget {
  evaluations: number;
  endsAt: number;
}

const isOver = ({ evaluations, endsAt }: Budget): boolean => evaluations <= 0 || performance.now() > endsAt;

class Round {
  readonly #document: LottieJson;
  readonly #places: readonly ExpressionPlace[];
  readonly #interpreter: ExpressionInterpreter;
  readonly #limits: BakeLimits;
  readonly #budget: Budget;
  readonly #failures: Evaluated["failures"];
  readonly #reach: (share: number) => Promise<void>;
  #link: LibraryLink | null = null;

  constructor(
    document: LottieJson,
    places: readonly ExpressionPlace[],
    interpreter: ExpressionInterpreter,
    limits: BakeLimits,
    budget: Budget,
    failures: Evaluated["failures"],
    reach: (share: number) => Promise<void>,
  ) {
    this.#document = document;
    this.#places = places;
    this.#interpreter = interpreter;
    this.#limits = limits;
    this.#budget = budget;
    this.#failures = failures;
    this.#reach = reach;
  }

  /** `doubtful`: came to a limit together with what they read, and not alone. */
  async run(): Promise<{ values: Map<string, Value[]>; doubtful: Map<string, SandboxLimit> }> {
    const values = new Map<string, Value[]>();
    const doubtful = new Map<string, SandboxLimit>();
    // What has failed since the last round is not run in this one.
    this.#link = null;
    for (const [index, place] of this.#places.entries()) {
      await this.#reach(index / this.#places.length);
      const outcome = await this.#evaluate(place);
      if (Array.isArray(outcome)) values.set(place.pointer, outcome);
      else if (outcome !== null) doubtful.set(place.pointer, outcome);
    }
    return { values, doubtful };
  }

  /** Its values; null where it failed, which is written down; a limit that may be another's fault. */
  async #evaluate({ pointer, first, last }: ExpressionPlace): Promise<Value[] | SandboxLimit | null> {
    const values: Value[] = [];
    for (let frame = first; frame <= last; frame++) {
      if (this.#failures.has(pointer)) return null;
      if (isOver(this.#budget)) return this.#fail(pointer, "time");
      this.#budget.evaluations--;
      const answer = await this.#ask(pointer, frame, false);
      if (typeof answer === "string") {
        const alone = await this.#ask(pointer, frame, true);
        return typeof alone === "string" ? this.#fail(pointer, alone) : answer;
      }
      for (const failed of answer.failures) this.#fail(failed.pointer, failed.reason, failed.message);
      values.push(answer.value);
    }
    return this.#failures.has(pointer) ? null : values;
  }

  #fail(pointer: string, reason: BakeFailure, message = ""): null {
    if (!this.#failures.has(pointer)) this.#failures.set(pointer, { reason, message });
    return null;
  }

  /** What came to a limit takes its sandbox with it; the next question gets a new one. */
  async #ask(
    pointer: string,
    frame: number,
    isAlone: boolean,
  ): Promise<ReturnType<LibraryLink["value"]> | SandboxLimit> {
    try {
      this.#link ??= await this.#open();
      return this.#link.value(pointer, frame, isAlone);
    } catch (error) {
      if (!(error instanceof SandboxEnded)) throw error;
      this.#link = null;
      return error.limit;
    }
  }

  async #open(): Promise<LibraryLink> {
    const pointers = this.#places.map(({ pointer }) => pointer);
    const { link, missing } = await LibraryLink.open(this.#interpreter, this.#limits, {
      document: this.#document,
      pointers,
      disabled: [...this.#failures.keys()],
    });
    for (const pointer of missing) this.#fail(pointer, "place");
    return link;
  }
}
