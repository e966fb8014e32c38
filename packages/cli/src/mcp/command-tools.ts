import type { Tool } from "@modelcontextprotocol/sdk/types.js";
import type { Command, OptionText } from "../command.ts";
import { CommandError, type ExitCode } from "../exit-codes.ts";
import type { System } from "../system.ts";
import { noOtherCommands } from "./no-other-commands.ts";

/** What is about a shell, a terminal or other commands. */
const notForPrograms: ReadonlySet<string> = new Set(["batch", "completions", "mcp"]);
/** What changes files that came, runs another program, or is about a terminal; reports are always JSON. */
const optionsLeftOut: ReadonlySet<string> = new Set(["in-place", "json", "terminal", "ffmpeg", "git"]);

const toolNameOf = (command: string): string => command.replaceAll(/[ -]/g, "_");

const optionsOf = ({ options }: Command): [string, OptionText][] =>
  Object.entries(options).filter(([name]) => !optionsLeftOut.has(name));

function schemaOf({ type, multiple, help, value }: OptionText): object {
  const description = value === undefined ? help : `${value}: ${help}`;
  if (type === "boolean") return { type: "boolean", description };
  const single = { type: ["string", "number"] };
  return multiple === true
    ? { type: "array", items: single, maxItems: 100, description }
    : { ...single, description };
}

export interface CommandTools {
  tools: Tool[];
  /** Null where no command is offered under this name. Throws CommandError for arguments that it does not take. */
  call(tool: string, given: Readonly<Record<string, unknown>>, system: System): Promise<ExitCode | null>;
}

/** A tool for each command that works on files: what people type is what programs may ask for. */
export function createCommandTools(commands: Readonly<Record<string, Command>>): CommandTools {
  const offered = new Map(
    Object.entries(commands).flatMap(([name, command]) =>
      notForPrograms.has(name) ? [] : [[toolNameOf(name), command] as const],
    ),
  );
  return {
    tools: [...offered].map(([name, command]) => toolOf(name, command)),
    call: async (tool, given, system) => {
      const command = offered.get(tool);
      return command === undefined ? null : await callTool(tool, command, given, system);
    },
  };
}

function toolOf(name: string, command: Command): Tool {
  const options = optionsOf(command);
  const writes = options.some(([option]) => option === "output");
  return {
    name,
    title: command.summary,
    description: `${command.summary} On the command line: ${command.examples[0] ?? command.usage}`,
    inputSchema: {
      type: "object",
      properties: {
        files: {
          type: "array",
          items: { type: "string" },
          minItems: 1,
          maxItems: 100,
          description: "Paths in the folders of this server, or patterns such as 'icons/*.json'.",
        },
        ...Object.fromEntries(options.map(([option, text]) => [option, schemaOf(text)])),
      },
      required: writes ? ["files", "output"] : ["files"],
      additionalProperties: false,
    },
    annotations: {
      readOnlyHint: !writes,
      // It replaces what stands at the path of its output.
      destructiveHint: writes,
      idempotentHint: true,
      openWorldHint: false,
    },
  };
}

async function callTool(
  tool: string,
  command: Command,
  given: Readonly<Record<string, unknown>>,
  system: System,
): Promise<ExitCode> {
  const { files, ...rest } = given;
  const values: Record<string, string | boolean | string[]> = {};
  const known = new Map(optionsOf(command));
  for (const [name, value] of Object.entries(rest)) {
    const option = known.get(name);
    if (option === undefined)
      throw new CommandError(
        "usage",
        `${tool} takes no ${JSON.stringify(name)}: it takes ${[...known.keys()].join(", ")}.`,
      );
    values[name] = valueOf(tool, name, option, value);
  }
  if (Object.hasOwn(command.options, "json")) values["json"] = true;
  if (!Array.isArray(files) || files.length > 100 || files.some((file) => typeof file !== "string"))
    throw new CommandError("usage", `${tool} takes "files", a list of up to 100 paths.`);
  // Not by way of the shell's command: a file of settings in the folder could name a program to run.
  return await command.run(system, values, files, noOtherCommands);
}

function valueOf(
  tool: string,
  name: string,
  { type, multiple }: OptionText,
  value: unknown,
): string | boolean | string[] {
  const isText = (one: unknown): one is string | number => typeof one === "string" || typeof one === "number";
  if (type === "boolean" && typeof value === "boolean") return value;
  if (type === "string" && multiple === true && Array.isArray(value) && value.every(isText))
    return value.map(String);
  if (type === "string" && multiple !== true && isText(value)) return String(value);
  const kind =
    type === "boolean" ? "true or false" : multiple === true ? "a list of texts" : "a text or a number";
  throw new CommandError("usage", `${JSON.stringify(name)} of ${tool} is ${kind}.`);
}
