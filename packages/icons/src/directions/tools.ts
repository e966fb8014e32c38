import type { Direction } from "../direction.ts";
import { direct } from "../direct.ts";
import {
  draw,
  float,
  glow,
  inTurn,
  jump,
  rock,
  slide,
  squeeze,
  strike,
  swell,
  tilt,
  tremble,
} from "../rules/index.ts";

/** More that is worked with. */
export const tools: Record<string, Direction> = {
  drill: direct(
    "objects",
    "tool, construction, diy, repair",
    [3],
    tremble("all", { x: 0.35 }),
    slide("all", { x: 1.8, start: 10 }),
  ),
  "paint-roller": direct("objects", "renovation, wall", [0], float("all", { x: -2.4, y: 1, length: 84 })),
  shovel: direct(
    "objects",
    "garden, construction, dig",
    [1],
    slide("all", { x: -1.6, y: 1.6 }),
    tilt("all", { angle: 9, pivot: [5, 19], start: 14 }),
  ),
  pickaxe: direct("objects", "tool, dig", [1, 2, 3], strike("all", { angle: 16, pivot: [3, 21] })),
  axe: direct("objects", "wood, tool", [1], strike("all", { angle: 17, pivot: [3, 20] })),
  flashlight: direct(
    "objects",
    "light, camping",
    [2, 0],
    rock("all", { angle: 14 }),
    swell([0], { size: 1.8, start: 10 }),
  ),
  toolbox: direct(
    "objects",
    "tools, repair, diy, maintenance",
    [0, 4],
    jump("all", { height: 1.5, amount: 0.08 }),
    rock([1], { angle: 9, pivot: [12, 6], start: 14 }),
  ),
  "spray-can": direct(
    "objects",
    "graffiti, paint",
    [0, 1, 2, 3, 4, 5],
    slide([6], { y: 0.8, length: 30 }),
    inTurn([2, [1, 4], [0, 3, 5]], glow, { low: 0, gap: 7, times: 2 }),
  ),
  broom: direct(
    "objects",
    "cleaning, witch, household, clean",
    [1],
    rock("all", { angle: 10, pivot: [21, 3] }),
  ),
  school: direct(
    "business",
    "school, education, building, learning",
    [5],
    squeeze("all", { amount: 0.05 }),
    swell([5], { size: 1.4, start: 12 }),
  ),
  backpack: direct(
    "objects",
    "school, hiking, travel",
    [3],
    jump("all", { height: 2, amount: 0.1 }),
    rock("all", { angle: 6, start: 26 }),
  ),
  "pencil-ruler": direct(
    "icons",
    "design, pencil, ruler, drawing, school, measure",
    [4, 5],
    slide([4, 5], { x: -1.4, y: 1.4 }),
    slide([0, 1, 2, 3], { x: 0.9, y: 0.9, start: 10 }),
  ),
  "drafting-compass": direct(
    "objects",
    "geometry, architecture, drawing, math",
    [1],
    tilt([0, 2], { angle: -12, pivot: [12, 5] }),
    tilt([3], { angle: 12, pivot: [12, 5] }),
    draw([1], { start: 12, length: 34 }),
  ),
};
