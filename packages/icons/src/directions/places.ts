import type { Direction } from "../direction.ts";
import { direct } from "../direct.ts";
import { glow, grow, squeeze, swell } from "../rules/index.ts";

/** Where people go. */
export const places: Record<string, Direction> = {
  castle: direct(
    "objects",
    "knight, fairy tale",
    [2],
    squeeze("all", { amount: 0.06 }),
    grow([2], { from: 0.3, start: 8 }),
  ),
  church: direct(
    "objects",
    "religion, wedding, building",
    [0, 1],
    squeeze([2, 3, 4], { amount: 0.05 }),
    swell([0, 1], { size: 1.35, start: 10 }),
  ),
  mosque: direct(
    "objects",
    "islam, religion, ramadan, building",
    [0, 1],
    squeeze([2, 3, 4, 5], { amount: 0.05 }),
    swell([0], { size: 1.3, start: 10 }),
  ),
  lighthouse: direct(
    "objects",
    "lighthouse, beacon, sea, coast, light, harbour",
    [2, 3, 4, 5, 6, 7],
    glow([2, 3, 4], { low: 0.05, times: 2 }),
    glow([5, 6, 7], { low: 0.05, times: 2, start: 20 }),
  ),
};
