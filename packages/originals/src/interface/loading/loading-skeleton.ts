import { figure } from "../figure.ts";
import { box, boxPath, disc, fill, group, ink, keys, lamp, layer, quiet, sky } from "../shapes.ts";

export const loadingSkeleton = figure(
  {
    key: "loading-skeleton",
    title: "Skeleton, then the picture",
    frames: 90,
    canvas: [400, 300],
    description:
      "A card waits in pale blocks with slits stepping at its foot, then picture, title and name fall into place.",
    tags: ["loading", "skeleton", "card", "placeholder", "content", "progress", "interface", "transition"],
  },
  box(76, 30, 248, 160, 14, "#e6dfd0"),
  box(76, 208, 176, 22, 11, "#e6dfd0"),
  box(76, 244, 112, 16, 8, "#e6dfd0"),
  ...Array.from({ length: 12 }, (_, index) =>
    group(
      {
        fade: keys([0, 22], [4 + index * 3, 100, "hold"], [44, 0, "hold"], [90, 0]),
      },
      box(92 + index * 18.6, 162, 5, 14, 2.5, index === 11 ? lamp : ink),
    ),
  ),
  layer(
    {
      clip: boxPath(76, 30, 248, 160, 14),
      fade: keys([0, 0], [42, 0], [50, 100], [82, 100], [90, 0]),
    },
    box(76, 30, 248, 160, 0, sky[0]),
    group(
      {
        move: keys([0, [0, 40]], [44, [0, 40]], [60, [0, 0], "out-back"], [90, [0, 0]]),
      },
      disc(256, 82, 24, lamp),
    ),
    group(
      {
        move: keys([0, [0, 24]], [42, [0, 24]], [54, [0, 0], "out"], [90, [0, 0]]),
      },
      fill("M76 166C120 114 148 116 186 146S262 152 324 114V192H76Z"),
    ),
  ),
  group(
    {
      fade: keys([0, 0], [48, 0], [54, 100], [82, 100], [90, 0]),
      move: keys([0, [-8, 0]], [48, [-8, 0]], [58, [0, 0], "out"], [90, [0, 0]]),
    },
    box(76, 208, 176, 22, 5, ink),
  ),
  group(
    {
      fade: keys([0, 0], [53, 0], [59, 100], [82, 100], [90, 0]),
      move: keys([0, [-8, 0]], [53, [-8, 0]], [63, [0, 0], "out"], [90, [0, 0]]),
    },
    box(76, 244, 112, 16, 5, quiet),
  ),
);
