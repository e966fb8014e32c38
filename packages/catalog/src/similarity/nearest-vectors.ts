import { distanceOfPair, distancesTo, weighted, type Example } from "./vector-distance.ts";
import { exactUpTo, type VectorTable } from "./vector-table.ts";

/** Slots whose signatures are nearest, and of those, by the nearest of their shapes alone, the ones that are compared in full. */
const [roughly, exactly] = [16_000, 1_500];

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
  return candidatesFor(table, example, passes)
    .map((slot): Nearest => ({
      record: table.records[slot] ?? 0,
      distance: weighted(example, distancesTo(example, table, slot)),
    }))
    .toSorted((a, b) => a.distance - b.distance || a.record - b.record)
    .slice(0, limit);
}

function candidatesFor(table: VectorTable, example: Example, passes: Uint8Array | null): number[] {
  if (table.length <= exactUpTo) {
    const all = Array.from({ length: table.length }, (_, slot) => slot);
    return passes === null ? all : all.filter((slot) => passes[slot] === 1);
  }
  const [own, turned] = [example.shapes[0], example.mirrored[0]];
  if (own === undefined || turned === undefined) return [];
  const { slots, pairs } = table.signatures.nearest(own, turned, {
    count: table.length,
    wanted: roughly,
    passes,
  });
  if (slots.length <= exactly) return [...slots];
  const distances = Float64Array.from(slots, (slot, at) =>
    distanceOfPair(example, table, slot, pairs[at] ?? 0),
  );
  const limit = distances.toSorted()[exactly] ?? Number.POSITIVE_INFINITY;
  return Array.from(slots).filter((_, at) => (distances[at] as number) <= limit);
}
