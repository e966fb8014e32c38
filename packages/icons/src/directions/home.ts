import type { Direction } from "../direction.ts";
import { direct } from "../direct.ts";
import {
  ascend,
  flip,
  glow,
  inTurn,
  jump,
  ring,
  rock,
  shake,
  slide,
  spin,
  squeeze,
  tilt,
  tremble,
} from "../rules/index.ts";

/** What stands and hangs in a home. */
export const home: Record<string, Direction> = {
  "house-wifi": direct(
    "icons",
    "wifi, house, internet",
    [0, 1, 3],
    inTurn([1, 0, 3], glow, { low: 0.05, gap: 11 }),
  ),
  bed: direct(
    "objects",
    "sleep, bedroom, hotel",
    [3],
    squeeze([1, 2, 3], { amount: 0.14 }),
    rock([0], { angle: 3, start: 12 }),
  ),
  sofa: direct("objects", "couch, furniture, living room, relax", [4], squeeze([0, 1, 4], { amount: 0.12 })),
  "lamp-desk": direct(
    "objects",
    "lamp, light, office, study",
    [0, 1],
    rock([0, 1, 3], { angle: 9, pivot: [7, 18] }),
    tilt([0, 1], { angle: 16, pivot: [9, 6.5], start: 14 }),
  ),
  bath: direct(
    "objects",
    "bath, bathroom, shower, relax",
    [2],
    rock("all", { angle: 4, pivot: [12, 21] }),
    shake([0, 4], { angle: 2, start: 14 }),
  ),
  "shower-head": direct(
    "objects",
    "shower, bathroom, hygiene, wet",
    [3, 4, 5, 6, 7, 8, 9],
    shake([0, 1, 2], { angle: 4, pivot: [4, 4] }),
    inTurn(
      [
        [4, 5, 6],
        [3, 8],
        [7, 9],
      ],
      glow,
      { low: 0, gap: 8, times: 2 },
    ),
  ),
  "washing-machine": direct(
    "objects",
    "laundry, appliance, household",
    [3, 4],
    tremble("all", { x: 0.3, times: 4 }),
    spin([4], { pivot: [12, 13] }),
  ),
  "door-open": direct("objects", "door, open, exit, enter", [2], flip([2, 3], { pivot: [10, 12], to: 0.3 })),
  fan: direct("objects", "air, summer, wind", [0], spin([0], { pivot: [12, 12], degrees: 90, length: 90 })),
  heater: direct(
    "objects",
    "heating, warm, winter, energy",
    [0, 1],
    inTurn([0, 1], ascend, { height: 2.4, gap: 10 }),
  ),
  faucet: direct(
    "objects",
    "faucet, bathroom, kitchen",
    [0, 2, 6],
    flip([0, 2, 6], { to: 0.2, start: 2 }),
    squeeze([3, 4, 5], { amount: 0.04, start: 24 }),
  ),
  toilet: direct(
    "objects",
    "bathroom, hygiene",
    [0],
    jump("all", { height: 1, amount: 0.08 }),
    shake("all", { angle: 3, start: 34 }),
  ),

  "fire-extinguisher": direct(
    "objects",
    "fire, safety, emergency",
    [3, 4],
    rock("all", { angle: 8, pivot: [13, 22] }),
    squeeze([0, 2], { amount: 0.2, start: 14 }),
  ),
  shirt: direct(
    "objects",
    "shirt, clothing, fashion, clothes",
    [0],
    ring("all", { pivot: [12, 1], angle: 9 }),
    squeeze("all", { pivot: "top", amount: 0.05, start: 14 }),
  ),
  handbag: direct(
    "objects",
    "bag, fashion, shopping, purse",
    [1],
    ring("all", { pivot: [12, 3], angle: 11 }),
    squeeze([1], { amount: 0.1, start: 10 }),
  ),
  glasses: direct(
    "objects",
    "eyes, look, read",
    [0, 1],
    slide("all", { y: 1.8 }),
    tilt("all", { angle: 8, start: 16 }),
  ),
  "hat-glasses": direct(
    "icons",
    "spy, detective, private, secret",
    [0, 3, 4],
    jump([1, 2], { height: 2, amount: 0.1 }),
    slide([0, 3, 4], { x: 1.4, start: 14 }),
  ),
};
