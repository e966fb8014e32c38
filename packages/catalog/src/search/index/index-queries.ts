import type { Database } from "@zoetrope/database";
import { sql, type SQL } from "drizzle-orm";

/** Longer words that one unfinished word stands for: the most frequent ones that begin with it. */
const maxPrefixWords = 64;
/** Two letters say little; fewer words keep their lists short. */
const maxTwoLetterWords = 24;

const words = sql`select keyword_id, normalised, total, false as is_longer from keywords
  where generation = s.generation and normalised = any(${sql.placeholder("words")}::text[]) and total > 0`;

const longerWords = (
  beginsWith: SQL,
  limit: number,
) => sql`${words} union all (select keyword_id, normalised, total, true from keywords
  where generation = s.generation and ${beginsWith} and total > 0 and normalised not like 'concept:%' order by total desc, normalised limit ${sql.raw(String(limit))})`;

function prepareLookup(database: Database, name: string, keywords: SQL) {
  return database.reads
    .select({
      generation: sql<number>`s.generation`,
      documents: sql<number>`s.documents`,
      removals: sql<number>`s.removals`,
      synonyms: sql<number>`s.lessons`,
      version: sql<string>`s.version::text`,
      keywordId: sql<number | null>`k.keyword_id`,
      normalised: sql<string | null>`k.normalised`,
      total: sql<number | null>`k.total`,
      /** It begins with the prefix, and is not only one of the words. */
      isLonger: sql<boolean | null>`k.is_longer`,
    })
    .from(sql`catalogue_state s left join lateral (${keywords}) k on true`)
    .prepare(name);
}

/**
 * Who asks while another's answer is on its way is answered together with all who do, by the next question: under load asking takes
 * longer than what is asked.
 */
function together<Answer>(ask: (wanted: readonly string[]) => Promise<Answer>) {
  let last: Promise<unknown> = Promise.resolve();
  let next: { words: Set<string>; answer: Promise<Answer> } | null = null;
  return (wanted: readonly string[]): Promise<Answer> => {
    if (next === null) {
      const asked = new Set<string>();
      const answer = last.then(() => {
        next = null;
        return ask([...asked]);
      });
      last = answer.catch(() => undefined);
      next = { words: asked, answer };
    }
    for (const word of wanted) next.words.add(word);
    return next.answer;
  };
}

/**
 * How far the index has grown, and the ids and totals of words, among them perhaps those of others. Planned once per connection: planning
 * takes longer than running them.
 */
export function createLookup(database: Database) {
  const whole = prepareLookup(database, "search_words", words);
  const twoLetters = prepareLookup(
    database,
    "search_words_two",
    longerWords(sql`left(normalised, 2) = ${sql.placeholder("prefix")}`, maxTwoLetterWords),
  );
  const longer = prepareLookup(
    database,
    "search_words_longer",
    longerWords(
      sql`normalised >= ${sql.placeholder("prefix")} and normalised < ${sql.placeholder("prefixEnd")}`,
      maxPrefixWords,
    ),
  );
  const lookUp = together((wanted) => whole.execute({ words: wanted }));
  return (wanted: readonly string[], prefix: string | undefined) => {
    if (prefix === undefined) return lookUp(wanted);
    // Two letters begin hundreds of words: an index holds those in the order of their totals.
    if (Array.from(prefix).length === 2) return twoLetters.execute({ words: wanted, prefix });
    return longer.execute({ words: wanted, prefix, prefixEnd: `${prefix}\u{10ffff}` });
  };
}
