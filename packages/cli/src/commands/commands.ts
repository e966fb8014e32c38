import type { Command } from "../command.ts";
import { accessibilityCommand } from "./accessibility.ts";
import { batchCommand } from "./batch.ts";
import { combineCommand } from "./combine.ts";
import { completionsCommand } from "./completions.ts";
import { convertCommand } from "./convert.ts";
import { bakeExpressionsCommand } from "./edits/bake-expressions.ts";
import { cropCommand, resizeCommand } from "./edits/canvas.ts";
import { imageCommand, layerCommand, reducedMotionCommand, textCommand } from "./edits/content.ts";
import { recolourCommand } from "./edits/recolour.ts";
import { slotsCommand, themeCommand } from "./edits/theming.ts";
import { retimeCommand, reverseCommand, trimCommand } from "./edits/timing.ts";
import { diffCommand } from "./diff.ts";
import { inspectCommand } from "./inspect.ts";
import { mcpCommand } from "./mcp.ts";
import { mergeCommand } from "./merge.ts";
import { optimiseCommand } from "./optimise.ts";
import { portableCommand } from "./portable.ts";
import { renderCommand } from "./render/render.ts";
import { splitCommand } from "./split.ts";
import { stateMachineCommand } from "./state-machine.ts";
import { validateCommand } from "./validate.ts";

/** By the words that they are called by. */
export const commands: Readonly<Record<string, Command>> = {
  inspect: inspectCommand,
  validate: validateCommand,
  accessibility: accessibilityCommand,
  optimise: optimiseCommand,
  convert: convertCommand,
  "edit recolour": recolourCommand,
  "edit trim": trimCommand,
  "edit retime": retimeCommand,
  "edit reverse": reverseCommand,
  "edit crop": cropCommand,
  "edit resize": resizeCommand,
  "edit text": textCommand,
  "edit image": imageCommand,
  "edit layer": layerCommand,
  "edit theme": themeCommand,
  "edit slots": slotsCommand,
  "edit reduced-motion": reducedMotionCommand,
  "edit bake-expressions": bakeExpressionsCommand,
  portable: portableCommand,
  render: renderCommand,
  diff: diffCommand,
  merge: mergeCommand,
  combine: combineCommand,
  split: splitCommand,
  "state-machine": stateMachineCommand,
  batch: batchCommand,
  mcp: mcpCommand,
  completions: completionsCommand,
};
