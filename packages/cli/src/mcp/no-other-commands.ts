import type { CommandContext } from "../command.ts";
import { CommandError } from "../exit-codes.ts";

/** For a command that a program calls: it is that one, and nothing else. */
export const noOtherCommands: CommandContext = {
  commands: {},
  call: () => Promise.reject(new CommandError("usage", "A tool runs no other command.")),
};
