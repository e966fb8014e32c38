import { numberOf } from "../../options.ts";
import { sentencesOf } from "../../sentences-of.ts";
import { bakeInSandbox } from "../bake-in-sandbox.ts";
import { createEditCommand } from "./create-edit-command.ts";

export const bakeExpressionsCommand = createEditCommand({
  summary:
    "Run expressions in a sandbox and write what they give as keyframes; what fails stays and is named.",
  usage: "[--tolerance PIXELS]",
  options: {
    tolerance: {
      type: "string",
      value: "PIXELS",
      help: "How far a drawn point may be off at whole frames, on a canvas of 512; default 0.05. More makes fewer keyframes.",
    },
  },
  examples: ["zoetrope edit bake-expressions turn.json --output turn.baked.json"],
  prepare(values) {
    const tolerance = numberOf(values, "tolerance", { min: 0.001, max: 10 });
    return (bytes, only, control) =>
      bakeInSandbox(bytes, { ...only, ...(tolerance === undefined ? {} : { tolerance }) }, control);
  },
  misses: ({ left }, paint) => sentencesOf(left, paint),
});
