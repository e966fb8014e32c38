import { keys } from "@zoetrope/originals";
import { fadeThrough, hop, nudge, passThrough, rattle, rise, squash } from "../beats.ts";
import { moving, type Pinned, type Rule, type Timed, type Offset, type Target } from "./rule.ts";

const both = <Value>(
  { x = 0, y = 0 }: Offset,
  along: (distance: number) => Value,
): { x?: Value; y?: Value } => ({
  ...(x === 0 ? {} : { x: along(x) }),
  ...(y === 0 ? {} : { y: along(y) }),
});

/** Goes somewhere and comes back past where it was. */
export const slide = (
  target: Target,
  { start = 4, length = 54, ...offset }: Offset & Timed & { length?: number },
): Rule =>
  moving(
    target,
    both(offset, (distance) => nudge(distance, start, length)),
  );

/** Goes somewhere, waits there and comes back. */
export const stay = (
  target: Target,
  { start = 4, wait = 14, ...offset }: Offset & Timed & { wait?: number },
): Rule =>
  moving(
    target,
    both(offset, (distance) =>
      keys(
        [start, 0],
        [start + 14, distance * 1.1, "out"],
        [start + 20, distance, "in-out"],
        [start + 20 + wait, distance, "hold"],
        [start + 36 + wait, distance * -0.06, "in-out"],
        [start + 44 + wait, 0, "in-out"],
      ),
    ),
  );

/** Leaves the picture on one side and comes in from the other. */
export const pass = (target: Target, { start = 4, ...offset }: Offset & Timed): Rule =>
  moving(target, {
    ...both(offset, (distance) => passThrough(distance, start)),
    opacity: fadeThrough(start),
  });

/** Fades away ahead and comes from behind: arrows inside a picture. */
export const travel = (target: Target, { start = 4, ...offset }: Offset & Timed): Rule =>
  moving(target, {
    ...both(offset, (distance) =>
      keys(
        [start, 0],
        [start + 8, distance * -0.12, "in-out"],
        [start + 24, distance, "in"],
        [start + 24.01, distance * -0.8, "hold"],
        [start + 46, distance * 0.07, "out"],
        [start + 56, 0, "in-out"],
      ),
    ),
    opacity: keys(
      [start + 13, 1],
      [start + 23, 0, "in-out"],
      [start + 26, 0, "hold"],
      [start + 38, 1, "in-out"],
    ),
  });

/** Crouches, leaves the ground and lands. */
export const jump = (
  target: Target,
  {
    height = 2,
    amount = 0.1,
    pivot = "bottom",
    start = 4,
  }: Pinned & { height?: number; amount?: number } = {},
): Rule => ({
  moves: [
    ...(moving(target, { y: hop(height, start) }).moves ?? []),
    ...(moving(target, { pivot, scaleY: squash(amount, start) }).moves ?? []),
  ],
});

/** Swims on the spot; begins and ends in the middle. */
export const float = (
  target: Target,
  { start = 0, length = 92, ...offset }: Offset & Timed & { length?: number },
): Rule =>
  moving(
    target,
    both(offset, (distance) =>
      keys(
        [start, 0],
        [start + length * 0.25, distance, "in-out"],
        [start + length * 0.6, distance * -0.8, "in-out"],
        [start + length * 0.85, distance * 0.2, "in-out"],
        [start + length, 0, "in-out"],
      ),
    ),
  );

/** Goes round a small circle, as whoever looks for something. */
export const lookRound = (
  target: Target,
  { radius = 2, start = 4 }: Timed & { radius?: number } = {},
): Rule =>
  moving(target, {
    x: keys(
      [start, 0],
      [start + 14, -radius, "in-out"],
      [start + 40, radius, "in-out"],
      [start + 56, -radius * 0.2, "in-out"],
      [start + 66, 0, "in-out"],
    ),
    y: keys(
      [start, 0],
      [start + 14, radius * 0.3, "in-out"],
      [start + 27, -radius, "in-out"],
      [start + 50, radius * 0.8, "in-out"],
      [start + 66, 0, "in-out"],
    ),
  });

/** Trembles to and fro, as what rings or runs. */
export const tremble = (
  target: Target,
  { start = 4, times, ...offset }: Offset & Timed & { times?: number },
): Rule =>
  moving(
    target,
    both(offset, (distance) => rattle(distance, start, times)),
  );

/** Rises away and comes anew from below; a negative height falls. */
export const ascend = (target: Target, { height = 3, start = 4 }: Timed & { height?: number } = {}): Rule =>
  moving(target, rise(height, start));
