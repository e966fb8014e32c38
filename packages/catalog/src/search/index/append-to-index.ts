import type { Concepts } from "@zoetrope/concepts";
import { indexLock, type Queries } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { documentKeywords, type DocumentKeyword } from "./document-keywords.ts";
import type { StoredDocument } from "./document-row.ts";
import { packFacets } from "../facets.ts";
import { blockEntries } from "./postings.ts";

export async function lockIndex(tx: Queries): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${indexLock})`);
}

/** What is written of an animation, its words looked up already: nobody can write meanwhile. */
interface WrittenDocument extends Omit<StoredDocument, "texts"> {
  keywords: ReadonlyMap<string, DocumentKeyword>;
}

export const withKeywords = (
  { texts, ...document }: StoredDocument,
  concepts: Pick<Concepts, "wordsOf">,
): WrittenDocument => ({ ...document, keywords: documentKeywords(texts, concepts) });

/** Makes animations findable; part of the transaction that stores them. Takes the index lock. */
export async function appendToIndex(tx: Queries, documents: readonly WrittenDocument[]): Promise<void> {
  await lockIndex(tx);
  const count = documents.length;
  const state = await tx.execute<{ generation: number; position: number }>(sql`
    update catalogue_state set version = version + ${count}, documents = documents + ${count}
    returning generation, documents - ${count} as position`);
  await writeDocuments(tx, state.rows[0] ?? { generation: 0, position: 0 }, documents);
}

/** Writes animations behind all others of a generation; nobody else may write to that generation meanwhile. */
export async function writeDocuments(
  tx: Queries,
  { generation, position }: { generation: number; position: number },
  documents: readonly WrittenDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  await tx.execute(sql`
    insert into search_documents (generation, position, record, facets, variant_group)
    select ${generation}, ${position} + d.index - 1, d.record, decode(d.facets, 'hex'), d.variant_group
    from unnest(${sql.param(documents.map(({ record }) => record))}::int[],
      ${sql.param(documents.map(({ facets }) => packFacets(facets).toString("hex")))}::text[],
      ${sql.param(documents.map(({ variantGroup }) => variantGroup))}::int[])
      with ordinality d (record, facets, variant_group, index)`);

  const keywords = [...gather(position, documents)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const column = <T>(of: (entry: (typeof keywords)[number]) => T) => sql.param(keywords.map(of));
  const totals = await tx.execute<{ keyword_id: number; normalised: string; total: number }>(sql`
    insert into keywords (generation, keyword_id, normalised, keyword, total, suggest_total, tag_total)
    select ${generation}, last.id + w.number, w.normalised, w.keyword, w.total, w.suggest_total, w.tag_total
    from (select coalesce(max(keyword_id), 0) as id from keywords where generation = ${generation}) last, unnest(
      ${column(([normalised]) => normalised)}::text[],
      ${column(([, { keyword }]) => keyword)}::text[],
      ${column(([, { entries }]) => entries.length)}::int[],
      ${column(([, { suggestTotal }]) => suggestTotal)}::int[],
      ${column(([, { tagTotal }]) => tagTotal)}::int[])
      with ordinality w (normalised, keyword, total, suggest_total, tag_total, number)
    on conflict (generation, normalised) do update set
      total = keywords.total + excluded.total,
      suggest_total = keywords.suggest_total + excluded.suggest_total,
      tag_total = keywords.tag_total + excluded.tag_total
    returning keyword_id, normalised, total`);
  const rowOf = new Map(totals.rows.map((row) => [row.normalised, row]));
  const postings = keywords.flatMap(([normalised, { entries }]) => {
    const row = rowOf.get(normalised);
    return row ? blocksOf(row.keyword_id, entries, row.total - entries.length) : [];
  });
  await tx.execute(sql`
    insert into search_postings (generation, keyword_id, block, entries)
    select ${generation}, p.keyword_id, p.block, decode(p.entries, 'hex')
    from unnest(
      ${sql.param(postings.map(({ id }) => id))}::int[],
      ${sql.param(postings.map(({ block }) => block))}::int[],
      ${sql.param(postings.map(({ entries }) => entryBytes(entries).toString("hex")))}::text[]) p (keyword_id, block, entries)
    on conflict (generation, keyword_id, block) do update set entries = search_postings.entries || excluded.entries`);
}

interface Gathered {
  keyword: string;
  suggestTotal: number;
  tagTotal: number;
  entries: number[];
}

/** What the documents add to each keyword. */
function gather(position: number, documents: readonly WrittenDocument[]): Map<string, Gathered> {
  const gathered = new Map<string, Gathered>();
  for (const [index, { keywords }] of documents.entries())
    for (const [normalised, { keyword, field, isSuggested, isTag }] of keywords) {
      let all = gathered.get(normalised);
      if (!all) gathered.set(normalised, (all = { keyword, suggestTotal: 0, tagTotal: 0, entries: [] }));
      if (isSuggested) all.suggestTotal++;
      if (isTag) all.tagTotal++;
      if (field !== null) all.entries.push((position + index) * 4 + field);
    }
  return gathered;
}

interface BlockPart {
  id: number;
  block: number;
  entries: number[];
}

/** Entries of a keyword by the block that they belong to; `before`: how many it has already. */
function blocksOf(id: number, entries: readonly number[], before: number): BlockPart[] {
  const parts: BlockPart[] = [];
  for (let start = 0; start < entries.length;) {
    const block = Math.floor((before + start) / blockEntries);
    const end = (block + 1) * blockEntries - before;
    parts.push({ id, block, entries: entries.slice(start, end) });
    start = end;
  }
  return parts;
}

/** Entries as they are stored: 32-bit little-endian. */
export function entryBytes(entries: readonly number[]): Buffer {
  const bytes = Buffer.allocUnsafe(entries.length * 4);
  for (const [index, entry] of entries.entries()) bytes.writeInt32LE(entry, index * 4);
  return bytes;
}
