import { colourBytes, lookBytes, motionBytes } from "@zoetrope/render/vector-layout";
import { createMemory, functionOf, growTo } from "../programs/assemble.ts";
import {
  bytesPerRow,
  bytesPerShape,
  colourAt,
  coloursAt,
  foundAt,
  maxCompared,
  mirroredAt,
  mirroredMotionAt,
  motionAt,
  numbersPerSlot,
  ownAt,
  ownMotionAt,
  rowComparison,
  rowsAt,
  shapeWeightsAt,
  slotsAt,
} from "../programs/row-comparison.ts";
import { distancesOf, weighted, type Example, type VectorRow } from "./vector-distance.ts";

/** Vectors, a row each, in memory where WebAssembly takes eight differences at a time and squares and adds them by one instruction. */
export class VectorRows {
  readonly #memory = createMemory(rowsAt);
  readonly #compare: (count: number, shapesEnd: number) => void;
  #bytes = new Uint8Array(this.#memory.buffer);

  constructor() {
    this.#compare = functionOf(rowComparison(), this.#memory);
  }

  static readonly bytesPerVector = bytesPerRow;

  reserve(slots: number): void {
    growTo(this.#memory, rowsAt + slots * bytesPerRow);
    this.#bytes = new Uint8Array(this.#memory.buffer);
  }

  write(slot: number, look: Uint8Array, motion: Uint8Array): void {
    const at = rowsAt + slot * bytesPerRow;
    this.#bytes.set(look.subarray(colourBytes, lookBytes), at);
    this.#bytes.set(look.subarray(0, colourBytes), at + coloursAt);
    this.#bytes.set(motion, at + motionAt);
  }

  /** What is in one row; good until more are reserved. */
  row(slot: number): VectorRow {
    const { buffer } = this.#memory;
    const at = rowsAt + slot * bytesPerRow;
    return {
      shapes: new Int8Array(buffer, at, coloursAt),
      colours: new Uint8Array(buffer, at + coloursAt, colourBytes),
      motions: new Uint8Array(buffer, at + motionAt, motionBytes),
    };
  }

  /** How far each of these slots is from an example: `weighted` of `distancesTo`. */
  distances(example: Example, slots: Int32Array): Float64Array {
    const { buffer } = this.#memory;
    this.#prepare(example);
    const shapesEnd = example.shapes.length * bytesPerShape;
    const distances = new Float64Array(slots.length);
    const found = new Int32Array(buffer, foundAt, maxCompared * numbersPerSlot);
    for (let from = 0; from < slots.length; from += maxCompared) {
      const some = slots.subarray(from, from + maxCompared);
      new Int32Array(buffer, slotsAt).set(some);
      this.#compare(some.length, shapesEnd);
      for (let index = 0, at = 0; index < some.length; index += 1, at += numbersPerSlot) {
        const [shape, colour, motion] = [found[at], found[at + 1], found[at + 2]] as [number, number, number];
        distances[from + index] = weighted(example, distancesOf(example, { shape, colour, motion }));
      }
    }
    return distances;
  }

  #prepare({ shapes, mirrored, shapeWeights, colour, motion }: Example): void {
    const put = (at: number, bytes: Int8Array | Uint8Array) =>
      new Int16Array(this.#memory.buffer, at).set(bytes);
    for (const [index, shape] of shapes.entries()) put(ownAt + index * bytesPerShape, shape);
    for (const [index, shape] of mirrored.entries()) put(mirroredAt + index * bytesPerShape, shape);
    put(shapeWeightsAt, shapeWeights);
    put(colourAt, colour);
    if (motion === null) return;
    put(ownMotionAt, motion.own);
    put(mirroredMotionAt, motion.mirrored);
  }
}
