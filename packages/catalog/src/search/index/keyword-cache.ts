import type { Database } from "@zoetrope/database";
import { AppError } from "@zoetrope/kit";
import { createNearestKeyword } from "../nearest-keyword.ts";
import { createLookup } from "./index-queries.ts";
import type { IndexState, Keyword } from "./snapshot.ts";

/** More are forgotten, all at once: people ask for the same few thousand words and beginnings, and mean as many concepts. */
const maxWords = 50_000;
/** Most beginnings have one longer word or none, some have 64. */
const maxLonger = 100_000;
const maxSpellings = 5_000;

interface Found {
  state: IndexState;
  keywords: Keyword[];
}

/**
 * Ids and totals of the words asked for lately. They are those of one state of the index, which every search asks the database for, and
 * are forgotten as soon as it says another.
 */
export class KeywordCache {
  readonly #nearest: ReturnType<typeof createNearestKeyword>;
  readonly #lookup: ReturnType<typeof createLookup>;
  #state: IndexState | null = null;
  /** Null: the index does not have it. */
  readonly #words = new Map<string, Keyword | null>();
  readonly #longer = new Map<string, readonly Keyword[]>();
  /** Beginnings, and the longer words that are kept for them. */
  #longerCount = 0;
  readonly #spellings = new Map<string, string | null>();

  constructor(database: Database) {
    this.#nearest = createNearestKeyword(database);
    this.#lookup = createLookup(database);
  }

  /** `at`: a state that this search has seen already. Where everything is known of it, nothing is asked. */
  async find(words: readonly string[], prefix: string | undefined, at?: IndexState): Promise<Found> {
    if (this.#words.size > maxWords || this.#longerCount > maxLonger)
      this.#forget(this.#state && { ...this.#state });
    for (;;) {
      const before = this.#state;
      const missing = words.filter((word) => !this.#words.has(word));
      const isPrefixMissing = prefix !== undefined && !this.#longer.has(prefix);
      const isWhole = missing.length === 0 && !isPrefixMissing;
      if (isWhole && at !== undefined && isSame(before, at))
        return { state: at, keywords: this.#known(words, prefix) };
      const rows = await this.#lookup(missing, isPrefixMissing ? prefix : undefined);
      const [state] = rows;
      if (!state)
        throw new AppError("unavailable", "catalogue_state has no row: the migrations have not run");
      // Another search may have seen another state meanwhile.
      const isStill = this.#state === before && isSame(before, state);
      if (!isSame(this.#state, state)) this.#forget(state);
      // What was known was of another state.
      if (!isStill && (missing.length < words.length || (prefix !== undefined && !isPrefixMissing))) continue;
      this.#keep(rows, missing, isPrefixMissing ? prefix : undefined);
      return { state, keywords: this.#known(words, prefix) };
    }
  }

  /** How the index spells what is nearest to a word that it does not have: the same words are mistyped again and again. */
  async spellingOf(word: string, at: IndexState): Promise<string | null> {
    const known = isSame(this.#state, at) ? this.#spellings.get(word) : undefined;
    if (known !== undefined) return known;
    const spelling = (await this.#nearest(word))?.keyword ?? null;
    if (this.#spellings.size >= maxSpellings) this.#spellings.clear();
    // What has come since then is seen by the next search, which forgets this.
    if (isSame(this.#state, at)) this.#spellings.set(word, spelling);
    return spelling;
  }

  #known(words: readonly string[], prefix: string | undefined): Keyword[] {
    const longer = (prefix === undefined ? undefined : this.#longer.get(prefix)) ?? [];
    return distinct([...words.flatMap((word) => this.#words.get(word) ?? []), ...longer]);
  }

  #keep(
    rows: Awaited<ReturnType<ReturnType<typeof createLookup>>>,
    words: readonly string[],
    prefix: string | undefined,
  ): void {
    const longer: Keyword[] = [];
    for (const word of words) this.#words.set(word, null);
    for (const { keywordId, normalised, total, isLonger } of rows) {
      if (keywordId === null || normalised === null || total === null) continue;
      const keyword = { keywordId, normalised, total };
      if (isLonger === true) longer.push(keyword);
      else this.#words.set(normalised, keyword);
    }
    if (prefix === undefined) return;
    if (!this.#longer.has(prefix)) this.#longerCount += 1 + longer.length;
    this.#longer.set(prefix, longer);
  }

  #forget(state: IndexState | null): void {
    this.#state = state;
    this.#words.clear();
    this.#longer.clear();
    this.#longerCount = 0;
    this.#spellings.clear();
  }
}

const isSame = (one: IndexState | null, other: IndexState): boolean =>
  one?.generation === other.generation && one.documents === other.documents;

const distinct = (keywords: readonly Keyword[]): Keyword[] => [
  ...new Map(keywords.map((keyword) => [keyword.keywordId, keyword])).values(),
];
