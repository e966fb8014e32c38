import type { JsonObject } from "../../json/json-values.ts";

export const fixed = (k: unknown): JsonObject => ({ a: 0, k });

/** An outline whose numbers are still one list, as long as it is there for every moment: all vertices, handles that lead in, handles that lead out. */
export const outlineValue = (c: boolean, outline: readonly number[]): JsonObject => ({ c, outline });

/** As Lottie has it: three lists of pairs. */
export function pathOf(c: boolean, outline: readonly number[]): JsonObject {
  const third = outline.length / 3;
  const pairs = (from: number): number[][] =>
    Array.from({ length: third / 2 }, (_, index) => [
      outline[from + 2 * index] ?? 0,
      outline[from + 2 * index + 1] ?? 0,
    ]);
  return { c, v: pairs(0), i: pairs(third), o: pairs(2 * third) };
}

/** `bits` after the point, which is finer than anybody sees on a canvas of this size. */
export const rounded = (value: number, digits = 3): number => {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor + 0;
};
