import { shapesPerLook } from "@zoetrope/render/vector-layout";
import { SignatureForm, type SignatureCosts, type WantedShape } from "./signature-costs.ts";
import { codesPerSignature, maxFound, maxFoundSlots, slotsPerBlock } from "../programs/cost-scan.ts";
import { SignatureScan } from "../programs/signature-scan.ts";

/** Looked at to see how far the nearest are, spread over all. */
const sampledBlocks = 64;
/** What the furthest of the wanted ones is to cost, as far as the sample says: in bytes, so that what is further than twice that far need not be told apart. */
const aimedAt = 128;

interface Search {
  count: number;
  /** Not above half of `maxFoundSlots`. */
  wanted: number;
  passes: Uint8Array | null;
}

/**
 * Short forms of shapes, one bit for each byte. What each bit says of how far its byte is from the wanted one is added up: a look over
 * all of them is what finds the few among hundreds of thousands that are worth an exact comparison.
 */
export class Signatures {
  readonly #scan = new SignatureScan();
  #form: SignatureForm | null = null;

  get bytesPerVector(): number {
    return this.#form === null ? 0 : SignatureScan.bytesPerVector;
  }

  /** Signs the shapes of the first `count` slots, and the ones written from now on; what bits say is learnt once. */
  begin(count: number, shapesOf: (slot: number) => Int8Array): void {
    if (this.#form !== null) return;
    this.#form = new SignatureForm(count, shapesOf);
    this.reserve(count);
    for (let slot = 0; slot < count; slot += 1) this.write(slot, shapesOf(slot));
  }

  reserve(capacity: number): void {
    if (this.#form !== null) this.#scan.reserve(capacity);
  }

  write(slot: number, shapes: Int8Array): void {
    if (this.#form === null) return;
    for (let shape = 0; shape < shapesPerLook; shape += 1)
      this.#scan.write(slot, shape, this.#form.signatureOf(shapes, shape));
  }

  /** About `wanted` slots (far fewer only where there are fewer, at most twice as many) whose signatures say that they are nearest. */
  nearest(shape: WantedShape, search: Search): Int32Array {
    if (this.#form === null) return new Int32Array(0);
    const costs = this.#form.costsOf(shape);
    this.#scan.allow(search.count, search.passes);
    // As rough as it takes to tell even the furthest apart: each cost may be half too much.
    const rough = (maxFound - codesPerSignature / 2) / Math.max(1, costs.most);
    const furthest = this.#sampled(costs, rough, search);
    const fine = furthest === null ? rough : Math.max(rough, (rough * aimedAt) / Math.max(1, furthest));
    let some = this.#collect(costs, fine, search);
    if (!some.isCut && some.found < search.wanted && fine > rough) some = this.#collect(costs, rough, search);
    return this.#scan.found.slots.slice(0, some.found);
  }

  /** What the last of the wanted ones costs as far as a sample says; null where too few of it pass. */
  #sampled(costs: SignatureCosts, scale: number, { count, wanted }: Search): number | null {
    this.#price(costs, scale);
    const blocks = Math.ceil(count / slotsPerBlock);
    const step = Math.ceil(blocks / sampledBlocks);
    let [found, looked] = [0, 0];
    for (let from = 0; from < count; from += step * slotsPerBlock) {
      ({ found } = this.#scan.scan(from, from + slotsPerBlock, { limit: maxFound, found }));
      looked += slotsPerBlock;
    }
    return this.#scan.found.costs.subarray(0, found).toSorted()[Math.ceil((wanted * looked) / count)] ?? null;
  }

  /** About as many as are wanted are left, under a limit that falls whenever no more fit; `isCut`: there were more. */
  #collect(
    costs: SignatureCosts,
    scale: number,
    { count, wanted }: Search,
  ): { found: number; isCut: boolean } {
    this.#price(costs, scale);
    let [limit, found, isCut] = [maxFound, 0, false];
    for (let from = 0; from < count;) {
      ({ found, stopped: from } = this.#scan.scan(from, count, { limit, found }));
      if (found <= wanted) continue;
      isCut = true;
      limit = this.#limitFor(wanted, found);
      found = this.#keepUpTo(limit, found);
      // That many cost the same.
      if (found > maxFoundSlots - slotsPerBlock) found = wanted;
    }
    return { found, isCut };
  }

  #price({ own, turned }: SignatureCosts, scale: number): void {
    const inBytes = (costs: Float64Array) =>
      Uint8Array.from(costs, (cost) => Math.min(255, Math.round(cost * scale)));
    this.#scan.price(inBytes(own), inBytes(turned));
  }

  /** The cost up to which there are as nearly as can be so many, by their ratio. */
  #limitFor(wanted: number, found: number): number {
    const { costs } = this.#scan.found;
    const histogram = new Int32Array(maxFound + 1);
    for (let at = 0; at < found; at += 1) {
      const cost = costs[at] as number;
      histogram[cost] = (histogram[cost] as number) + 1;
    }
    let limit = 0;
    let total = histogram[0] as number;
    while (total < wanted && limit < maxFound) {
      const next = total + (histogram[limit + 1] as number);
      if (total * next > wanted ** 2) break;
      total = next;
      limit += 1;
    }
    return limit;
  }

  #keepUpTo(limit: number, found: number): number {
    const { slots, costs } = this.#scan.found;
    let kept = 0;
    for (let at = 0; at < found; at += 1) {
      const cost = costs[at] as number;
      slots[kept] = slots[at] as number;
      costs[kept] = cost;
      kept += Number(cost <= limit);
    }
    return kept;
  }
}
