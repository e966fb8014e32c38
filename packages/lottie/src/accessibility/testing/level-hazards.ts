import type { Hazard } from "./hazard.ts";
import {
  testedWidths,
  fieldWidth,
  fieldHeight,
  black,
  white,
  canvas,
  whole,
  greyOf,
  blink,
  panel,
} from "./panel.ts";

const rates: Hazard[] = [1, 2, 3, 4, 5, 6, 7.5, 10, 15, 30].map((rate) =>
  panel(`${rate} flashes a second`, blink(rate, black, white), rate > 3),
);

const bursts: Hazard[] = [3, 4].map((flashes) =>
  panel(
    `${flashes} flashes and then nothing for two seconds`,
    (frame) => (frame < flashes * 10 && frame % 10 < 5 ? white : black),
    flashes > 3,
    [whole],
    { frames: 180 },
  ),
);

const changes: Hazard[] = [
  [0, 0.09, false],
  [0, 0.11, true],
  [0.3, 0.09, false],
  [0.3, 0.11, true],
  [0.6, 0.09, false],
  [0.6, 0.11, true],
  [0.77, 0.11, true],
  [0.82, 0.13, false],
  [0.82, 0.18, false],
].map(([darker, change, isHarmful]) => {
  const [dark, light] = [Number(darker), Number(darker) + Number(change)];
  return panel(
    `luminance ${dark} and ${light.toFixed(2)}`,
    blink(10, greyOf(dark), greyOf(light)),
    Boolean(isHarmful),
  );
});

/** A rectangle of the form of a field that covers a share of one where the canvas is shown at a width. */
function shareOfField(part: number, displayWidth: number): [width: number, height: number] {
  const scale = canvas.width / displayWidth;
  const width = Math.min(canvas.width, Math.round(fieldWidth * scale * Math.sqrt(part)));
  return [width, Math.round((fieldWidth * fieldHeight * scale ** 2 * part) / width)];
}

const areas: Hazard[] = testedWidths.flatMap((width) =>
  [0.24, 0.26].flatMap((part) => {
    const [across, down] = shareOfField(part, width);
    const name = `${part * 100} % of a field at ${width} pixels`;
    const half = Math.round(across / 2);
    return [
      panel(name, blink(10, black, white), true, [
        [Math.floor((512 - across) / 2), Math.floor((512 - down) / 2), across, down],
      ]),
      panel(`${name}, in a corner`, blink(10, black, white), true, [
        [512 - across, 512 - down, across, down],
      ]),
      panel(`${name}, in two parts in corners`, blink(10, black, white), true, [
        [0, 0, half, down],
        [512 - half, 512 - down, half, down],
      ]),
    ];
  }),
);

/** By how often, by how much and how large something flashes. */
export const levelHazards: readonly Hazard[] = [...rates, ...bursts, ...changes, ...areas];
