import type { Command } from "./command.ts";
import { commands } from "./commands/commands.ts";

const column = 24;

/** All commands, or those that begin with a word, such as `edit`. */
export function overview(first?: string): string {
  const shown = Object.entries(commands).filter(
    ([name]) => first === undefined || name.startsWith(`${first} `),
  );
  const width = Math.max(...shown.map(([name]) => name.length));
  return [
    "zoetrope: the tools of Zoetrope for Lottie and dotLottie files",
    "",
    `Usage: zoetrope ${first === undefined ? "" : `${first} `}COMMAND [OPTIONS] FILE...`,
    "",
    ...shown.map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
    "",
    "  --help      of a command says what it takes",
    "  --version",
    "",
  ].join("\n");
}

export function helpOf(name: string, { summary, usage, options, examples }: Command): string {
  const rows = Object.entries(options).map(([option, { short, value, help }]) => {
    const left = `  ${short === undefined ? "    " : `-${short}, `}--${option}${value === undefined ? "" : ` ${value}`}`;
    return left.length < column
      ? `${left.padEnd(column)}  ${help}`
      : `${left}\n${" ".repeat(column + 2)}${help}`;
  });
  return [
    summary,
    "",
    `Usage: zoetrope ${name} ${usage}`,
    "",
    ...rows,
    "      --watch             Again whenever a file is another, until Ctrl-C.",
    "",
    "A file may be a pattern such as 'icons/*.json', or - for standard input.",
    "",
    ...(examples.length === 0 ? [] : ["Examples:", ...examples.map((example) => `  ${example}`), ""]),
  ].join("\n");
}
