import { type ExitCode, exitCodes, CommandError } from "../exit-codes.ts";
import { requireInputs } from "./inputs.ts";
import type { System } from "../system.ts";

/** Does it once, and again whenever one of the files is another; until it is ended. Files that come later and fit a pattern
 * count. `isTogether`: all files are handed over again, in their order, not just those that are another. */
export async function watch(
  system: System,
  files: readonly string[],
  work: (files: readonly string[]) => Promise<ExitCode>,
  { isTogether = false }: { isTogether?: boolean } = {},
): Promise<ExitCode> {
  if (files.includes("-")) throw new CommandError("usage", ({ usage }) => usage.watchInput);
  const known = new Map<string, string>();
  for (;;) {
    const changed: string[] = [];
    for (const { name } of requireInputs(system, files)) {
      const state = await system.stateOf(name);
      if (state !== null && state !== known.get(name)) changed.push(name);
      if (state !== null) known.set(name, state);
    }
    if (changed.length > 0) await work(isTogether ? files : changed);
    try {
      await system.untilNextLook();
    } catch {
      return exitCodes.interrupted;
    }
  }
}
