import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database } from "@zoetrope/database";
import { lookBytes, motionBytes } from "@zoetrope/render/vector-layout";
import { sql } from "drizzle-orm";
import { VectorTable } from "./vector-table.ts";

/** Rows of one query: 1 MB. */
const rowsPerRead = 4_096;
const rowBytes = 4 + lookBytes + motionBytes;

/** The vectors of all animations, loaded when they are first asked for and brought up to date by what has changed since. */
export class VectorLoader {
  readonly #database: Database;
  readonly #table = new VectorTable();
  #change = 0;
  #loading: Promise<unknown> = Promise.resolve();

  constructor(database: Database) {
    this.#database = database;
  }

  /** One after the other: who comes meanwhile finds the work done. */
  async table(): Promise<VectorTable> {
    const load = this.#loading.then(() => this.#load());
    this.#loading = load.catch(() => undefined);
    await load;
    return this.#table;
  }

  async #load(): Promise<void> {
    for (;;) {
      const { rows } = await this.#database.reads.execute<{
        packed: Buffer | null;
        change: number | null;
      }>(sql`
        select string_agg(int4send(record) || look || motion, ''::bytea order by change) as packed, max(change) as change
        from (select record, look, motion, change from animation_vectors
          where change > ${this.#change} and length(look) = ${lookBytes} and length(motion) = ${motionBytes}
          order by change limit ${rowsPerRead}) v`);
      const { packed = null, change = null } = rows[0] ?? {};
      if (packed === null || change === null) return;
      for (let at = 0; at < packed.length; at += rowBytes)
        this.#table.put(packed.readInt32BE(at), {
          look: packed.subarray(at + 4, at + 4 + lookBytes),
          motion: packed.subarray(at + 4 + lookBytes, at + rowBytes),
        });
      this.#change = change;
      await nextTurn();
    }
  }
}
