import type { Concepts } from "@zoetrope/concepts";
import type { Queries } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { documentKeywords } from "./document-keywords.ts";
import type { StoredDocument } from "./document-row.ts";
import { packFacets } from "../facets.ts";
import { blockEntries } from "./postings.ts";

/** Who writes the index in use holds this lock until the end of the transaction: positions are handed out one by one. */
const indexLock = 7_301_455;

export async function lockIndex(tx: Queries): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${indexLock})`);
}

/** Makes an animation findable; part of the transaction that stores it. Takes the index lock. */
export async function appendToIndex(
  tx: Queries,
  concepts: Pick<Concepts, "wordsOf">,
  document: StoredDocument,
): Promise<void> {
  await lockIndex(tx);
  const state = await tx.execute<{ generation: number; position: number }>(sql`
    update catalogue_state set version = version + 1, documents = documents + 1
    returning generation, documents - 1 as position`);
  const { generation, position } = state.rows[0] ?? { generation: 0, position: 0 };
  await writeDocument(tx, concepts, { generation, position, ...document });
}

export interface IndexedDocument extends StoredDocument {
  generation: number;
  position: number;
}

/** Writes one animation behind all others of a generation; nobody else may write to that generation meanwhile. */
export async function writeDocument(
  tx: Queries,
  concepts: Pick<Concepts, "wordsOf">,
  { generation, position, record, texts, facets, variantGroup }: IndexedDocument,
): Promise<void> {
  await tx.execute(sql`
    insert into search_documents (generation, position, record, facets, variant_group)
    values (${generation}, ${position}, ${record}, ${packFacets(facets)}, ${variantGroup})`);

  const keywords = [...documentKeywords(texts, concepts)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const column = <T>(of: (entry: (typeof keywords)[number]) => T) => sql.param(keywords.map(of));
  const totals = await tx.execute<{ keyword_id: number; normalised: string; total: number }>(sql`
    insert into keywords (generation, keyword_id, normalised, keyword, total, suggest_total, tag_total)
    select ${generation}, last.id + w.number, w.normalised, w.keyword, w.total, w.suggest_total, w.tag_total
    from (select coalesce(max(keyword_id), 0) as id from keywords where generation = ${generation}) last, unnest(
      ${column(([normalised]) => normalised)}::text[],
      ${column(([, { keyword }]) => keyword)}::text[],
      ${column(([, keyword]) => (keyword.field === null ? 0 : 1))}::int[],
      ${column(([, { isSuggested }]) => (isSuggested ? 1 : 0))}::int[],
      ${column(([, { isTag }]) => (isTag ? 1 : 0))}::int[])
      with ordinality w (normalised, keyword, total, suggest_total, tag_total, number)
    on conflict (generation, normalised) do update set
      total = keywords.total + excluded.total,
      suggest_total = keywords.suggest_total + excluded.suggest_total,
      tag_total = keywords.tag_total + excluded.tag_total
    returning keyword_id, normalised, total`);
  const rowOf = new Map(totals.rows.map((row) => [row.normalised, row]));
  const postings = keywords.flatMap(([normalised, keyword]) => {
    const row = rowOf.get(normalised);
    if (!row || keyword.field === null) return [];
    return [
      {
        id: row.keyword_id,
        block: Math.floor((row.total - 1) / blockEntries),
        entry: position * 4 + keyword.field,
      },
    ];
  });
  await tx.execute(sql`
    insert into search_postings (generation, keyword_id, block, entries)
    select ${generation}, p.keyword_id, p.block, decode(p.entry, 'hex')
    from unnest(
      ${sql.param(postings.map(({ id }) => id))}::int[],
      ${sql.param(postings.map(({ block }) => block))}::int[],
      ${sql.param(postings.map(({ entry }) => entryBytes([entry]).toString("hex")))}::text[]) p (keyword_id, block, entry)
    on conflict (generation, keyword_id, block) do update set entries = search_postings.entries || excluded.entries`);
}

/** Entries as they are stored: 32-bit little-endian. */
export function entryBytes(entries: readonly number[]): Buffer {
  const bytes = Buffer.allocUnsafe(entries.length * 4);
  for (const [index, entry] of entries.entries()) bytes.writeInt32LE(entry, index * 4);
  return bytes;
}
