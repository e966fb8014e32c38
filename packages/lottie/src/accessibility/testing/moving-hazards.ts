import type { Hazard, Rectangle } from "./hazard.ts";
import { harmful, black, white, canvas, whole, greyOf, areaInField, blink, panel } from "./panel.ts";

/** A tenth of the canvas that flashes, half a second in each of four places. */
const wandering: Hazard = (() => {
  const positions = [0, 1, 2, 3].map((index): Rectangle => [
    (index % 2) * 256,
    index < 2 ? 0 : 256,
    160,
    160,
  ]);
  return {
    ...panel("a small area that flashes here and there", () => null, true),
    panels: positions.map((rectangle, index) => ({
      rectangles: [rectangle],
      colourAt: (frame) => (Math.floor(frame / 30) === index ? blink(10, black, white)(frame) : black),
    })),
    isHarmfulAt: (width) =>
      positions.some((rectangle) => areaInField([rectangle], width / canvas.width) > harmful),
  };
})();

/** Lightning at four places, each of which flashes once a second: four flashes of as much as each covers. */
const lightning = (size: number): Hazard => {
  const positions = [0, 1, 2, 3].map((index): Rectangle => [
    (index % 2) * (512 - size),
    index < 2 ? 0 : 512 - size,
    size,
    size,
  ]);
  return {
    ...panel(`lightning of ${size} pixels at four places in turn`, () => null, true),
    panels: positions.map((rectangle, index) => ({
      rectangles: [rectangle],
      colourAt: (frame) => (frame % 60 >= index * 15 && frame % 60 < index * 15 + 6 ? white : null),
    })),
    isHarmfulAt: (width) =>
      positions.some((rectangle) => areaInField([rectangle], width / canvas.width) > harmful),
  };
};

/** A bar that sweeps across: each pixel flashes once. */
const sweep: Hazard = {
  ...panel("a bright bar that sweeps across once", () => null, false),
  panels: Array.from({ length: 16 }, (_, index) => ({
    rectangles: [[index * 32, 0, 32, 512]] as Rectangle[],
    colourAt: (frame) => (Math.abs(frame / 7 - index) < 4 ? white : black),
  })),
};

/** A glow that swells and fades in many small steps. */
const glow = (rate: number): Hazard =>
  panel(
    `a glow that swells ${rate} times a second`,
    (frame) => greyOf(0.5 - 0.5 * Math.cos((2 * Math.PI * rate * frame) / 60)),
    rate > 3,
  );

const loops: Hazard[] = [
  panel("a flash in a loop of a fifth of a second", (frame) => (frame < 6 ? white : black), true, [whole], {
    frames: 12,
  }),
  panel("a flash in a loop of a third of a second", (frame) => (frame < 6 ? white : black), false, [whole], {
    frames: 20,
  }),
  panel(
    "two flashes at the end and two at the beginning",
    (frame) => ((frame < 20 || frame >= 160) && frame % 10 < 5 ? white : black),
    true,
    [whole],
    { frames: 180 },
  ),
];

const slowFilm: Hazard[] = [
  panel("every second frame of 12 a second", (frame) => (frame % 2 === 0 ? white : black), true, [whole], {
    framesPerSecond: 12,
    frames: 24,
  }),
  panel("every second frame of 6 a second", (frame) => (frame % 2 === 0 ? white : black), false, [whole], {
    framesPerSecond: 6,
    frames: 12,
  }),
];

/** What flashes at several places, moves, swells, or goes on in a loop. */
export const movingHazards: readonly Hazard[] = [
  wandering,
  lightning(300),
  lightning(100),
  sweep,
  glow(2),
  glow(3),
  glow(5),
  ...loops,
  ...slowFilm,
];
