import { formatBytes } from "@zoetrope/i18n/format";
import { convert } from "@zoetrope/lottie";
import { animationOption, choiceOf, jsonOption, outputOption } from "../options.ts";
import { type Command, textOf } from "../command.ts";
import { eachFile } from "../each-file.ts";
import { extensionOf, formats } from "../formats.ts";
import { requireInputs } from "../inputs.ts";
import { requireTarget, write } from "../outputs.ts";
import { paintOn, printable } from "../terminal/style.ts";

export const convertCommand: Command = {
  summary: "Turn Lottie JSON into dotLottie and back.",
  usage: "FILE... [--to FORMAT] [--output PATH]",
  options: {
    to: {
      type: "string",
      value: "FORMAT",
      help: `${formats.join(" or ")}; default by the name of the output, else the other one.`,
    },
    output: outputOption,
    animation: animationOption,
    json: jsonOption,
  },
  examples: [
    "zoetrope convert walk.json --output walk.lottie",
    "zoetrope convert icons.lottie --animation night --output night.json",
    "zoetrope convert - --to json --output - < walk.lottie",
  ],
  async run(system, values, files) {
    const inputs = requireInputs(system, files);
    const isJson = values["json"] === true;
    const output = textOf(values, "output");
    const animationId = textOf(values, "animation");
    const byName = formats.find((format) => output?.endsWith(`.${extensionOf[format]}`));
    const format = choiceOf(values, "to", formats) ?? byName;
    const target = await requireTarget(system, inputs, { output, isInPlace: false, isReporting: isJson });
    const paint = paintOn(system.stderr, system);
    return await eachFile(system, inputs, { isJson, lines: system.stderr }, async (input, control) => {
      const options = {
        ...(format === undefined ? {} : { format }),
        ...(animationId === undefined ? {} : { animationId }),
      };
      const { result, report } = await convert(await input.read(), options, control);
      const path = target(input, extensionOf[report.format]);
      await write(system, path, result);
      const { animations, themes, stateMachines } = report.leftOut;
      const leftOut = [...animations, ...themes, ...stateMachines];
      return {
        report: { output: path, report },
        lines: [
          `${paint("bold", printable(input.name))}: ${printable(path)}, ${formatBytes("en", result.length)}`,
          ...(leftOut.length === 0
            ? []
            : [`  ${paint("yellow", "left out")} ${printable(leftOut.join(", "))}`]),
        ],
      };
    });
  },
};
