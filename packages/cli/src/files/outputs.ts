import { basename, dirname, join } from "node:path";
import { CommandError } from "../exit-codes.ts";
import { hasOtherExtension } from "./formats.ts";
import { type Input, reasonOf } from "./inputs.ts";
import type { System } from "../system.ts";

/**
 * Where the result of an input goes: a path, or `-` for standard output. `extension` without the dot. Throws CommandError for a name that says
 * that it is something else.
 */
export type Target = (input: Input, extension: string) => string;

export interface OutputOptions {
  output: string | undefined;
  isInPlace: boolean;
  /** The report takes standard output. */
  isReporting: boolean;
}

/** Settles it before anything is read, so that a mistake costs no work. */
export async function requireTarget(
  system: System,
  inputs: readonly Input[],
  { output, isInPlace, isReporting }: OutputOptions,
): Promise<Target> {
  if (isInPlace) {
    if (output !== undefined)
      throw new CommandError("usage", ({ usage }) =>
        usage.exclusive({ one: "--in-place", other: "--output" }),
      );
    if (inputs.some(({ name }) => name === "-"))
      throw new CommandError("usage", ({ usage }) => usage.inputInPlace);
    return ({ name }, extension) => withExtension(name, extension);
  }
  const isFolder =
    output !== undefined && output !== "-" && (/[\\/]$/.test(output) || (await system.isFolder(output)));
  if (isFolder) {
    const target: Target = ({ name }, extension) =>
      join(output, withExtension(name === "-" ? "stdin" : basename(name), extension));
    requireDistinct(inputs.map((input) => target(input, "")));
    return target;
  }
  if (inputs.length > 1)
    throw new CommandError("usage", ({ usage }) => usage.severalFiles({ example: "--output out/" }));
  if (output !== undefined && output !== "-")
    return (_, extension) => {
      requireNamedAfter(output, extension);
      return output;
    };
  if (isReporting) throw new CommandError("usage", ({ usage }) => usage.reportTakesOutput);
  if (system.stdout.isTerminal && output !== "-")
    throw new CommandError("usage", ({ usage }) => usage.notForTerminal);
  return () => "-";
}

/** Throws CommandError for a name that says that a file is something else than what is in it. */
export function requireNamedAfter(name: string, extension: string): void {
  if (!hasOtherExtension(name, extension)) return;
  throw new CommandError("usage", ({ usage }) =>
    usage.otherEnding({ name: JSON.stringify(name), ending: `.${extension}` }),
  );
}

function requireDistinct(paths: readonly string[]): void {
  const twice = paths.find((path, index) => paths.indexOf(path) !== index);
  if (twice !== undefined) throw new CommandError("usage", ({ usage }) => usage.sameOutput({ path: twice }));
}

export async function write(
  system: Pick<System, "stdout" | "writeFile">,
  path: string,
  bytes: Uint8Array,
): Promise<void> {
  if (path === "-") {
    system.stdout.write(bytes);
    return;
  }
  try {
    await system.writeFile(path, bytes);
  } catch (error) {
    const reason = reasonOf(error);
    throw new CommandError("unwritable", (messages, locale) =>
      messages.files.cannotWrite({ path, reason: reason(messages, locale) }),
    );
  }
}

function withExtension(path: string, extension: string): string {
  const name = basename(path).replace(/\.[^.]+$/, "");
  return join(dirname(path), extension === "" ? name : `${name}.${extension}`);
}
