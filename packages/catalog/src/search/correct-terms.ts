import type { QueryTerm } from "@zoetrope/concepts";
import type { Locale } from "@zoetrope/i18n/locales";
import type { CatalogServices } from "../catalog-services.ts";
import type { SearchIndex } from "./index/search-index.ts";
import type { IndexState } from "./index/snapshot.ts";

/** The terms with those respelled that nothing has and no language knows; null when one is like nothing, or none is unknown. */
export async function correctTerms(
  { concepts, index }: Pick<CatalogServices, "concepts"> & { index: SearchIndex },
  seen: IndexState,
  terms: readonly QueryTerm[],
  unknown: readonly QueryTerm[],
  locale: Locale,
): Promise<string[] | null> {
  if (unknown.length === 0) return null;
  const spelling = new Map<QueryTerm, string>();
  const beside = terms.filter((term) => !unknown.includes(term)).map(({ text }) => text);
  for (const term of unknown) {
    const near =
      concepts.correct(term.text, locale, beside) ?? (await index.spellingOf(term.words.join(" "), seen));
    if (near === null) return null;
    spelling.set(term, near);
  }
  return terms.map((term) => spelling.get(term) ?? term.text);
}

export const queryOf = (texts: readonly string[]): string => texts.join(" ");
