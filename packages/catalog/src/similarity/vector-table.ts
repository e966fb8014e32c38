import type { AnimationVectors } from "@zoetrope/render/server";
import { maxVectors } from "./signature-scan.ts";
import { Signatures } from "./signatures.ts";
import { VectorRows } from "./vector-rows.ts";

/** So few are compared one by one. */
export const exactUpTo = 6_000;

/** Vectors of animations in this process's memory. */
export class VectorTable {
  records = new Int32Array(0);
  readonly rows = new VectorRows();
  readonly signatures = new Signatures();
  readonly #slotOf = new Map<number, number>();

  get length(): number {
    return this.#slotOf.size;
  }

  /** What each animation takes in memory. */
  get bytesPerVector(): number {
    return VectorRows.bytesPerVector + this.records.BYTES_PER_ELEMENT + this.signatures.bytesPerVector;
  }

  slotOf(record: number): number | undefined {
    return this.#slotOf.get(record);
  }

  /** Adds an animation, or puts what it is like now in the place of what it was. */
  put(record: number, { look, motion }: AnimationVectors): void {
    const slot = this.#slotOf.get(record) ?? this.length;
    if (slot >= maxVectors) return;
    this.#reserve(slot + 1);
    this.#slotOf.set(record, slot);
    this.records[slot] = record;
    this.rows.write(slot, look, motion);
    this.signatures.write(slot, this.rows.row(slot).shapes);
    if (this.length > exactUpTo) this.signatures.begin(this.length, (other) => this.rows.row(other).shapes);
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
