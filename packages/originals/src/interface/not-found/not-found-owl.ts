import { figure } from "../figure.ts";
import { amber, disc, discPath, fill, group, keys, line } from "../shapes.ts";

export const notFoundOwl = figure(
  {
    key: "404-owl",
    title: "Owl, looking everywhere",
    frames: 96,
    canvas: [400, 300],
    description:
      "An owl behind a wall looks left, looks right, turns its head over and blinks: nothing here.",
    tags: ["404", "owl", "looking", "not found", "error", "search", "animals", "empty"],
  },
  group(
    {
      pivot: [200, 178],
      turn: keys(
        [0, 0],
        [14, 0],
        [22, -9, "out-back"],
        [38, -9],
        [48, 10, "out-back"],
        [64, 10],
        [74, 0, "out-back"],
        [96, 0],
      ),
      move: keys(
        [0, [0, 0]],
        [22, [-8, 0], "out-back"],
        [38, [-8, 0]],
        [48, [8, 0], "out-back"],
        [64, [8, 0]],
        [74, [0, 0], "out-back"],
        [96, [0, 0]],
      ),
    },
    fill(
      `M112 52C136 66 152 72 200 72S264 66 288 52C292 88 286 104 286 130C286 196 274 214 274 240H126C126 214 114 196 114 130C114 104 108 88 112 52Z${discPath(160, 128, 38)}${discPath(240, 128, 38)}M188 158H212L200 186Z`,
    ),
    disc(160, 128, 34, amber[0]),
    disc(240, 128, 34, amber[0]),
    ...[160, 240].map((x) =>
      group(
        {
          move: keys(
            [0, [0, 0]],
            [10, [0, 0]],
            [15, [-13, 0], "out"],
            [36, [-13, 0]],
            [42, [13, 0], "out"],
            [62, [13, 0]],
            [68, [0, 4], "out"],
            [90, [0, 4]],
            [96, [0, 0]],
          ),
        },
        disc(x, 128, 17),
        disc(x + 5, 122, 4.5, amber[0]),
      ),
    ),
    ...[160, 240].map((x) =>
      group(
        {
          pivot: [x, 88],
          scale: keys(
            [0, [100, 0]],
            [76, [100, 0]],
            [79, [100, 100], "in"],
            [82, [100, 100]],
            [86, [100, 0], "out"],
            [96, [100, 0]],
          ),
        },
        disc(x, 128, 39.5),
        line(`M${x - 26} 144Q${x} 160 ${x + 26} 144`, { width: 5, color: amber[0] }),
      ),
    ),
  ),
  fill("M40 224H360V268H40Z"),
  line(
    "M40 246H360M96 224V246M168 224V246M240 224V246M312 224V246M60 246V268M132 246V268M204 246V268M276 246V268M340 246V268",
    { width: 3, color: amber[2] },
  ),
);
