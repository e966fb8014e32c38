import { onHover } from "../behaviour.ts";
import { figure } from "../figure.ts";
import { boxPath, fill, group, keys, lamp, layer, line } from "../shapes.ts";

export const iconTrash = figure(
  {
    key: "icon-trash",
    title: "Into the bin",
    frames: 54,
    markers: { rest: [0, 1], drop: [0, 54] },
    stateMachine: onHover("rest", "drop"),
    description: "The lid tips up, a crumpled ball drops in, the lid falls shut and the bin shudders.",
    tags: ["trash", "delete", "bin", "remove", "garbage", "lid", "discard", "icon"],
  },
  layer(
    { clip: "M0 0H24V9.4H0Z" },
    group(
      {
        pivot: [12, 4],
        move: keys([0, [3, -12]], [9, [3, -12]], [22, [1, 9], "fall"], [54, [1, 9]]),
        turn: keys([9, 0], [22, 140]),
      },
      fill("M10 2.6L13 1.8L14.6 4L13.6 6.4L10.8 6.6L9.4 4.8Z", lamp),
    ),
  ),
  group(
    { pivot: [12, 22], scale: 84 },
    group(
      {
        pivot: [12, 22],
        scale: keys(
          [0, [100, 100]],
          [26, [100, 100]],
          [30, [106, 93], "out"],
          [36, [98, 102]],
          [42, [100, 100]],
          [54, [100, 100]],
        ),
      },
      fill(
        `M4.8 8.4H19.2L18 20.2Q17.8 22.2 15.8 22.2H8.2Q6.2 22.2 6 20.2Z${boxPath(8.9, 11.4, 1.6, 7.4, 0.8)}${boxPath(13.5, 11.4, 1.6, 7.4, 0.8)}`,
      ),
    ),
  ),
  group(
    { pivot: [12, 22], scale: 84 },
    group(
      {
        pivot: [3.6, 6.8],
        turn: keys(
          [0, 0],
          [8, -25, "out-back"],
          [19, -25],
          [27, 3, "in"],
          [32, -3, "out"],
          [36, 0, "in"],
          [54, 0],
        ),
        move: keys([0, [0, 0]], [8, [0, -0.6]], [19, [0, -0.6]], [27, [0, 0]]),
      },
      line("M3.6 6.2H20.4", { width: 2.2 }),
      line("M9 5.6V4Q9 3 10 3H14Q15 3 15 4V5.6", { width: 1.9 }),
    ),
  ),
);
