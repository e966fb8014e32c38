import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { blockEntries, type Postings } from "./postings.ts";

interface Wanted {
  keywordId: number;
  total: number;
}

/** Postings of the words asked for lately; the least lately asked go first when there are too many. */
export class PostingsCache {
  readonly #database: Database;
  readonly #maxBytes: number;
  readonly #lists = new Map<number, Postings>();
  #bytes = 0;
  #generation = -1;

  constructor(database: Database, maxBytes: number) {
    this.#database = database;
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
    const { rows } = await this.#database.reads.execute<{ keyword_id: number; entries: Buffer }>(sql`
      select p.keyword_id, p.entries
      from unnest(${sql.param(ids)}::int[], ${sql.param(from)}::int[]) w (keyword_id, from_block)
      join search_postings p on p.generation = ${generation} and p.keyword_id = w.keyword_id and p.block >= w.from_block
      order by p.keyword_id, p.block`);
    const blocks = Map.groupBy(rows, (row) => row.keyword_id);
    for (const { keywordId, known } of missing) {
      const list = joined(known, blocks.get(keywordId) ?? []);
      found.set(keywordId, list);
      if (generation === this.#generation) this.#keep(keywordId, list);
    }
    return found;
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

function joined(known: Postings, blocks: readonly { entries: Buffer }[]): Postings {
  const bytes = Buffer.concat([
    Buffer.from(known.buffer, known.byteOffset, known.byteLength),
    ...blocks.map(({ entries }) => entries),
  ]);
  const list = new Int32Array(bytes.length / 4);
  new Uint8Array(list.buffer).set(bytes);
  return list;
}
