import { keys } from "@zoetrope/originals";
import { nudge, rattle, swing, turnRound } from "../beats.ts";
import { moving, type Pinned, type Rule, type Target } from "./rule.ts";

interface Turning extends Pinned {
  /** Degrees, clockwise. */
  angle?: number;
}

/** Hangs, and swings until it rests: bells, signs, fruit on a stalk. */
export const ring = (
  target: Target,
  { angle = 16, pivot = "top", start = 4, step }: Turning & { step?: number } = {},
): Rule => moving(target, { pivot, rotate: swing(angle, start, step) });

/** Stands, and rocks until it rests. */
export const rock = (
  target: Target,
  { angle = 10, pivot = "bottom", start = 4, step }: Turning & { step?: number } = {},
): Rule => moving(target, { pivot, rotate: swing(angle, start, step) });

/** Rattles, less and less. */
export const shake = (
  target: Target,
  { angle = 7, pivot = "centre", start = 4, times }: Turning & { times?: number } = {},
): Rule => moving(target, { pivot, rotate: rattle(angle, start, times) });

/** Goes round about itself. */
export const turn = (
  target: Target,
  {
    degrees = 360,
    pivot = "centre",
    start = 4,
    length = 72,
  }: Pinned & { degrees?: number; length?: number } = {},
): Rule => moving(target, { pivot, rotate: turnRound(degrees, start, length) });

/** Wheels and blades: no hurry at the ends, quick in between. */
export const spin = (
  target: Target,
  {
    degrees = 360,
    pivot = "centre",
    start = 2,
    length = 84,
  }: Pinned & { degrees?: number; length?: number } = {},
): Rule => moving(target, { pivot, rotate: keys([start, 0], [start + length, degrees, "in-out"]) });

/** Leans over and comes back. */
export const tilt = (
  target: Target,
  { angle = 12, pivot = "centre", start = 4, length = 60 }: Turning & { length?: number } = {},
): Rule => moving(target, { pivot, rotate: nudge(angle, start, length) });

/** Opens on its hinge, waits and falls shut. */
export const open = (
  target: Target,
  {
    angle = -28,
    pivot = "left",
    start = 4,
    wait = 12,
    length = 22,
  }: Turning & { wait?: number; length?: number } = {},
): Rule =>
  moving(target, {
    pivot,
    rotate: keys(
      [start, 0],
      [start + length * 0.8, angle * 1.12, "out"],
      [start + length, angle, "in-out"],
      [start + length + wait, angle, "hold"],
      [start + length * 1.8 + wait, angle * -0.06, "in"],
      [start + length * 2.1 + wait, angle * 0.03, "out"],
      [start + length * 2.4 + wait, 0, "in-out"],
    ),
  });

/** Lifts, strikes and springs back; the blow is turned the other way from the lift. */
export const strike = (
  target: Target,
  { angle = 24, pivot = "bottom-left", start = 4 }: Turning = {},
): Rule =>
  moving(target, {
    pivot,
    rotate: keys(
      [start, 0],
      [start + 24, -angle, "in-out"],
      [start + 36, angle * 0.4, "in"],
      [start + 50, -angle * 0.15, "out"],
      [start + 66, angle * 0.05, "in-out"],
      [start + 78, 0, "in-out"],
    ),
  });

/** Goes round in steps, as hands of a clock do. */
export const tick = (
  target: Target,
  {
    degrees = 360,
    steps = 4,
    pivot = [12, 12],
    start = 6,
    each = 16,
  }: Pinned & { degrees?: number; steps?: number; each?: number } = {},
): Rule => {
  const width = degrees / steps;
  return moving(target, {
    pivot,
    rotate: keys(
      [start, 0],
      ...Array.from({ length: steps }, (_, index) => {
        const [at, from] = [start + index * each, index * width];
        return [
          [at + each * 0.45, from + width * 1.12, "out"],
          [at + each * 0.7, from + width, "in-out"],
          [at + each, from + width, "hold"],
        ] as const;
      }).flat(),
    ),
  });
};
