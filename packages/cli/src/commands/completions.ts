import type { Command, OptionText } from "../command.ts";
import { CommandError, exitCodes } from "../exit-codes.ts";
import { optionsOf } from "../arguments/options.ts";

/** What is said of a command or an option, in the language of whoever has the script made, and its values as far as they are few. */
interface Described {
  help: string;
  choices: readonly string[];
}

/** By commands, what is said of each and its options. */
type Words = Readonly<Record<string, { help: string; options: Readonly<Record<string, Described>> }>>;

/** A script for each shell, from the options of each command. */
const scripts: Readonly<Record<string, (words: Words) => string>> = {
  bash: (words) => `_zoetrope() {
  local current="\${COMP_WORDS[COMP_CWORD]}" name="\${COMP_WORDS[1]}" choices values=
  [[ "\${COMP_WORDS[1]}" == edit ]] && name="edit \${COMP_WORDS[2]}"
  if [[ $COMP_CWORD -eq 1 ]]; then choices="${firstWords(words).join(" ")}"
  elif [[ "\${COMP_WORDS[1]}" == edit && $COMP_CWORD -eq 2 ]]; then choices="${secondWords(words).join(" ")}"
  else case "$name" in
${Object.entries(words)
  .map(([name, { options }]) => `    "${name}") choices="${Object.keys(options).join(" ")}" ;;`)
  .join("\n")}
  esac
  case "$name \${COMP_WORDS[COMP_CWORD-1]}" in
${Object.entries(words)
  .flatMap(([name, { options }]) =>
    Object.entries(options).flatMap(([option, { choices }]) =>
      choices.length === 0 ? [] : `    "${name} ${option}") values="${choices.join(" ")}" ;;`,
    ),
  )
  .join("\n")}
  esac; fi
  if [[ -n "$values" ]]; then COMPREPLY=($(compgen -W "$values" -- "$current"))
  elif [[ "$current" == -* || $COMP_CWORD -eq 1 || ( "\${COMP_WORDS[1]}" == edit && $COMP_CWORD -eq 2 ) ]]
  then COMPREPLY=($(compgen -W "$choices" -- "$current"))
  else COMPREPLY=($(compgen -f -- "$current")); fi
}
complete -o filenames -F _zoetrope zoetrope
`,
  zsh: (words) => `autoload -U +X bashcompinit && bashcompinit
${scripts["bash"]?.(words) ?? ""}`,
  fish: (words) =>
    [
      ...firstWords(words).map(
        (word) => `complete -c zoetrope -n __fish_use_subcommand -a ${word}${described(words[word]?.help)}`,
      ),
      ...secondWords(words).map(
        (word) =>
          `complete -c zoetrope -n '__fish_seen_subcommand_from edit' -a ${word}${described(words[`edit ${word}`]?.help)}`,
      ),
      ...Object.entries(words).flatMap(([name, { options }]) => {
        const seen = name.split(" ").map((word) => `__fish_seen_subcommand_from ${word}`);
        return Object.entries(options).map(([option, { help, choices }]) => {
          const values = choices.length === 0 ? "" : ` -x -a '${choices.join(" ")}'`;
          return `complete -c zoetrope -n '${seen.join("; and ")}' -l ${option.slice(2)}${values}${described(help)}`;
        });
      }),
      "",
    ].join("\n"),
};

/** As fish takes it: in single quotes, within which only they and backslashes are written otherwise. */
const described = (help: string | undefined): string =>
  help === undefined ? "" : ` -d '${help.replaceAll(/[\\']/g, String.raw`\$&`)}'`;

const helpOption: OptionText = { type: "boolean", help: (m) => m.options.help };

const firstWords = (words: Words): string[] => [
  ...new Set(Object.keys(words).map((name) => name.split(" ")[0] ?? "")),
];
const secondWords = (words: Words): string[] =>
  Object.keys(words).flatMap((name) => (name.startsWith("edit ") ? [name.slice("edit ".length)] : []));

export const completionsCommand: Command = {
  summary: (m) => m.summaries.completions,
  usage: "bash | zsh | fish",
  options: {},
  examples: ["zoetrope completions bash", "zoetrope completions fish"],
  run(system, _values, [shell = ""], { commands }) {
    const script = Object.hasOwn(scripts, shell) ? scripts[shell] : undefined;
    if (script === undefined)
      throw new CommandError("usage", ({ usage }) =>
        usage.shell({ choices: Object.keys(scripts).join(", ") }),
      );
    const { commands: texts, locale } = system.messages;
    const describeOptions = (command: Command): Record<string, Described> =>
      Object.fromEntries(
        Object.entries({ ...optionsOf(command), help: helpOption }).map(
          ([option, { choices = [], help }]) => [`--${option}`, { choices, help: help(texts, locale) }],
        ),
      );
    const words = Object.fromEntries(
      Object.entries(commands).map(([name, command]) => [
        name,
        { help: command.summary(texts, locale), options: describeOptions(command) },
      ]),
    );
    system.stdout.write(script(words));
    return Promise.resolve(exitCodes.fine);
  },
};
