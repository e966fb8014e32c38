import type { Locale } from "@zoetrope/i18n";
import type { Dictionary } from "../store/dictionary.ts";

/** Endings that make things small, and what the thing itself may end in. */
const diminutives: Partial<Record<Locale, readonly [RegExp, readonly string[]][]>> = {
  es: [[/c?it([oa])s?$/, ["$1", "", "e"]]],
  pt: [[/z?inh([oa])s?$/, ["$1", "", "e"]]],
  de: [[/(?:chen|lein)s?$/, ["", "e", "en"]]],
};
const minStem = 3;

/** The thing of which the word is a small one, where it is known: caballito, Kätzchen. */
export function withoutDiminutive(word: string, locale: Locale, dictionary: Dictionary): string | null {
  for (const [ending, replacements] of diminutives[locale] ?? [])
    for (const replacement of replacements) {
      const base = word.replace(ending, replacement);
      if (base !== word && base.length >= minStem && dictionary.has(base, locale)) return base;
    }
  return null;
}
