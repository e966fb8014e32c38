import { isObject, type JsonObject } from "../../json/json-values.ts";
import type { Matrix } from "../../scene/geometry/matrix.ts";
import { decompose } from "./decompose.ts";
import { fixed, pathOf, rounded } from "./property.ts";

/** Puts the properties of Lottie in the place of matrices and of outlines in one list. */
export function finishProperties(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(finishProperties);
  if (!isObject(value)) return value;
  if (Array.isArray(value["outline"])) return pathOf(value["c"] === true, value["outline"] as number[]);
  const { matrix, ...rest } = value;
  // A transform is a matrix until now.
  const own = Array.isArray(matrix) ? transformProperties(matrix as unknown as Matrix) : null;
  const finished: JsonObject = {};
  for (const [name, each] of Object.entries(rest)) {
    finished[name] = typeof each === "object" ? finishProperties(each) : each;
    if (name === "ty" && own !== null) Object.assign(finished, own);
  }
  return own === null ? finished : { ...finished, ...own };
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
