import type { Messages, LocalisedMessage } from "./messages/messages.ts";

/** What the shell is told; a test compares it with docs/command-line.md. */
export const exitCodes = {
  fine: 0,
  /** The files were looked at and something is wrong with one. */
  findings: 1,
  /** The command was written wrongly: nothing was done. */
  usage: 2,
  /** A file cannot be read, is refused, or cannot be drawn; the others were worked on. */
  unreadable: 3,
  /** A result could not be written. */
  unwritable: 4,
  /** Ended by Ctrl-C, as shells count it. */
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Ends a command, or the work on one file, with a sentence for whoever typed it. */
export class CommandError extends Error {
  readonly exitCode: ExitCode;
  readonly #said: string | LocalisedMessage;

  /** `said`: a text is for programs alone, which are told in English. */
  constructor(kind: "usage" | "unreadable" | "unwritable", said: string | LocalisedMessage) {
    super(typeof said === "string" ? said : kind);
    this.name = "CommandError";
    this.exitCode = exitCodes[kind];
    this.#said = said;
  }

  /** The sentence. */
  say({ commands, locale }: Pick<Messages, "commands" | "locale">): string {
    return typeof this.#said === "string" ? this.#said : this.#said(commands, locale);
  }
}
