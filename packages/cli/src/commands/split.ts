import { convert, split } from "@zoetrope/lottie";
import { join } from "node:path";
import { type Command, textOf } from "../command.ts";
import { eachFile } from "../files/each-file.ts";
import { CommandError } from "../exit-codes.ts";
import { extensionOf, formats } from "../files/formats.ts";
import { requireInputs } from "../files/inputs.ts";
import { choiceOf, jsonOption } from "../arguments/options.ts";
import { write } from "../files/outputs.ts";
import { sentencesOf } from "../messages/sentences-of.ts";
import { printerOn } from "../terminal/printer.ts";
import { printable } from "../terminal/style.ts";

export const splitCommand: Command = {
  summary: (m) => m.summaries.split,
  usage: "FILE... --output FOLDER",
  options: {
    to: {
      type: "string",
      value: "FORMAT",
      choices: formats,
      help: (m) => m.options.split.to({ formats: formats.join(", ") }),
    },
    output: { type: "string", short: "o", value: "FOLDER", help: (m) => m.options.split.output },
    json: jsonOption,
  },
  examples: [
    "zoetrope split icons.lottie --output apart/",
    "zoetrope split icons.lottie --to json --output apart/",
  ],
  async run(system, values, files) {
    const inputs = requireInputs(system, files);
    const folder = textOf(values, "output");
    if (folder === undefined || folder === "-")
      throw new CommandError("usage", ({ usage }) => usage.whichFolder({ example: "--output out/" }));
    const format = choiceOf(values, "to", formats) ?? "dotlottie";
    const isJson = values["json"] === true;
    const printer = printerOn(system.stderr, system);
    const { paint } = printer;
    const taken = new Set<string>();
    return await eachFile(system, inputs, { isJson, lines: system.stderr }, async (input, control) => {
      const { result, report } = await split(await input.read(), {}, control);
      const outputs: string[] = [];
      for (const each of result) {
        const path = join(
          folder,
          `${nameOf(each.animations[0]?.id ?? "animation", taken)}.${extensionOf[format]}`,
        );
        await write(system, path, (await convert(each, { format }, control)).result);
        outputs.push(path);
      }
      return {
        report: { outputs, report },
        lines: [
          `${paint("bold", printable(input.name))}: ${printable(outputs.join(", "))}`,
          ...sentencesOf(report.diagnostics, printer).map((sentence) => `  ${sentence}`),
        ],
      };
    });
  },
};

/** Of an id, which may hold anything: what is no part of a path, as no file before has it. */
function nameOf(id: string, taken: Set<string>): string {
  const plain = id.replace(/[^\p{L}\p{N}_-]+/gu, "-").slice(0, 100) || "animation";
  let name = plain;
  for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${plain}-${number}`;
  taken.add(name.toLowerCase());
  return name;
}
