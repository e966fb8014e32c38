import { asNumber, asObject, type JsonObject } from "../../json/json-values.ts";
import { type Matrix, multiplyAll, rotation, scaling, translation } from "../geometry/matrix.ts";
import type { Moment } from "../moment.ts";
import { numberAt, numbersAt } from "../property.ts";

interface Copy {
  index: number;
  matrix: Matrix;
  opacity: number;
}

/** The copies that a repeater (`rp`) makes, from the topmost on. */
export function copiesAt(moment: Moment, shape: JsonObject, pointer: string): Copy[] {
  const transform = asObject(shape["tr"]) ?? {};
  const at = `${pointer}/tr`;
  const wanted = Math.ceil(numberAt(moment, shape, "c", pointer, 0));
  const count = Math.max(0, Math.min(wanted, moment.limits.maxCopies));
  if (wanted > count && wanted > 0)
    moment.report.add("too-many-shapes", pointer, { limit: moment.limits.maxCopies });
  const offset = numberAt(moment, shape, "o", pointer, 0);
  const [x = 0, y = 0] = numbersAt(moment, transform, "p", at, [0, 0]);
  const [anchorX = 0, anchorY = 0] = numbersAt(moment, transform, "a", at, [0, 0]);
  const [scaleX = 100, scaleY = 100] = numbersAt(moment, transform, "s", at, [100, 100]);
  const turn = numberAt(moment, transform, "r", at, 0);
  const first = numberAt(moment, transform, "so", at, 100) / 100;
  const last = numberAt(moment, transform, "eo", at, 100) / 100;
  const copies = Array.from({ length: count }, (_, index): Copy => {
    const times = index + offset;
    return {
      index,
      matrix: multiplyAll(
        translation(x * times, y * times),
        translation(anchorX, anchorY),
        scaling(power(scaleX / 100, times), power(scaleY / 100, times)),
        rotation(turn * times),
        translation(-anchorX, -anchorY),
      ),
      opacity: first + (last - first) * (count > 1 ? index / (count - 1) : 0),
    };
  });
  // Players lay each copy below the one before it, unless told to go the other way.
  return asNumber(shape["m"]) === 2 ? copies.toReversed() : copies;
}

/** Of a negative scale a broken power is none: the sign is kept, as mirrored copies are meant. */
const power = (base: number, exponent: number): number =>
  base < 0 ? -(Math.abs(base) ** exponent) : base ** exponent;
