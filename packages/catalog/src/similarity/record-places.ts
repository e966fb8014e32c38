import type { Database } from "@zoetrope/database";
import { AppError } from "@zoetrope/kit";
import { sql } from "drizzle-orm";

/** Positions of one query: 256 kB. */
const positionsPerRead = 65_536;

/** Which animation stands at which position of the index, both ways, in this process's memory: 8 bytes for each. */
export class RecordPlaces {
  readonly #database: Database;
  #generation = -1;
  #length = 0;
  #recordAt = new Int32Array(0);
  #positionOf = new Int32Array(0);
  #loading: Promise<unknown> = Promise.resolve();

  constructor(database: Database) {
    this.#database = database;
  }

  recordAt(position: number): number {
    return this.#recordAt[position] ?? 0;
  }

  /** -1 where an animation stands nowhere. */
  positionOf(record: number): number {
    return (this.#positionOf[record] ?? 0) - 1;
  }

  /** Up to the number of documents of a generation. One after the other. */
  async refresh(generation: number, documents: number): Promise<void> {
    const load = this.#loading.then(() => this.#load(generation, documents));
    this.#loading = load.catch(() => undefined);
    await load;
  }

  async #load(generation: number, documents: number): Promise<void> {
    if (generation !== this.#generation) [this.#generation, this.#length] = [generation, 0];
    if (this.#length === 0) this.#positionOf.fill(0);
    while (this.#length < documents) {
      const end = Math.min(documents, this.#length + positionsPerRead);
      const { rows } = await this.#database.reads.execute<{ packed: Buffer | null }>(sql`
        select string_agg(int4send(coalesce(record, 0)), ''::bytea order by position) as packed from search_documents
        where generation = ${generation} and position >= ${this.#length} and position < ${end}`);
      const packed = rows[0]?.packed;
      if (packed?.length !== (end - this.#length) * 4)
        throw new AppError(
          "conflict",
          `generation ${generation} of the search index went away while it was read`,
        );
      this.#append(packed);
    }
  }

  #append(packed: Buffer): void {
    const end = this.#length + packed.length / 4;
    if (end > this.#recordAt.length) this.#recordAt = grown(this.#recordAt, end);
    for (let at = 0; at < packed.length; at += 4) {
      const record = packed.readInt32BE(at);
      this.#recordAt[this.#length] = record;
      this.#length += 1;
      if (record === 0) continue;
      if (record >= this.#positionOf.length) this.#positionOf = grown(this.#positionOf, record + 1);
      this.#positionOf[record] = this.#length;
    }
  }
}

function grown(before: Int32Array, wanted: number): Int32Array<ArrayBuffer> {
  const after = new Int32Array(Math.ceil(wanted * 1.2) + 64);
  after.set(before);
  return after;
}
