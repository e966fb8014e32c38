import { asNumber, asNumbers, isObject, type JsonObject } from "../json/json-values.ts";
import type { Rgb } from "./colour.ts";

type Colours = readonly (Rgb | null)[];

/**
 * What a slot holds, with other colours: one for a colour, one for each keyframe of a colour that moves, one for each stop of a gradient
 * that stands still; null leaves one as it is. Offsets, opacities, frames and easing stay. Null where it holds something else or another
 * number of colours.
 */
export function withSlotColours(property: JsonObject, colours: Colours): JsonObject | null {
  const value = property["k"];
  if (isObject(value)) {
    const stops = stopsWith(asNumber(property["p"]), asNumbers(value["k"]), colours);
    return stops === null ? null : { p: colours.length, k: { a: 0, k: stops } };
  }
  const still = asNumbers(value);
  const [first = null] = colours;
  if (still !== null)
    return still.length < 3 || colours.length !== 1 ? null : { a: 0, k: colourWith(still, first) };
  const keyframes = keyframesWith(value, colours);
  return keyframes === null ? null : { a: 1, k: keyframes };
}

const colourWith = (before: readonly number[], rgb: Rgb | null): number[] =>
  rgb === null ? [...before] : [...rgb, ...before.slice(3)];

function stopsWith(count: number | null, numbers: number[] | null, colours: Colours): number[] | null {
  if (numbers === null || count !== colours.length || count < 1 || numbers.length < count * 4) return null;
  const stops = colours.flatMap((rgb, index) => {
    const [offset = 0, ...before] = numbers.slice(index * 4, index * 4 + 4);
    return [offset, ...colourWith(before, rgb)];
  });
  return [...stops, ...numbers.slice(count * 4)];
}

function keyframesWith(value: unknown, colours: Colours): JsonObject[] | null {
  if (!Array.isArray(value) || value.length !== colours.length) return null;
  const keyframes: unknown[] = value;
  const changed = keyframes.map((keyframe, index) => {
    const before = isObject(keyframe) ? asNumbers(keyframe["s"]) : null;
    if (!isObject(keyframe) || before === null || before.length < 3) return null;
    return Object.assign({}, keyframe, { s: colourWith(before, colours[index] ?? null) });
  });
  if (!changed.every((keyframe) => keyframe !== null)) return null;
  // Older exporters write where a stretch ends as well.
  return changed.map((keyframe, index) =>
    "e" in keyframe ? Object.assign({}, keyframe, { e: changed[index + 1]?.s ?? keyframe.s }) : keyframe,
  );
}
