import { parseArgs } from "node:util";
import type { Command, OptionText } from "../command.ts";
import { commands } from "../commands/commands.ts";
import { english } from "../messages/english.ts";
import { offeredCommands } from "./offered-commands.ts";
import { operationOptions, optionSchema } from "./operation-options.ts";

/** What programs may hand over at once. */
export const maxSources = 20;

/** A command as programs call it that send files instead of naming them. */
export interface Operation {
  /** As addresses have it, such as `edit-recolour`. */
  name: string;
  command: Command;
  summary: string;
  /** By their names, without those that say where the result goes. */
  options: ReadonlyMap<string, OptionText>;
  /** Those of them whose value is a file, and is sent along. */
  fileOptions: readonly string[];
  /** The others as JSON Schema. */
  optionsSchema: object;
  /** False: it only reports. */
  isWriting: boolean;
  sources: { min: number; max: number };
  /** Something to ask for, with so many sources; from an example of the command. Null where all of them need another file. */
  example: { sources: number; options: Readonly<Record<string, unknown>> } | null;
}

const isFile = ({ value }: OptionText): boolean => value === "FILE";

function operationOf(commandName: string, command: Command): Operation {
  const given = operationOptions(command);
  const options = new Map(given.filter(([name]) => name !== "output"));
  const said = [...options].filter(([, text]) => !isFile(text));
  const sources = sourcesOf(command);
  return {
    name: commandName.replaceAll(" ", "-"),
    command,
    summary: command.summary(english.commands, english.locale),
    options,
    fileOptions: [...options].flatMap(([name, text]) => (isFile(text) ? [name] : [])),
    optionsSchema: {
      type: "object",
      properties: Object.fromEntries(said.map(([name, text]) => [name, optionSchema(text)])),
      additionalProperties: false,
    },
    isWriting: given.some(([name]) => name === "output"),
    sources,
    example: exampleOf(commandName, command, new Map(said), sources.min),
  };
}

/** `BEFORE AFTER` are two files, `FILE...` are some. */
function sourcesOf({ usage }: Command): Operation["sources"] {
  const words = usage.split(" ");
  const end = words.findIndex((word) => !/^[A-Z]+(?:\.\.\.)?$/.test(word));
  const named = end === -1 ? words : words.slice(0, end);
  if (named.some((word) => word.endsWith("..."))) return { min: 1, max: maxSources };
  return { min: named.length, max: named.length };
}

/** The first with options that can be said without a file or an id. */
function exampleOf(
  commandName: string,
  { options, examples }: Command,
  known: ReadonlyMap<string, OptionText>,
  min: number,
): Operation["example"] {
  const tried = examples.flatMap((line) => {
    const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
    const { values, positionals } = parseArgs({
      args: words.slice(1 + commandName.split(" ").length),
      options: Object.fromEntries(
        Object.entries(options).map(([name, { type, multiple = false, short }]) => [
          name,
          { type, multiple, ...(short === undefined ? {} : { short }) },
        ]),
      ),
      allowPositionals: true,
    });
    const said = Object.entries(values).filter(([name]) => !["output", "json", "in-place"].includes(name));
    return said.every(([name]) => known.has(name) && name !== "animation")
      ? [{ sources: Math.max(min, positionals.length), options: Object.fromEntries(said) }]
      : [];
  });
  return tried.find((one) => Object.keys(one.options).length > 0) ?? tried[0] ?? null;
}

/** By their names. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  offeredCommands(commands)
    .map(([name, command]) => operationOf(name, command))
    .map((operation) => [operation.name, operation]),
);
