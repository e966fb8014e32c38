import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import type { Command, OptionValues } from "../command.ts";
import { CommandError } from "../exit-codes.ts";
import type { LocalisedMessage } from "../messages/messages.ts";

/** What was typed behind the name of a command. Throws CommandError for what it does not take. */
export function readArguments(
  name: string,
  { options }: Command,
  args: readonly string[],
): { values: OptionValues; positionals: string[] } {
  const known: ParseArgsOptionsConfig = { help: { type: "boolean", short: "h" }, watch: { type: "boolean" } };
  for (const [option, { type, short, multiple }] of Object.entries(options))
    known[option] = {
      type,
      ...(short === undefined ? {} : { short }),
      ...(multiple === undefined ? {} : { multiple }),
    };
  // Strictly it would say in English what is wrong.
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: known,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    const wrong = token.kind === "option" ? faultOf(token, known) : null;
    if (wrong !== null)
      throw new CommandError("usage", (messages, locale) =>
        messages.words.sentences({
          first: wrong(messages, locale),
          second: messages.help.see({ command: `zoetrope ${name} --help` }),
        }),
      );
  }
  return { values, positionals };
}

interface OptionToken {
  name: string;
  rawName: string;
  value: string | undefined;
  inlineValue: boolean | undefined;
}

/** What is wrong with an option as it was typed; null where nothing is. */
function faultOf(
  { name, rawName, value, inlineValue }: OptionToken,
  known: ParseArgsOptionsConfig,
): LocalisedMessage | null {
  const option = rawName;
  const type = Object.hasOwn(known, name) ? known[name]?.type : undefined;
  if (type === undefined) return ({ usage }) => usage.unknownOption({ option });
  if (type === "boolean") return value === undefined ? null : ({ usage }) => usage.flagWithValue({ option });
  if (value === undefined) return ({ usage }) => usage.optionWithoutValue({ option });
  // The next option, most likely.
  if (inlineValue !== true && value.length > 1 && value.startsWith("-"))
    return ({ usage }) => usage.optionLikeValue({ option, example: `--${name}=${value}` });
  return null;
}
