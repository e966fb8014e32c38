import { formatDecimal } from "@zoetrope/i18n/format";
import { CommandError } from "../exit-codes.ts";
import { languageTags } from "../messages/language.ts";
import { type Command, textOf, textsOf, type OptionText, type OptionValues } from "../command.ts";

/** Options that several commands have. */
export const jsonOption: OptionText = { type: "boolean", help: (m) => m.options.json };
export const outputOption: OptionText = {
  type: "string",
  short: "o",
  value: "PATH",
  help: (m) => m.options.output,
};
export const animationOption: OptionText = {
  type: "string",
  short: "a",
  value: "ID",
  help: (m) => m.options.animation,
};

export const inPlaceOption: OptionText = { type: "boolean", help: (m) => m.options.inPlace };

export const languageOption: OptionText = {
  type: "string",
  value: "TAG",
  choices: languageTags,
  help: (m) => m.options.lang({ languages: languageTags.join(", ") }),
};

const watchOption: OptionText = { type: "boolean", help: (m) => m.options.watch };

/** Its own options, and those of all commands, which no command sees. */
export const optionsOf = ({ options, cannotBeWatched }: Command): Readonly<Record<string, OptionText>> => ({
  ...options,
  ...(cannotBeWatched === undefined ? { watch: watchOption } : {}),
  lang: languageOption,
});

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
    throw new CommandError("usage", ({ usage }) =>
      usage.choice({ option: `--${name}`, choices: choices.join(", "), given: JSON.stringify(text) }),
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
    throw new CommandError("usage", ({ usage }, locale) =>
      usage.number({
        option: `--${name}`,
        min: formatDecimal(locale, min, 3),
        max: formatDecimal(locale, max, 3),
        given: JSON.stringify(text),
      }),
    );
  return number;
}
