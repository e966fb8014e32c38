import type { Concepts, QueryTerm } from "@zoetrope/concepts";
import type { Database } from "@zoetrope/database";
import type { Locale } from "@zoetrope/i18n/locales";
import { readSynonyms, spellPhrase } from "./create-synonyms.ts";
import type { Synonym } from "./synonym.ts";

/** More terms than this in one query are ignored. */
const maxTerms = 12;

/** Reads queries with all synonyms. What it knows is as new as the search that asks. */
export class SynonymQueries {
  readonly #database: Database;
  readonly #concepts: Concepts;
  #synonyms: readonly Synonym[] = [];
  #number = 0;

  constructor({ database, concepts }: { database: Database; concepts: Concepts }) {
    this.#database = database;
    this.#concepts = concepts;
  }

  /** Reads the synonyms when they have changed since: `number` counts the changes. True when it has. */
  async refresh(number: number): Promise<boolean> {
    if (number === this.#number) return false;
    const synonyms = await readSynonyms(this.#database.reads);
    // The longest first: a phrase means something before its words do.
    this.#synonyms = synonyms.toSorted((a, b) => b.phrase.length - a.phrase.length);
    this.#number = number;
    return true;
  }

  termsOf(query: string, locale: Locale): QueryTerm[] {
    return this.#read(query, locale).slice(0, maxTerms);
  }

  #read(query: string, locale: Locale): QueryTerm[] {
    const synonyms = this.#synonyms.filter((synonym) => synonym.locale === null || synonym.locale === locale);
    const spelt = synonyms.length === 0 ? "" : spellPhrase(query);
    const found = synonyms
      .map((synonym) => ({ synonym, at: positionOf(synonym.phrase, spelt) }))
      .find(({ at }) => at >= 0);
    if (!found) return this.#concepts.parseQuery(query, locale).terms;
    const { phrase } = found.synonym;
    const means = synonyms.filter((synonym) => synonym.phrase === phrase).map((synonym) => synonym.means);
    const [before, after] = [spelt.slice(0, found.at), spelt.slice(found.at + phrase.length)];
    return [
      ...(before.trim() === "" ? [] : this.#read(before, locale)),
      this.#synonymTerm(phrase, means, locale),
      ...(after.trim() === "" ? [] : this.#read(after, locale)),
    ];
  }

  #synonymTerm(phrase: string, means: readonly Synonym["means"][], locale: Locale): QueryTerm {
    const terms = means.flatMap((one) =>
      "words" in one ? this.#concepts.parseQuery(one.words, locale).terms : [],
    );
    const concepts = means.flatMap((one) => ("concept" in one ? [{ id: one.concept, weight: 1 }] : []));
    return {
      text: phrase,
      words: this.#concepts.wordsOf(phrase),
      forms: terms.flatMap(({ words, forms }) => [...words, ...forms]),
      concepts: [...concepts, ...terms.flatMap((term) => term.concepts)],
      colour: terms.find(({ colour }) => colour !== null)?.colour ?? null,
      style: terms.find(({ style }) => style !== null)?.style ?? null,
      motion: terms.find(({ motion }) => motion !== null)?.motion ?? null,
      isPrefix: false,
    };
  }
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Where the phrase stands in a query, at words' ends where its script has spaces; -1 where it does not. */
function positionOf(phrase: string, query: string): number {
  if (unspaced.test(phrase)) return query.indexOf(phrase);
  const at = ` ${query} `.indexOf(` ${phrase} `);
  return at;
}
