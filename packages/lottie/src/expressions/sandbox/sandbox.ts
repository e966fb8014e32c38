/** What ended a program. */
export type SandboxLimit = "fuel" | "memory" | "stack";

/** A program came to a limit: the sandbox that it ran in is not used again. */
export class SandboxEnded extends Error {
  readonly limit: SandboxLimit;

  constructor(limit: SandboxLimit) {
    super(`a program came to the limit of its ${limit}`);
    this.name = "SandboxEnded";
    this.limit = limit;
  }
}

export interface SandboxLimits {
  /** Of programs and of what they are told of the document. */
  memoryInBytes: number;
  stackInBytes: number;
}

/**
 * An interpreter with a memory of its own, which knows nothing of what runs it: texts go in and come out. It goes as a whole, with its
 * memory, when nobody holds it any more.
 */
export interface Sandbox {
  /** Throws SandboxEnded. `fuel` is how many rounds of its loops the interpreter may take for it. */
  call(argument: string, fuel: number): string;
}

/** Opens sandboxes that are nothing to each other. */
export interface ExpressionInterpreter {
  /** `source` is an expression of the language, a function from text to text, which is what is called. */
  open(source: string, limits: SandboxLimits): Promise<Sandbox>;
}
