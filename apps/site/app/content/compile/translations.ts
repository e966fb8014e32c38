import { createHash } from "node:crypto";
import { defaultLocale, languages, type Locale } from "@zoetrope/i18n";
import { addressOfFile } from "../address-of-file.ts";
import { staysInOneLanguage } from "../one-language.ts";
import { readFrontMatter } from "./front-matter.ts";

/**
 * Languages in which every page is demanded. In the others the pages that are there are kept up to date, and the rest is read
 * in English until it comes.
 */
export const wholeLocales: ReadonlySet<Locale> = new Set(["es", "pt", "ko-KR", "ja-JP", "fr", "de"]);

/** What a translator works from: title, description and words. Line breaks and other fields change nothing of it. */
export function hashOfEnglish(file: string, source: string): string {
  const { frontMatter, body } = readFrontMatter(file, source);
  const words = [frontMatter.title, frontMatter.description, body].join("\n").replaceAll(/\s+/g, " ").trim();
  return createHash("sha256").update(words).digest("hex").slice(0, 12);
}

/** The file of a page in another language: `a.mdx` becomes `a.kr.mdx`. */
function fileInLanguage(file: string, locale: Locale): string {
  const prefix = languages.find((language) => language.locale === locale)?.urlPrefix ?? "";
  return prefix === "" ? file : file.replace(/\.mdx$/, `.${prefix}.mdx`);
}

/** The English file of a translation. */
export const englishFileOf = (file: string): string =>
  addressOfFile(file).locale === defaultLocale ? file : file.replace(/\.[a-z]+\.mdx$/, ".mdx");

interface LanguageState {
  locale: Locale;
  current: string[];
  /** Translations whose English changed later. */
  outdated: string[];
  /** Files that a page still lacks. */
  missing: string[];
}

/** How far each language is. `files` are those of `content/` by name. */
export function stateOfTranslations(files: ReadonlyMap<string, string>): LanguageState[] {
  const originals = [...files].filter(([file]) => addressOfFile(file).locale === defaultLocale);
  const wanted = originals.filter(([file]) => !staysInOneLanguage(addressOfFile(file).path));
  return languages
    .map(({ locale }) => locale)
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => {
      const state: LanguageState = { locale, current: [], outdated: [], missing: [] };
      for (const [file, english] of wanted) {
        const own = fileInLanguage(file, locale);
        const source = files.get(own);
        if (source === undefined) state.missing.push(own);
        else if (hashIn(source) === hashOfEnglish(file, english)) state.current.push(own);
        else state.outdated.push(own);
      }
      return state;
    });
}

/** What a translation says it was made from; null while nobody has run the command. */
const hashIn = (source: string): string | null => /^source: ([0-9a-f]{12})$/m.exec(source)?.[1] ?? null;

/** What keeps a change from landing, a line for each file. */
export const faultsOfTranslations = (
  states: readonly LanguageState[],
  whole: ReadonlySet<Locale>,
): string[] =>
  states.flatMap(({ locale, outdated, missing }) => [
    ...outdated.map((file) => `${file}: ${englishFileOf(file)} has changed since it was translated`),
    ...(whole.has(locale) ? missing.map((file) => `${file}: ${englishFileOf(file)} is not translated`) : []),
  ]);

/** The same translation, marked as made from the English as it is now. */
export function markCurrent(translation: string, hash: string): string {
  const [head = "", ...rest] = translation.split("\n---");
  const line = `source: ${hash}`;
  const marked = /^source:.*$/m.test(head) ? head.replace(/^source:.*$/m, line) : `${head}\n${line}`;
  return [marked, ...rest].join("\n---");
}
