import type { Queries } from "@zoetrope/database";
import type { QueryTerm } from "@zoetrope/concepts";
import type { Locale } from "@zoetrope/i18n/locales";
import { sql } from "drizzle-orm";
import type { SearchRequest } from "../../animation.ts";
import type { CatalogServices } from "../../catalog-services.ts";
import type { SearchResult } from "../search-result.ts";
import { normaliseQuery } from "../suggest-keywords.ts";
import { maxPopular, type PopularSearches } from "./popular-searches.ts";
import { offensiveWords } from "./offensive-words.ts";

const maxWords = 4;
/** Numbers of more digits are those of telephones and accounts. */
const telling = /[@:/\\]|www\.|\d{5}|\p{L}\.\p{L}/u;

export function createPopularSearches(
  { database, concepts }: Pick<CatalogServices, "database" | "concepts">,
  search: (request: SearchRequest) => Promise<SearchResult>,
): PopularSearches {
  /** A word of so many animations is nobody's name. */
  const fewestAnimations = 3;

  async function knowsAll(terms: readonly QueryTerm[]): Promise<boolean> {
    const strange = terms.filter(
      (term) =>
        term.concepts.length === 0 && term.colour === null && term.style === null && term.motion === null,
    );
    if (strange.length === 0) return true;
    const words = [...new Set(strange.flatMap((term) => term.words))];
    const { rows } = await database.reads.execute<{ count: number }>(sql`
      select count(*)::int as count from keywords where generation = (select generation from catalogue_state)
        and normalised = any(${sql.param(words)}::text[]) and suggest_total >= ${fewestAnimations}`);
    return rows[0]?.count === words.length;
  }

  async function isFit(query: string, locale: Locale): Promise<boolean> {
    if (telling.test(query)) return false;
    const words = concepts.wordsOf(query);
    if (words.length === 0 || words.some((word) => offensiveWords.has(word)) || offensiveWords.has(query))
      return false;
    const { terms } = concepts.parseQuery(query, locale);
    if (terms.length === 0 || terms.length > maxWords || !(await knowsAll(terms))) return false;
    const { total, explanation, correctedQuery } = await search({ query, locale, pageSize: 1 });
    return total > 0 && explanation === null && correctedQuery === null;
  }

  return {
    async list(locale) {
      const { rows } = await database.reads.execute<{ query: string }>(
        sql`select query from popular_searches where locale = ${locale} order by place`,
      );
      return rows.map(({ query }) => query);
    },

    async learn(locale, queries) {
      const fit: string[] = [];
      for (const query of new Set(queries.map(normaliseQuery))) {
        if (fit.length === maxPopular) break;
        if (await isFit(query, locale)) fit.push(query);
      }
      const before = await this.list(locale);
      if (before.length === fit.length && before.every((query, index) => query === fit[index])) return;
      await database.transaction(async (tx) => replace(tx, locale, fit));
    },
  };
}

async function replace(tx: Queries, locale: Locale, queries: readonly string[]): Promise<void> {
  // Takes the row of the state, so two who learn do it one after the other; pages that are kept are made anew.
  await tx.execute(sql`update catalogue_state set version = version + 1`);
  await tx.execute(sql`delete from popular_searches where locale = ${locale}`);
  await tx.execute(sql`
    insert into popular_searches (locale, place, query) select ${locale}::text, q.place, q.query
    from unnest(${sql.param([...queries])}::text[]) with ordinality q (query, place)`);
}
