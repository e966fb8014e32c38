import { asNumber, asObject, type JsonObject } from "../../json/json-values.ts";
import type { Moment } from "../moment.ts";
import { numberAt, numbersAt } from "../property.ts";
import type { SceneGradient } from "../scene.ts";

export function gradientAt(moment: Moment, shape: JsonObject, pointer: string): SceneGradient {
  const [startX = 0, startY = 0] = numbersAt(moment, shape, "s", pointer, [0, 0]);
  const [endX = 0, endY = 0] = numbersAt(moment, shape, "e", pointer, [0, 0]);
  const colours = asObject(shape["g"]) ?? {};
  const stops = stopsFrom(
    numbersAt(moment, colours, "k", `${pointer}/g`, []),
    Math.max(0, asNumber(colours["p"]) ?? 0),
  );
  const isRadial = asNumber(shape["t"]) === 2;
  // The highlight stays inside the circle: on its rim SVG and players draw nothing alike.
  const length = Math.min(Math.max(numberAt(moment, shape, "h", pointer, 0) / 100, -0.99), 0.99);
  const angle =
    Math.atan2(endY - startY, endX - startX) + (numberAt(moment, shape, "a", pointer, 0) * Math.PI) / 180;
  const reach = length * Math.hypot(endX - startX, endY - startY);
  return {
    kind: isRadial ? "radial-gradient" : "linear-gradient",
    startX,
    startY,
    endX,
    endY,
    focusX: isRadial ? startX + Math.cos(angle) * reach : startX,
    focusY: isRadial ? startY + Math.sin(angle) * reach : startY,
    stops,
  };
}

/**
 * Colours stand first, four numbers each (offset, red, green, blue), and opacities behind them, two each, at offsets of their
 * own: a stop for every offset of either.
 */
function stopsFrom(numbers: readonly number[], count: number): SceneGradient["stops"] {
  const clamped = (share = 0): number => Math.min(Math.max(share, 0), 1);
  const colours = rows(numbers.slice(0, count * 4), 4);
  const alphas = rows(numbers.slice(count * 4), 2);
  const offsets = [...new Set([...colours, ...alphas].map(([offset]) => clamped(offset)))];
  if (colours.length === 0) return [];
  return offsets
    .toSorted((first, second) => first - second)
    .map((offset) => {
      const [red, green, blue] = [1, 2, 3].map((column) => clamped(between(colours, offset, column)));
      const alpha = alphas.length === 0 ? 1 : clamped(between(alphas, offset, 1));
      return { offset, colour: { red: red ?? 0, green: green ?? 0, blue: blue ?? 0, alpha } };
    });
}

const rows = (numbers: readonly number[], width: number): number[][] =>
  Array.from({ length: Math.floor(numbers.length / width) }, (_, index) =>
    numbers.slice(index * width, (index + 1) * width),
  );

/** A column at an offset, between the rows before and behind it. */
function between(list: readonly number[][], offset: number, column: number): number {
  const after = list.findIndex(([at = 0]) => at >= offset);
  const next = list[after === -1 ? list.length - 1 : after];
  const previous = list[Math.max(0, (after === -1 ? list.length : after) - 1)] ?? next;
  const [from = 0, to = 0] = [previous?.[0], next?.[0]];
  const [first = 0, second = 0] = [previous?.[column], next?.[column]];
  if (to <= from) return second;
  return first + (second - first) * Math.min(Math.max((offset - from) / (to - from), 0), 1);
}
