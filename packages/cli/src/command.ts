import type { ParseArgsOptionDescriptor } from "node:util";
import type { ExitCode } from "./exit-codes.ts";
import type { System } from "./system.ts";
import type { LocalisedMessage } from "./messages/messages.ts";

export interface OptionText extends ParseArgsOptionDescriptor {
  /** What `--help` says of it. */
  help: LocalisedMessage;
  /** What stands for its value in `--help`, such as FILE. */
  value?: string;
  /** Where it is one of a few words: shells complete them. */
  choices?: readonly string[];
}

export type OptionValues = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** For commands that are about others. */
export interface CommandContext {
  commands: Readonly<Record<string, Command>>;
  call(args: readonly string[], system: System): Promise<ExitCode>;
}

/** A row of the commands: adding one is a file and a row. */
export interface Command {
  summary: LocalisedMessage;
  /** After the name, such as `FILE...`; words in capitals are written in the reader's language. */
  usage: string;
  options: Readonly<Record<string, OptionText>>;
  /** Why `--watch` is refused, where it is; the option is not offered then. */
  cannotBeWatched?: LocalisedMessage;
  /** True where the files belong together: `--watch` then hands over all of them, whichever is another. Default false. */
  takesFilesTogether?: boolean;
  /** Whole commands, as people would type them. */
  examples: readonly string[];
  run(
    system: System,
    values: OptionValues,
    files: readonly string[],
    context: CommandContext,
  ): Promise<ExitCode>;
}

export const textOf = (values: OptionValues, name: string): string | undefined => {
  const value = values[name];
  return typeof value === "string" ? value : undefined;
};

export const textsOf = (values: OptionValues, name: string): string[] => {
  const value = values[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
};
