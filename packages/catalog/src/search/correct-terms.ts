import type { QueryTerm } from "@zoetrope/concepts";
import type { Locale } from "@zoetrope/i18n/locales";
import type { CatalogServices } from "../catalog-services.ts";
import { nearestKeyword } from "./nearest-keyword.ts";

/** The terms with those respelled that nothing has and no language knows; null when one is like nothing, or none is unknown. */
export async function correctTerms(
  { database, concepts }: Pick<CatalogServices, "database" | "concepts">,
  terms: readonly QueryTerm[],
  unknown: readonly QueryTerm[],
  locale: Locale,
): Promise<string[] | null> {
  if (unknown.length === 0) return null;
  const spelling = new Map<QueryTerm, string>();
  const beside = terms.filter((term) => !unknown.includes(term)).map(({ text }) => text);
  for (const term of unknown) {
    const near =
      concepts.correct(term.text, locale, beside) ??
      (await nearestKeyword(database, term.words.join(" ")))?.keyword;
    if (near === undefined) return null;
    spelling.set(term, near);
  }
  return terms.map((term) => spelling.get(term) ?? term.text);
}

export const queryOf = (texts: readonly string[]): string => texts.join(" ");
