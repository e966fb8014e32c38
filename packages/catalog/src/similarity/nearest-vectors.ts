import { distancesTo, weighted, type Example } from "./vector-distance.ts";
import { exactUpTo, type VectorTable } from "./vector-table.ts";

/** Slots whose signatures are nearest, and of those the ones that are compared in full. */
const [roughly, exactly] = [3_000, 400];

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
  const rough = table.signatures.nearest(own, turned, { count: table.length, wanted: roughly, passes });
  if (rough.length <= exactly) return [...rough];
  const first: Example = { ...example, shapes: [own], mirrored: [turned] };
  const distances = Float64Array.from(rough, (slot) => weighted(first, distancesTo(first, table, slot)));
  const limit = distances.toSorted()[exactly] ?? Number.POSITIVE_INFINITY;
  return Array.from(rough).filter((_, index) => (distances[index] as number) <= limit);
}
