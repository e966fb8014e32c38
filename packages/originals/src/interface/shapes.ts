import {
  type Figure,
  type KeyEntry,
  type Layer,
  layer as builderLayer,
  type LayerOptions,
  type Moving,
  type Paint,
  paletteOf,
  part,
  shape,
  type Tint,
} from "../builder/index.ts";
import { plainKeys, type Value } from "../builder/moving.ts";

/**
 * Drawing for small interface animations: nested groups like SVG, painted in the order of writing, values in percent,
 * and keys wherever a value may move.
 */
export type Shape = Figure;
/** [frame, value, how it is reached]; the way is in-out when nothing is said. */
export type Key<V extends Value> = KeyEntry<V>;
export type Timed<V extends Value> = V | readonly Key<V>[];
/** Keys in a row, for wherever a value may move: `keys([0, 100], [12, 0, "out"])`. */
export const keys = <V extends Value>(...list: Key<V>[]): Key<V>[] => list;
export type Point = readonly [x: number, y: number];

const tones = (tint: Tint): [string, string, string] => {
  const { sheet, sun, hill } = paletteOf(tint);
  return [sheet, sun, hill];
};
export const [amber, rose, sky, mint, lilac] = [
  tones("amber"),
  tones("rose"),
  tones("sky"),
  tones("mint"),
  tones("lilac"),
];
export const ink = "ink";
export const lamp = "lamp";
export const paper = "paper";
/** For what waits or is out of use. */
export const quiet = "#857b6c";
/** Messages about errors; the lamp is never used for those. */
export const crimson = "#a3123a";

/** One picture of film in a document of 24 frames a second. */
const filmStepInFrames = 2;
const isKeys = <V extends Value>(timed: Timed<V>): timed is readonly Key<V>[] =>
  Array.isArray(timed) && Array.isArray(timed[0]);
const moving = <V extends Value>(timed: Timed<V>): Moving<V> =>
  isKeys(timed) ? { keys: plainKeys(timed, filmStepInFrames, "in-out") } : timed;
const percent = (timed: Timed<number>): Moving<number> => moving(pick(timed, (value) => value / 100));
const paint = (timed: Timed<string>) => moving(timed) as Moving<Paint>;

function pick<V extends Value>(timed: Timed<V>, choose: (value: V) => number): Timed<number> {
  if (!isKeys(timed)) return choose(timed);
  const chosen = timed.map(([at, value, ease]): Key<number> =>
    ease === undefined ? [at, choose(value)] : [at, choose(value), ease],
  );
  return chosen.every(([, value]) => value === chosen[0]?.[1]) ? (chosen[0]?.[1] ?? 0) : chosen;
}

export interface Transform {
  /** Added to where the children are drawn. */
  move?: Timed<Point>;
  /** The point around which it turns and grows, in the children's coordinates. */
  pivot?: Point;
  /** Degrees, clockwise. */
  turn?: Timed<number>;
  /** Percent; one number for both directions. */
  scale?: Timed<number | Point>;
  /** Percent of opacity. */
  fade?: Timed<number>;
}

const across = (value: number | Point) => (typeof value === "number" ? value : value[0]);
const down = (value: number | Point) => (typeof value === "number" ? value : value[1]);

function stance({ move = [0, 0], pivot = [0, 0], turn = 0, scale = 100, fade = 100 }: Transform) {
  const isUniform = isKeys(scale)
    ? scale.every(([, value]) => typeof value === "number")
    : typeof scale === "number";
  return {
    pivot,
    x: moving(pick(move, ([x]) => x)),
    y: moving(pick(move, ([, y]) => y)),
    rotate: moving(turn),
    ...(isUniform
      ? { scale: percent(scale as Timed<number>) }
      : { scaleX: percent(pick(scale, across)), scaleY: percent(pick(scale, down)) }),
    opacity: percent(fade),
  };
}

export const group = (transform: Transform, ...children: Shape[]): Shape =>
  part(stance(transform), ...children);

/** A filled outline; pieces inside others are holes. */
export const fill = (data: Timed<string>, color: Timed<string> = ink): Shape =>
  shape(moving(data), { fill: paint(color), evenOdd: true });

export interface Stroke {
  /** Default 1.75, for the grid of 24 units. */
  width?: Timed<number>;
  color?: Timed<string>;
  /** Percent of opacity. */
  fade?: Timed<number>;
  /** Percent of the length from which, and to which, it is drawn; `offset` in percent of a round. */
  start?: Timed<number>;
  end?: Timed<number>;
  offset?: Timed<number>;
  dash?: Point;
  dashOffset?: Timed<number>;
  /** Default round. */
  cap?: "round" | "butt";
}

export function line(data: Timed<string>, stroke: Stroke = {}): Shape {
  const {
    width = 1.75,
    color = ink,
    fade = 100,
    start = 0,
    end = 100,
    offset = 0,
    dash,
    dashOffset = 0,
    cap = "round",
  } = stroke;
  const isTrimmed = start !== 0 || end !== 100;
  return shape(moving(data), {
    stroke: {
      paint: paint(color),
      width: moving(width),
      cap,
      ...(dash ? { dash, dashOffset: moving(dashOffset) } : {}),
    },
    opacity: percent(fade),
    ...(isTrimmed ? { trim: { start: percent(start), end: percent(end), offset: percent(offset) } } : {}),
  });
}

/** Path data of a circle and of a rectangle with round corners. */
/** A lying capsule: always the same corners, so that it can grow. */
export const capsulePath = (x: number, y: number, w: number, h: number) =>
  `M${x + h / 2} ${y}H${x + w - h / 2}A${h / 2} ${h / 2} 0 0 1 ${x + w - h / 2} ${y + h}H${x + h / 2}A${h / 2} ${h / 2} 0 0 1 ${x + h / 2} ${y}Z`;
export const discPath = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
export const boxPath = (x: number, y: number, w: number, h: number, r = 0) =>
  r === 0
    ? `M${x} ${y}h${w}v${h}h${-w}Z`
    : `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

export const disc = (x: number, y: number, radius: number, color: Timed<string> = ink): Shape =>
  fill(discPath(x, y, radius), color);
export const box = (x: number, y: number, w: number, h: number, r = 0, color: Timed<string> = ink): Shape =>
  fill(boxPath(x, y, w, h, r), color);

/** Shapes in a layer of their own, of which only what lies inside `clip` is shown. */
export function layer(transform: Transform & { clip?: Timed<string> }, ...shapes: Shape[]): Layer {
  const { clip, ...rest } = transform;
  const options: LayerOptions = {
    name: "Opening",
    ...(clip === undefined ? {} : { masks: [{ data: moving(clip) }] }),
  };
  return builderLayer(options, group(rest, ...shapes));
}

/** Comes out of nothing around its pivot, a little too large at first. */
export const pop = (at: number, length = 9): Key<number>[] => [
  [at, 0],
  [at + length * 0.6, 112, "out"],
  [at + length, 100],
];
/** The end of a line that is drawn. */
export const drawn = (at: number, length = 10): Key<number>[] => [
  [at, 0],
  [at + length, 100],
];
