import type { Command } from "../command.ts";

/** What is about a shell, a terminal or other commands. */
const notForPrograms: ReadonlySet<string> = new Set(["batch", "completions", "mcp"]);

/** Commands that work on files: what people type is what programs may ask for. */
export const offeredCommands = (commands: Readonly<Record<string, Command>>): [string, Command][] =>
  Object.entries(commands).filter(([name]) => !notForPrograms.has(name));
