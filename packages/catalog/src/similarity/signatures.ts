import { shapeBytes, shapesPerLook } from "@zoetrope/render/vector-layout";

/** 64 bits for each shape, one for each of its bytes: whether that is above its middle. */
const wordsPerShape = shapeBytes / 32;
const wordsPerSlot = shapesPerLook * wordsPerShape;
/** Vectors that the middles are taken from. */
const learntFrom = 4_096;
/** More bits than can differ. */
const farthest = shapeBytes + 1;

/**
 * Short forms of shapes: those that differ in few bits are alike. A look over all of them is what finds the few among hundreds of
 * thousands that are worth an exact comparison.
 */
export class Signatures {
  #words = new Int32Array(0);
  #middles: Int8Array | null = null;
  #distances = new Uint8Array(0);

  get bytesPerVector(): number {
    return this.#middles === null ? 0 : wordsPerSlot * 4 + 1;
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
    const words = new Int32Array(capacity * wordsPerSlot);
    words.set(this.#words);
    this.#words = words;
    this.#distances = new Uint8Array(capacity);
  }

  write(slot: number, shapes: Int8Array): void {
    if (this.#middles === null) return;
    for (let shape = 0; shape < shapesPerLook; shape += 1)
      this.#sign(
        shapes,
        (slot * shapesPerLook + shape) * shapeBytes,
        this.#words,
        slot * wordsPerSlot + shape * wordsPerShape,
      );
  }

  #sign(from: Int8Array, at: number, into: Int32Array, place: number): void {
    for (let word = 0; word < wordsPerShape; word += 1) {
      let bits = 0;
      for (let bit = 0; bit < 32; bit += 1) {
        const byte = word * 32 + bit;
        if ((from[at + byte] as number) > (this.#middles?.[byte] ?? 0)) bits |= 1 << bit;
      }
      into[place + word] = bits;
    }
  }

  /** At least `wanted` slots (fewer only where there are fewer) whose signatures are nearest to either of two shapes. */
  nearest(
    one: Int8Array,
    other: Int8Array,
    { count, wanted, passes }: { count: number; wanted: number; passes: Uint8Array | null },
  ): Int32Array {
    const [a, b] = [new Int32Array(wordsPerShape), new Int32Array(wordsPerShape)];
    this.#sign(one, 0, a, 0);
    this.#sign(other, 0, b, 0);
    const [a0 = 0, a1 = 0, b0 = 0, b1 = 0] = [...a, ...b];
    const words = this.#words;
    const distances = this.#distances;
    const histogram = new Int32Array(farthest + 1);
    for (let slot = 0, at = 0; slot < count; slot += 1) {
      let least = farthest;
      if (passes === null || passes[slot] === 1) {
        const end = at + wordsPerSlot;
        for (let word = at; word < end; word += wordsPerShape) {
          const low = words[word] as number;
          const high = words[word + 1] as number;
          const straight = differing(low ^ a0, high ^ a1);
          const turned = differing(low ^ b0, high ^ b1);
          if (straight < least) least = straight;
          if (turned < least) least = turned;
        }
      }
      at += wordsPerSlot;
      distances[slot] = least;
      histogram[least] = (histogram[least] as number) + 1;
    }
    let limit = 0;
    let found = histogram[0] as number;
    while (found < wanted && limit < farthest - 1) found += histogram[++limit] as number;
    const slots = new Int32Array(found);
    for (let slot = 0, index = 0; index < found; slot += 1)
      if ((distances[slot] as number) <= limit) slots[index++] = slot;
    return slots;
  }
}

/** Bits that are set in two words. */
function differing(low: number, high: number): number {
  low -= (low >>> 1) & 0x55555555;
  high -= (high >>> 1) & 0x55555555;
  low = (low & 0x33333333) + ((low >>> 2) & 0x33333333);
  high = (high & 0x33333333) + ((high >>> 2) & 0x33333333);
  const both = ((low + (low >>> 4)) & 0x0f0f0f0f) + ((high + (high >>> 4)) & 0x0f0f0f0f);
  return Math.imul(both, 0x01010101) >>> 24;
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
