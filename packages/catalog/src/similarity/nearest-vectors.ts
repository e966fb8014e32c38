import type { Example } from "./vector-distance.ts";
import { exactUpTo, type VectorTable } from "./vector-table.ts";

/** Of more slots than are compared one by one, so many whose signatures are nearest. */
const roughly = 16_000;

export interface Nearest {
  record: number;
  distance: number;
}

/** The animations nearest to an example, nearest first; `passes` has a 1 for each slot that may be among them. */
export function nearestTo(
  table: VectorTable,
  example: Example,
  { limit, passes = null }: { limit: number; passes?: Uint8Array | null },
): Nearest[] {
  const slots = candidatesFor(table, example, passes);
  const distances = table.rows.distances(example, slots);
  const furthest = distances.toSorted()[limit - 1] ?? Number.POSITIVE_INFINITY;
  const nearest: Nearest[] = [];
  for (const [at, distance] of distances.entries())
    if (distance <= furthest) nearest.push({ record: table.records[slots[at] ?? 0] ?? 0, distance });
  return nearest.toSorted((a, b) => a.distance - b.distance || a.record - b.record).slice(0, limit);
}

function candidatesFor(table: VectorTable, example: Example, passes: Uint8Array | null): Int32Array {
  if (table.length <= exactUpTo) {
    const all = Int32Array.from({ length: table.length }, (_, slot) => slot);
    return passes === null ? all : all.filter((slot) => passes[slot] === 1);
  }
  const [own, turned] = [example.shapes[0], example.mirrored[0]];
  if (own === undefined || turned === undefined) return new Int32Array(0);
  return table.signatures.nearest(own, turned, { count: table.length, wanted: roughly, passes });
}
