import type { Locale } from "@zoetrope/i18n";
import type { Dictionary } from "../store/dictionary.ts";
import { stemKey, stemOf } from "./stems.ts";

/**
 * Endings that no stemmer takes off, and what the word may end in instead: those that make things small (caballito, Kätzchen), and
 * those of verbs (volent, springt).
 */
const endings: Partial<Record<Locale, readonly [RegExp, readonly string[]][]>> = {
  es: [
    [/c?it([oa])s?$/, ["$1", "", "e"]],
    [/[aá]n$/, ["ar"]],
    [/en$/, ["er", "ir"]],
  ],
  pt: [
    [/z?inh([oa])s?$/, ["$1", "", "e"]],
    [/am$/, ["ar"]],
    [/em$/, ["er", "ir"]],
  ],
  fr: [
    [/ettes?$/, ["", "e"]],
    [/ent$/, ["e", "er", "ir"]],
  ],
  de: [
    [/(?:chen|lein)s?$/, ["", "e", "en"]],
    [/(?:end)(?:e[rsnm]?)?$/, ["en", "n"]],
    [/e?t$/, ["en", "n"]],
    [/ung(?:en)?$/, ["en"]],
  ],
};
const minLetters = 3;

/** People without umlauts on their keyboards write them so. */
const withoutDigraphs = (word: string): string => word.replace(/[aou]e/g, (pair) => pair.slice(0, 1));

/** The word of other endings that this language knows; null when it knows none. */
export function withOtherEnding(word: string, locale: Locale, dictionary: Dictionary): string | null {
  for (const [ending, replacements] of endings[locale] ?? [])
    for (const replacement of replacements) {
      const base = word.replace(ending, replacement);
      if (base !== word && base.length >= minLetters && dictionary.has(base, locale)) return base;
    }
  if (locale !== "de") return null;
  const folded = withoutDigraphs(word);
  return folded !== word && dictionary.has(stemKey([stemOf(folded, "de")], "de"), "de") ? folded : null;
}
