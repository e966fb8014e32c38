import type { Command } from "../command.ts";
import { convertCommand } from "./convert.ts";
import { editRecolourCommand } from "./edit-recolour.ts";
import { inspectCommand } from "./inspect.ts";
import { optimiseCommand } from "./optimise.ts";
import { renderCommand } from "./render.ts";
import { validateCommand } from "./validate.ts";

/** By the words that they are called by. */
export const commands: Readonly<Record<string, Command>> = {
  inspect: inspectCommand,
  validate: validateCommand,
  optimise: optimiseCommand,
  convert: convertCommand,
  "edit recolour": editRecolourCommand,
  render: renderCommand,
};
