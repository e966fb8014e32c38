import { maxQueryLength } from "@zoetrope/kit/limits";
import type { Locale } from "@zoetrope/i18n/locales";
import { sql, type SQL } from "drizzle-orm";
import { normaliseText } from "@zoetrope/concepts";
import type { CatalogServices } from "../catalog-services.ts";
import { conceptKeyword } from "./index/concept-keywords.ts";
import { minMisspeltLength, type createNearKeywords } from "./nearest-keyword.ts";

const defaultLimit = 8;
const maxLimit = 50;

/** A query in the spelling of keywords; empty for none. */
export const normaliseQuery = (query: string): string =>
  normaliseText(query.slice(0, maxQueryLength)).trim().replace(/\s+/g, " ").replaceAll("\0", "");

export interface SuggestOptions {
  limit?: number;
  /** The reader's language. Default: English. */
  locale?: Locale;
}

/**
 * What the catalogue has that begins so: what the reader's language calls it, and keywords as their makers wrote them, most used
 * first; where there is neither, what is spelt nearly like it.
 */
export async function suggestKeywords(
  {
    database,
    concepts,
    near: nearKeywords,
  }: Pick<CatalogServices, "database" | "concepts"> & { near: ReturnType<typeof createNearKeywords> },
  query: string,
  { limit = defaultLimit, locale = "en" }: SuggestOptions = {},
): Promise<{ keyword: string }[]> {
  const normalised = normaliseQuery(query);
  if (normalised === "") return [];
  const count = Math.max(1, Math.min(maxLimit, Math.floor(limit)));
  const completions = concepts.complete(query.slice(0, maxQueryLength), locale, completionsLookedAt);
  const { rows } = await database.reads.execute<{ keyword: string; isConcept: boolean }>(sql`
    (select keyword, false as "isConcept" from keywords
      where generation = (select generation from catalogue_state) and ${beginsWith(normalised)} and suggest_total > 0
      order by suggest_total desc, normalised limit ${count})
    union all
    (select k.normalised, true from unnest(${sql.param(completions.map(({ id }) => conceptKeyword(id)))}::text[])
      with ordinality w (normalised, place) join keywords k on k.generation = (select generation from catalogue_state) and k.normalised = w.normalised and k.total > 0
      order by w.place limit ${count})`);
  const keywords = rows.filter((row) => !row.isConcept).map(({ keyword }) => keyword);
  const labelOf = new Map(completions.map(({ id, label }) => [conceptKeyword(id), label]));
  const labels = rows.flatMap((row) => (row.isConcept ? (labelOf.get(row.keyword) ?? []) : []));
  // Keywords are mostly English; elsewhere people type words of their own.
  const found = unique(locale === "en" ? [...keywords, ...labels] : [...labels, ...keywords]);
  if (found.length > 0 || normalised.length < minMisspeltLength)
    return found.slice(0, count).map((keyword) => ({ keyword }));
  const near = await nearKeywords(normalised, count);
  if (near.length > 0) return unique(near.map(({ keyword }) => keyword)).map((keyword) => ({ keyword }));
  const corrected = concepts.correct(normalised, locale);
  return corrected === null ? [] : [{ keyword: corrected }];
}

/** Labels that begin so; the catalogue may have nothing of most. */
const completionsLookedAt = 40;

/** Each spelling once, as it stands first. */
function unique(keywords: readonly string[]): string[] {
  const spelt = new Map<string, string>();
  for (const keyword of keywords) {
    const normalised = normaliseText(keyword);
    if (!spelt.has(normalised)) spelt.set(normalised, keyword);
  }
  return [...spelt.values()];
}

/** One or two letters match thousands of keywords: their own indexes hold them in the order of the answer. */
function beginsWith(normalised: string): SQL {
  const letters = Array.from(normalised).length;
  if (letters === 1) return sql`left(normalised, 1) = ${normalised}`;
  if (letters === 2) return sql`left(normalised, 2) = ${normalised}`;
  return sql`normalised >= ${normalised} and normalised < ${`${normalised}\u{10ffff}`}`;
}
