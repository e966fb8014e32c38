import { asObject, type JsonObject } from "../json/json-values.ts";
import { identity, type Matrix, multiplyAll, rotation, scaling, translation } from "./geometry/matrix.ts";
import type { Moment } from "./moment.ts";
import { headingAt, numberAt, numbersAt } from "./property.ts";

/** Position, rotation, skew, scale and anchor of a layer (`ks`) or a group (`tr`), in the order that players apply them. */
export function transformAt(
  moment: Moment,
  transform: JsonObject | null,
  pointer: string,
  followsPath = false,
): Matrix {
  if (transform === null) return identity;
  const [anchorX = 0, anchorY = 0] = numbersAt(moment, transform, "a", pointer, [0, 0]);
  const [scaleX = 100, scaleY = 100] = numbersAt(moment, transform, "s", pointer, [100, 100]);
  const [x, y] = positionAt(moment, transform, pointer);
  const turn =
    numberAt(moment, transform, transform["r"] === undefined ? "rz" : "r", pointer, 0) +
    (followsPath ? headingAt(moment, transform, "p", pointer) : 0);
  for (const key of ["rx", "ry"])
    if (numberAt(moment, transform, key, pointer, 0) !== 0)
      moment.report.add("unsupported-dimension", `${pointer}/${key}`);
  return multiplyAll(
    translation(x, y),
    rotation(turn),
    skewAt(moment, transform, pointer),
    scaling(scaleX / 100, scaleY / 100),
    translation(-anchorX, -anchorY),
  );
}

/** One property for all dimensions, or one for each. */
function positionAt(moment: Moment, transform: JsonObject, pointer: string): [x: number, y: number] {
  const position = asObject(transform["p"]);
  if (position?.["x"] !== undefined && typeof position["x"] !== "string" && position["k"] === undefined)
    return [
      numberAt(moment, position, "x", `${pointer}/p`, 0),
      numberAt(moment, position, "y", `${pointer}/p`, 0),
    ];
  const [x = 0, y = 0] = numbersAt(moment, transform, "p", pointer, [0, 0]);
  return [x, y];
}

function skewAt(moment: Moment, transform: JsonObject, pointer: string): Matrix {
  const skew = numberAt(moment, transform, "sk", pointer, 0);
  if (skew === 0) return identity;
  const axis = numberAt(moment, transform, "sa", pointer, 0);
  return multiplyAll(rotation(-axis), [1, 0, Math.tan((-skew * Math.PI) / 180), 1, 0, 0], rotation(axis));
}

/** 0 to 1. */
export const opacityAt = (moment: Moment, parent: JsonObject, key: string, pointer: string): number =>
  Math.min(Math.max(numberAt(moment, parent, key, pointer, 100) / 100, 0), 1);
