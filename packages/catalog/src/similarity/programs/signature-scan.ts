import { createMemory, functionOf, growTo } from "./assemble.ts";
import {
  bytesPerSignature,
  bytesPerSlot,
  costsAt,
  costScan,
  countAt,
  ownCostsAt,
  passesAt,
  maxFoundSlots,
  signaturesAt,
  slotsAt,
  slotsPerBlock,
  turnedCostsAt,
} from "./cost-scan.ts";

/**
 * The look over all signatures, as WebAssembly: sixteen slots at a time, whose codes lie beside each other, and what sixteen codes cost is
 * looked up by one instruction.
 */
export class SignatureScan {
  readonly #memory = createMemory(signaturesAt);
  readonly #scan: (from: number, end: number, limit: number, found: number) => void;
  #bytes = new Uint8Array(this.#memory.buffer);

  constructor() {
    this.#scan = functionOf(costScan(), this.#memory);
  }

  /** With the byte that says whether it passes. */
  static readonly bytesPerVector = bytesPerSlot + 1;

  reserve(slots: number): void {
    growTo(this.#memory, signaturesAt + Math.ceil(slots / slotsPerBlock) * slotsPerBlock * bytesPerSlot);
    this.#bytes = new Uint8Array(this.#memory.buffer);
  }

  write(slot: number, shape: number, signature: Uint8Array): void {
    const lane = slot % slotsPerBlock;
    const at = signaturesAt + (slot - lane) * bytesPerSlot + shape * bytesPerSignature * slotsPerBlock + lane;
    for (let byte = 0; byte < bytesPerSignature; byte += 1)
      this.#bytes[at + byte * slotsPerBlock] = signature[byte] as number;
  }

  /** What the next scans look at: those of the first `count` slots that have a 1; null: all of them. */
  allow(count: number, passes: Uint8Array | null): void {
    const allowed = this.#bytes.subarray(passesAt, passesAt + count + slotsPerBlock);
    if (passes === null) allowed.fill(1);
    else allowed.set(passes.subarray(0, count));
    allowed.fill(0, count);
  }

  /** What they look for: a list of costs for each code, of a shape and of the one in a mirror. */
  price(own: Uint8Array, turned: Uint8Array): void {
    this.#bytes.set(own, ownCostsAt);
    this.#bytes.set(turned, turnedCostsAt);
  }

  /**
   * Adds to the `found` ones of before those of the slots from `from`, where a block begins, that cost up to a limit; says how many they
   * are then, and up to where it has looked.
   */
  scan(
    from: number,
    end: number,
    { limit, found }: { limit: number; found: number },
  ): { found: number; stopped: number } {
    this.#scan(from, end, limit, found);
    const [count = 0, stopped = 0] = new Int32Array(this.#memory.buffer, countAt, 2);
    return { found: count, stopped };
  }

  /** Of those found; good until more are reserved. */
  get found(): { slots: Int32Array; costs: Uint8Array } {
    const { buffer } = this.#memory;
    return {
      slots: new Int32Array(buffer, slotsAt, maxFoundSlots),
      costs: new Uint8Array(buffer, costsAt, maxFoundSlots),
    };
  }
}
