import { shapesPerLook } from "@zoetrope/render/vector-layout";

/** Of each shape so many bits: what the instructions below are written for. */
export const signatureBits = 64;
const bytesPerSignature = signatureBits / 8;
const bytesPerSlot = shapesPerLook * bytesPerSignature;
/** More bits than can differ: the distance of a slot that does not pass. */
export const outOfReach = signatureBits + 1;
/** A number found for a slot is its distance times this, and which pair of signatures it is of: `2 × shape`, and one for the other. */
export const pairsPerDistance = 8;

/** A process compares with at most so many: 350 MB. The newest are left out beyond, and found by their words. */
export const maxVectors = 1_000_000;

/** Where things lie in the scan's memory; signatures come last, since their number grows. */
const histogramAt = 0;
const distancesAt = 512;
const passesAt = distancesAt + 2 * maxVectors;
const signaturesAt = Math.ceil((passesAt + maxVectors) / 8) * 8;
const pageBytes = 65_536;

/** WebAssembly Core Specification, 5.4. */
const opcodes = {
  block: 0x02,
  loop: 0x03,
  end: 0x0b,
  br: 0x0c,
  br_if: 0x0d,
  select: 0x1b,
  "local.get": 0x20,
  "local.set": 0x21,
  "local.tee": 0x22,
  "i32.load": 0x28,
  "i64.load": 0x29,
  "i32.load8_u": 0x2d,
  "i32.store": 0x36,
  "i32.store16": 0x3b,
  "i32.const": 0x41,
  "i32.eqz": 0x45,
  "i32.lt_u": 0x49,
  "i32.ge_u": 0x4f,
  "i32.add": 0x6a,
  "i32.or": 0x72,
  "i32.shl": 0x74,
  "i32.shr_u": 0x76,
  "i64.popcnt": 0x7b,
  "i64.xor": 0x85,
  "i32.wrap_i64": 0xa7,
} as const;
type Instruction = readonly [name: keyof typeof opcodes, ...operands: number[]];

const [i32, i64, noResult] = [0x7f, 0x7e, 0x40];
// Parameters, then locals.
const [count, one, other, slot, at, least, differing, signature] = [0, 1, 2, 3, 4, 5, 6, 7];

/** `least` becomes the smaller of itself and of the bits in which `signature` and what is wanted differ, with the pair that they are. */
const nearerOf = (wanted: number, pair: number): Instruction[] => [
  ["local.get", signature],
  ["local.get", wanted],
  ["i64.xor"],
  ["i64.popcnt"],
  ["i32.wrap_i64"],
  ["i32.const", Math.log2(pairsPerDistance)],
  ["i32.shl"],
  ["i32.const", ...signed(pair)],
  ["i32.or"],
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
  ["i32.const", ...signed(outOfReach * pairsPerDistance)],
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
    ...nearerOf(one, 2 * shape),
    ...nearerOf(other, 2 * shape + 1),
  ]).flat(),
  ["end"],
  ["local.get", slot],
  ["i32.const", 1],
  ["i32.shl"],
  ["local.get", least],
  ["i32.store16", 1, ...unsigned(distancesAt)],
  // One more at that distance.
  ["local.get", least],
  ["i32.const", Math.log2(pairsPerDistance)],
  ["i32.shr_u"],
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
  ["end"],
];

/** Numbers of any length, seven bits a byte (LEB128). */
function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

/** The same for what has a sign, which is the last byte's second bit. */
function signed(value: number): number[] {
  return value < 64 ? [value] : [(value & 127) | 128, ...signed(value >>> 7)];
}

const section = (id: number, content: readonly number[]) => [id, ...unsigned(content.length), ...content];
const text = (value: string) => [value.length, ...Buffer.from(value)];

const bytesOf = ([name, ...operands]: Instruction): number[] => [opcodes[name], ...operands];

function assemble(): WebAssembly.Module {
  const locals = [2, 4, i32, 1, i64];
  const code = [...locals, ...instructions.flatMap(bytesOf)];
  const module = [
    [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    section(1, [1, 0x60, 3, i32, i64, i64, 0]),
    section(2, [1, ...text("scan"), ...text("memory"), 0x02, 0x00, 1]),
    section(3, [1, 0]),
    section(7, [1, ...text("scan"), 0x00, 0]),
    section(10, [1, ...unsigned(code.length), ...code]),
  ];
  return new WebAssembly.Module(Uint8Array.from(module.flat()));
}

let assembled: WebAssembly.Module | null = null;

/**
 * The look over all signatures, as WebAssembly: there one instruction counts the bits that are set in 64, for which JavaScript takes
 * some twenty for each half of them. Written instruction by instruction, so that nothing has to be compiled to run this package.
 */
export class SignatureScan {
  readonly #memory = new WebAssembly.Memory({ initial: Math.ceil(signaturesAt / pageBytes) });
  readonly #scan: (count: number, one: bigint, other: bigint) => void;

  constructor() {
    assembled ??= assemble();
    const { exports } = new WebAssembly.Instance(assembled, { scan: { memory: this.#memory } });
    this.#scan = exports["scan"] as (count: number, one: bigint, other: bigint) => void;
  }

  reserve(slots: number): void {
    const wanted = Math.ceil((signaturesAt + slots * bytesPerSlot) / pageBytes);
    const pages = this.#memory.buffer.byteLength / pageBytes;
    if (wanted > pages) this.#memory.grow(wanted - pages);
  }

  /** A place for signatures that is good until more are reserved. */
  signatures(): BigInt64Array {
    return new BigInt64Array(this.#memory.buffer, signaturesAt);
  }

  /**
   * For each of the first slots in how many bits the nearest of its signatures differs from the nearer one of two, and which these are
   * (`pairsPerDistance`); and how many slots there are at each distance. Both are good until the next scan.
   */
  scan(
    slots: number,
    wanted: readonly [bigint, bigint],
    passes: Uint8Array | null,
  ): { found: Uint16Array; histogram: Int32Array } {
    const { buffer } = this.#memory;
    const allowed = new Uint8Array(buffer, passesAt, slots);
    if (passes === null) allowed.fill(1);
    else allowed.set(passes.subarray(0, slots));
    const histogram = new Int32Array(buffer, histogramAt, outOfReach + 1).fill(0);
    this.#scan(slots, ...wanted);
    return { found: new Uint16Array(buffer, distancesAt, slots), histogram };
  }
}
