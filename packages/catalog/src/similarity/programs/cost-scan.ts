import { shapeBytes, shapesPerLook } from "@zoetrope/render/vector-layout";
import { assemble, noResult, signed, unsigned, type Instruction } from "./assemble.ts";

/** Slots that one instruction looks at: a byte of each. */
export const slotsPerBlock = 16;
/** Of each shape a bit for each of its bytes. What four of them cost stands in a list for all that they may be. */
export const bitsPerCode = 4;
export const codesPerSignature = shapeBytes / bitsPerCode;
export const costsPerCode = 2 ** bitsPerCode;
const costsPerShape = codesPerSignature * costsPerCode;
export const bytesPerSignature = codesPerSignature / 2;
export const bytesPerSlot = shapesPerLook * bytesPerSignature;
/** What costs more is not found, however far it is. */
export const maxFound = 254;

/** A process compares with at most so many: 360 MB. The newest are left out beyond, and found by their words. */
export const maxVectors = 1_000_000;
/** A scan stops when so many are found, for who looks on with a lower limit. */
export const maxFoundSlots = 12_288;

/** Where things lie in the scan's memory; signatures come last, since their number grows. */
export const ownCostsAt = 0;
export const turnedCostsAt = ownCostsAt + costsPerShape;
const nearestAt = turnedCostsAt + costsPerShape;
export const countAt = nearestAt + slotsPerBlock;
const stoppedAt = countAt + 4;
export const slotsAt = nearestAt + 64;
export const costsAt = slotsAt + maxFoundSlots * 4;
export const passesAt = costsAt + maxFoundSlots;
export const signaturesAt = Math.ceil((passesAt + maxVectors + slotsPerBlock) / 64) * 64;

// Parameters, then locals.
const [slot, end, limit, found, block, near] = [0, 1, 2, 3, 4, 5];
const [nearest, own, turned, code, barred, limits] = [6, 7, 8, 9, 10, 11];

const sixteen = (value: number): Instruction => ["v128.const", ...Array.from({ length: 16 }, () => value)];

/** Adds to a sum what the code of each slot costs. */
const addCosts = (sum: number, at: number): Instruction[] => [
  ["local.get", sum],
  ["i32.const", 0],
  ["v128.load", 4, ...unsigned(at)],
  ["local.get", code],
  // None is above 15, where processors differ.
  ["i8x16.relaxed_swizzle"],
  ["i8x16.add_sat_u"],
  ["local.set", sum],
];

const addCode = (index: number, read: readonly Instruction[]): Instruction[] => [
  ...read,
  sixteen(costsPerCode - 1),
  ["v128.and"],
  ["local.set", code],
  ...addCosts(own, ownCostsAt + index * costsPerCode),
  ...addCosts(turned, turnedCostsAt + index * costsPerCode),
];

/** `nearest` becomes the smaller of itself and of what this shape of each slot costs, the way round that fits better. */
const nearerOf = (shape: number): Instruction[] => [
  sixteen(0),
  ["local.set", own],
  sixteen(0),
  ["local.set", turned],
  ...Array.from({ length: bytesPerSignature }, (_, byte): Instruction[] => {
    const at = signaturesAt + (shape * bytesPerSignature + byte) * slotsPerBlock;
    const both: Instruction[] = [
      ["local.get", block],
      ["v128.load", 4, ...unsigned(at)],
    ];
    return [
      ...addCode(2 * byte, both),
      ...addCode(2 * byte + 1, [...both, ["i32.const", bitsPerCode], ["i16x8.shr_u"]]),
    ];
  }).flat(),
  ["local.get", nearest],
  ["local.get", own],
  ["local.get", turned],
  ["i8x16.min_u"],
  ["i8x16.min_u"],
  ["local.set", nearest],
];

/** Writes down those slots of the block whose bits are set in `near`. */
const writeFound: Instruction[] = [
  ["i32.const", 0],
  ["local.get", nearest],
  ["v128.store", 4, ...unsigned(nearestAt)],
  ["loop", noResult],
  ["local.get", found],
  ["i32.const", 2],
  ["i32.shl"],
  ["local.get", slot],
  ["local.get", near],
  ["i32.ctz"],
  ["i32.add"],
  ["i32.store", 2, ...unsigned(slotsAt)],
  ["local.get", found],
  ["local.get", near],
  ["i32.ctz"],
  ["i32.load8_u", 0, ...unsigned(nearestAt)],
  ["i32.store8", 0, ...unsigned(costsAt)],
  ["local.get", found],
  ["i32.const", 1],
  ["i32.add"],
  ["local.set", found],
  // Without the lowest one.
  ["local.get", near],
  ["local.get", near],
  ["i32.const", 1],
  ["i32.sub"],
  ["i32.and"],
  ["local.tee", near],
  ["br_if", 0],
  ["end"],
];

const instructions: Instruction[] = [
  ["local.get", slot],
  ["i32.const", ...signed(bytesPerSlot)],
  ["i32.mul"],
  ["local.set", block],
  ["local.get", limit],
  ["i8x16.splat"],
  ["local.set", limits],
  ["block", noResult],
  ["loop", noResult],
  ["local.get", slot],
  ["local.get", end],
  ["i32.ge_u"],
  ["br_if", 1],
  ["local.get", found],
  ["i32.const", ...signed(maxFoundSlots - slotsPerBlock)],
  ["i32.gt_u"],
  ["br_if", 1],
  ["block", noResult],
  ["local.get", slot],
  ["v128.load", 0, ...unsigned(passesAt)],
  ["local.tee", barred],
  ["v128.any_true"],
  ["i32.eqz"],
  ["br_if", 0],
  // 1 becomes 0, and 0 more than any limit.
  ["local.get", barred],
  sixteen(1),
  ["i8x16.sub"],
  ["local.set", barred],
  sixteen(255),
  ["local.set", nearest],
  ...Array.from({ length: shapesPerLook }, (_, shape) => nearerOf(shape)).flat(),
  ["local.get", nearest],
  ["local.get", barred],
  ["v128.or"],
  ["local.tee", nearest],
  ["local.get", limits],
  ["i8x16.le_u"],
  ["i8x16.bitmask"],
  ["local.tee", near],
  ["i32.eqz"],
  ["br_if", 0],
  ...writeFound,
  ["end"],
  ["local.get", block],
  ["i32.const", ...signed(bytesPerSlot * slotsPerBlock)],
  ["i32.add"],
  ["local.set", block],
  ["local.get", slot],
  ["i32.const", ...signed(slotsPerBlock)],
  ["i32.add"],
  ["local.set", slot],
  ["br", 0],
  ["end"],
  ["end"],
  ["i32.const", 0],
  ["local.get", found],
  ["i32.store", 2, ...unsigned(countAt)],
  ["i32.const", 0],
  ["local.get", slot],
  ["i32.store", 2, ...unsigned(stoppedAt)],
];

let assembled: WebAssembly.Module | null = null;

/** Looks through slots from the first, at which a block begins, to the end, with a limit, after so many that were found before. */
export const costScan = (): WebAssembly.Module =>
  (assembled ??= assemble({
    parameters: ["i32", "i32", "i32", "i32"],
    locals: ["i32", "i32", "v128", "v128", "v128", "v128", "v128", "v128"],
    instructions,
  }));
