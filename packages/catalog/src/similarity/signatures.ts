import { shapeBytes, shapesPerLook } from "@zoetrope/render/vector-layout";
import { outOfReach, SignatureScan, signatureBits } from "./signature-scan.ts";

/** Vectors that the middles are taken from. */
const learntFrom = 1_024;
/** Beside each signature: how far its slot is, and whether it passes. */
const bytesBesideEach = 2;

/**
 * Short forms of shapes, one bit for each byte: whether that is above its middle. Those that differ in few bits are alike. A look over
 * all of them is what finds the few among hundreds of thousands that are worth an exact comparison.
 */
export class Signatures {
  readonly #scan = new SignatureScan();
  /** Of each signature the lower half, then the higher one. */
  #halves: Int32Array = new Int32Array(0);
  #middles: Int8Array | null = null;

  get bytesPerVector(): number {
    return this.#middles === null ? 0 : (shapesPerLook * signatureBits) / 8 + bytesBesideEach;
  }

  /** Signs the shapes of the first `count` slots, and the ones written from now on; the middles are learnt once. */
  begin(count: number, shapesOf: (slot: number) => Int8Array): void {
    if (this.#middles !== null) return;
    this.#middles = middlesOf(count, shapesOf);
    this.reserve(count);
    for (let slot = 0; slot < count; slot += 1) this.write(slot, shapesOf(slot));
  }

  reserve(capacity: number): void {
    if (this.#middles === null) return;
    this.#scan.reserve(capacity);
    const { buffer, byteOffset } = this.#scan.signatures();
    this.#halves = new Int32Array(buffer, byteOffset);
  }

  write(slot: number, shapes: Int8Array): void {
    if (this.#middles === null) return;
    for (let shape = 0; shape < shapesPerLook; shape += 1)
      this.#sign(shapes, shape * shapeBytes, this.#halves, (slot * shapesPerLook + shape) * 2);
  }

  #sign(from: Int8Array, at: number, into: Int32Array, index: number): void {
    for (let half = 0; half < 2; half += 1) {
      let bits = 0;
      for (let bit = 0; bit < 32; bit += 1) {
        const byte = half * 32 + bit;
        if ((from[at + byte] as number) > (this.#middles?.[byte] ?? 0)) bits |= 1 << bit;
      }
      into[index + half] = bits;
    }
  }

  #signatureOf(shape: Int8Array): bigint {
    const halves = new Int32Array(2);
    this.#sign(shape, 0, halves, 0);
    return new BigInt64Array(halves.buffer)[0] ?? 0n;
  }

  /** About `wanted` slots (far fewer only where there are fewer, at most twice as many) whose signatures are nearest to either of two shapes. */
  nearest(
    one: Int8Array,
    other: Int8Array,
    { count, wanted, passes }: { count: number; wanted: number; passes: Uint8Array | null },
  ): Int32Array {
    const both = [this.#signatureOf(one), this.#signatureOf(other)] as const;
    const { found, histogram } = this.#scan.scan(count, both, passes);
    const { limit, total } = limitFor(wanted, histogram);
    const slots = new Int32Array(Math.min(total, 2 * wanted));
    for (let slot = 0, index = 0; index < slots.length; slot += 1)
      if ((found[slot] as number) <= limit) slots[index++] = slot;
    return slots;
  }
}

/** The distance up to which there are as nearly as can be so many slots, by their ratio: one bit more often means twice as many. */
function limitFor(wanted: number, histogram: Int32Array): { limit: number; total: number } {
  let limit = 0;
  let total = histogram[0] as number;
  while (total < wanted && limit < outOfReach - 1) {
    const next = total + (histogram[limit + 1] as number);
    if (total * next > wanted ** 2) break;
    total = next;
    limit += 1;
  }
  return { limit, total };
}

function middlesOf(count: number, shapesOf: (slot: number) => Int8Array): Int8Array {
  const step = Math.max(1, Math.floor(count / learntFrom));
  const some = Array.from({ length: Math.ceil(count / step) }, (_, index) => shapesOf(index * step));
  return Int8Array.from({ length: shapeBytes }, (_, byte) => {
    const values = some.flatMap((shapes) =>
      Array.from({ length: shapesPerLook }, (_shape, shape) => shapes[shape * shapeBytes + byte] as number),
    );
    return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  });
}
