import { numberOf } from "../../arguments/options.ts";
import { sentencesOf } from "../../messages/sentences-of.ts";
import { bakeInSandbox } from "../baking/bake-in-sandbox.ts";
import { createEditCommand } from "./create-edit-command.ts";

export const bakeExpressionsCommand = createEditCommand({
  summary: (m) => m.summaries["edit bake-expressions"],
  usage: "[--tolerance PIXELS]",
  options: {
    tolerance: {
      type: "string",
      value: "PIXELS",
      help: (m) => m.options.expressions.tolerance,
    },
  },
  examples: ["zoetrope edit bake-expressions turn.json --output turn.baked.json"],
  prepare(values) {
    const tolerance = numberOf(values, "tolerance", { min: 0.001, max: 10 });
    return (bytes, only, control) =>
      bakeInSandbox(bytes, { ...only, ...(tolerance === undefined ? {} : { tolerance }) }, control);
  },
  misses: ({ left }, printer) => sentencesOf(left, printer),
});
