import type { Database } from "@zoetrope/database";
import { AppError } from "@zoetrope/kit";
import type { CatalogServices } from "../../catalog-services.ts";
import type { Concepts, QueryTerm } from "@zoetrope/concepts";
import { sql } from "drizzle-orm";
import { ScoreAccumulator } from "./score-accumulator.ts";
import { FacetTable } from "./facet-table.ts";
import { KeywordCache } from "./keyword-cache.ts";
import { everything, type Hits } from "./postings.ts";
import { PostingsCache } from "./postings-cache.ts";
import type { IndexState, Snapshot } from "./snapshot.ts";
import { conceptsOf, mayGrow, wantedKeywords, wantedPrefix } from "../matching/term-keywords.ts";
import { ResultPages, type ResultPage } from "../result-page.ts";

/** Positions whose facets are fetched at once: 1 MB. */
const positionsPerLoad = 16_384;
/** From so many animations on, lists of postings are read before they are asked for. */
const minToPreload = 50_000;

/** What this process holds of one generation. */
interface Loaded {
  generation: number;
  facets: FacetTable;
  /** The number of removals that `facets` knows. */
  removals: number;
}

interface SnapshotOptions {
  prefix?: string;
  at?: IndexState | undefined;
}

/** A ranking may finish between two steps of a search; the search then begins again. */
const maxAttempts = 3;

/**
 * The search index of the database, read through memory: facets of every animation, and the postings of words asked
 * for lately. It holds nothing that is not in the database, and asks at every search how far that has grown.
 */
export class SearchIndex {
  readonly #database: Database;
  readonly #concepts: Pick<Concepts, "wordsOf">;
  readonly #postings: PostingsCache;
  readonly #pages: ResultPages;
  readonly #keywords: KeywordCache;
  #loaded: Loaded = { generation: -1, facets: new FacetTable(), removals: 0 };
  #all: Hits = everything(0);
  #loading: Promise<unknown> = Promise.resolve();
  /** For one search at a time. */
  readonly accumulator = new ScoreAccumulator();

  constructor(
    { database, concepts }: Pick<CatalogServices, "database" | "concepts">,
    maxPostingsBytes = 96_000_000,
  ) {
    this.#database = database;
    this.#concepts = concepts;
    this.#keywords = new KeywordCache(database);
    this.#pages = new ResultPages(database);
    this.#postings = new PostingsCache(database, maxPostingsBytes);
  }

  /** The words of a text, as the index has them. */
  wordsOf(text: string): string[] {
    return this.#concepts.wordsOf(text);
  }

  /** Runs `search`, and again when what it saw of the index went away before it was done. */
  async consistently<T>(search: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await search();
      } catch (error) {
        if (!(error instanceof AppError && error.code === "conflict") || attempt === maxAttempts) throw error;
        // An animation that was deleted past the catalogue was not counted among the removals: look again which are gone.
        this.#loaded.removals = -1;
      }
    }
  }

  /** Looks the words up and brings the facets up to date; `at`: what this search has seen already, which is not asked for again. */
  async snapshot(words: readonly string[], { prefix, at }: SnapshotOptions = {}): Promise<Snapshot> {
    const { state, keywords } = await this.#keywords.find(words, prefix, at);
    let loaded = this.#loaded;
    if (!isUpToDate(loaded, state)) {
      // One after the other: a second search that came meanwhile finds the work done.
      const load = this.#loading.then(() => this.#load(state));
      this.#loading = load.catch(() => undefined);
      loaded = await load;
    }
    const { generation, documents, removals, synonyms, version } = state;
    return { generation, documents, removals, synonyms, version, facets: loaded.facets, keywords };
  }

  /**
   * The same of everything that these terms may mean, and of `more` keywords. Longer words that begin with the last one are many, and hardly
   * ever count: they are looked up where nothing is known to be meant by it, and kept where they do.
   */
  async snapshotOf(
    terms: readonly QueryTerm[],
    { more = [], at }: { more?: readonly string[]; at?: IndexState } = {},
  ): Promise<Snapshot> {
    const wanted = [...wantedKeywords(terms), ...more];
    const prefix = wantedPrefix(terms);
    const last = terms.at(-1);
    if (last === undefined || prefix === undefined) return await this.snapshot(wanted, { at });
    if (conceptsOf(last).length > 0) {
      const snapshot = await this.snapshot(wanted, { at });
      return mayGrow(last, snapshot) ? await this.snapshot(wanted, { prefix, at: snapshot }) : snapshot;
    }
    const snapshot = await this.snapshot(wanted, { prefix, at });
    if (mayGrow(last, snapshot)) return snapshot;
    const names = new Set(wanted);
    return { ...snapshot, keywords: snapshot.keywords.filter(({ normalised }) => names.has(normalised)) };
  }

  async #load(state: IndexState): Promise<Loaded> {
    const { generation, documents, removals } = state;
    const before = this.#loaded;
    if (isUpToDate(before, state)) return before;
    const isNew = before.generation !== generation;
    const facets = isNew ? new FacetTable() : before.facets;
    facets.reserve(documents);
    while (facets.length < documents) {
      const end = Math.min(documents, facets.length + positionsPerLoad);
      const { rows } = await this.#database.reads.execute<{ packed: Buffer | null; count: number }>(sql`
        select string_agg(facets || int4send(variant_group), ''::bytea order by position) as packed, count(*)::int as count
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
    if (removals !== (isNew ? 0 : before.removals)) {
      const { rows } = await this.#database.reads.execute<{ position: number }>(sql`
        select position from search_documents where generation = ${generation} and record is null`);
      for (const { position } of rows) facets.remove(position);
    }
    // Whatever fails here is read again, and told, by the search that needs it.
    if (isNew && documents >= minToPreload) void this.#postings.preload(generation).catch(() => undefined);
    return (this.#loaded = { generation, facets, removals });
  }

  /** How the index spells what is nearest to a word; null when nothing is. */
  spellingOf(word: string, at: IndexState): Promise<string | null> {
    return this.#keywords.spellingOf(word, at);
  }

  /** Postings by keyword id. */
  postings(snapshot: Snapshot): Promise<Map<number, Int32Array>> {
    return this.#postings.get(snapshot.generation, snapshot.keywords);
  }

  /** The cards at these positions and the tags at the sampled ones. */
  page(at: IndexState, positions: readonly number[], sampled: readonly number[] = []): Promise<ResultPage> {
    return this.#pages.read(at, positions, sampled);
  }

  /** Every position. */
  all({ documents }: Snapshot): Hits {
    if (this.#all.count !== documents) this.#all = everything(documents);
    return this.#all;
  }
}

const isUpToDate = (loaded: Loaded, { generation, documents, removals }: IndexState): boolean =>
  loaded.generation === generation && loaded.facets.length >= documents && loaded.removals === removals;
