import { cycle, type Figure, type Part, part } from "../builder/index.ts";

export interface LegOptions {
  frames: number;
  /** Steps in the loop; default 1. */
  times?: number;
  /** Share of a step this leg lags behind. */
  phase: number;
  hip: readonly [number, number];
  knee: readonly [number, number];
  ankle?: readonly [number, number];
  upper: Figure[];
  lower: Figure[];
  foot?: Figure[];
  /** Degrees from the middle to either end of the stride. */
  swing: number;
  /** Degrees the knee bends while the foot travels through the air. */
  lift: number;
  /** 1 walks to the right (default), -1 to the left. */
  heading?: 1 | -1;
}

/**
 * A leg of three pieces. The foot is on the ground for six tenths of a step and moves back at the speed of the ground;
 * then the knee folds and brings it forward.
 */
export function walkingLeg(options: LegOptions): Part {
  const {
    frames,
    times = 1,
    phase,
    hip,
    knee,
    ankle,
    upper,
    lower,
    foot,
    swing,
    lift,
    heading = 1,
  } = options;
  const turn = (entries: readonly [number, number][]) =>
    cycle(
      frames,
      entries.map(([at, degrees]) => [at, degrees * heading] as const),
      { times, phase },
    );
  const thigh = turn([
    [0, -swing],
    [0.3, 0],
    [0.6, swing],
    [0.72, swing * 0.55],
  ]);
  const shin = turn([
    [0, 0],
    [0.15, lift * 0.1],
    [0.5, 0],
    [0.6, lift * 0.25],
    [0.78, lift],
    [0.96, -lift * 0.06],
  ]);
  const toes = turn([
    [0, swing * 0.8],
    [0.3, 0],
    [0.6, -swing * 0.8 - lift * 0.2],
    [0.78, -lift * 0.3],
    [0.95, swing * 0.7],
  ]);
  const end = ankle && foot ? [part({ name: "Foot", pivot: ankle, rotate: toes }, ...foot)] : [];
  return part(
    { name: "Leg", pivot: hip, rotate: thigh },
    part({ name: "Shin", pivot: knee, rotate: shin }, ...end, ...lower),
    ...upper,
  );
}
