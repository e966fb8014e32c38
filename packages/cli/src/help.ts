import type { CommandsMessages } from "@zoetrope/i18n";
import type { Command, OptionText } from "./command.ts";
import { commands } from "./commands/commands.ts";
import { languageOption, optionsOf } from "./arguments/options.ts";
import type { System } from "./system.ts";
import { padded, widthOf } from "./terminal/width.ts";
import { wrapped } from "./terminal/wrapped.ts";

const column = 28;
/** Wider lines are hard to read, however wide the terminal is. */
const maxWidth = 100;

type HelpContext = Pick<System, "messages" | "stdout">;

/** All commands, or those that begin with a word, such as `edit`. */
export function overview({ messages, stdout }: HelpContext, first?: string): string {
  const { commands: texts, locale } = messages;
  const shown = Object.entries(commands).filter(
    ([name]) => first === undefined || name.startsWith(`${first} `),
  );
  const start = Math.max(...shown.map(([name]) => name.length)) + 4;
  const row = (left: string, right: string): string => rowOf(`  ${left}`, right, start, { messages, stdout });
  return [
    ...wrapped(texts.help.title, widthFor({ stdout }), locale),
    "",
    usageOf(`${first === undefined ? "" : `${first} `}COMMAND [OPTIONS] FILE...`, { messages, stdout }),
    "",
    ...shown.map(([name, { summary }]) => row(name, summary(texts, locale))),
    "",
    row("--help", texts.options.help),
    row(`--lang ${inOwnWords("TAG", texts)}`, languageOption.help(texts, locale)),
    row("--version", texts.options.version),
    "",
  ].join("\n");
}

export function helpOf({ messages, stdout }: HelpContext, name: string, command: Command): string {
  const { commands: texts, locale } = messages;
  const { summary, usage, examples } = command;
  const rows = Object.entries<Pick<OptionText, "short" | "value" | "help">>(optionsOf(command)).map(
    ([option, { short, value, help }]) => {
      const left = `  ${short === undefined ? "    " : `-${short}, `}--${option}${value === undefined ? "" : ` ${inOwnWords(value, texts)}`}`;
      return rowOf(left, help(texts, locale), column, { messages, stdout });
    },
  );
  const width = widthFor({ stdout });
  return [
    ...wrapped(summary(texts, locale), width, locale),
    "",
    usageOf(`${name} ${usage}`, { messages, stdout }),
    "",
    ...rows,
    "",
    ...wrapped(texts.help.files({ pattern: "'icons/*.json'" }), width, locale),
    "",
    ...(examples.length === 0 ? [] : [texts.help.examples, ...examples.map((example) => `  ${example}`), ""]),
  ].join("\n");
}

/** Words in capitals stand for what people type: they are written in their language. */
const inOwnWords = (usage: string, { placeholders }: CommandsMessages): string => {
  const known: Readonly<Record<string, string>> = { ...placeholders };
  return usage.replaceAll(/(?<![\w-])[A-Z]{2,}(?!\w)|(?<=[A-Z]-)[A-Z]{2,}/g, (word) => known[word] ?? word);
};

function usageOf(usage: string, { messages: { commands: texts, locale }, stdout }: HelpContext): string {
  const line = texts.help.usage({ line: `zoetrope ${inOwnWords(usage, texts)}`.trimEnd() });
  // What stands in brackets stays together.
  const whole = line.replaceAll(/\[[^\]]*\]/g, (part) => part.replaceAll(" ", "\u00a0"));
  const [first = "", ...rest] = wrapped(whole, widthFor({ stdout }) - 2, locale);
  return [first, ...rest.map((each) => `  ${each}`)].join("\n").replaceAll("\u00a0", " ");
}

const widthFor = ({ stdout }: Pick<System, "stdout">): number => Math.min(stdout.columns, maxWidth);

/** What is named, and what is said of it beside it, or below where the name is too long. */
function rowOf(left: string, right: string, start: number, { messages, stdout }: HelpContext): string {
  const lines = wrapped(right, Math.max(20, widthFor({ stdout }) - start), messages.locale);
  const indent = " ".repeat(start);
  const isOnSameLine = widthOf(left) + 2 <= start;
  return [
    isOnSameLine ? `${padded(left, start)}${lines[0] ?? ""}` : left,
    ...lines.slice(isOnSameLine ? 1 : 0).map((line) => `${indent}${line}`),
  ].join("\n");
}
