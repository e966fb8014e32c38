import { group, keys } from "../shapes.ts";
import type { Key, Point, Shape } from "../shapes.ts";

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
  const sideways = Array.from({ length: steps + 1 }, (_, step): Key<Point> => [
    (frames * step) / steps,
    [from[0] + swing * waveAt(step), 0],
    easeAt,
  ]);
  const tilting = Array.from({ length: steps + 1 }, (_, step): Key<number> => [
    (frames * step) / steps,
    tilt * waveAt(step + 1),
    easeAt,
  ]);
  const turn = frames * (1 - phase);
  const sinking: Key<Point>[] =
    phase === 0
      ? keys([0, [0, from[1]]], [frames, [0, from[1] + drop], "linear"])
      : keys(
          [0, [0, from[1] + drop * phase]],
          [turn, [0, from[1] + drop], "linear"],
          [turn + 0.01, [0, from[1]], "hold"],
          [frames, [0, from[1] + drop * phase], "linear"],
        );
  return group({ move: sideways }, group({ move: sinking, turn: tilting }, piece));
}
