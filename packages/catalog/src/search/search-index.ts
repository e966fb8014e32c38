import type { Database } from "@zoetrope/database";
import { AppError } from "@zoetrope/kit";
import { sql } from "drizzle-orm";
import type { QueryWord } from "../normalise-words.ts";
import { FacetTable } from "./facet-table.ts";
import { createLookup } from "./index-queries.ts";
import { everything, type Hits } from "./postings.ts";
import { PostingsCache } from "./postings-cache.ts";
import { createPageReader, type ResultPage } from "./result-page.ts";
import { formsOf } from "./word-forms.ts";

/** Positions whose facets are fetched at once: 1 MB. */
const positionsPerLoad = 16_384;

interface Keyword {
  keywordId: number;
  normalised: string;
  total: number;
}

/** What one search sees: the index as it was at one moment. */
export interface Snapshot {
  generation: number;
  /** Positions from here on do not exist yet. */
  documents: number;
  facets: FacetTable;
  keywords: Keyword[];
}

/**
 * The search index of the database, read through memory: facets of every animation, and the postings of words asked
 * for lately. It holds nothing that is not in the database, and asks at every search how far that has grown.
 */
export class SearchIndex {
  readonly #database: Database;
  readonly #postings: PostingsCache;
  readonly #readPage: ReturnType<typeof createPageReader>;
  readonly #lookup: ReturnType<typeof createLookup>;
  #facets = new FacetTable();
  #generation = -1;
  #all: Hits = everything(0);
  #loading: Promise<unknown> = Promise.resolve();

  constructor(database: Database, maxPostingsBytes = 64_000_000) {
    this.#database = database;
    this.#lookup = createLookup(database);
    this.#readPage = createPageReader(database);
    this.#postings = new PostingsCache(database, maxPostingsBytes);
  }

  /** Looks the words up and brings the facets up to date. */
  async snapshot(words: readonly QueryWord[]): Promise<Snapshot> {
    const prefix = words.find(({ isPrefix }) => isPrefix)?.word;
    const rows = await this.#lookup(
      words.flatMap(({ word }) => [word, ...formsOf(word)]),
      prefix,
    );
    const state = rows[0];
    if (!state) throw new AppError("unavailable", "catalogue_state has no row: the migrations have not run");
    const keywords = rows.flatMap(({ keywordId, normalised, total }) =>
      keywordId === null || normalised === null || total === null ? [] : [{ keywordId, normalised, total }],
    );
    const { generation, documents } = state;
    if (this.#generation !== generation || this.#facets.length < documents) {
      // One after the other: a second search that came meanwhile finds the work done.
      const load = this.#loading.then(() => this.#load(generation, documents));
      this.#loading = load.catch(() => undefined);
      await load;
    }
    return { generation, documents, facets: this.#facets, keywords };
  }

  async #load(generation: number, documents: number): Promise<void> {
    if (this.#generation === generation && this.#facets.length >= documents) return;
    const facets = this.#generation === generation ? this.#facets : new FacetTable();
    facets.reserve(documents);
    while (facets.length < documents) {
      const end = Math.min(documents, facets.length + positionsPerLoad);
      const { rows } = await this.#database.reads.execute<{ packed: Buffer | null; count: number }>(sql`
        select string_agg(facets, ''::bytea order by position) as packed, count(*)::int as count
        from search_documents
        where generation = ${generation} and position >= ${facets.length} and position < ${end}`);
      const packed = rows[0]?.packed;
      if (!packed || rows[0]?.count !== end - facets.length)
        throw new AppError(
          "conflict",
          `generation ${generation} of the search index went away while it was read`,
        );
      facets.append(packed);
    }
    this.#facets = facets;
    this.#generation = generation;
  }

  /** Postings by keyword id. */
  postings(snapshot: Snapshot): Promise<Map<number, Int32Array>> {
    return this.#postings.get(snapshot.generation, snapshot.keywords);
  }

  /** The cards at these positions and the tags at the sampled ones. */
  page(
    generation: number,
    positions: readonly number[],
    sampled: readonly number[] = [],
  ): Promise<ResultPage> {
    return this.#readPage(generation, positions, sampled);
  }

  /** Every position. */
  all({ documents }: Snapshot): Hits {
    if (this.#all.count !== documents) this.#all = everything(documents);
    return this.#all;
  }
}
