import type { Locale } from "@zoetrope/i18n";

type Ending = (word: string) => string;

const and =
  (text: string): Ending =>
  (word) =>
    word.endsWith(text) ? word : word + text;
const feminineInA: Ending = (word) => word.replace(/o$/, "a");
const plural: Ending = (word) => word + (/[aeiou]$/.test(word) ? "s" : "es");
const portuguesePlural: Ending = (word) =>
  /[aeou]l$/.test(word)
    ? word.replace(/l$/, "is")
    : word.endsWith("m")
      ? word.replace(/m$/, "ns")
      : plural(word);
const german =
  (ending: string): Ending =>
  (word) =>
    word.replace(/e$/, "") + ending;

/** How adjectives and names end in a language, from the form of a dictionary; letters without their accents. */
const endings: Readonly<Partial<Record<Locale, readonly Ending[]>>> = {
  en: [and("s")],
  es: [plural, feminineInA, (word) => plural(feminineInA(word))],
  pt: [portuguesePlural, feminineInA, (word) => plural(feminineInA(word))],
  fr: [
    and("s"),
    (word) => word.replace(/e$/, "") + "e",
    (word) => word.replace(/e$/, "") + "es",
    (word) => `${word}e`,
    (word) => `${word}es`,
  ],
  de: ["e", "er", "es", "en", "em"].map(german),
};

/** Other forms of a name, each with all its words changed alike: azul claro, azules claros. */
export const inflected = (words: readonly string[], locale: Locale): string[] =>
  (endings[locale] ?? []).map((ending) => words.map(ending).join(" "));
