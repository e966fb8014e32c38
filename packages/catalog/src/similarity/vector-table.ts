import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database } from "@zoetrope/database";
import {
  colourBytes,
  lookBytes,
  motionBytes,
  shapeBytes,
  shapesPerLook,
} from "@zoetrope/render/vector-layout";
import { sql } from "drizzle-orm";
import { Signatures } from "./signatures.ts";
import type { VectorColumns } from "./vector-distance.ts";

/** Rows of one query: 1 MB. */
const rowsPerRead = 4_096;
/** A process compares with at most so many: 260 MB. The newest are left out beyond, and found by their words. */
const maxVectors = 1_000_000;
/** So few are compared one by one. */
export const exactUpTo = 6_000;
const rowBytes = 4 + lookBytes + motionBytes;

/** The vectors of all animations in this process's memory, loaded when first asked for and brought up to date by what has changed. */
export class VectorTable implements VectorColumns {
  shapes = new Int8Array(0);
  colours = new Uint8Array(0);
  motions = new Uint8Array(0);
  records = new Int32Array(0);
  readonly signatures = new Signatures();
  readonly #database: Database;
  readonly #slotOf = new Map<number, number>();
  #change = 0;
  #loading: Promise<void> = Promise.resolve();

  constructor(database: Database) {
    this.#database = database;
  }

  get length(): number {
    return this.#slotOf.size;
  }

  /** What each animation takes in memory. */
  get bytesPerVector(): number {
    return lookBytes + motionBytes + 4 + this.signatures.bytesPerVector;
  }

  slotOf(record: number): number | undefined {
    return this.#slotOf.get(record);
  }

  /** One after the other: who comes meanwhile finds the work done. */
  refresh(): Promise<void> {
    const load = this.#loading.then(() => this.#load());
    this.#loading = load.catch(() => undefined);
    return load;
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
      this.#append(packed);
      this.#change = change;
      if (this.length > exactUpTo) this.signatures.begin(this.shapes, this.length);
      await nextTurn();
    }
  }

  #append(packed: Buffer): void {
    const count = packed.length / rowBytes;
    this.#reserve(this.length + count);
    for (let row = 0; row < count; row += 1) {
      const at = row * rowBytes;
      const record = packed.readInt32BE(at);
      const slot = this.#slotOf.get(record) ?? this.length;
      if (slot >= maxVectors) continue;
      this.#slotOf.set(record, slot);
      this.records[slot] = record;
      const look = packed.subarray(at + 4, at + 4 + lookBytes);
      this.colours.set(look.subarray(0, colourBytes), slot * colourBytes);
      this.shapes.set(look.subarray(colourBytes), slot * shapesPerLook * shapeBytes);
      this.motions.set(packed.subarray(at + 4 + lookBytes, at + rowBytes), slot * motionBytes);
      this.signatures.write(slot, this.shapes);
    }
  }

  #reserve(wanted: number): void {
    if (wanted <= this.records.length) return;
    const capacity = Math.min(maxVectors, Math.ceil(wanted * 1.3) + 256);
    this.records = grown(this.records, new Int32Array(capacity));
    this.colours = grown(this.colours, new Uint8Array(capacity * colourBytes));
    this.shapes = grown(this.shapes, new Int8Array(capacity * shapesPerLook * shapeBytes));
    this.motions = grown(this.motions, new Uint8Array(capacity * motionBytes));
    this.signatures.reserve(capacity);
  }
}

function grown<T extends Int8Array | Uint8Array | Int32Array>(before: T, after: T): T {
  after.set(before);
  return after;
}
