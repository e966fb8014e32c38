import { linearToSrgb } from "../../colours/srgb.ts";
import type { Bytes, Hazard, Panel, Rectangle } from "./hazard.ts";

/** Where everything is tested: smaller and larger than a field of 341 × 256, and between. */
export const testedWidths = [256, 512, 1024] as const;

export const [fieldWidth, fieldHeight] = [341, 256];
export const harmful = 0.25 * fieldWidth * fieldHeight;
export const [black, white]: [Bytes, Bytes] = [
  [0, 0, 0],
  [255, 255, 255],
];
export const canvas = { width: 512, height: 512, framesPerSecond: 60, frames: 120 };
export const whole: Rectangle = [0, 0, 512, 512];

/** The grey whose relative luminance is nearest. */
export function greyOf(luminance: number): Bytes {
  const byte = Math.round(linearToSrgb(luminance) * 255);
  return [byte, byte, byte];
}

/** The most of some rectangles that lies in one field: with a side on one of theirs, as must be. */
export function areaInField(rectangles: readonly Rectangle[], scale: number): number {
  const scaled = rectangles.map((rectangle) => rectangle.map((number) => number * scale));
  const starts = (at: 0 | 1, size: number): number[] =>
    scaled.flatMap((one) => [one[at] ?? 0, (one[at] ?? 0) + (one[at + 2] ?? 0) - size]);
  let most = 0;
  for (const left of starts(0, fieldWidth))
    for (const top of starts(1, fieldHeight)) {
      const areas = scaled.map(([x = 0, y = 0, width = 0, height = 0]) => {
        const across = Math.min(x + width, left + fieldWidth) - Math.max(x, left);
        const down = Math.min(y + height, top + fieldHeight) - Math.max(y, top);
        return Math.max(0, across) * Math.max(0, down);
      });
      most = Math.max(
        most,
        areas.reduce((sum, area) => sum + area, 0),
      );
    }
  return most;
}

/** Two colours in turn, so many flashes a second. */
export const blink =
  (rate: number, one: Bytes | null, other: Bytes | null, phase = 0) =>
  (frame: number): Bytes | null =>
    Math.floor((frame * rate * 2) / canvas.framesPerSecond + phase + 1e-9) % 2 === 0 ? one : other;

/** One panel on black; harmful where as much as it covers is, if it is at all. */
export function panel(
  name: string,
  colourAt: Panel["colourAt"],
  isHarmful: boolean,
  rectangles: Rectangle[] = [whole],
  extra: Partial<Hazard> = {},
): Hazard {
  return {
    name,
    ...canvas,
    ground: black,
    panels: rectangles.map((one) => ({ rectangles: [one], colourAt })),
    isHarmfulAt: (width) =>
      isHarmful && areaInField(rectangles, width / (extra.width ?? canvas.width)) > harmful,
    ...extra,
  };
}
