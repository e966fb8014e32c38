import type { Direction } from "../direction.ts";
import { direct } from "../direct.ts";
import { float, jump, rock, shake, shutEyes, slide, stretch, swell, tilt, tremble } from "../rules/index.ts";

/** More animals, and what they live in. */
export const creatures: Record<string, Direction> = {
  bird: direct(
    "animals",
    "bird, animal, twitter, nature, fly",
    [5],
    jump("all", { height: 2.2, amount: 0.08 }),
    rock([5], { angle: 9, pivot: [8, 17], start: 12 }),
    shutEyes([0], { at: [50] }),
  ),
  rabbit: direct(
    "animals",
    "rabbit, bunny, easter, hare, animal, pet",
    [4],
    jump("all", { height: 2.6, amount: 0.1 }),
    tilt([3], { angle: 9, pivot: [18, 8], start: 20 }),
  ),
  squirrel: direct(
    "animals",
    "squirrel, animal, forest, nature, rodent",
    [2],
    jump("all", { height: 1.6, amount: 0.08 }),
    shutEyes([2], { at: [8, 56] }),
  ),
  turtle: direct(
    "animals",
    "turtle, tortoise, slow, animal, sea",
    [3],
    slide("all", { x: 2, length: 84 }),
    rock("all", { angle: 3, pivot: [10, 18], start: 8 }),
    slide([3], { x: 1, start: 20 }),
  ),
  snail: direct(
    "animals",
    "snail, slow, animal, garden, shell",
    [0],
    slide("all", { x: 1.6, length: 84 }),
    stretch([2], { axis: "x", by: 1.08, pivot: "left" }),
    shake([3, 4], { angle: 8, pivot: [20, 6] }),
  ),
  rat: direct(
    "animals",
    "mouse, rodent, animal, laboratory",
    [2],
    tremble("all", { x: 0.4 }),
    shake([0], { angle: 4, pivot: [16, 20] }),
    shutEyes([2], { at: [30, 56] }),
  ),
  panda: direct(
    "animals",
    "bear, animal, china, face, cute",
    [0],
    rock("all", { angle: 10, pivot: [12, 22] }),
    shutEyes([1, 5], { at: [20, 50] }),
    swell([0], { size: 1.6, start: 34 }),
  ),
  worm: direct(
    "animals",
    "worm, animal, crawl, garden",
    [1],
    stretch("all", { axis: "x", by: 0.8 }),
    rock("all", { angle: 8, pivot: [12, 12], start: 10 }),
  ),
  bone: direct("animals", "dog, skeleton, pet, treat", [0], rock("all", { angle: 18, pivot: "centre" })),
  egg: direct("objects", "egg, easter, breakfast, food", [0], rock("all", { angle: 15 })),
  "fishing-rod": direct(
    "objects",
    "fish, sport, holiday",
    [2],
    shake([0, 1], { angle: 3, pivot: [6, 15] }),
    float([2], { y: 1.6 }),
  ),
};
