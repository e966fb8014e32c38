import { inspect } from "@zoetrope/lottie";
import { animationOption, jsonOption } from "../arguments/options.ts";
import { type Command, textOf } from "../command.ts";
import { eachFile } from "../files/each-file.ts";
import { describeInspection } from "./describe-inspection.ts";
import { requireInputs } from "../files/inputs.ts";
import { printerOn } from "../terminal/printer.ts";
import { sentencesOf } from "../messages/sentences-of.ts";

/** For the shares of the colours, and what a frame costs. */
const sampledFrames = 5;

export const inspectCommand: Command = {
  summary: (m) => m.summaries.inspect,
  usage: "FILE...",
  options: { animation: animationOption, json: jsonOption },
  examples: ["zoetrope inspect walk.json", "zoetrope inspect --json --animation night icons.lottie"],
  run(system, values, files) {
    const animationId = textOf(values, "animation");
    const printer = printerOn(system.stdout, system);
    const isJson = values["json"] === true;
    return eachFile(
      system,
      requireInputs(system, files),
      { isJson, lines: system.stdout },
      async (input, control) => {
        const options = { sampledFrames, ...(animationId === undefined ? {} : { animationId }) };
        const { result, report } = await inspect(await input.read(), options, control);
        return {
          report: { result, report },
          lines: [
            ...describeInspection(input.name, result, printer),
            ...sentencesOf(report.diagnostics, printer),
            "",
          ],
        };
      },
    );
  },
};
