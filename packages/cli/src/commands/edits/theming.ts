import { extractTheme, setSlots, type SlotValue } from "@zoetrope/lottie";
import { textsOf } from "../../command.ts";
import { CommandError } from "../../exit-codes.ts";
import { labelled } from "../../terminal/printer.ts";
import { createEditCommand } from "./create-edit-command.ts";

export const themeCommand = createEditCommand({
  summary: (m) => m.summaries["edit theme"],
  usage: "",
  options: {},
  examples: ["zoetrope edit theme walk.json --output themed.lottie"],
  prepare: () => (bytes, only, control) => extractTheme(bytes, only, control),
});

export const slotsCommand = createEditCommand({
  summary: (m) => m.summaries["edit slots"],
  usage: "--set SLOT=VALUE...",
  options: {
    set: {
      type: "string",
      multiple: true,
      value: "SLOT=VALUE",
      help: (m) => m.options.slots.set,
    },
  },
  examples: ["zoetrope edit slots themed.lottie --set 'colour-ff0000=#00aaff' --output blue.lottie"],
  prepare(values) {
    const set = Object.fromEntries(textsOf(values, "set").map(requireSetting));
    if (Object.keys(set).length === 0)
      throw new CommandError("usage", ({ usage }) =>
        usage.whichSlots({ example: "--set 'colour-ff0000=#00aaff'" }),
      );
    return (bytes, only, control) => setSlots(bytes, { values: set, ...only }, control);
  },
  misses: ({ notFound }, printer) =>
    notFound.map((id) => labelled("yellow", printer.messages.commands.words.noSlot, id, printer)),
});

function requireSetting(text: string): [string, SlotValue] {
  const at = text.indexOf("=");
  const [id, value] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || value === "")
    throw new CommandError("usage", ({ usage }) =>
      usage.setting({ option: "--set", example: "'size=2'", given: JSON.stringify(text) }),
    );
  const numbers = value.split(",").map((each) => (each.trim() === "" ? Number.NaN : Number(each)));
  const [first] = numbers;
  if (numbers.some(Number.isNaN) || first === undefined) return [id, value];
  return [id, numbers.length === 1 ? first : numbers];
}
