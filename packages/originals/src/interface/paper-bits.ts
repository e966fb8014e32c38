import { fill, group } from "./shapes.ts";
import type { Key, Point, Shape } from "./shapes.ts";

/** Numbers from 0 to 1 that are the same on every build. */
export function createDice(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const scraps = [
  "M-9 -4L9 -4L9 4L-9 4Z",
  "M-7 6L0 -8L7 6Z",
  "M-4 -11H4L2 11H-6Z",
  "M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0Z",
  "M-10 -3C-4 -9 3 3 10 -3L9 3C3 9 -4 -3 -10 3Z",
  "M0 -9L2.4 -2.4L9 0L2.4 2.4L0 9L-2.4 2.4L-9 0L-2.4 -2.4Z",
];

/** One scrap of paper around the origin. */
export const cutPaper = (kind: number, color: string, size = 130): Shape => group({ scale: size }, fill(scraps[kind % scraps.length] ?? "", color));

export interface Toss {
  from: Point;
  /** Where it is highest, from the start point. */
  apex: Point;
  /** How far it sinks afterwards. */
  fall: number;
  start: number;
  end: number;
  /** Degrees in all. */
  spin: number;
  /** How often it turns over. */
  flips: number;
  piece: Shape;
}

/** A scrap in flight: thrown fast, slowed by the air, fluttering down, gone at the end. */
export function tossed({ from, apex, fall, start, end, spin, flips, piece }: Toss): Shape {
  const span = end - start;
  const top = start + span * 0.34;
  const across: Key<Point>[] = [[start, [from[0], 0]], [end, [from[0] + apex[0] * 1.12, 0], [0.12, 0.7, 0.3, 1]]];
  const height: Key<Point>[] = [[start, [0, from[1]]], [top, [0, from[1] + apex[1]], [0.1, 0.65, 0.4, 1]], [end, [0, from[1] + apex[1] + fall], [0.5, 0, 0.75, 0.7]]];
  const turning: Key<number>[] = [[start, 0], [end, spin, "out"]];
  const flipping = Array.from({ length: flips * 2 + 1 }, (_, index): Key<Point> => {
    const at = start + (span * index) / (flips * 2);
    return [at, [100, index % 2 === 0 ? 100 : -70]];
  });
  const fading: Key<number>[] = [[0, 0], [start, 100, "hold"], [end - span * 0.22, 100], [end, 0, "in-out"]];
  return group({ move: across, fade: fading }, group({ move: height, turn: turning, scale: flipping }, piece));
}

export interface Drift {
  from: Point;
  /** How far down one loop takes it; it leaves below and comes again above. */
  drop: number;
  /** Where in the loop it starts, 0 to 1. */
  phase: number;
  frames: number;
  /** Swing to either side, and how often. */
  swing: number;
  swings: number;
  /** Degrees of tilt that go with the swing. */
  tilt: number;
  piece: Shape;
}

/** A scrap that sinks for ever: written key by key from a sine, so that the loop closes at any phase. */
export function drifting({ from, drop, phase, frames, swing, swings, tilt, piece }: Drift): Shape {
  const steps = swings * 4;
  const waveAt = (step: number) => Math.sin(((step / steps) * swings + phase) * Math.PI * 2);
  const easeAt = [0.4, 0.4, 0.6, 0.6] as const;
  const sideways = Array.from({ length: steps + 1 }, (_, step): Key<Point> => [(frames * step) / steps, [from[0] + swing * waveAt(step), 0], easeAt]);
  const tilting = Array.from({ length: steps + 1 }, (_, step): Key<number> => [(frames * step) / steps, tilt * waveAt(step + 1), easeAt]);
  const turn = frames * (1 - phase);
  const sinking: Key<Point>[] = phase === 0
    ? [[0, [0, from[1]]], [frames, [0, from[1] + drop], "linear"]]
    : [[0, [0, from[1] + drop * phase]], [turn, [0, from[1] + drop], "linear"], [turn + 0.01, [0, from[1]], "hold"], [frames, [0, from[1] + drop * phase], "linear"]];
  return group({ move: sideways }, group({ move: sinking, turn: tilting }, piece));
}
