import type { Tool } from "@modelcontextprotocol/sdk/types.js";
import type { Command } from "../command.ts";
import { CommandError, type ExitCode } from "../exit-codes.ts";
import { offeredCommands } from "../operations/offered-commands.ts";
import { operationOptions, optionSchema, readOptions } from "../operations/operation-options.ts";
import { english } from "../messages/english.ts";
import type { System } from "../system.ts";
import { noOtherCommands } from "./no-other-commands.ts";

const toolNameOf = (command: string): string => command.replaceAll(/[ -]/g, "_");

export interface CommandTools {
  /** Their files are paths. */
  tools: Tool[];
  /** Null where no command is offered under this name. Throws CommandError for arguments that it does not take. */
  call(tool: string, given: Readonly<Record<string, unknown>>, system: System): Promise<ExitCode | null>;
}

/** A tool for each command that works on files: what people type is what programs may ask for. */
export function createCommandTools(commands: Readonly<Record<string, Command>>): CommandTools {
  const offered = new Map(
    offeredCommands(commands).map(([name, command]) => [toolNameOf(name), command] as const),
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
  const options = operationOptions(command);
  const summary = command.summary(english.commands, english.locale);
  const writes = options.some(([option]) => option === "output");
  return {
    name,
    title: summary,
    description: `${summary} On the command line: ${command.examples[0] ?? command.usage}`,
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
        ...Object.fromEntries(options.map(([option, text]) => [option, optionSchema(text)])),
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
  const values = readOptions(tool, new Map(operationOptions(command)), rest);
  if (Object.hasOwn(command.options, "json")) values["json"] = true;
  if (!Array.isArray(files) || files.length > 100 || files.some((file) => typeof file !== "string"))
    throw new CommandError("usage", `${tool} takes "files", a list of up to 100 paths.`);
  // Not by way of the shell's command: a file of settings in the folder could name a program to run.
  return await command.run(system, values, files, noOtherCommands);
}
