import { optimise, optimiserPasses } from "@zoetrope/lottie";
import { animationOption, choiceOf, choicesOf, inPlaceOption, jsonOption, outputOption } from "../options.ts";
import { type Command, textOf, textsOf } from "../command.ts";
import { eachFile } from "../each-file.ts";
import { extensionOf, formats } from "../formats.ts";
import { requireInputs } from "../inputs.ts";
import { requireTarget, write } from "../outputs.ts";
import { formatSaving } from "../terminal/format-saving.ts";
import { paintOn, printable } from "../terminal/style.ts";

export const optimiseCommand: Command = {
  summary: "Make files smaller that look the same; never larger.",
  usage: "FILE... [--output PATH | --in-place]",
  options: {
    output: outputOption,
    "in-place": inPlaceOption,
    to: {
      type: "string",
      value: "FORMAT",
      help: `Write ${formats.join(" or ")}; default the format of the file.`,
    },
    without: {
      type: "string",
      multiple: true,
      value: "PASS",
      help: `Leave out a pass: ${optimiserPasses.join(", ")}. May be given several times.`,
    },
    "keep-name": {
      type: "string",
      multiple: true,
      value: "NAME",
      help: "Keep layers of this name, and the name. May be given several times.",
    },
    animation: animationOption,
    json: jsonOption,
  },
  examples: [
    "zoetrope optimise walk.json --output walk.min.json",
    "zoetrope optimise 'icons/*.json' --to dotlottie --output small/",
    "zoetrope optimise --in-place --without names walk.json",
  ],
  async run(system, values, files) {
    const inputs = requireInputs(system, files);
    const isJson = values["json"] === true;
    const wanted = choiceOf(values, "to", formats);
    const animationId = textOf(values, "animation");
    const passes = Object.fromEntries(
      choicesOf(values, "without", optimiserPasses).map((name) => [name, false]),
    );
    const target = await requireTarget(system, inputs, {
      output: textOf(values, "output"),
      isInPlace: values["in-place"] === true,
      isReporting: isJson,
    });
    const paint = paintOn(system.stderr, system);
    return await eachFile(system, inputs, { isJson, lines: system.stderr }, async (input, control) => {
      const { result, report } = await optimise(
        await input.read(),
        {
          passes,
          keepNames: textsOf(values, "keep-name"),
          ...(wanted === undefined ? {} : { format: wanted }),
          ...(animationId === undefined ? {} : { animationId }),
        },
        control,
      );
      const path = target(input, extensionOf[report.format]);
      await write(system, path, result);
      return {
        report: { output: path, report },
        lines: [
          `${paint("bold", printable(input.name))}: ${formatSaving(report.bytesBefore, report.bytesAfter)}`,
          ...report.passes
            .filter(({ changes }) => changes > 0)
            .map(
              ({ name, bytesBefore, bytesAfter, changes }) =>
                `  ${paint("dim", name.padEnd(12))}  ${bytesAfter - bytesBefore} B, ${changes} changes`,
            ),
        ],
      };
    });
  },
};
