import type { AnimationVectors } from "@zoetrope/render/server";
import { maxVectors } from "../programs/cost-scan.ts";
import { Signatures } from "./signatures.ts";
import type { VectorRow } from "./vector-distance.ts";
import { VectorRows } from "./vector-rows.ts";

/** So few are compared one by one. */
export const exactUpTo = 6_000;

/** Vectors of animations in this process's memory. */
export class VectorTable {
  records = new Int32Array(0);
  readonly rows = new VectorRows();
  readonly signatures = new Signatures();
  /** By record: its slot and one; 0: none. Records are numbered closely. */
  #slotOf = new Int32Array(0);
  #length = 0;
  #changes = 0;

  /** Grows with everything that is put. */
  get changes(): number {
    return this.#changes;
  }

  get length(): number {
    return this.#length;
  }

  /** What each animation takes in memory. */
  get bytesPerVector(): number {
    return VectorRows.bytesPerVector + 2 * this.records.BYTES_PER_ELEMENT + this.signatures.bytesPerVector;
  }

  /** -1 where there is none. */
  slotOf(record: number): number {
    return record < this.#slotOf.length ? (this.#slotOf[record] as number) - 1 : -1;
  }

  /** Of those that have any; good until something is put. */
  vectorsOf(records: readonly number[]): Map<number, VectorRow> {
    const found = new Map<number, VectorRow>();
    for (const record of records) {
      const slot = this.slotOf(record);
      if (slot >= 0) found.set(record, this.rows.row(slot));
    }
    return found;
  }

  /** Adds an animation, or puts what it is like now in the place of what it was. */
  put(record: number, { look, motion }: AnimationVectors): void {
    const known = this.slotOf(record);
    const slot = known < 0 ? this.#length : known;
    if (slot >= maxVectors) return;
    this.#changes += 1;
    this.#reserve(slot + 1);
    this.#placeRecord(record, slot);
    this.records[slot] = record;
    this.rows.write(slot, look, motion);
    this.signatures.write(slot, this.rows.row(slot).shapes);
    if (this.length > exactUpTo) this.signatures.begin(this.length, (other) => this.rows.row(other).shapes);
  }

  #placeRecord(record: number, slot: number): void {
    if (record >= this.#slotOf.length) {
      const before = this.#slotOf;
      this.#slotOf = new Int32Array(Math.ceil(record * 1.3) + 256);
      this.#slotOf.set(before);
    }
    this.#slotOf[record] = slot + 1;
    this.#length = Math.max(this.#length, slot + 1);
  }

  #reserve(wanted: number): void {
    if (wanted <= this.records.length) return;
    const capacity = Math.min(maxVectors, Math.ceil(wanted * 1.3) + 256);
    const before = this.records;
    this.records = new Int32Array(capacity);
    this.records.set(before);
    this.rows.reserve(capacity);
    this.signatures.reserve(capacity);
  }
}
