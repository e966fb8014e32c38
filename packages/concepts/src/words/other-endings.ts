import type { Locale } from "@zoetrope/i18n";
import type { Dictionary } from "../store/dictionary.ts";
import { stemKey, stemOf } from "./stems.ts";

/**
 * Endings that no stemmer takes off, and what the word may end in instead: those that make things small (caballito, Kätzchen) or
 * more (cansadísimo), those of women (nageuse), and those of verbs (volent, springt, bésame).
 */
const endings: Partial<Record<Locale, readonly [RegExp, readonly string[]][]>> = {
  es: [
    [/c?it([oa])s?$/, ["$1", "", "e"]],
    [/isim([oa])s?$/, ["$1", "o", "e", ""]],
    [/[aá]n$/, ["ar"]],
    [/en$/, ["er", "ir"]],
    [/a(?:me|te|se|nos|l[aeo]s?)$/, ["ar"]],
    [/e(?:me|te|se|nos|l[aeo]s?)$/, ["er", "ir"]],
  ],
  pt: [
    [/z?inh([oa])s?$/, ["$1", "", "e"]],
    [/issim([oa])s?$/, ["$1", "o", "e", ""]],
    [/am$/, ["ar"]],
    [/em$/, ["er", "ir"]],
  ],
  fr: [
    [/ettes?$/, ["", "e"]],
    [/euses?$/, ["eur"]],
    [/trices?$/, ["teur"]],
    [/ent$/, ["e", "er", "ir"]],
  ],
  de: [
    [/(?:chen|lein)s?$/, ["", "e", "en"]],
    [/(?:end)(?:e[rsnm]?)?$/, ["en", "n"]],
    [/e?t$/, ["en", "n"]],
    [/ung(?:en)?$/, ["en"]],
    [/e[rns]?$/, [""]],
  ],
};

/** Verbs whose stem sounds otherwise in some forms: vuela of volar, spricht of sprechen. Without the ending, what it may be in a dictionary. */
const otherVowels: Partial<
  Record<Locale, { ending: RegExp; vowels: [RegExp, string][]; infinitives: string[] }>
> = {
  es: {
    ending: /(?:[aeo]|[ae]s|[ae]n)$/,
    vowels: [
      [/ue(?=[^aeiou]+$)/, "o"],
      [/ue(?=[^aeiou]+$)/, "u"],
      [/ie(?=[^aeiou]+$)/, "e"],
      [/i(?=[^aeiou]+$)/, "e"],
    ],
    infinitives: ["ar", "er", "ir"],
  },
  de: {
    ending: /(?:e?t|en)$/,
    vowels: [
      [/u(?=[nm])/, "i"],
      [/o(?=mm)/, "i"],
      [/o(?=[^aeiou]+$)/, "ie"],
      [/o(?=[^aeiou]+$)/, "e"],
      [/ie(?=[^aeiou]+$)/, "ei"],
      [/ie(?=[^aeiou]+$)/, "e"],
      [/i(?=[^aeiou]+$)/, "e"],
    ],
    infinitives: ["en"],
  },
};
/** What is done, with what may stand before the verb: gelaufen, gekauft, abgelehnt. */
const participle =
  /^(|ab|an|auf|aus|ein|hoch|herunter|hinzu|los|mit|nach|um|vor|weg|zu|zuruck)ge(.{2,}(?:t|en))$/;
const minLetters = 3;

/** People without umlauts on their keyboards write them so. */
const withoutDigraphs = (word: string): string => word.replace(/[aou]e/g, (pair) => pair.slice(0, 1));

function* basesOf(word: string, locale: Locale): Generator<string> {
  for (const [ending, replacements] of endings[locale] ?? [])
    if (ending.test(word)) for (const replacement of replacements) yield word.replace(ending, replacement);
  const verbs = otherVowels[locale];
  if (verbs === undefined || !verbs.ending.test(word)) return;
  const stem = word.replace(verbs.ending, "");
  for (const [vowel, other] of verbs.vowels)
    if (vowel.test(stem))
      for (const infinitive of verbs.infinitives) yield stem.replace(vowel, other) + infinitive;
}

/** The word of other endings that this language knows; null when it knows none. */
export function withOtherEnding(word: string, locale: Locale, dictionary: Dictionary): string | null {
  const isBase = (base: string): boolean =>
    base !== word && base.length >= minLetters && dictionary.has(base, locale);
  for (const base of basesOf(word, locale)) if (isBase(base)) return base;
  if (locale !== "de") return null;
  const [, before = "", done] = participle.exec(word) ?? [];
  if (done !== undefined)
    for (const base of [done, ...basesOf(done, locale)]) if (isBase(before + base)) return before + base;
  const folded = withoutDigraphs(word);
  return folded !== word && dictionary.has(stemKey([stemOf(folded, "de")], "de"), "de") ? folded : null;
}
