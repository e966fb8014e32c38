import { convert, type ColourUse, recolour } from "@zoetrope/lottie";
import { animationOption, jsonOption, outputOption } from "../options.ts";
import { type Command, textOf, textsOf } from "../command.ts";
import { eachFile } from "../each-file.ts";
import { CommandError, exitCodes } from "../exit-codes.ts";
import { extensionOf } from "../formats.ts";
import { requireInputs } from "../inputs.ts";
import { requireTarget, write } from "../outputs.ts";
import { paintOn, printable } from "../terminal/style.ts";

const uses: readonly ColourUse[] = ["fill", "stroke", "gradient", "solid", "text", "effect"];

export const editRecolourCommand: Command = {
  summary: "Give colours of a file other values.",
  usage: "FILE... --map FROM=TO... [--output PATH | --in-place]",
  options: {
    map: {
      type: "string",
      multiple: true,
      short: "m",
      value: "FROM=TO",
      help: "From a colour of the file to the wanted one, such as '#ff0000=#00aaff'. May be given several times.",
    },
    layer: {
      type: "string",
      multiple: true,
      value: "NAME",
      help: "Only in layers of this name. May be given several times.",
    },
    use: {
      type: "string",
      multiple: true,
      value: "USE",
      help: `Only colours that are used so: ${uses.join(", ")}. May be given several times.`,
    },
    output: outputOption,
    "in-place": { type: "boolean", help: "Replace the files." },
    animation: { ...animationOption, help: "Only this animation of a dotLottie of several; default all." },
    json: jsonOption,
  },
  examples: [
    "zoetrope edit recolour walk.json --map '#ff0000=#00aaff' --output blue.json",
    "zoetrope edit recolour walk.json --map '#f00=#0af' --use fill --output blue.json",
  ],
  async run(system, values, files) {
    const mapping = Object.fromEntries(textsOf(values, "map").map(requirePair));
    if (Object.keys(mapping).length === 0)
      throw new CommandError("usage", "Say which colours: --map '#ff0000=#00aaff'.");
    const layers = textsOf(values, "layer");
    const chosen = textsOf(values, "use").map(requireUse);
    const animationId = textOf(values, "animation");
    const inputs = requireInputs(system, files);
    const isJson = values["json"] === true;
    const target = await requireTarget(system, inputs, {
      output: textOf(values, "output"),
      isInPlace: values["in-place"] === true,
      isReporting: isJson,
    });
    const paint = paintOn(system.stderr, system);
    return await eachFile(system, inputs, { isJson, lines: system.stderr }, async (input, control) => {
      const { result, report } = await recolour(
        await input.read(),
        {
          mapping,
          ...(layers.length === 0 ? {} : { layers }),
          ...(chosen.length === 0 ? {} : { uses: chosen }),
          ...(animationId === undefined ? {} : { animationId }),
        },
        control,
      );
      const written = await convert(result, { format: result.format });
      const path = target(input, extensionOf[result.format]);
      await write(system, path, written.result);
      return {
        report: { output: path, report },
        lines: [
          `${paint("bold", printable(input.name))}: ${report.changes} places recoloured`,
          ...report.notFound.map((hex) => `  ${paint("yellow", "not found")} ${hex}`),
        ],
        exitCode: report.notFound.length > 0 ? exitCodes.findings : exitCodes.fine,
      };
    });
  },
};

const hexColour = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

function requirePair(text: string): [string, string] {
  const [from = "", to = "", ...rest] = text.split("=");
  if (!hexColour.test(from) || !hexColour.test(to) || rest.length > 0)
    throw new CommandError(
      "usage",
      `--map is two colours such as '#ff0000=#00aaff', not ${JSON.stringify(text)}.`,
    );
  return [from, to];
}

function requireUse(text: string): ColourUse {
  const found = uses.find((use) => use === text);
  if (found === undefined)
    throw new CommandError("usage", `--use is one of ${uses.join(", ")}, not ${JSON.stringify(text)}.`);
  return found;
}
