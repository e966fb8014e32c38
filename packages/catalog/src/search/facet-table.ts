import type { SearchFilters } from "../animation.ts";
import { oklabOf, sameColourDistance } from "../oklab.ts";
import { facetBytes, facetOffset, featureMask, hashOfName } from "./facets.ts";

const words = facetBytes / 4;
const halves = facetBytes / 2;

/** The facets of all positions, one block of memory: 34 MB for 600,000 animations. */
export class FacetTable {
  #bytes = new Uint8Array(0);
  #uint32 = new Uint32Array(0);
  #uint16 = new Uint16Array(0);
  #float32 = new Float32Array(0);
  #int8 = new Int8Array(0);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Adds the facets of the next positions. */
  append(packed: Uint8Array): void {
    const needed = this.#length * facetBytes + packed.length;
    if (needed > this.#bytes.length) this.#grow(Math.max(needed, Math.min(this.#bytes.length * 2, needed + 4_000_000)));
    this.#bytes.set(packed, this.#length * facetBytes);
    this.#length = needed / facetBytes;
  }

  #grow(capacity: number): void {
    const buffer = new ArrayBuffer(Math.ceil(capacity / facetBytes) * facetBytes);
    const grown = new Uint8Array(buffer);
    grown.set(this.#bytes);
    this.#bytes = grown;
    this.#uint32 = new Uint32Array(buffer);
    this.#uint16 = new Uint16Array(buffer);
    this.#float32 = new Float32Array(buffer);
    this.#int8 = new Int8Array(buffer);
  }

  publishedInSeconds(position: number): number {
    return this.#uint32[position * words + facetOffset.publishedInSeconds / 4] ?? 0;
  }

  downloads(position: number): number {
    return this.#uint32[position * words + facetOffset.downloads / 4] ?? 0;
  }

  /** Null when the request filters nothing. */
  matcher(filters: SearchFilters): ((position: number) => boolean) | null {
    const tests: ((position: number) => boolean)[] = [];
    if (filters.type === "free" || filters.type === "premium") {
      const wanted = filters.type === "premium" ? 1 : 0;
      tests.push((position) => this.#bytes[position * facetBytes + facetOffset.isPremium] === wanted);
    }
    if (filters.category !== undefined) tests.push(this.#equals(facetOffset.category, filters.category));
    if (filters.licence !== undefined) tests.push(this.#equals(facetOffset.licence, filters.licence));
    if (filters.features && filters.features.length > 0) {
      const mask = featureMask(filters.features);
      const at = facetOffset.features / 2;
      tests.push((position) => ((this.#uint16[position * halves + at] ?? 0) & mask) === mask);
    }
    this.#addRange(tests, filters.durationInSeconds, () => this.#float32, words, facetOffset.duration / 4, Math.fround);
    this.#addRange(tests, filters.frameRate, () => this.#float32, words, facetOffset.frameRate / 4, Math.fround);
    this.#addRange(tests, filters.width, () => this.#uint16, halves, facetOffset.width / 2);
    this.#addRange(tests, filters.height, () => this.#uint16, halves, facetOffset.height / 2);
    this.#addRange(tests, filters.sizeInBytes, () => this.#uint32, words, facetOffset.size / 4);
    if (filters.colour !== undefined) tests.push(this.#hasColour(filters.colour));
    const [only] = tests;
    if (only === undefined || tests.length === 1) return only ?? null;
    return (position) => tests.every((test) => test(position));
  }

  #equals(offset: number, name: string): (position: number) => boolean {
    const hash = hashOfName(name);
    return (position) => this.#uint32[position * words + offset / 4] === hash;
  }

  #addRange(
    tests: ((position: number) => boolean)[],
    range: { min?: number; max?: number } | undefined,
    column: () => ArrayLike<number>,
    stride: number,
    at: number,
    stored: (value: number) => number = Number,
  ): void {
    if (range === undefined) return;
    const min = stored(range.min ?? Number.NEGATIVE_INFINITY);
    const max = stored(range.max ?? Number.POSITIVE_INFINITY);
    const values = column();
    tests.push((position) => {
      const value = values[position * stride + at] ?? Number.NaN;
      return value >= min && value <= max;
    });
  }

  #hasColour(hex: string): (position: number) => boolean {
    const [l, a, b] = oklabOf(hex);
    const limit = sameColourDistance ** 2;
    return (position) => {
      const start = position * facetBytes;
      const count = this.#bytes[start + facetOffset.colourCount] ?? 0;
      for (let at = start + facetOffset.colours, left = count; left > 0; left--, at += 3) {
        const dl = (this.#bytes[at] ?? 0) / 255 - l;
        const da = (this.#int8[at + 1] ?? 0) / 256 - a;
        const db = (this.#int8[at + 2] ?? 0) / 256 - b;
        if (dl * dl + da * da + db * db <= limit) return true;
      }
      return false;
    };
  }
}
