import type { Direction } from "../direction.ts";
import { direct } from "../direct.ts";
import { beat, draw, shake, slide, squeeze, tick, turn } from "../rules/index.ts";

/** Days, hours and seconds. */
export const time: Record<string, Direction> = {
  calendar: direct(
    "icons",
    "calendar, date, schedule, month, event, appointment",
    [3],
    squeeze("all", { amount: 0.08 }),
    slide([0, 1], { y: -1.3, start: 10, length: 44 }),
  ),
  "calendar-check": direct(
    "icons",
    "appointment, calendar, check, reservation, event",
    [4],
    slide([0, 1], { y: -1, length: 36 }),
    draw([4], { start: 12, length: 28 }),
  ),
  "calendar-heart": direct(
    "icons",
    "anniversary, valentine, date, calendar, love",
    [1],
    slide([2, 4], { y: -1, length: 36 }),
    beat([1], { size: 1.25 }),
  ),
  "calendar-clock": direct(
    "icons",
    "schedule, calendar, time, appointment",
    [0, 5],
    tick([0], { pivot: [16, 16] }),
  ),
  clock: direct("icons", "clock, time, schedule, waiting", [1], turn([1], { pivot: [12, 12], length: 76 })),
  "alarm-clock": direct(
    "objects",
    "alarm clock, morning, time",
    [2, 3],
    shake("all", { angle: 6 }),
    slide([2, 3], { y: -0.7, start: 8, length: 40 }),
  ),
  timer: direct(
    "icons",
    "timer, countdown, time, cooking, sport",
    [1],
    slide([0], { y: 0.9, length: 24 }),
    tick([1], { pivot: [12, 14], start: 14 }),
  ),
  watch: direct(
    "objects",
    "watch, time, smartwatch, clock",
    [0],
    tick([0], { steps: 3, each: 20 }),
    squeeze("all", { pivot: "centre", amount: 0.05 }),
  ),
};
