import type { Bytes, Hazard, Panel, Rectangle } from "./hazard.ts";

/** Where everything is tested: smaller and larger than a field of 341 × 256, and between. */
export const testedWidths = [256, 512, 1024] as const;

const [fieldWidth, fieldHeight] = [341, 256];
const harmful = 0.25 * fieldWidth * fieldHeight;
const [black, white]: [Bytes, Bytes] = [
  [0, 0, 0],
  [255, 255, 255],
];
const canvas = { width: 512, height: 512, framesPerSecond: 60, frames: 120 };
const whole: Rectangle = [0, 0, 512, 512];

/** The grey whose relative luminance is nearest. */
function greyOf(luminance: number): Bytes {
  const share = luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055;
  const byte = Math.round(share * 255);
  return [byte, byte, byte];
}

/** The most of some rectangles that lies in one field: with a side on one of theirs, as must be. */
function areaInField(rectangles: readonly Rectangle[], scale: number): number {
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
const blink =
  (rate: number, one: Bytes | null, other: Bytes | null, phase = 0) =>
  (frame: number): Bytes | null =>
    Math.floor((frame * rate * 2) / canvas.framesPerSecond + phase + 1e-9) % 2 === 0 ? one : other;

/** One panel on black; harmful where as much as it covers is, if it is at all. */
function panel(
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

const reds: Hazard[] = (
  [
    ["red and grey as bright", [255, 0, 0], [127, 127, 127], true],
    ["dark red and black", [150, 0, 0], black, true],
    ["red and blue as bright", [160, 0, 0], [0, 0, 255], true],
    ["red of 80 % and cyan as bright", [188, 70, 70], [0, 122, 122], true],
    ["red of 76 % and cyan as bright", [188, 80, 80], [0, 126, 126], false],
    ["red of 80 % and grey, nearer than 0.2", [188, 70, 70], [110, 110, 110], false],
    ["two reds, near each other", [188, 0, 0], [188, 70, 0], false],
    ["orange and brown", [150, 90, 0], [130, 100, 40], false],
  ] as const
).map(([name, one, other, isHarmful]) => panel(name, blink(10, one, other), isHarmful));

const redRates: Hazard[] = [3, 4].map((rate) =>
  panel(`red and grey, ${rate} times a second`, blink(rate, [255, 0, 0], [127, 127, 127]), rate > 3),
);

/** Squares in turn: bands across and bands down, painted where only one of them lies. */
function board(side: number, [left, top, width, height]: Rectangle, sideDown = side): Rectangle[] {
  const bands: Rectangle[] = [];
  for (let x = 0; x < width; x += side * 2) bands.push([left + x, top, Math.min(side, width - x), height]);
  for (let y = 0; y < height; y += sideDown * 2)
    bands.push([left, top + y, width, Math.min(sideDown, height - y)]);
  return bands;
}

/** A checkerboard whose squares change places. */
function counterphase(
  name: string,
  rate: number,
  side: number,
  colours: [Bytes, Bytes],
  extra: Partial<Hazard> = {},
): Hazard {
  const [one, other] = colours;
  const base = { ...canvas, ...extra };
  const rectangle: Rectangle = [0, 0, base.width, base.height];
  return {
    name,
    ...base,
    ground: black,
    panels: [
      { rectangles: [rectangle], colourAt: blink(rate, one, other) },
      { rectangles: board(side, rectangle), colourAt: blink(rate, other, one) },
    ],
    // A tenth of a degree is 3.41 pixels.
    isHarmfulAt: (width) =>
      rate > 3 &&
      side * (width / base.width) >= 3.41 &&
      areaInField([rectangle], width / base.width) > harmful,
    ...extra,
  };
}

const patterns: Hazard[] = [1, 2, 3, 4, 6, 8, 16, 32].map((side) =>
  counterphase(`a checkerboard of ${side} pixels in counterphase`, 10, side, [black, white]),
);

const oneWay: Hazard = {
  ...panel("a fine pattern that goes on and off", () => null, true),
  panels: [{ rectangles: board(2, whole), colourAt: blink(10, black, white) }],
  // Half of the canvas flashes, all of it the same way.
  isHarmfulAt: (width) => Math.min(width, fieldWidth) * Math.min(width, fieldHeight) * 0.5 > harmful,
};

/** What comparing whole frames passes: 28 % of the area, half of it brighter whenever the other half is darker. */
const largeBoard: Hazard = (() => {
  const [left, top, width, height] = [160, 120, 400, 270];
  const rectangle: Rectangle = [left, top, width, height];
  const [dark, light] = [greyOf(0.2), greyOf(0.5)];
  const squares = board(80, rectangle, 90);
  return {
    ...panel("a checkerboard of 80 × 90 pixels in counterphase", () => null, true),
    width: 720,
    height: 540,
    ground: greyOf(0.35),
    panels: [
      { rectangles: [rectangle], colourAt: blink(6.25, dark, light) },
      { rectangles: squares, colourAt: blink(6.25, light, dark) },
    ],
    isHarmfulAt: (shown) => areaInField([rectangle], shown / 720) > harmful,
  };
})();

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

export const hazards: readonly Hazard[] = [
  ...rates,
  ...bursts,
  ...changes,
  ...areas,
  ...reds,
  ...redRates,
  ...patterns,
  oneWay,
  largeBoard,
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
