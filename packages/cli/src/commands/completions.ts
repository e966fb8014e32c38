import type { Command } from "../command.ts";
import { languageTags } from "../language.ts";
import { CommandError, exitCodes } from "../exit-codes.ts";

/** Options of all commands. */
const commonOptions: Readonly<Record<string, { choices?: readonly string[] }>> = {
  watch: {},
  lang: { choices: languageTags },
  help: {},
};

/** By commands and their options the values of each, as far as it is one of a few. */
type Words = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** A script for each shell, from the options of each command. */
const scripts: Readonly<Record<string, (words: Words) => string>> = {
  bash: (words) => `_zoetrope() {
  local current="\${COMP_WORDS[COMP_CWORD]}" name="\${COMP_WORDS[1]}" choices values=
  [[ "\${COMP_WORDS[1]}" == edit ]] && name="edit \${COMP_WORDS[2]}"
  if [[ $COMP_CWORD -eq 1 ]]; then choices="${firstWords(words).join(" ")}"
  elif [[ "\${COMP_WORDS[1]}" == edit && $COMP_CWORD -eq 2 ]]; then choices="${secondWords(words).join(" ")}"
  else case "$name" in
${Object.entries(words)
  .map(([name, options]) => `    "${name}") choices="${Object.keys(options).join(" ")}" ;;`)
  .join("\n")}
  esac
  case "$name \${COMP_WORDS[COMP_CWORD-1]}" in
${Object.entries(words)
  .flatMap(([name, options]) =>
    Object.entries(options).flatMap(([option, values]) =>
      values.length === 0 ? [] : `    "${name} ${option}") values="${values.join(" ")}" ;;`,
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
      ...firstWords(words).map((word) => `complete -c zoetrope -n __fish_use_subcommand -a ${word}`),
      ...secondWords(words).map(
        (word) => `complete -c zoetrope -n '__fish_seen_subcommand_from edit' -a ${word}`,
      ),
      ...Object.entries(words).flatMap(([name, options]) => {
        const seen = name.split(" ").map((word) => `__fish_seen_subcommand_from ${word}`);
        return Object.entries(options).map(
          ([option, values]) =>
            `complete -c zoetrope -n '${seen.join("; and ")}' -l ${option.slice(2)}${values.length === 0 ? "" : ` -x -a '${values.join(" ")}'`}`,
        );
      }),
      "",
    ].join("\n"),
};

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
    const words = Object.fromEntries(
      Object.entries(commands).map(([name, { options }]) => [
        name,
        Object.fromEntries(
          [...Object.entries(options), ...Object.entries(commonOptions)].map(([option, { choices = [] }]) => [
            `--${option}`,
            choices,
          ]),
        ),
      ]),
    );
    system.stdout.write(script(words));
    return Promise.resolve(exitCodes.fine);
  },
};
