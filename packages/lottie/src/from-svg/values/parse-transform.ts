import {
  identity,
  type Matrix,
  multiply,
  multiplyAll,
  rotation,
  scaling,
  translation,
} from "../../scene/geometry/matrix.ts";

import { calculated, isCalc } from "./calc.ts";
import { isSpatial, spatialMatrix } from "./spatial-transform.ts";

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const functionPattern = /\s*,?\s*([A-Za-z][A-Za-z0-9]*)\s*\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)\s*/y;
const argumentPattern =
  /(?:calc|min|max|clamp)\((?:[^()]|\([^()]*\))*\)|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?[a-z%]*/gi;

/** Lengths and angles of CSS in user units and degrees; `reference` is what percentages are of. Null for what is no transform. */
export function parseTransform(text: string, reference: { width: number; height: number }): Matrix | null {
  const source = text.trim();
  if (source === "" || source === "none") return identity;
  const functions: [name: string, values: number[]][] = [];
  functionPattern.lastIndex = 0;
  while (functionPattern.lastIndex < source.length) {
    const [whole, name = "", inside = ""] = functionPattern.exec(source) ?? [];
    if (whole === undefined) return null;
    functions.push([name, argumentsOf(name, inside, reference)]);
  }
  if (functions.some(([name]) => isSpatial(name))) return spatialMatrix(functions, flatFunction);
  let matrix = identity;
  for (const [name, values] of functions) {
    const next = flatFunction(name, values);
    if (next === null || !next.every(Number.isFinite)) return null;
    matrix = multiply(matrix, next);
  }
  return matrix;
}

function argumentsOf(
  name: string,
  inside: string,
  { width, height }: { width: number; height: number },
): number[] {
  const isScale = name.startsWith("scale");
  return (inside.match(argumentPattern) ?? []).map((part, index) => {
    const whole = isScale ? 1 : name.endsWith("Y") || index === 1 ? height : width;
    if (!isCalc(part)) return argumentOf(part, whole, isScale);
    return (
      calculated(part, (unit) => (unit === "%" ? whole / 100 : (units[unit] ?? Number.NaN))) ?? Number.NaN
    );
  });
}

/** Null for a function that does not lie in the plane, or with too few numbers. */
function flatFunction(name: string, values: readonly number[]): Matrix | null {
  const [a = Number.NaN, b, c, d, e, f] = values;
  const count = values.length;
  switch (name) {
    case "matrix":
      return count === 6 ? ([a, b, c, d, e, f] as Matrix) : null;
    case "translate":
    case "translate3d":
      return count >= 1 ? translation(a, b ?? 0) : null;
    case "translateX":
      return translation(a, 0);
    case "translateY":
      return translation(0, a);
    case "scale":
    case "scale3d":
      return count >= 1 ? scaling(a, b ?? a) : null;
    case "scaleX":
      return scaling(a, 1);
    case "scaleY":
      return scaling(1, a);
    case "rotate":
    case "rotateZ":
      if (count === 1) return rotation(a);
      return count === 3
        ? multiplyAll(translation(b ?? 0, c ?? 0), rotation(a), translation(-(b ?? 0), -(c ?? 0)))
        : null;
    case "skewX":
      return [1, 0, Math.tan(radians(a)), 1, 0, 0];
    case "skewY":
      return [1, Math.tan(radians(a)), 0, 1, 0, 0];
    case "skew":
      return [1, Math.tan(radians(b ?? 0)), Math.tan(radians(a)), 1, 0, 0];
    default:
      return null;
  }
}

const units: { [unit: string]: number } = {
  "": 1,
  px: 1,
  deg: 1,
  rad: 180 / Math.PI,
  grad: 0.9,
  turn: 360,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  pc: 16,
  em: 16,
};

function argumentOf(part: string, reference: number, isScale: boolean): number {
  const plain = Number(part);
  if (!Number.isNaN(plain)) return plain;
  const [, number = "", unit = ""] = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z%]*)$/i.exec(part) ?? [];
  if (unit === "%") return (Number(number) / 100) * (isScale ? 1 : reference);
  return Number(number) * (units[unit.toLowerCase()] ?? Number.NaN);
}
