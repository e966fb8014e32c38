import { createDice } from "./create-dice.ts";

/** Places on a loose grid, so that nothing clumps. */
export function places(
  columns: number,
  rows: number,
  seed: number,
): { x: number; phase: number; dice: () => number }[] {
  const dice = createDice(seed);
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return {
      x: ((column + 0.2 + dice() * 0.6) / columns) * 400,
      phase: ((row + ((column * 5) % 7) / 7 + dice() * 0.25) / rows) % 1,
      dice,
    };
  });
}
