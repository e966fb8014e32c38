import { figure } from "../figure.ts";
import { amber, fill, group, keys } from "../shapes.ts";
import type { Key, Point } from "../shapes.ts";
import { coinFace } from "./coin-face.ts";

const flips = Array.from({ length: 25 }, (_, step): Key<Point> => [
  8 + step * 1.25,
  [100 * Math.cos((step / 24) * Math.PI * 4), 100],
  "linear",
]);

export const moneyCoinFlip = figure(
  {
    key: "money-coin-flip",
    title: "Heads or tails",
    frames: 48,
    canvas: [400, 300],
    category: "finance",
    description: "A coin crouches, is thrown up, turns twice in the air and lands on its shadow.",
    tags: ["money", "coin", "flip", "finance", "payment", "chance", "game", "loop"],
  },
  group(
    {
      pivot: [200, 274],
      scale: keys([0, 100], [8, 104], [22, 56, "out"], [38, 104, "in"], [48, 100]),
      fade: keys([0, 60], [22, 25], [38, 60]),
    },
    fill("M140 274a60 9 0 1 0 120 0a60 9 0 1 0 -120 0Z", amber[2]),
  ),
  group(
    {
      pivot: [200, 262],
      move: keys([0, [0, 0]], [8, [0, 0]], [23, [0, -104], "out"], [38, [0, 0], "in"], [48, [0, 0]]),
      scale: keys(
        [0, [100, 100]],
        [6, [108, 90]],
        [10, [96, 106]],
        [36, [100, 100]],
        [40, [109, 89], "out"],
        [44, [98, 103]],
        [48, [100, 100]],
      ),
    },
    group(
      { pivot: [200, 200], scale: keys([0, [100, 100]], ...flips, [48, [100, 100]]) },
      ...coinFace(200, 200, 62),
    ),
  ),
);
