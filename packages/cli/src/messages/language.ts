import { defaultLocale, type Locale, locales, matchLocale } from "@zoetrope/i18n/locales";
import { CommandError } from "../exit-codes.ts";
import type { System } from "../system.ts";

type Environment = System["env"];

/** What people type after `--lang`: a language, or a tag of one. */
export const languageTags: readonly string[] = locales.map((locale) => new Intl.Locale(locale).language);

/** The language of a name such as `pt_BR.UTF-8` or `de`; null for one that is not spoken here. `C` and `POSIX` are English. */
function localeOfName(name: string): Locale | null {
  const [tag = ""] = name.split(/[.@]/);
  return /^(?:C|POSIX)$/.test(tag) ? defaultLocale : matchLocale(tag.replaceAll("_", "-"));
}

/**
 * By the first of LC_ALL, LC_MESSAGES and LANG that is set (POSIX, XBD 8.2), and before that by the languages of LANGUAGE, unless that is the
 * C locale (GNU gettext manual, 2.3.3). English where there is none, or none that is spoken here.
 */
export function localeOfEnvironment(env: Environment): Locale {
  const name = [env["LC_ALL"], env["LC_MESSAGES"], env["LANG"]].find((each) => (each ?? "") !== "") ?? "C";
  if (/^(?:C|POSIX)(?:[.@]|$)/.test(name)) return defaultLocale;
  for (const each of (env["LANGUAGE"] ?? "").split(":")) {
    const locale = each === "" ? null : localeOfName(each);
    if (locale !== null) return locale;
  }
  return localeOfName(name) ?? defaultLocale;
}

/**
 * What was typed without `--lang`, which may stand before the command and anywhere behind it, and the language that it names. Throws
 * CommandError for one that is not spoken here.
 */
export function takeLanguage(args: readonly string[]): { locale: Locale | null; rest: string[] } {
  const rest: string[] = [];
  let locale: Locale | null = null;
  // Behind the dashes of a batch is a command, which speaks the same language.
  const end = args.includes("--") && args[0] !== "batch" ? args.indexOf("--") : args.length;
  for (let index = 0; index < end; index++) {
    const word = args[index] ?? "";
    if (word === "--lang") locale = requireLanguage(args[++index]);
    else if (word.startsWith("--lang=")) locale = requireLanguage(word.slice("--lang=".length));
    else rest.push(word);
  }
  return { locale, rest: [...rest, ...args.slice(end)] };
}

function requireLanguage(name: string | undefined): Locale {
  const locale = name === undefined ? null : localeOfName(name);
  if (locale === null)
    throw new CommandError("usage", ({ usage }) =>
      name === undefined
        ? usage.optionWithoutValue({ option: "--lang" })
        : usage.choice({
            option: "--lang",
            choices: languageTags.join(", "),
            given: JSON.stringify(name),
          }),
    );
  return locale;
}
