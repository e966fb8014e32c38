import { commands } from "./commands/commands.ts";
import { readArguments } from "./arguments/read-arguments.ts";
import { readConfig } from "./arguments/config-file.ts";
import { CommandError, type ExitCode, exitCodes } from "./exit-codes.ts";
import { helpOf, overview } from "./help.ts";
import { localeOfEnvironment, takeLanguage } from "./messages/language.ts";
import type { ProcessContext } from "./process-context.ts";
import type { System } from "./system.ts";
import { labelled, printerOn } from "./terminal/printer.ts";
import { printable } from "./terminal/style.ts";
import { watch } from "./files/watch.ts";
import { loadMessages } from "@zoetrope/i18n/load-messages";
import type { Messages } from "./messages/messages.ts";
import { version } from "./version.ts";

/** One call of `zoetrope`, from what was typed to what the shell is told. */
export async function run(args: readonly string[], context: ProcessContext): Promise<ExitCode> {
  // No language is loaded for it.
  if (isVersion(args[0])) return tellVersion(context);
  return await runIn(() => loadMessages(localeOfEnvironment(context.env)), args, context);
}

/** The same where a language is settled unless what was typed names another. */
async function runIn(
  settled: () => Promise<Messages>,
  args: readonly string[],
  context: ProcessContext,
): Promise<ExitCode> {
  let messages: Messages | null = null;
  try {
    const { locale, rest } = takeLanguage(args);
    messages = await (locale === null ? settled() : loadMessages(locale));
    return await dispatch(rest, { ...context, messages });
  } catch (error) {
    if (context.signal.aborted) return exitCodes.interrupted;
    if (!(error instanceof CommandError)) throw error;
    const { stderr } = context;
    const spoken = messages ?? (await settled());
    const printer = printerOn(stderr, { env: context.env, messages: spoken });
    stderr.write(`${labelled("red", spoken.commands.words.error, printable(error.say(spoken)), printer)}\n`);
    return error.exitCode;
  }
}

async function dispatch(args: readonly string[], system: System): Promise<ExitCode> {
  const [first, second] = args;
  if (isVersion(first)) return tellVersion(system);
  if (first === "help" && second !== undefined) return await dispatch([...args.slice(1), "--help"], system);
  if (first === undefined || isHelp(first) || first === "help") {
    system.stdout.write(overview(system));
    return first === undefined ? exitCodes.usage : exitCodes.fine;
  }
  const name = [`${first} ${second}`, first].find((each) => Object.hasOwn(commands, each));
  const command = name === undefined ? undefined : commands[name];
  const isOfSeveral = Object.keys(commands).some((each) => each.startsWith(`${first} `));
  if (command === undefined && isOfSeveral && (second === undefined || isHelp(second))) {
    system.stdout.write(overview(system, first));
    return second === undefined ? exitCodes.usage : exitCodes.fine;
  }
  if (name === undefined || command === undefined) throw unknownCommand(first, second);
  const { values, positionals } = readArguments(name, command, args.slice(name.split(" ").length));
  if (values["help"] === true) {
    system.stdout.write(helpOf(system, name, command));
    return exitCodes.fine;
  }
  const { watch: isWatching, ...typed } = values;
  const settled = { ...(await readConfig(system, name, commands)), ...typed };
  const call = (inner: readonly string[], innerSystem: System): Promise<ExitCode> =>
    runIn(() => Promise.resolve(system.messages), inner, innerSystem);
  const work = (files: readonly string[]): Promise<ExitCode> =>
    command.run(system, settled, files, { commands, call });
  if (isWatching !== true) return await work(positionals);
  if (settled["in-place"] === true) throw new CommandError("usage", ({ usage }) => usage.watchInPlace);
  if (command.cannotBeWatched !== undefined) throw new CommandError("usage", command.cannotBeWatched);
  return await watch(system, positionals, work, { isTogether: command.takesFilesTogether === true });
}

const isVersion = (word: string | undefined): boolean => word === "--version" || word === "-v";

function tellVersion({ stdout }: Pick<ProcessContext, "stdout">): ExitCode {
  stdout.write(`${version}\n`);
  return exitCodes.fine;
}

const isHelp = (word: string): boolean => word === "--help" || word === "-h";

function unknownCommand(first: string, second: string | undefined): CommandError {
  const inside = Object.keys(commands).filter((name) => name.startsWith(`${first} `));
  const choices = (inside.length > 0 ? inside : Object.keys(commands)).join(", ");
  const typed = inside.length > 0 && second !== undefined ? `${first} ${second}` : first;
  return new CommandError("usage", ({ usage }) =>
    usage.unknownCommand({ name: JSON.stringify(typed), choices }),
  );
}
