import { maxPhraseLength } from "@zoetrope/kit/limits";
import { normaliseText } from "@zoetrope/concepts";
import type { Locale } from "@zoetrope/i18n/locales";
import { sql } from "drizzle-orm";
import type { Queries } from "@zoetrope/database";
import type { CatalogServices } from "../../catalog-services.ts";
import {
  maxSynonyms,
  maxPhraseWords,
  type Synonym,
  type Synonyms,
  type SynonymMeaning,
  type AddSynonymResult,
} from "./synonym.ts";

type Row = {
  synonym_id: number;
  phrase: string;
  locale: Locale | null;
  concept: string | null;
  words: string | null;
  taught_by: string | null;
  taught_at: Date | string;
};

/** A phrase as synonyms and queries spell it. */
export const spellPhrase = (text: string): string =>
  normaliseText(text)
    .replace(/[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}]+/gu, " ")
    .trim();

export async function readSynonyms(queries: Queries): Promise<Synonym[]> {
  const { rows } = await queries.execute<Row>(
    sql`select * from search_synonyms order by synonym_id desc limit ${maxSynonyms}`,
  );
  return rows.map(synonymOf);
}

export function createSynonyms({
  database,
  concepts,
}: Pick<CatalogServices, "database" | "concepts">): Synonyms {
  return {
    list: () => readSynonyms(database.reads),
    conceptsNamed: (prefix, locale, limit) =>
      concepts.complete(prefix.slice(0, maxPhraseLength), locale, limit),
    labelOf: (concept, locale) => concepts.label(concept, locale),

    async add({ phrase, locale, means, addedBy }): Promise<AddSynonymResult> {
      const spelt = spellPhrase(phrase.slice(0, maxPhraseLength));
      const wordCount = concepts.wordsOf(spelt).length;
      if (spelt === "" || phrase.length > maxPhraseLength || wordCount > maxPhraseWords)
        return { outcome: "refused", code: "no-phrase" };
      const meaning = meaningOfSynonym(means, concepts);
      if (meaning === null) return { outcome: "refused", code: "no-meaning" };
      if (meaning.words === spelt) return { outcome: "refused", code: "means-itself" };
      return await database.transaction(async (tx): Promise<AddSynonymResult> => {
        // Locks the row that counts the changes: two who add at once do it one after the other.
        await tx.execute(sql`update catalogue_state set lessons = lessons + 1, version = version + 1`);
        const { rows } = await tx.execute<Row>(sql`
          insert into search_synonyms (phrase, locale, concept, words, taught_by)
          select ${spelt}::text, ${locale}::text, ${meaning.concept}::text, ${meaning.words}::text, ${addedBy}::text
          where (select count(*) from search_synonyms) < ${maxSynonyms}
          on conflict (phrase, locale, concept, words) do update set phrase = excluded.phrase
          returning *`);
        const [row] = rows;
        return row ? { outcome: "added", synonym: synonymOf(row) } : { outcome: "refused", code: "too-many" };
      });
    },

    async remove(id) {
      return await database.transaction(async (tx) => {
        const { rowCount } = await tx.execute(sql`delete from search_synonyms where synonym_id = ${id}::int`);
        if (!rowCount) return false;
        await tx.execute(sql`update catalogue_state set lessons = lessons + 1, version = version + 1`);
        return true;
      });
    },
  };
}

function meaningOfSynonym(
  means: SynonymMeaning,
  concepts: Pick<CatalogServices["concepts"], "knows">,
): { concept: string | null; words: string | null } | null {
  if ("concept" in means)
    return concepts.knows(means.concept) ? { concept: means.concept, words: null } : null;
  const words = spellPhrase(means.words.slice(0, maxPhraseLength));
  return words === "" ? null : { concept: null, words };
}

const synonymOf = (row: Row): Synonym => ({
  id: row.synonym_id,
  phrase: row.phrase,
  locale: row.locale,
  means: row.concept === null ? { words: row.words ?? "" } : { concept: row.concept },
  addedBy: row.taught_by,
  addedAt: new Date(row.taught_at),
});
