import type { Direction } from "../direction.ts";
import { direct } from "../direct.ts";
import {
  draw,
  drawBack,
  float,
  glow,
  grow,
  inTurn,
  respawn,
  rock,
  squeeze,
  stretch,
  swell,
} from "../rules/index.ts";

/** Plants, shells and mountains. */
export const nature: Record<string, Direction> = {
  leaf: direct(
    "icons",
    "leaf, nature, ecology, plant, vegan, environment, organic",
    [1],
    rock("all", { angle: 9, pivot: [2, 21] }),
  ),
  sprout: direct(
    "icons",
    "plant, growth, nature, garden",
    [1],
    grow([0], { pivot: "bottom", from: 0.55 }),
    respawn([1], { pivot: [12, 13], start: 12 }),
  ),
  "tree-pine": direct(
    "objects",
    "christmas tree, forest, nature, winter",
    [1],
    rock("all", { angle: 7 }),
    squeeze([0], { amount: 0.06, start: 10 }),
  ),
  "tree-palm": direct(
    "objects",
    "beach, holiday, tropical, summer",
    [3],
    rock([0, 1, 2], { angle: 9, pivot: [13, 8] }),
    rock("all", { angle: 4, pivot: [12, 22] }),
  ),
  trees: direct(
    "objects",
    "forest, trees, nature, park, wood",
    [0],
    rock([0, 1], { angle: 8, pivot: [7, 22] }),
    rock([2, 3], { angle: -6, pivot: [13, 22], start: 10 }),
  ),
  rose: direct(
    "objects",
    "flower, love, valentine",
    [4],
    rock("all", { angle: 7, pivot: [2, 22] }),
    swell([4], { size: 1.4, start: 20 }),
  ),
  clover: direct("objects", "luck, plant, nature", [1], rock([1, 2], { angle: 20, pivot: [12, 12] })),
  mountain: direct("objects", "mountain, hiking, landscape, nature, summit", [0], draw([0], { length: 50 })),
  tent: direct(
    "objects",
    "camping, outdoor, adventure, holiday",
    [2],
    stretch([2], { axis: "x", by: 1.5, pivot: [12, 21] }),
    squeeze("all", { amount: 0.07, start: 10 }),
  ),
  shell: direct("objects", "shell, beach, sea, spiral, holiday", [0], drawBack([0], { length: 60 })),
  recycle: direct(
    "icons",
    "recycle, environment, sustainability, ecology",
    [2, 3, 5],
    inTurn(
      [
        [0, 3],
        [4, 5],
        [1, 2],
      ],
      draw,
      { gap: 10, length: 30 },
    ),
  ),
  feather: direct(
    "objects",
    "light, bird, writing",
    [1, 2],
    float("all", { y: -1.8, x: 1.2 }),
    rock("all", { angle: 12, pivot: [2, 22] }),
  ),
  wheat: direct("objects", "farm, agriculture, bread", [4], rock("all", { angle: 7, pivot: [2, 22] })),
  "solar-panel": direct(
    "objects",
    "renewable, sun, electricity",
    [0, 3, 5, 6],
    swell([5], { size: 1.15, pivot: [3, 2] }),
    glow([0, 3, 6], { low: 0.1, times: 2 }),
    squeeze([1, 2, 4], { amount: 0.08, start: 14 }),
  ),
};
