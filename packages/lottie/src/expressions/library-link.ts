import type { LottieJson } from "../contract.ts";
import { isObject } from "../json/json-values.ts";
import { rewriteObjects, withoutMembers } from "../json/walk.ts";
import type { BakeLimits } from "./bake-limits.ts";
import { librarySource } from "./library.generated.ts";
import type { LibraryAnswer, LibraryRequest } from "./library/main.ts";
import type { ExpressionInterpreter, Sandbox } from "./sandbox/sandbox.ts";
import { SandboxEnded } from "./sandbox/sandbox.ts";

/** Reading a document costs what it is long, and has nothing of programs in it. */
const openFuel = 500_000_000;

/** A document in a sandbox, whose expressions are asked for their values. */
export class LibraryLink {
  readonly #sandbox: Sandbox;
  readonly #fuel: number;

  private constructor(sandbox: Sandbox, fuel: number) {
    this.#sandbox = sandbox;
    this.#fuel = fuel;
  }

  /** Throws SandboxEnded where the document is too large for it. `missing` are pointers at which nothing can be asked. */
  static async open(
    interpreter: ExpressionInterpreter,
    limits: BakeLimits,
    request: Omit<Extract<LibraryRequest, { kind: "open" }>, "kind">,
  ): Promise<{ link: LibraryLink; missing: string[] }> {
    const sandbox = await interpreter.open(librarySource, limits);
    const link = new LibraryLink(sandbox, limits.fuel);
    const answer = link.#ask({ kind: "open", ...request }, openFuel);
    return { link, missing: answer.kind === "opened" ? answer.missing : [] };
  }

  /** Throws SandboxEnded, after which the link is of no use. */
  value(pointer: string, frame: number, isAlone = false): Extract<LibraryAnswer, { kind: "value" }> {
    const answer = this.#ask({ kind: "value", pointer, frame, isAlone }, this.#fuel);
    if (answer.kind !== "value") throw new Error(`the library answered ${answer.kind}`);
    return answer;
  }

  #ask(request: LibraryRequest, fuel: number): LibraryAnswer {
    const answer = JSON.parse(this.#sandbox.call(JSON.stringify(request), fuel)) as LibraryAnswer;
    if (answer.kind === "ended") throw new SandboxEnded(answer.limit);
    return answer;
  }
}

/** What programs are told of a document: without pictures and the outlines of letters, which are most of what is heavy. */
export function sandboxDocumentOf(json: LottieJson): LottieJson {
  const { chars: _chars, fonts: _fonts, ...rest } = json;
  return rewriteObjects(rest, (object) =>
    withoutMembers(object, (key, value) => key === "p" && typeof value === "string" && !isObject(value)),
  ) as LottieJson;
}
