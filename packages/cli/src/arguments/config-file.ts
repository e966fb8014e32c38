import type { CommandsMessages } from "@zoetrope/i18n";
import type { Command, OptionValues } from "../command.ts";
import { CommandError } from "../exit-codes.ts";
import type { System } from "../system.ts";

/** Looked for in the folder in which the command runs. */
const configFileName = "zoetrope.config.json";

/**
 * What a project has settled for a command: `{"optimise": {"to": "dotlottie"}}`. What is typed counts more. Throws CommandError for what
 * is no such file, names a command that there is not, or an option that the command does not have.
 */
export async function readConfig(
  system: System,
  name: string,
  commands: Readonly<Record<string, Command>>,
): Promise<OptionValues> {
  const options = commands[name]?.options ?? {};
  const bytes = await system.readFile(configFileName).catch(() => null);
  if (bytes === null) return {};
  const fail = (detail: (messages: CommandsMessages["config"]) => string): CommandError =>
    new CommandError("usage", (messages) => `${configFileName}: ${detail(messages.config)}`);
  let config: unknown;
  try {
    config = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw fail((m) => m.notJson);
  }
  if (!isObject(config)) throw fail((m) => m.notObject);
  const unknown = Object.keys(config).find((each) => !Object.hasOwn(commands, each));
  if (unknown !== undefined) throw fail((m) => m.unknownCommand({ name: JSON.stringify(unknown) }));
  const own = config[name];
  if (own === undefined) return {};
  if (!isObject(own)) throw fail((m) => m.notOptions({ name: JSON.stringify(name) }));
  const values: { [option: string]: string | boolean | string[] } = {};
  for (const [option, value] of Object.entries(own)) {
    const known = Object.hasOwn(options, option) ? options[option] : undefined;
    if (known === undefined)
      throw fail((m) => m.unknownOption({ command: name, option: JSON.stringify(option) }));
    const text = typeof value === "number" ? String(value) : value;
    const isText = typeof text === "string" && known.type === "string";
    if (known.multiple === true && Array.isArray(text) && text.every((each) => typeof each === "string"))
      values[option] = text;
    else if (isText) values[option] = known.multiple === true ? [text] : text;
    else if (typeof text === "boolean" && known.type === "boolean") values[option] = text;
    else throw fail((m) => m[known.type === "boolean" ? "flag" : "text"]({ option: `${name}.${option}` }));
  }
  return values;
}

const isObject = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);
