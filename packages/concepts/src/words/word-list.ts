import { locales, type Locale } from "@zoetrope/i18n";
import { inflected as formsOf } from "./inflections.ts";
import { stemKey, stemmedLocales, stemOf } from "./stems.ts";
import { phraseKey, tokensOf, type Token } from "./tokens.ts";

/**
 * Values by what each language calls them: colours, styles, motions. What moves is a verb, of which everything with its stem is a form;
 * of other words only numbers and genders are, because their stems are those of other words too: "sol" is no form of "sólido".
 */
export class WordList<Value extends string> {
  readonly #values = new Map<string, Value>();
  /** The languages of each name. */
  readonly #locales = new Map<string, Locale[]>();
  /** Words of the longest name. */
  readonly longest: number = 1;
  readonly #areVerbs: boolean;
  /** What names of several words begin with, in whatever form. */
  readonly #beginnings = new Set<string>();

  constructor(
    words: Partial<Record<string, Partial<Record<string, readonly string[]>>>>,
    values: readonly Value[],
    { areVerbs = false } = {},
  ) {
    this.#areVerbs = areVerbs;
    for (const value of values)
      for (const locale of locales)
        for (const text of words[value]?.[locale] ?? []) {
          const tokens = tokensOf(text);
          const name = phraseKey(tokens);
          this.longest = Math.max(this.longest, tokens.length);
          this.#locales.set(name, [...(this.#locales.get(name) ?? []), locale]);
          for (const key of [name, ...this.#otherKeys(tokens, locale)])
            if (!this.#values.has(key)) this.#values.set(key, value);
        }
    for (const key of this.#values.keys()) {
      const [first = "", second] = key.replace(/^.*\t|^~\S+ /, "").split(" ");
      if (second !== undefined) this.#beginnings.add(first);
    }
  }

  /**
   * The value that the words stand for: as they are written in any language, with other endings in these. `isOwn`: these languages mean
   * something by them, so that what others mean does not count. An English rose is not pink, as French ones are.
   */
  find(tokens: readonly Token[], inflected: readonly Locale[], isOwn = false): Value | null {
    if (tokens.length > this.longest || (tokens.length > 1 && !this.#mayBegin(tokens, inflected)))
      return null;
    const name = phraseKey(tokens);
    const exact = this.#values.get(name);
    if (
      exact !== undefined &&
      (!isOwn || this.#locales.get(name)?.some((one) => inflected.includes(one)) === true)
    )
      return exact;
    for (const key of this.#areVerbs
      ? stemKeys(tokens, inflected)
      : inflected.map((locale) => formKey(name, locale))) {
      const found = this.#values.get(key);
      if (found !== undefined) return found;
    }
    return null;
  }

  /** Whether there is any name of several words that begins as these do. Never says no where there is. */
  #mayBegin([first]: readonly Token[], inflected: readonly Locale[]): boolean {
    if (first === undefined || first.script !== "spaced" || this.#beginnings.has(first.word)) return true;
    return this.#areVerbs && inflected.some((locale) => this.#beginnings.has(stemOf(first.word, locale)));
  }

  #otherKeys(tokens: readonly Token[], locale: Locale): string[] {
    if (this.#areVerbs) return stemKeys(tokens, [locale]);
    const words = phraseKey(tokens).split(" ");
    return formsOf(words, locale).map((form) => formKey(form, locale));
  }
}

const formKey = (form: string, locale: Locale): string => `${locale}\t${form}`;

function stemKeys(tokens: readonly Token[], of: readonly Locale[]): string[] {
  if (tokens.some(({ script }) => script !== "spaced")) return [];
  return of
    .filter((locale) => stemmedLocales.includes(locale))
    .map((locale) =>
      stemKey(
        tokens.map(({ word }) => stemOf(word, locale)),
        locale,
      ),
    );
}
