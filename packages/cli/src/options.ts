import { CommandError } from "./exit-codes.ts";
import { textOf, textsOf, type OptionText, type OptionValues } from "./command.ts";

/** Options that several commands have. */
export const jsonOption: OptionText = { type: "boolean", help: "Report as JSON on standard output." };
export const outputOption: OptionText = {
  type: "string",
  short: "o",
  value: "PATH",
  help: "Write here: a file, a folder (for several files), or - for standard output.",
};
export const animationOption: OptionText = {
  type: "string",
  short: "a",
  value: "ID",
  help: "The animation of a dotLottie of several; default the first.",
};

export const inPlaceOption: OptionText = { type: "boolean", help: "Replace the files." };

/** What is taken for a colour. */
export const hexColour = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** One of a few words. */
export function choiceOf<Choice extends string>(
  values: OptionValues,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = textOf(values, name);
  return text === undefined ? undefined : requireChoice(name, text, choices);
}

/** The same of an option that may be given several times. */
export const choicesOf = <Choice extends string>(
  values: OptionValues,
  name: string,
  choices: readonly Choice[],
): Choice[] => textsOf(values, name).map((text) => requireChoice(name, text, choices));

function requireChoice<Choice extends string>(
  name: string,
  text: string,
  choices: readonly Choice[],
): Choice {
  const found = choices.find((choice) => choice === text);
  if (found === undefined)
    throw new CommandError(
      "usage",
      `--${name} is one of ${choices.join(", ")}, not ${JSON.stringify(text)}.`,
    );
  return found;
}

export function numberOf(
  values: OptionValues,
  name: string,
  { min, max }: { min: number; max: number },
): number | undefined {
  const text = textOf(values, name);
  if (text === undefined) return undefined;
  const number = text.trim() === "" ? Number.NaN : Number(text);
  if (!(number >= min && number <= max))
    throw new CommandError(
      "usage",
      `--${name} is a number from ${min} to ${max}, not ${JSON.stringify(text)}.`,
    );
  return number;
}
