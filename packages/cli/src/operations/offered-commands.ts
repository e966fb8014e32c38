import type { Command } from "../command.ts";

/** What is about a shell, a terminal or other commands, and what runs programs that came with a file, which only people ask for. */
const notForPrograms: ReadonlySet<string> = new Set(["batch", "completions", "edit bake-expressions", "mcp"]);

/** Commands that work on files: what people type is what programs may ask for. */
export const offeredCommands = (commands: Readonly<Record<string, Command>>): [string, Command][] =>
  Object.entries(commands).filter(([name]) => !notForPrograms.has(name));
