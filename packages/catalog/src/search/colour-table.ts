import type { Oklab } from "@zoetrope/render/oklab";
import { oklabOfHex, sameColourDistance } from "../ingest/oklab.ts";

/**
 * Colours of the index lie in Oklab, a byte for each axis. A table over cells of 8 × 8 × 8 of them answers most questions by
 * one look, where a distance would have to be computed.
 */
const cellBits = 3;
export const cellSize = 1 << cellBits;
const cellsPerAxis = 256 >> cellBits;
export const cellCount = cellsPerAxis ** 3;

/** By cell: nothing of it, all of it, or what has to be looked at closely. */
export const inCell = { nothing: 0, everything: 1, something: 2 } as const;
export type ColourTable = Uint8Array;

/** `l` without a sign, the others with one, as they are stored. */
export const cellOf = (l: number, a: number, b: number): number =>
  (((l & 255) >> cellBits) << 10) | (((a + 128) >> cellBits) << 5) | ((b + 128) >> cellBits);

/** Where in its cell a colour lies: below 512. */
export const offsetOf = (l: number, a: number, b: number): number =>
  ((l & 7) << 6) | ((a & 7) << 3) | (b & 7);

/** The first colour of a cell. */
export const cornerOf = (cell: number): Oklab => [
  (cell >> 10) << cellBits,
  (((cell >> 5) & 31) << cellBits) - 128,
  ((cell & 31) << cellBits) - 128,
];

const maxTables = 64;
const nearTables = new Map<string, ColourTable>();
const namedTables = new Map<string, ColourTable>();

/** The table of a colour: most searches ask for one of a few. */
function cachedTable(tables: Map<string, ColourTable>, hex: string, make: () => ColourTable): ColourTable {
  let table = tables.get(hex);
  if (table === undefined) {
    if (tables.size >= maxTables) tables.clear();
    tables.set(hex, (table = make()));
  }
  return table;
}

/** What lies within `sameColourDistance` of a colour. */
export const nearColourTable = (hex: string): ColourTable =>
  cachedTable(nearTables, hex, () => makeNearTable(hex));

function makeNearTable(hex: string): ColourTable {
  const [l, a, b] = oklabOfHex(hex);
  const table = new Uint8Array(cellCount);
  // Along each axis: the cells within reach, and how near and how far they lie at least and at most.
  const [ls, as, bs] = [axisCells(l, 255, 0), axisCells(a, 256, 128), axisCells(b, 256, 128)];
  const limit = sameColourDistance ** 2;
  for (const { cell: cellL, near: nearL, far: farL } of ls)
    for (const { cell: cellA, near: nearA, far: farA } of as)
      for (const { cell: cellB, near: nearB, far: farB } of bs) {
        if (nearL ** 2 + nearA ** 2 + nearB ** 2 > limit) continue;
        const isWithin = farL ** 2 + farA ** 2 + farB ** 2 <= limit;
        table[(cellL << 10) | (cellA << 5) | cellB] = isWithin ? inCell.everything : inCell.something;
      }
  return table;
}

function axisCells(wanted: number, scale: number, offset: number) {
  return Array.from({ length: cellsPerAxis }, (_, cell) => {
    const low = ((cell << cellBits) - offset) / scale;
    const high = (((cell + 1) << cellBits) - 1 - offset) / scale;
    return {
      cell,
      near: Math.max(0, low - wanted, wanted - high),
      far: Math.max(Math.abs(wanted - low), Math.abs(wanted - high)),
    };
  }).filter(({ near }) => near <= sameColourDistance);
}

/** Below this a colour reads as grey, black or white. */
const greyChroma = 0.045;
/** How far hue and lightness may be from what the word means. */
const sameHueInRadians = 0.42;
const sameLightness = 0.32;
const sameGreyLightness = 0.17;

/** What people call by the name of this colour: all light and dark ones of its hue. */
function isCalledSo([wantedL, wantedA, wantedB]: Oklab, [l, a, b]: Oklab): boolean {
  const wantedChroma = Math.hypot(wantedA, wantedB);
  const chroma = Math.hypot(a, b);
  if (wantedChroma < greyChroma) return chroma < greyChroma && Math.abs(l - wantedL) <= sameGreyLightness;
  if (chroma < greyChroma) return false;
  const turn = Math.abs(Math.atan2(a * wantedB - b * wantedA, a * wantedA + b * wantedB));
  return turn <= sameHueInRadians && Math.abs(l - wantedL) <= sameLightness;
}

/** What a colour's name means, cell by cell. */
export const namedColourTable = (hex: string): ColourTable =>
  cachedTable(namedTables, hex, () => makeNamedTable(hex));

function makeNamedTable(hex: string): ColourTable {
  const wanted = oklabOfHex(hex);
  const table = new Uint8Array(cellCount);
  const middle = (cell: number) => (cell << cellBits) + (1 << (cellBits - 1));
  for (let l = 0; l < cellsPerAxis; l++)
    for (let a = 0; a < cellsPerAxis; a++)
      for (let b = 0; b < cellsPerAxis; b++) {
        const colour: Oklab = [middle(l) / 255, (middle(a) - 128) / 256, (middle(b) - 128) / 256];
        if (isCalledSo(wanted, colour)) table[(l << 10) | (a << 5) | b] = inCell.everything;
      }
  return table;
}
