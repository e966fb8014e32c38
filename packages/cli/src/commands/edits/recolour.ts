import { type ColourUse, recolour } from "@zoetrope/lottie";
import { textsOf } from "../../command.ts";
import { CommandError } from "../../exit-codes.ts";
import { choicesOf, hexColour } from "../../arguments/options.ts";
import { labelled } from "../../terminal/printer.ts";
import { printable } from "../../terminal/style.ts";
import { createEditCommand } from "./create-edit-command.ts";

const mapExample = "'#ff0000=#00aaff'";
const uses: readonly ColourUse[] = ["fill", "stroke", "gradient", "solid", "text", "effect"];

export const recolourCommand = createEditCommand({
  summary: (m) => m.summaries["edit recolour"],
  usage: "--map OLD=NEW...",
  options: {
    map: {
      type: "string",
      multiple: true,
      short: "m",
      value: "OLD=NEW",
      help: (m) => m.options.recolour.map({ example: mapExample }),
    },
    layer: {
      type: "string",
      multiple: true,
      value: "NAME",
      help: (m) => m.options.recolour.layer,
    },
    use: {
      type: "string",
      multiple: true,
      value: "USE",
      choices: uses,
      help: (m) => m.options.recolour.use({ uses: uses.join(", ") }),
    },
  },
  examples: [
    "zoetrope edit recolour walk.json --map '#ff0000=#00aaff' --output blue.json",
    "zoetrope edit recolour walk.json --map '#f00=#0af' --use fill --output blue.json",
  ],
  prepare(values) {
    const mapping = Object.fromEntries(textsOf(values, "map").map(requirePair));
    if (Object.keys(mapping).length === 0)
      throw new CommandError("usage", ({ usage }) => usage.whichColours({ example: `--map ${mapExample}` }));
    const layers = textsOf(values, "layer");
    const chosen = choicesOf(values, "use", uses);
    const options = {
      mapping,
      ...(layers.length === 0 ? {} : { layers }),
      ...(chosen.length === 0 ? {} : { uses: chosen }),
    };
    return (bytes, only, control) => recolour(bytes, { ...options, ...only }, control);
  },
  misses: ({ notFound, layersNotFound }, printer) => {
    const { words } = printer.messages.commands;
    return [
      ...layersNotFound.map((name) => labelled("yellow", words.noLayer, printable(name), printer)),
      ...notFound.map((hex) => labelled("yellow", words.notFound, hex, printer)),
    ];
  },
});

function requirePair(text: string): [string, string] {
  const [from = "", to = "", ...rest] = text.split("=");
  if (!hexColour.test(from) || !hexColour.test(to) || rest.length > 0)
    throw new CommandError("usage", ({ usage }) =>
      usage.colourPair({ option: "--map", example: mapExample, given: JSON.stringify(text) }),
    );
  return [from, to];
}
