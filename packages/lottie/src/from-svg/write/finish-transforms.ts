import { isObject, type JsonObject } from "../../json/json-values.ts";
import type { Matrix } from "../../scene/geometry/matrix.ts";
import { decompose } from "./decompose.ts";
import { fixed, rounded } from "./property.ts";

/** Puts the properties of Lottie in the place of matrices, and numbers the layers. */
export function finishTransforms(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(finishTransforms);
  if (!isObject(value)) return value;
  const { matrix, ...rest } = value;
  const own = isObject(matrix) ? transformProperties(matrix["matrix"] as Matrix) : {};
  const finished: JsonObject = {};
  for (const [name, each] of Object.entries(rest)) {
    finished[name] = typeof each === "object" ? finishTransforms(each) : each;
    if (name === "ty" && isObject(matrix)) Object.assign(finished, own);
  }
  return isObject(matrix) ? { ...finished, ...own } : finished;
}

function transformProperties(matrix: Matrix): JsonObject {
  const { position, scale, rotation, skew } = decompose(matrix);
  return {
    p: fixed(position.map((each) => rounded(each, 4))),
    a: fixed([0, 0]),
    s: fixed(scale.map((each) => rounded(each * 100, 5))),
    r: fixed(rounded(rotation, 5)),
    ...(Math.abs(skew) < 1e-6 ? {} : { sk: fixed(rounded(skew, 5)), sa: fixed(0) }),
  };
}
