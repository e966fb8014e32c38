import { fixed, shapeLayer } from "../../testing/small-animation.ts";
import type { DrawnFrames, LottieJson } from "../../contract.ts";

/** x, y, width and height on the canvas. */
export type Rectangle = readonly [x: number, y: number, width: number, height: number];
/** Three bytes. */
export type Bytes = readonly [red: number, green: number, blue: number];

/** Rectangles that change their colour together; where an even number of them lie over each other nothing is painted. */
export interface Panel {
  rectangles: Rectangle[];
  /** Null: not to be seen. */
  colourAt(frame: number): Bytes | null;
}

/** An animation whose verdict follows from arithmetic. */
export interface Hazard {
  name: string;
  width: number;
  height: number;
  framesPerSecond: number;
  frames: number;
  ground: Bytes;
  panels: Panel[];
  /** Whether WCAG calls it harmful where it is shown at a width; worked out without what is tested. */
  isHarmfulAt(displayWidth: number): boolean;
}

/** As a player gets it: a layer for each panel, whose colour jumps. */
export function lottieOf({ width, height, framesPerSecond, frames, ground, panels }: Hazard): LottieJson {
  const layers = [...panels].toReversed().map((panel) => layerOf(panel, frames));
  const back: Panel = { rectangles: [[0, 0, width, height]], colourAt: () => ground };
  return {
    v: "5.7.0",
    fr: framesPerSecond,
    ip: 0,
    op: frames,
    w: width,
    h: height,
    assets: [],
    layers: [...layers, layerOf(back, frames)],
  };
}

/** The same, painted without a player: every pixel of the canvas, or every `step`-th across and down. */
export function framesOf(hazard: Hazard, step = 1): DrawnFrames {
  const [width, height] = [hazard.width / step, hazard.height / step];
  const { ground } = hazard;
  const scaled = hazard.panels.map(({ rectangles }) =>
    rectangles.map(([x, y, across, down]): Rectangle => [x / step, y / step, across / step, down / step]),
  );
  const parities = scaled.map((rectangles) => parityOf(rectangles, width, height));
  return {
    width,
    height,
    draw(frame) {
      const pixels = new Uint32Array(width * height).fill(numberOf(ground));
      for (const [index, { colourAt }] of hazard.panels.entries()) {
        const colour = colourAt(Math.floor(frame));
        const parity = parities[index];
        if (colour === null || parity === undefined) continue;
        const number = numberOf(colour);
        for (let position = 0; position < pixels.length; position++)
          if (parity[position] === 1) pixels[position] = number;
      }
      return new Uint8Array(pixels.buffer);
    },
  };
}

const numberOf = ([red, green, blue]: Bytes): number =>
  ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;

function parityOf(rectangles: readonly Rectangle[], width: number, height: number): Uint8Array {
  const parity = new Uint8Array(width * height);
  for (const [left, top, across, down] of rectangles)
    for (let y = Math.max(0, Math.round(top)); y < Math.min(height, top + down); y++)
      for (let x = Math.max(0, Math.round(left)); x < Math.min(width, left + across); x++)
        parity[y * width + x] = 1 - (parity[y * width + x] as number);
  return parity;
}

function layerOf({ rectangles, colourAt }: Panel, frames: number): LottieJson {
  const colours: { t: number; s: number[]; h: 1 }[] = [];
  const opacities: { t: number; s: number[]; h: 1 }[] = [];
  let before: string | null = null;
  for (let frame = 0; frame < frames; frame++) {
    const colour = colourAt(frame);
    const name = String(colour);
    if (name === before) continue;
    before = name;
    colours.push({ t: frame, s: [...(colour ?? [0, 0, 0]).map((byte) => byte / 255), 1], h: 1 });
    opacities.push({ t: frame, s: [colour === null ? 0 : 100], h: 1 });
  }
  const moving = (k: unknown[]): unknown =>
    k.length === 1 ? fixed((k[0] as { s: unknown }).s) : { a: 1, k };
  const paths = rectangles.map(([x, y, across, down]) => ({
    ty: "rc",
    s: fixed([across, down]),
    p: fixed([x + across / 2, y + down / 2]),
    r: fixed(0),
  }));
  const still = { p: fixed([0, 0]), a: fixed([0, 0]), s: fixed([100, 100]), r: fixed(0), o: fixed(100) };
  const fill = { ty: "fl", c: moving(colours), o: moving(opacities), r: 2 };
  return shapeLayer([{ ty: "gr", it: [...paths, fill, { ty: "tr", ...still }] }], { op: frames });
}
