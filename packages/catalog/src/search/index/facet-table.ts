import type { SearchFilters } from "../../animation.ts";
import { facetBytes, facetOffset, featureMask, hashOfName, maxFacetColours } from "../facets.ts";
import { colourPass, equalPass, maskPass, rangePass, type FilterPass } from "../filter-hits.ts";

/** Beside the bits of the features. */
const premiumBit = 1 << 15;
const removedBit = 1 << 14;

const coloursStride = maxFacetColours * 3;

const columnsOf = (capacity: number) => ({
  publishedInSeconds: new Uint32Array(capacity),
  downloads: new Uint32Array(capacity),
  duration: new Float32Array(capacity),
  size: new Uint32Array(capacity),
  width: new Uint32Array(capacity),
  height: new Uint32Array(capacity),
  frameRate: new Float32Array(capacity),
  flags: new Uint16Array(capacity),
  category: new Uint32Array(capacity),
  licence: new Uint32Array(capacity),
  colourCount: new Uint8Array(capacity),
  colours: new Int8Array(capacity * coloursStride),
});

type Columns = ReturnType<typeof columnsOf>;

/** The facets of all positions, column by column: 35 MB for 600,000 animations. */
export class FacetTable {
  #columns: Columns = columnsOf(0);
  #length = 0;
  #hasRemoved = false;

  get length(): number {
    return this.#length;
  }

  get publishedInSeconds(): Uint32Array {
    return this.#columns.publishedInSeconds;
  }

  get downloads(): Uint32Array {
    return this.#columns.downloads;
  }

  /** No search finds this position any more. */
  remove(position: number): void {
    this.#hasRemoved = true;
    this.#columns.flags[position] = (this.#columns.flags[position] ?? 0) | removedBit;
  }

  isRemoved(position: number): boolean {
    return ((this.#columns.flags[position] ?? 0) & removedBit) !== 0;
  }

  /** Makes room once where the number to come is known. */
  reserve(capacity: number): void {
    if (capacity <= this.#columns.flags.length) return;
    const before = this.#columns;
    const grown = columnsOf(capacity);
    for (const name of Object.keys(grown) as (keyof Columns)[]) grown[name].set(before[name]);
    this.#columns = grown;
  }

  /** Adds the facets of the next positions, as `packFacets` writes them. */
  append(packed: Buffer): void {
    const count = packed.length / facetBytes;
    const needed = this.#length + count;
    if (needed > this.#columns.flags.length) this.reserve(Math.ceil(needed * 1.1) + 64);
    const columns = this.#columns;
    for (let index = 0; index < count; index++) {
      const at = index * facetBytes;
      const position = this.#length + index;
      columns.publishedInSeconds[position] = packed.readUInt32LE(at + facetOffset.publishedInSeconds);
      columns.downloads[position] = packed.readUInt32LE(at + facetOffset.downloads);
      columns.duration[position] = packed.readFloatLE(at + facetOffset.duration);
      columns.size[position] = packed.readUInt32LE(at + facetOffset.size);
      columns.width[position] = packed.readUInt16LE(at + facetOffset.width);
      columns.height[position] = packed.readUInt16LE(at + facetOffset.height);
      columns.frameRate[position] = packed.readFloatLE(at + facetOffset.frameRate);
      const isPremium = packed.readUInt8(at + facetOffset.isPremium) === 1;
      columns.flags[position] = packed.readUInt16LE(at + facetOffset.features) | (isPremium ? premiumBit : 0);
      columns.category[position] = packed.readUInt32LE(at + facetOffset.category);
      columns.licence[position] = packed.readUInt32LE(at + facetOffset.licence);
      columns.colourCount[position] = packed.readUInt8(at + facetOffset.colourCount);
      const colours = at + facetOffset.colours;
      columns.colours.set(packed.subarray(colours, colours + coloursStride), position * coloursStride);
    }
    this.#length = needed;
  }

  /** One pass per thing asked for, cheapest first; none when nothing is. Removed positions never pass. */
  passes(filters: SearchFilters): FilterPass[] {
    const columns = this.#columns;
    const passes: FilterPass[] = [];
    const isTyped = filters.type === "free" || filters.type === "premium";
    const wanted = featureMask(filters.features ?? []);
    const mask = wanted | (isTyped ? premiumBit : 0) | (this.#hasRemoved ? removedBit : 0);
    if (mask !== 0)
      passes.push(maskPass(columns.flags, mask, wanted | (filters.type === "premium" ? premiumBit : 0)));
    if (filters.category !== undefined)
      passes.push(equalPass(columns.category, hashOfName(filters.category)));
    if (filters.licence !== undefined) passes.push(equalPass(columns.licence, hashOfName(filters.licence)));
    const ranges = [
      [columns.duration, filters.durationInSeconds],
      [columns.frameRate, filters.frameRate],
      [columns.width, filters.width],
      [columns.height, filters.height],
      [columns.size, filters.sizeInBytes],
    ] as const;
    for (const [column, range] of ranges) if (range) passes.push(rangePass(column, range));
    if (filters.colour !== undefined)
      passes.push(colourPass(columns.colours, columns.colourCount, coloursStride, filters.colour));
    return passes;
  }
}
