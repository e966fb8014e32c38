import { shapesPerLook } from "@zoetrope/render/vector-layout";
import {
  assemble,
  createMemory,
  functionOf,
  growTo,
  noResult,
  signed,
  unsigned,
  type Instruction,
} from "./assemble.ts";

/** Of each shape so many bits: what the instructions below are written for. */
export const signatureBits = 64;
const bytesPerSignature = signatureBits / 8;
const bytesPerSlot = shapesPerLook * bytesPerSignature;
/** More bits than can differ: the distance of a slot that does not pass. */
export const outOfReach = signatureBits + 1;

/** A process compares with at most so many: 360 MB. The newest are left out beyond, and found by their words. */
export const maxVectors = 1_000_000;

/** Where things lie in the scan's memory; signatures come last, since their number grows. */
const histogramAt = 0;
const distancesAt = 512;
const passesAt = distancesAt + maxVectors;
const signaturesAt = Math.ceil((passesAt + maxVectors) / 8) * 8;

// Parameters, then locals.
const [count, one, other, slot, at, least, differing, signature] = [0, 1, 2, 3, 4, 5, 6, 7];

/** `least` becomes the smaller of itself and of the bits in which `signature` and what is wanted differ. */
const nearerOf = (wanted: number): Instruction[] => [
  ["local.get", signature],
  ["local.get", wanted],
  ["i64.xor"],
  ["i64.popcnt"],
  ["i32.wrap_i64"],
  ["local.tee", differing],
  ["local.get", least],
  ["local.get", differing],
  ["local.get", least],
  ["i32.lt_u"],
  ["select"],
  ["local.set", least],
];

const instructions: Instruction[] = [
  ["block", noResult],
  ["loop", noResult],
  ["local.get", slot],
  ["local.get", count],
  ["i32.ge_u"],
  ["br_if", 1],
  ["i32.const", ...signed(outOfReach)],
  ["local.set", least],
  ["block", noResult],
  ["local.get", slot],
  ["i32.load8_u", 0, ...unsigned(passesAt)],
  ["i32.eqz"],
  ["br_if", 0],
  ...Array.from({ length: shapesPerLook }, (_, shape): Instruction[] => [
    ["local.get", at],
    ["i64.load", 3, ...unsigned(signaturesAt + shape * bytesPerSignature)],
    ["local.set", signature],
    ...nearerOf(one),
    ...nearerOf(other),
  ]).flat(),
  ["end"],
  ["local.get", slot],
  ["local.get", least],
  ["i32.store8", 0, ...unsigned(distancesAt)],
  // One more at that distance.
  ["local.get", least],
  ["i32.const", 2],
  ["i32.shl"],
  ["local.tee", differing],
  ["local.get", differing],
  ["i32.load", 2, ...unsigned(histogramAt)],
  ["i32.const", 1],
  ["i32.add"],
  ["i32.store", 2, ...unsigned(histogramAt)],
  ["local.get", slot],
  ["i32.const", 1],
  ["i32.add"],
  ["local.set", slot],
  ["local.get", at],
  ["i32.const", ...signed(bytesPerSlot)],
  ["i32.add"],
  ["local.set", at],
  ["br", 0],
  ["end"],
  ["end"],
];

let assembled: WebAssembly.Module | null = null;

/**
 * The look over all signatures, as WebAssembly: there one instruction counts the bits that are set in 64, for which JavaScript takes
 * some twenty for each half of them.
 */
export class SignatureScan {
  readonly #memory = createMemory(signaturesAt);
  readonly #scan: (count: number, one: bigint, other: bigint) => void;

  constructor() {
    assembled ??= assemble({
      parameters: ["i32", "i64", "i64"],
      locals: ["i32", "i32", "i32", "i32", "i64"],
      instructions,
    });
    this.#scan = functionOf(assembled, this.#memory);
  }

  reserve(slots: number): void {
    growTo(this.#memory, signaturesAt + slots * bytesPerSlot);
  }

  /** A place for signatures that is good until more are reserved. */
  signatures(): BigInt64Array {
    return new BigInt64Array(this.#memory.buffer, signaturesAt);
  }

  /**
   * For each of the first slots in how many bits the nearest of its signatures differs from the nearer one of two; and how many slots
   * there are at each distance. Both are good until the next scan.
   */
  scan(
    slots: number,
    wanted: readonly [bigint, bigint],
    passes: Uint8Array | null,
  ): { found: Uint8Array; histogram: Int32Array } {
    const { buffer } = this.#memory;
    const allowed = new Uint8Array(buffer, passesAt, slots);
    if (passes === null) allowed.fill(1);
    else allowed.set(passes.subarray(0, slots));
    const histogram = new Int32Array(buffer, histogramAt, outOfReach + 1).fill(0);
    this.#scan(slots, ...wanted);
    return { found: new Uint8Array(buffer, distancesAt, slots), histogram };
  }
}
