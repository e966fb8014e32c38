import { type ColourUse, recolour } from "@zoetrope/lottie";
import { textsOf } from "../../command.ts";
import { CommandError } from "../../exit-codes.ts";
import { choicesOf, hexColour } from "../../options.ts";
import { printable } from "../../terminal/style.ts";
import { createEditCommand } from "./create-edit-command.ts";

const uses: readonly ColourUse[] = ["fill", "stroke", "gradient", "solid", "text", "effect"];

export const recolourCommand = createEditCommand({
  summary: "Give colours of a file other values.",
  usage: "--map FROM=TO...",
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
      choices: uses,
      help: `Only colours that are used so: ${uses.join(", ")}. May be given several times.`,
    },
  },
  examples: [
    "zoetrope edit recolour walk.json --map '#ff0000=#00aaff' --output blue.json",
    "zoetrope edit recolour walk.json --map '#f00=#0af' --use fill --output blue.json",
  ],
  prepare(values) {
    const mapping = Object.fromEntries(textsOf(values, "map").map(requirePair));
    if (Object.keys(mapping).length === 0)
      throw new CommandError("usage", "Say which colours: --map '#ff0000=#00aaff'.");
    const layers = textsOf(values, "layer");
    const chosen = choicesOf(values, "use", uses);
    const options = {
      mapping,
      ...(layers.length === 0 ? {} : { layers }),
      ...(chosen.length === 0 ? {} : { uses: chosen }),
    };
    return (bytes, only, control) => recolour(bytes, { ...options, ...only }, control);
  },
  misses: ({ notFound, layersNotFound }, paint) => [
    ...layersNotFound.map((name) => `${paint("yellow", "no layer")} ${printable(name)}`),
    ...notFound.map((hex) => `${paint("yellow", "not found")} ${hex}`),
  ],
});

function requirePair(text: string): [string, string] {
  const [from = "", to = "", ...rest] = text.split("=");
  if (!hexColour.test(from) || !hexColour.test(to) || rest.length > 0)
    throw new CommandError(
      "usage",
      `--map is two colours such as '#ff0000=#00aaff', not ${JSON.stringify(text)}.`,
    );
  return [from, to];
}
