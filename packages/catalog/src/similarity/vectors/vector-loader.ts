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
  readonly #readChanges: ReturnType<typeof prepareChanges>;
  readonly #table = new VectorTable();
  #change = 0;
  #loading: Promise<unknown> = Promise.resolve();

  constructor(database: Database) {
    this.#readChanges = prepareChanges(database);
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
      const rows = await this.#readChanges.execute({ since: this.#change });
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

/** Planned once per connection: each search asks, and mostly nothing has changed. */
const prepareChanges = (database: Database) =>
  database.reads
    .select({
      packed: sql<Buffer | null>`string_agg(int4send(record) || look || motion, ''::bytea order by change)`,
      change: sql<number | null>`max(change)`,
    })
    .from(
      sql`(select record, look, motion, change from animation_vectors
        where change > ${sql.placeholder("since")} and length(look) = ${sql.raw(String(lookBytes))} and length(motion) = ${sql.raw(String(motionBytes))}
        order by change limit ${sql.raw(String(rowsPerRead))}) v`,
    )
    .prepare("vectors_since");
