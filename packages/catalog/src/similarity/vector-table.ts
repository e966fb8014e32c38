import type { AnimationVectors } from "@zoetrope/render/server";
import {
  colourBytes,
  lookBytes,
  motionBytes,
  shapeBytes,
  shapesPerLook,
} from "@zoetrope/render/vector-layout";
import { maxVectors } from "./signature-scan.ts";
import { Signatures } from "./signatures.ts";
import type { VectorColumns } from "./vector-distance.ts";

/** So few are compared one by one. */
export const exactUpTo = 6_000;

/** Vectors of animations in this process's memory, as columns. */
export class VectorTable implements VectorColumns {
  shapes = new Int8Array(0);
  colours = new Uint8Array(0);
  motions = new Uint8Array(0);
  records = new Int32Array(0);
  readonly signatures = new Signatures();
  readonly #slotOf = new Map<number, number>();

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

  /** Adds an animation, or puts what it is like now in the place of what it was. */
  put(record: number, { look, motion }: AnimationVectors): void {
    const slot = this.#slotOf.get(record) ?? this.length;
    if (slot >= maxVectors) return;
    this.#reserve(slot + 1);
    this.#slotOf.set(record, slot);
    this.records[slot] = record;
    this.colours.set(look.subarray(0, colourBytes), slot * colourBytes);
    this.shapes.set(look.subarray(colourBytes), slot * shapesPerLook * shapeBytes);
    this.motions.set(motion, slot * motionBytes);
    this.signatures.write(slot, this.shapes);
    if (this.length > exactUpTo) this.signatures.begin(this.shapes, this.length);
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
