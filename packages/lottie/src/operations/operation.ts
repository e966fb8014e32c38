import type { ParsedAnimation } from "../contract.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { parseAnimation } from "../parse-animation.ts";

/** What every operation takes: the bytes of a Lottie JSON or dotLottie, or what was read from them. It is never changed. */
export type Source = Uint8Array | ParsedAnimation;

/** The last argument of every operation. */
export interface OperationControl {
  /** Ends the operation: its promise rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Called with how much is done, 0 to 1, rising. */
  onProgress?: (share: number) => void;
}

/** What every operation gives. */
export interface Outcome<Result, Report extends OperationReport = OperationReport> {
  result: Result;
  report: Report;
}

export interface OperationReport {
  /** What was off in the source; empty where a document was given, whose own are known already. */
  diagnostics: Diagnostic[];
}

/** So long the thread is kept at most between two looks at the signal, where what is done can be divided. */
const yieldIntervalInMs = 12;

/** Tells how far an operation is, lets others run in between, and ends what nobody waits for any more. */
export class OperationProgress {
  readonly #control: OperationControl;
  #yieldedAt = Number.NEGATIVE_INFINITY;

  constructor(control: OperationControl) {
    this.#control = control;
  }

  /** To be awaited between two steps: throws the signal's reason once it is aborted, reports, and yields now and then. */
  async checkpoint(share: number): Promise<void> {
    const { signal, onProgress } = this.#control;
    signal?.throwIfAborted();
    onProgress?.(share);
    if (signal === undefined && onProgress === undefined) return;
    if (performance.now() - this.#yieldedAt < yieldIntervalInMs) return;
    await new Promise<void>((resolve) => setTimeout(resolve));
    this.#yieldedAt = performance.now();
    signal?.throwIfAborted();
  }
}

/** The document of a source. Throws LottieError for bytes that are refused. */
export function openSource(source: Source): { parsed: ParsedAnimation; diagnostics: Diagnostic[] } {
  if (!(source instanceof Uint8Array)) return { parsed: source, diagnostics: [] };
  const parsed = parseAnimation(source);
  return { parsed, diagnostics: parsed.diagnostics };
}

/** Nobody can work on an animation that is not there. */
export class UnknownAnimation extends Error {
  readonly id: string;
  /** Those that are there. */
  readonly known: readonly string[];

  constructor(id: string, known: readonly string[]) {
    super(
      `the file has no animation ${JSON.stringify(id)}; it has ${known.map((one) => JSON.stringify(one)).join(", ")}`,
    );
    this.name = "UnknownAnimation";
    this.id = id;
    this.known = known;
  }
}

export type UnfitOptionCode = "no-picture" | "no-such-frame" | "no-such-part" | "too-fast" | "unfit-slot";

/** What was asked for does not go with the file at hand; `parameters` are what a sentence about it is filled with. */
export class UnfitOption extends RangeError {
  readonly code: UnfitOptionCode;
  readonly parameters: Readonly<Record<string, string | number>>;

  constructor(
    code: UnfitOptionCode,
    message: string,
    parameters: Readonly<Record<string, string | number>> = {},
  ) {
    super(message);
    this.name = "UnfitOption";
    this.code = code;
    this.parameters = parameters;
  }
}

/** The animation of an id, or the first. Throws UnknownAnimation. */
export function requireAnimation(
  parsed: ParsedAnimation,
  id?: string,
): ParsedAnimation["animations"][number] {
  const found = id === undefined ? parsed.animations[0] : parsed.animations.find((each) => each.id === id);
  if (found === undefined)
    throw new UnknownAnimation(
      id ?? "",
      parsed.animations.map((each) => each.id),
    );
  return found;
}
