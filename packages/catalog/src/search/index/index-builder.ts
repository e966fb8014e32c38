import type { Concepts } from "@zoetrope/concepts";
import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import type { CatalogServices } from "../../catalog-services.ts";
import { entryBytes } from "./append-to-index.ts";
import { documentKeywords } from "./document-keywords.ts";
import type { Titles } from "../../translations.ts";
import { readDocuments } from "./document-row.ts";
import { packFacets } from "../facets.ts";
import { blockEntries } from "./postings.ts";

/** Small enough for a statement to take some tens of milliseconds: an embedded database does one thing at a time. */
const documentsPerWrite = 400;
const keywordsPerWrite = 1_000;
const blocksPerWrite = 1_000;

interface KeywordTotals {
  keyword: string;
  /** Of the first animation with this tag: the most popular one decides which of several meanings is said. */
  labels: Titles | null;
  suggestTotal: number;
  tagTotal: number;
  entries: number[];
}

export type IndexServices = Pick<CatalogServices, "database" | "concepts">;

/** Writes a generation of the index that nobody reads yet, in many short transactions. */
export class IndexBuilder {
  readonly #database: Database;
  readonly #concepts: Pick<Concepts, "wordsOf">;
  readonly #signal: AbortSignal | undefined;
  readonly generation: number;
  readonly #keywords = new Map<string, KeywordTotals>();
  #documents = 0;

  /** `signal` ends it between two statements. */
  constructor({ database, concepts }: IndexServices, generation: number, signal?: AbortSignal) {
    this.#signal = signal;
    this.#database = database;
    this.#concepts = concepts;
    this.generation = generation;
  }

  /** Positions given so far. */
  get documents(): number {
    return this.#documents;
  }

  get keywords(): number {
    return this.#keywords.size;
  }

  /** Gives these animations the next positions; those that were removed meanwhile get none. */
  async addDocuments(records: readonly number[]): Promise<void> {
    for (let start = 0; start < records.length; start += documentsPerWrite)
      await this.#addSlice(records.slice(start, start + documentsPerWrite));
  }

  async #addSlice(records: readonly number[]): Promise<void> {
    this.#signal?.throwIfAborted();
    const documents = await readDocuments(this.#database.db, records);
    const start = this.#documents;
    for (const [index, { texts }] of documents.entries()) {
      for (const [normalised, found] of documentKeywords(texts, this.#concepts)) {
        let totals = this.#keywords.get(normalised);
        if (!totals)
          this.#keywords.set(
            normalised,
            (totals = { keyword: found.keyword, labels: null, suggestTotal: 0, tagTotal: 0, entries: [] }),
          );
        if (found.isTag && totals.tagTotal === 0) totals.keyword = found.keyword;
        totals.labels ??= found.labels;
        if (found.isSuggested) totals.suggestTotal++;
        if (found.isTag) totals.tagTotal++;
        if (found.field !== null) totals.entries.push((start + index) * 4 + found.field);
      }
    }
    // One that is withdrawn or removed between reading and writing leaves its position empty.
    await this.#database.db.execute(sql`
      insert into search_documents (generation, position, record, facets, variant_group)
      select ${this.generation}, ${start} + d.index - 1, a.record, decode(d.facets, 'hex'), d.variant_group
      from unnest(${sql.param(documents.map(({ record }) => record))}::int[],
        ${sql.param(documents.map(({ facets }) => packFacets(facets).toString("hex")))}::text[],
        ${sql.param(documents.map(({ variantGroup }) => variantGroup))}::int[])
        with ordinality d (record, facets, variant_group, index)
      left join animations a on a.record = d.record and a.withdrawn_at is null`);
    this.#documents += documents.length;
  }

  /** Writes the words of all documents added; others are added by `writeDocuments` from now on. */
  async writeWords(): Promise<void> {
    const all = [...this.#keywords];
    for (let start = 0; start < all.length; start += keywordsPerWrite) {
      this.#signal?.throwIfAborted();
      const slice = all.slice(start, start + keywordsPerWrite);
      const column = <T>(of: (entry: (typeof slice)[number]) => T) => sql.param(slice.map(of));
      await this.#database.db.execute(sql`
        insert into keywords (generation, keyword_id, normalised, keyword, total, suggest_total, tag_total, labels)
        select ${this.generation}, ${start} + w.number, w.normalised, w.keyword, w.total,
          case when w.suggest_total > 0 then w.suggest_total + coalesce(s.visitors, 0) else 0 end, w.tag_total,
          w.labels::jsonb
        from unnest(
          ${column(([normalised]) => normalised)}::text[],
          ${column(([, { keyword }]) => keyword)}::text[],
          ${column(([, { entries }]) => entries.length)}::int[],
          ${column(([, { suggestTotal }]) => suggestTotal)}::int[],
          ${column(([, { tagTotal }]) => tagTotal)}::int[],
          ${column(([, { labels }]) => JSON.stringify(labels ?? {}))}::text[])
          with ordinality w (normalised, keyword, total, suggest_total, tag_total, labels, number)
        left join searched_words s on s.normalised = w.normalised`);
    }
    await this.#writePostings(all.map(([, { entries }]) => entries));
    this.#keywords.clear();
  }

  /** `lists[n]` belongs to keyword n + 1. */
  async #writePostings(lists: readonly (readonly number[])[]): Promise<void> {
    let batch: { id: number; block: number; entries: string }[] = [];
    const write = async () => {
      this.#signal?.throwIfAborted();
      await this.#database.db.execute(sql`
        insert into search_postings (generation, keyword_id, block, entries)
        select ${this.generation}, p.keyword_id, p.block, decode(p.entries, 'hex')
        from unnest(
          ${sql.param(batch.map(({ id }) => id))}::int[],
          ${sql.param(batch.map(({ block }) => block))}::int[],
          ${sql.param(batch.map(({ entries }) => entries))}::text[]) p (keyword_id, block, entries)`);
      batch = [];
    };
    for (const [index, entries] of lists.entries()) {
      for (let start = 0; start < entries.length; start += blockEntries) {
        const bytes = entryBytes(entries.slice(start, start + blockEntries));
        batch.push({ id: index + 1, block: start / blockEntries, entries: bytes.toString("hex") });
        if (batch.length >= blocksPerWrite) await write();
      }
    }
    if (batch.length > 0) await write();
  }
}
