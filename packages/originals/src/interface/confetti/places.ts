import { createRandom } from "./create-random.ts";

/** Places on a loose grid, so that nothing clumps. */
export function places(
  columns: number,
  rows: number,
  seed: number,
): { x: number; phase: number; random: () => number }[] {
  const random = createRandom(seed);
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return {
      x: ((column + 0.2 + random() * 0.6) / columns) * 400,
      phase: ((row + ((column * 5) % 7) / 7 + random() * 0.25) / rows) % 1,
      random,
    };
  });
}
