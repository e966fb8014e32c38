import type { Concepts } from "@zoetrope/concepts";
import type { Queries } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { lockIndex } from "./append-to-index.ts";
import { documentKeywords } from "./document-keywords.ts";
import { readDocuments } from "./document-row.ts";

/**
 * Nobody finds this animation any more, at once in every process: its position stays and is empty. Part of the
 * transaction that removes or withdraws it, and before that. Takes the index lock.
 */
export async function takeOutOfIndex(
  tx: Queries,
  concepts: Pick<Concepts, "wordsOf">,
  record: number,
): Promise<void> {
  await lockIndex(tx);
  const [document] = await readDocuments(tx, [record]);
  const words = document ? [...documentKeywords(document.texts, concepts)] : [];
  // `total` stays: it counts postings, and the empty position keeps its own until the next ranking.
  await tx.execute(sql`
    update keywords k set suggest_total = greatest(0, k.suggest_total - w.suggested), tag_total = greatest(0, k.tag_total - w.tag)
    from unnest(
      ${sql.param(words.map(([normalised]) => normalised))}::text[],
      ${sql.param(words.map(([, { isSuggested }]) => (isSuggested ? 1 : 0)))}::int[],
      ${sql.param(words.map(([, { isTag }]) => (isTag ? 1 : 0)))}::int[]) w (normalised, suggested, tag)
    where k.generation = (select generation from catalogue_state) and k.normalised = w.normalised`);
  // In the generation that is being made as well.
  await tx.execute(sql`update search_documents set record = null where record = ${record}`);
  await tx.execute(sql`update catalogue_state set version = version + 1, removals = removals + 1`);
}
