import { figure } from "../figure.ts";
import { rays } from "../rays.ts";
import { amber, box, fill, group, ink, keys, lamp, layer, paper } from "../shapes.ts";
import { coinFace } from "./coin-face.ts";

export const moneyBox = figure(
  {
    key: "money-box",
    title: "Into the money box",
    frames: 45,
    canvas: [400, 300],
    category: "finance",
    description: "A coin falls through the slot of a tin; the tin jumps and its counter moves on.",
    tags: ["money", "savings", "coin", "donation", "box", "finance", "charity", "loop"],
  },
  layer(
    { clip: "M0 0H400V150H0Z" },
    group(
      {
        pivot: [200, 60],
        move: keys(
          [0, [0, -110]],
          [4, [0, -110]],
          [16, [0, 50], "fall"],
          [22, [0, 150], "linear"],
          [45, [0, 150]],
        ),
        turn: keys([0, -30], [16, 0]),
      },
      ...coinFace(200, 60, 38),
    ),
  ),
  group(
    {
      pivot: [200, 272],
      scale: keys(
        [0, [100, 100]],
        [17, [100, 100]],
        [21, [106, 92], "out"],
        [27, [97, 104]],
        [33, [101, 99]],
        [38, [100, 100]],
        [45, [100, 100]],
      ),
    },
    fill("M112 152H288V258Q288 272 274 272H126Q112 272 112 258Z"),
    fill("M102 140H298Q304 140 304 146V158Q304 164 298 164H102Q96 164 96 158V146Q96 140 102 140Z"),
    box(146, 146, 108, 8, 4, amber[1]),
    box(144, 190, 112, 50, 8, paper),
    ...Array.from({ length: 7 }, (_, index) =>
      box(
        155 + index * 14,
        202,
        6,
        26,
        3,
        index < 3
          ? ink
          : index > 3
            ? "#dcd4c4"
            : keys([0, "#dcd4c4"], [20, lamp, "hold"], [42, "#dcd4c4", "hold"], [45, "#dcd4c4"]),
      ),
    ),
  ),
  ...rays(200, 150, 66, 88, 16, [-150, -125, -55, -30], ink),
);
