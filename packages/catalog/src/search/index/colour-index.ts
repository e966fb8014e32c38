import { oklabOfHex, sameColourDistance } from "../../ingest/oklab.ts";
import { cellCount, cellOf, cellSize, cornerOf, inCell, nearColourTable, offsetOf } from "../colour-table.ts";
import { coloursStride, type FacetColumns } from "../facet-columns.ts";

type Colours = Pick<FacetColumns, "colours" | "colourCount">;

/** A bit for each position. */
export type PositionSet = Int32Array;

/** Entries are position * 512 + where in its cell the colour lies. */
const offsetBits = 9;
const offsets = 1 << offsetBits;
const maxPositions = 2 ** (32 - offsetBits);
/** Positions that came since are looked at one by one; beyond so many the index is made anew, which takes 30 ms for 600,000. */
const maxBehind = 16_384;
/** Colours asked for lately; 75 kB each for 600,000 animations. */
const maxCached = 32;

/**
 * Which positions show a colour or one near it. By cell of `colour-table.ts` it has the positions whose colours lie in it, so that nobody
 * else is looked at: 8 MB for 600,000 animations, made by the first search that filters many of them.
 */
export class ColourIndex {
  #length = 0;
  #starts = new Uint32Array(cellCount + 1);
  #entries = new Uint32Array(0);
  readonly #near = new Map<string, { length: number; positions: PositionSet }>();

  /** Those of the first `length` positions that `colourTest` says yes to. The set is shared: nobody changes it. */
  near(columns: Colours, length: number, hex: string): PositionSet {
    const known = this.#near.get(hex);
    if (known?.length === length) return known.positions;
    if (Math.min(length, maxPositions) - this.#length > maxBehind) this.#build(columns, length);
    const positions = this.#find(columns, length, hex);
    if (this.#near.size >= maxCached) this.#near.clear();
    this.#near.set(hex, { length, positions });
    return positions;
  }

  #find(columns: Colours, length: number, hex: string): PositionSet {
    const found = new Int32Array(Math.ceil(length / 32));
    const table = nearColourTable(hex);
    const distance = squaredDistance(hex);
    const nearOffsets = new Uint8Array(offsets);
    for (let cell = 0; cell < cellCount; cell++) {
      if (table[cell] === inCell.nothing || this.#starts[cell] === this.#starts[cell + 1]) continue;
      const isWhole = table[cell] === inCell.everything;
      if (!isWhole) markNear(nearOffsets, cell, distance);
      const entries = this.#entries.subarray(this.#starts[cell], this.#starts[cell + 1]);
      if (isWhole) addAll(found, entries);
      else addThose(found, entries, nearOffsets);
    }
    const isShown = colourTest(columns, hex);
    for (let position = this.#length; position < length; position++)
      if (isShown(position)) found[position >> 5] = (found[position >> 5] as number) | (1 << (position & 31));
    return found;
  }

  /** Sorted by counting: how many colours each cell has, then where its next one goes. */
  #build(columns: Colours, documents: number): void {
    const length = Math.min(documents, maxPositions);
    // One cell ahead, so that each start becomes that of the next cell while the entries are written.
    const starts = new Uint32Array(cellCount + 2);
    forEachColour(columns, length, (cell) => {
      starts[cell + 2] = (starts[cell + 2] as number) + 1;
    });
    for (let cell = 1; cell < starts.length; cell++)
      starts[cell] = (starts[cell] as number) + (starts[cell - 1] as number);
    const entries = new Uint32Array(starts.at(-1) as number);
    forEachColour(columns, length, (cell, entry) => {
      const at = starts[cell + 1] as number;
      entries[at] = entry;
      starts[cell + 1] = at + 1;
    });
    this.#length = length;
    this.#starts = starts;
    this.#entries = entries;
  }
}

/** Whether a position shows a colour or one near it, without the index. */
export function colourTest({ colours, colourCount }: Colours, hex: string): (position: number) => boolean {
  const table = nearColourTable(hex);
  const distance = squaredDistance(hex);
  return (position) => {
    const first = position * coloursStride;
    const last = first + (colourCount[position] as number) * 3;
    for (let at = first; at < last; at += 3) {
      const l = colours[at] as number;
      const a = colours[at + 1] as number;
      const b = colours[at + 2] as number;
      const cell = table[cellOf(l, a, b)];
      if (cell === inCell.everything) return true;
      if (cell === inCell.something && distance(l, a, b) <= nearSquared) return true;
    }
    return false;
  };
}

const nearSquared = sameColourDistance ** 2;

/** From a colour to one as the index stores it, in Oklab. */
function squaredDistance(hex: string): (l: number, a: number, b: number) => number {
  const [wantedL, wantedA, wantedB] = oklabOfHex(hex);
  return (l, a, b) => {
    // Lightness is stored without a sign.
    const dl = (l & 255) / 255 - wantedL;
    const da = a / 256 - wantedA;
    const db = b / 256 - wantedB;
    return da * da + db * db + dl * dl;
  };
}

/** Of all colours of a cell, which are near: there are fewer than animations that show one of them. */
function markNear(near: Uint8Array, cell: number, distance: ReturnType<typeof squaredDistance>): void {
  const [l, a, b] = cornerOf(cell);
  for (let dl = 0; dl < cellSize; dl++)
    for (let da = 0; da < cellSize; da++)
      for (let db = 0; db < cellSize; db++)
        near[offsetOf(dl, da, db)] = Number(distance(l + dl, a + da, b + db) <= nearSquared);
}

function addAll(found: PositionSet, entries: Uint32Array): void {
  for (let at = 0; at < entries.length; at++) {
    const position = (entries[at] as number) >>> offsetBits;
    found[position >> 5] = (found[position >> 5] as number) | (1 << (position & 31));
  }
}

function addThose(found: PositionSet, entries: Uint32Array, isWanted: Uint8Array): void {
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] as number;
    const position = entry >>> offsetBits;
    const bit = (isWanted[entry & (offsets - 1)] as number) << (position & 31);
    found[position >> 5] = (found[position >> 5] as number) | bit;
  }
}

function forEachColour(
  { colours, colourCount }: Colours,
  length: number,
  look: (cell: number, entry: number) => void,
): void {
  for (let position = 0; position < length; position++) {
    const last = position * coloursStride + (colourCount[position] as number) * 3;
    for (let at = position * coloursStride; at < last; at += 3) {
      const l = colours[at] as number;
      const a = colours[at + 1] as number;
      const b = colours[at + 2] as number;
      look(cellOf(l, a, b), (position << offsetBits) | offsetOf(l, a, b));
    }
  }
}
