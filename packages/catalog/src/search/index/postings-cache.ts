import type { Database } from "@zoetrope/database";
import { keywords } from "@zoetrope/database/schema";
import { and, desc, eq, gte, sql } from "drizzle-orm";
import { blockEntries, type Postings } from "./postings.ts";

interface Wanted {
  keywordId: number;
  total: number;
}

/** Lists from here on are read in advance: such a list takes longer to read than the rest of a search. */
const minPreloaded = 4_000;
/** Entries that are read in advance at once: 1 MB. */
const entriesPerPreload = 250_000;

/** Postings of the words asked for lately; the least lately asked go first when there are too many. */
export class PostingsCache {
  readonly #readBlocks: ReturnType<typeof prepareBlocks>;
  readonly #longest: ReturnType<typeof prepareLongest>;
  readonly #maxBytes: number;
  readonly #lists = new Map<number, Postings>();
  #bytes = 0;
  #generation = -1;

  constructor(database: Database, maxBytes: number) {
    this.#readBlocks = prepareBlocks(database);
    this.#longest = prepareLongest(database);
    this.#maxBytes = maxBytes;
  }

  async get(generation: number, wanted: readonly Wanted[]): Promise<Map<number, Postings>> {
    if (generation !== this.#generation) this.#forget(generation);
    const found = new Map<number, Postings>();
    const missing: { keywordId: number; fromBlock: number; known: Postings }[] = [];
    for (const { keywordId, total } of wanted) {
      const known = this.#lists.get(keywordId);
      if (known && known.length >= total) {
        found.set(keywordId, known);
        this.#keep(keywordId, known);
      } else {
        // Postings only grow at the end: full blocks stay as they are.
        const fromBlock = Math.floor((known?.length ?? 0) / blockEntries);
        missing.push({
          keywordId,
          fromBlock,
          known: known?.slice(0, fromBlock * blockEntries) ?? new Int32Array(0),
        });
      }
    }
    if (missing.length === 0) return found;
    const ids = missing.map(({ keywordId }) => keywordId);
    const from = missing.map(({ fromBlock }) => fromBlock);
    const rows = await this.#readBlocks.execute({ generation, ids, from });
    const textOf = new Map(rows.map(({ keywordId, entries }) => [keywordId, entries]));
    for (const { keywordId, known } of missing) {
      const list = joined(known, textOf.get(keywordId) ?? "");
      found.set(keywordId, list);
      if (generation === this.#generation) this.#keep(keywordId, list);
    }
    return found;
  }

  /**
   * Reads the longest lists before anybody asks for them, up to half of the room, a few at a time so that searches come in between. Short
   * ones are read as fast as they are asked for.
   */
  async preload(generation: number): Promise<void> {
    if (generation !== this.#generation) this.#forget(generation);
    let bytes = 0;
    const some: Wanted[] = [];
    const read = async () => {
      if (generation === this.#generation) await this.get(generation, some.splice(0));
    };
    for (const one of await this.#longest.execute({ generation })) {
      bytes += one.total * Int32Array.BYTES_PER_ELEMENT;
      if (bytes > this.#maxBytes / 2) break;
      some.push(one);
      if (entriesOf(some) >= entriesPerPreload) await read();
    }
    await read();
  }

  #forget(generation: number): void {
    this.#lists.clear();
    this.#bytes = 0;
    this.#generation = generation;
  }

  #keep(keywordId: number, list: Postings): void {
    this.#bytes += list.byteLength - (this.#lists.get(keywordId)?.byteLength ?? 0);
    this.#lists.delete(keywordId);
    this.#lists.set(keywordId, list);
    for (const [oldest, postings] of this.#lists) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#lists.delete(oldest);
      this.#bytes -= postings.byteLength;
    }
  }
}

const entriesOf = (wanted: readonly Wanted[]): number => wanted.reduce((all, { total }) => all + total, 0);

function joined(known: Postings, base64: string): Postings {
  const added = Buffer.from(base64, "base64");
  const list = new Int32Array(known.length + added.length / 4);
  list.set(known);
  new Uint8Array(list.buffer).set(added, known.byteLength);
  return list;
}

/**
 * Blocks of words from a block on, as one text for each: what a row costs on its way is saved, and base64 takes two thirds of the
 * hexadecimal text in which the driver has bytes. Planned once per connection.
 */
const prepareBlocks = (database: Database) =>
  database.reads
    .select({ keywordId: sql<number>`w.keyword_id`, entries: sql<string | null>`b.entries` })
    .from(
      sql`unnest(${sql.placeholder("ids")}::int[], ${sql.placeholder("from")}::int[]) w (keyword_id, from_block) cross join lateral (
        select encode(string_agg(p.entries, ''::bytea order by p.block), 'base64') as entries from search_postings p
        where p.generation = ${sql.placeholder("generation")} and p.keyword_id = w.keyword_id and p.block >= w.from_block) b`,
    )
    .prepare("search_postings");

/** Words with long lists, the most frequent first. */
const prepareLongest = (database: Database) =>
  database.reads
    .select({ keywordId: keywords.keywordId, total: keywords.total })
    .from(keywords)
    .where(and(eq(keywords.generation, sql.placeholder("generation")), gte(keywords.total, minPreloaded)))
    .orderBy(desc(keywords.total))
    .prepare("search_longest_postings");
