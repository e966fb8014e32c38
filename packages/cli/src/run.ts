import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import type { Command } from "./command.ts";
import { commands } from "./commands/commands.ts";
import { readConfig } from "./config-file.ts";
import { CommandError, type ExitCode, exitCodes } from "./exit-codes.ts";
import { helpOf, overview } from "./help.ts";
import type { System } from "./system.ts";
import { paintOn, printable } from "./terminal/style.ts";
import { watch } from "./watch.ts";
import { version } from "./version.ts";

/** One call of `zoetrope`, from what was typed to what the shell is told. */
export async function run(args: readonly string[], system: System): Promise<ExitCode> {
  try {
    return await dispatch(args, system);
  } catch (error) {
    if (system.signal.aborted) return exitCodes.interrupted;
    if (!(error instanceof CommandError)) throw error;
    system.stderr.write(`${paintOn(system.stderr, system)("red", "error")} ${printable(error.message)}\n`);
    return error.exitCode;
  }
}

async function dispatch(args: readonly string[], system: System): Promise<ExitCode> {
  const [first, second] = args;
  if (first === "help" && second !== undefined) return await dispatch([...args.slice(1), "--help"], system);
  if (first === undefined || isHelp(first) || first === "help") {
    system.stdout.write(overview());
    return first === undefined ? exitCodes.usage : exitCodes.fine;
  }
  if (first === "--version" || first === "-v") {
    system.stdout.write(`${version}\n`);
    return exitCodes.fine;
  }
  const name = [`${first} ${second}`, first].find((each) => Object.hasOwn(commands, each));
  const command = name === undefined ? undefined : commands[name];
  const isOfSeveral = Object.keys(commands).some((each) => each.startsWith(`${first} `));
  if (command === undefined && isOfSeveral && (second === undefined || isHelp(second))) {
    system.stdout.write(overview(first));
    return second === undefined ? exitCodes.usage : exitCodes.fine;
  }
  if (name === undefined || command === undefined) throw unknownCommand(first, second);
  const { values, positionals } = parse(name, command, args.slice(name.split(" ").length));
  if (values["help"] === true) {
    system.stdout.write(helpOf(name, command));
    return exitCodes.fine;
  }
  const { watch: isWatching, ...typed } = values;
  const settled = { ...(await readConfig(system, name, commands)), ...typed };
  const work = (files: readonly string[]): Promise<ExitCode> =>
    command.run(system, settled, files, { commands, call: run });
  if (isWatching !== true) return await work(positionals);
  if (settled["in-place"] === true)
    throw new CommandError(
      "usage",
      "--watch and --in-place exclude each other: every result would be a change.",
    );
  if (name === "batch")
    throw new CommandError("usage", "batch cannot be watched: watch the command that it runs.");
  if (name === "mcp") throw new CommandError("usage", "mcp cannot be watched: it waits for an agent itself.");
  return await watch(system, positionals, work, { isTogether: command.takesFilesTogether === true });
}

const isHelp = (word: string): boolean => word === "--help" || word === "-h";

function parse(name: string, { options }: Command, args: string[]) {
  const known: ParseArgsOptionsConfig = { help: { type: "boolean", short: "h" }, watch: { type: "boolean" } };
  for (const [option, { type, short, multiple }] of Object.entries(options))
    known[option] = {
      type,
      ...(short === undefined ? {} : { short }),
      ...(multiple === undefined ? {} : { multiple }),
    };
  try {
    return parseArgs({ args, options: known, allowPositionals: true });
  } catch (error) {
    const [reason = ""] = (error instanceof Error ? error.message : "").split(". To specify");
    throw new CommandError("usage", `${reason.replace(/\.?$/, ".")} See: zoetrope ${name} --help`);
  }
}

function unknownCommand(first: string, second: string | undefined): CommandError {
  const inside = Object.keys(commands).filter((name) => name.startsWith(`${first} `));
  const choices = inside.length > 0 ? inside : Object.keys(commands);
  const typed = inside.length > 0 && second !== undefined ? `${first} ${second}` : first;
  return new CommandError(
    "usage",
    `There is no command ${JSON.stringify(typed)}: it is one of ${choices.join(", ")}.`,
  );
}
