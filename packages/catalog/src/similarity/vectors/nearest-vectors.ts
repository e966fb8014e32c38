import type { Example } from "./vector-distance.ts";
import { exactUpTo, type VectorTable } from "./vector-table.ts";

/** Of more slots than are compared one by one, so many that are nearest as far as signatures say. */
const roughly = 6_000;

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
  const furthest = smallest(distances, limit - 1);
  const nearest: Nearest[] = [];
  for (const [at, distance] of distances.entries())
    if (distance <= furthest) nearest.push({ record: table.records[slots[at] ?? 0] ?? 0, distance });
  return nearest.toSorted((a, b) => a.distance - b.distance || a.record - b.record).slice(0, limit);
}

/** What stands at a place when they are sorted: only the part that holds it is divided on (Hoare's quickselect). */
function smallest(values: Float64Array, place: number): number {
  if (place >= values.length) return Number.POSITIVE_INFINITY;
  const some = values.slice();
  let [low, high] = [0, some.length - 1];
  while (low < high) {
    const pivot = some[(low + high) >> 1] as number;
    let [left, right] = [low, high];
    while (left <= right) {
      while ((some[left] as number) < pivot) left += 1;
      while ((some[right] as number) > pivot) right -= 1;
      if (left > right) break;
      const value = some[left] as number;
      some[left] = some[right] as number;
      some[right] = value;
      left += 1;
      right -= 1;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else break;
  }
  return some[place] as number;
}

function candidatesFor(table: VectorTable, example: Example, passes: Uint8Array | null): Int32Array {
  if (table.length <= exactUpTo) {
    const all = Int32Array.from({ length: table.length }, (_, slot) => slot);
    return passes === null ? all : all.filter((slot) => passes[slot] === 1);
  }
  const [own, turned] = [example.shapes[0], example.mirrored[0]];
  if (own === undefined || turned === undefined) return new Int32Array(0);
  const shapes = { own, turned, weights: example.shapeWeights };
  return table.signatures.nearest(shapes, { count: table.length, wanted: roughly, passes });
}
