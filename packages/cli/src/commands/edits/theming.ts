import { extractTheme, setSlots, type SlotValue } from "@zoetrope/lottie";
import { textsOf } from "../../command.ts";
import { CommandError } from "../../exit-codes.ts";
import { createEditCommand } from "./create-edit-command.ts";

export const themeCommand = createEditCommand({
  summary: "Make the colours of a file slots, with a light and a dark theme of them.",
  usage: "",
  options: {},
  examples: ["zoetrope edit theme walk.json --output themed.lottie"],
  prepare: () => (bytes, only, control) => extractTheme(bytes, only, control),
});

export const slotsCommand = createEditCommand({
  summary: "Give slots other values.",
  usage: "--set SLOT=VALUE...",
  options: {
    set: {
      type: "string",
      multiple: true,
      value: "SLOT=VALUE",
      help: "A colour (#rrggbb), a number, or numbers with commas between them. May be given several times.",
    },
  },
  examples: ["zoetrope edit slots themed.lottie --set 'colour-ff0000=#00aaff' --output blue.lottie"],
  prepare(values) {
    const set = Object.fromEntries(textsOf(values, "set").map(requireSetting));
    if (Object.keys(set).length === 0)
      throw new CommandError("usage", "Say which slots: --set 'colour-ff0000=#00aaff'.");
    return (bytes, only, control) => setSlots(bytes, { values: set, ...only }, control);
  },
  misses: ({ notFound }, paint) => notFound.map((id) => `${paint("yellow", "no slot")} ${id}`),
});

function requireSetting(text: string): [string, SlotValue] {
  const at = text.indexOf("=");
  const [id, value] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || value === "")
    throw new CommandError(
      "usage",
      `--set is a slot and a value such as 'size=2', not ${JSON.stringify(text)}.`,
    );
  const numbers = value.split(",").map((each) => (each.trim() === "" ? Number.NaN : Number(each)));
  const [first] = numbers;
  if (numbers.some(Number.isNaN) || first === undefined) return [id, value];
  return [id, numbers.length === 1 ? first : numbers];
}
