import type { Concepts, QueryTerm } from "@zoetrope/concepts";
import type { Database } from "@zoetrope/database";
import type { Locale } from "@zoetrope/i18n/locales";
import { readLessons, spellPhrase } from "./create-lessons.ts";
import type { Lesson } from "./lesson.ts";

/** More terms than this in one query are ignored. */
const maxTerms = 12;

/** Reads queries with all that was taught. What it knows is as new as the search that asks. */
export class TaughtQueries {
  readonly #database: Database;
  readonly #concepts: Concepts;
  #lessons: readonly Lesson[] = [];
  #number = 0;

  constructor({ database, concepts }: { database: Database; concepts: Concepts }) {
    this.#database = database;
    this.#concepts = concepts;
  }

  /** Reads what was taught when that has changed since: `number` counts the changes. True when it has. */
  async refresh(number: number): Promise<boolean> {
    if (number === this.#number) return false;
    const lessons = await readLessons(this.#database.reads);
    // The longest first: a phrase means something before its words do.
    this.#lessons = lessons.toSorted((a, b) => b.phrase.length - a.phrase.length);
    this.#number = number;
    return true;
  }

  termsOf(query: string, locale: Locale): QueryTerm[] {
    return this.#read(query, locale).slice(0, maxTerms);
  }

  #read(query: string, locale: Locale): QueryTerm[] {
    const lessons = this.#lessons.filter((lesson) => lesson.locale === null || lesson.locale === locale);
    const spelt = lessons.length === 0 ? "" : spellPhrase(query);
    const found = lessons
      .map((lesson) => ({ lesson, at: placeOf(lesson.phrase, spelt) }))
      .find(({ at }) => at >= 0);
    if (!found) return this.#concepts.parseQuery(query, locale).terms;
    const { phrase } = found.lesson;
    const means = lessons.filter((lesson) => lesson.phrase === phrase).map((lesson) => lesson.means);
    const [before, after] = [spelt.slice(0, found.at), spelt.slice(found.at + phrase.length)];
    return [
      ...(before.trim() === "" ? [] : this.#read(before, locale)),
      this.#taughtTerm(phrase, means, locale),
      ...(after.trim() === "" ? [] : this.#read(after, locale)),
    ];
  }

  #taughtTerm(phrase: string, means: readonly Lesson["means"][], locale: Locale): QueryTerm {
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
function placeOf(phrase: string, query: string): number {
  if (unspaced.test(phrase)) return query.indexOf(phrase);
  const at = ` ${query} `.indexOf(` ${phrase} `);
  return at;
}
