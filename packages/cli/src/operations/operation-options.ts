import type { Command, OptionText } from "../command.ts";
import { english } from "../messages/english.ts";
import { CommandError } from "../exit-codes.ts";

/**
 * What changes files that came, runs another program or one that came with a file, or is about a terminal; reports are always JSON.
 */
const optionsLeftOut: ReadonlySet<string> = new Set([
  "bake-expressions",
  "ffmpeg",
  "git",
  "in-place",
  "json",
  "terminal",
]);

const maxValues = 100;

/** What programs may say of a command, beside its files. */
export const operationOptions = ({ options }: Command): [string, OptionText][] =>
  Object.entries(options).filter(([name]) => !optionsLeftOut.has(name));

/** The same as JSON Schema. */
export function optionSchema({ type, multiple, help: wording, value }: OptionText): object {
  const help = wording(english.commands, english.locale);
  const description = value === undefined ? help : `${value}: ${help}`;
  if (type === "boolean") return { type: "boolean", description };
  const single = { type: ["string", "number"] };
  return multiple === true
    ? { type: "array", items: single, maxItems: maxValues, description }
    : { ...single, description };
}

/** Values as commands take them. Throws CommandError for what there is not, and for what has another type. */
export function readOptions(
  name: string,
  known: ReadonlyMap<string, OptionText>,
  given: Readonly<Record<string, unknown>>,
): Record<string, string | boolean | string[]> {
  const values: Record<string, string | boolean | string[]> = {};
  for (const [option, value] of Object.entries(given)) {
    const text = known.get(option);
    if (text === undefined)
      throw new CommandError(
        "usage",
        `${name} takes no ${JSON.stringify(option)}: it takes ${[...known.keys()].join(", ")}.`,
      );
    values[option] = valueOf(name, option, text, value);
  }
  return values;
}

function valueOf(
  name: string,
  option: string,
  { type, multiple }: OptionText,
  value: unknown,
): string | boolean | string[] {
  const isText = (one: unknown): one is string | number => typeof one === "string" || typeof one === "number";
  if (type === "boolean" && typeof value === "boolean") return value;
  if (
    type === "string" &&
    multiple === true &&
    Array.isArray(value) &&
    value.length <= maxValues &&
    value.every(isText)
  )
    return value.map(String);
  if (type === "string" && multiple !== true && isText(value)) return String(value);
  const kind =
    type === "boolean" ? "true or false" : multiple === true ? "a list of texts" : "a text or a number";
  throw new CommandError("usage", `${JSON.stringify(option)} of ${name} is ${kind}.`);
}
