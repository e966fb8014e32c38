import { shapeBytes, shapesPerLook } from "@zoetrope/render/vector-layout";
import { outOfReach, pairsPerDistance, SignatureScan, signatureBits } from "./signature-scan.ts";

/** Vectors that the middles are taken from. */
const learntFrom = 4_096;
/** Beside each signature: how far its slot is, and whether it passes. */
const bytesBesideEach = 3;

/** Slots, and for each which of its shapes (times two) is near to the first or (one more) to the second wanted one. */
export interface NearestSignatures {
  slots: Int32Array;
  pairs: Uint8Array;
}

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

  /** Signs the first `count` vectors, and the ones written from now on; the middles are learnt once. */
  begin(shapes: Int8Array, count: number): void {
    if (this.#middles !== null) return;
    this.#middles = middlesOf(shapes, count);
    this.reserve(shapes.length / (shapesPerLook * shapeBytes));
    for (let slot = 0; slot < count; slot += 1) this.write(slot, shapes);
  }

  reserve(capacity: number): void {
    if (this.#middles === null) return;
    this.#scan.reserve(capacity);
    const { buffer, byteOffset } = this.#scan.signatures();
    this.#halves = new Int32Array(buffer, byteOffset);
  }

  write(slot: number, shapes: Int8Array): void {
    if (this.#middles === null) return;
    for (let shape = slot * shapesPerLook; shape < (slot + 1) * shapesPerLook; shape += 1)
      this.#sign(shapes, shape * shapeBytes, this.#halves, shape * 2);
  }

  #sign(from: Int8Array, at: number, into: Int32Array, place: number): void {
    for (let half = 0; half < 2; half += 1) {
      let bits = 0;
      for (let bit = 0; bit < 32; bit += 1) {
        const byte = half * 32 + bit;
        if ((from[at + byte] as number) > (this.#middles?.[byte] ?? 0)) bits |= 1 << bit;
      }
      into[place + half] = bits;
    }
  }

  #signatureOf(shape: Int8Array): bigint {
    const halves = new Int32Array(2);
    this.#sign(shape, 0, halves, 0);
    return new BigInt64Array(halves.buffer)[0] ?? 0n;
  }

  /** About `wanted` slots (far fewer only where there are fewer) whose signatures are nearest to either of two shapes. */
  nearest(
    one: Int8Array,
    other: Int8Array,
    { count, wanted, passes }: { count: number; wanted: number; passes: Uint8Array | null },
  ): NearestSignatures {
    const both = [this.#signatureOf(one), this.#signatureOf(other)] as const;
    const { found, histogram } = this.#scan.scan(count, both, passes);
    const { limit, total } = limitFor(wanted, histogram);
    const [slots, pairs] = [new Int32Array(total), new Uint8Array(total)];
    const beyond = (limit + 1) * pairsPerDistance;
    for (let slot = 0, index = 0; index < total; slot += 1) {
      const value = found[slot] as number;
      if (value >= beyond) continue;
      slots[index] = slot;
      pairs[index++] = value % pairsPerDistance;
    }
    return { slots, pairs };
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

function middlesOf(shapes: Int8Array, count: number): Int8Array {
  const rows = count * shapesPerLook;
  const step = Math.max(1, Math.floor(rows / learntFrom));
  return Int8Array.from({ length: shapeBytes }, (_, byte) => {
    const values: number[] = [];
    for (let row = 0; row < rows; row += step) values.push(shapes[row * shapeBytes + byte] as number);
    return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  });
}
