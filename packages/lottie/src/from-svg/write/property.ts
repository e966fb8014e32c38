import type { Matrix } from "../../scene/geometry/matrix.ts";
import type { JsonObject } from "../../json/json-values.ts";

export const fixed = (k: unknown): JsonObject => ({ a: 0, k });

/** A transform that is still a matrix: `decomposed` makes the properties of it that Lottie has. */
export const matrixProperty = (matrix: Matrix): JsonObject => ({ a: 0, matrix: [...matrix] });

/** `bits` after the point, which is finer than anybody sees on a canvas of this size. */
export const rounded = (value: number, digits = 3): number => {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor + 0;
};
