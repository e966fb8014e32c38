import { figure } from "../figure.ts";
import { box, boxPath, crimson, disc, group, ink, keys, line, paper } from "../shapes.ts";
import { shake } from "./shake.ts";

export const errorField = figure(
  {
    key: "error-field",
    title: "Not quite right",
    frames: 40,
    loops: false,
    canvas: [400, 180],
    description: "A field shakes its head, its edge turns crimson and a mark with a line of help appears.",
    tags: ["error", "form", "field", "shake", "invalid", "login", "password", "validation"],
  },
  group(
    { move: shake(4, 12) },
    box(40, 40, 320, 72, 14, paper),
    line(boxPath(40, 40, 320, 72, 14), {
      width: keys([0, 3], [5, 3], [9, 5]),
      color: keys([0, ink], [4, ink, "hold"], [8, crimson, "linear"]),
    }),
    line("M64 76H190", { width: 10 }),
    group(
      {
        pivot: [326, 76],
        scale: keys([0, 0], [10, 0], [17, 118, "out"], [21, 100]),
      },
      disc(326, 76, 16, crimson),
      line("M326 68V77", { width: 5, color: paper }),
      disc(326, 84.5, 2.8, paper),
    ),
  ),
  group(
    {
      move: keys([0, [0, -8]], [16, [0, -8]], [24, [0, 0], "out"]),
      fade: keys([0, 0], [16, 0], [22, 100]),
    },
    line("M48 138H246", { width: 8, color: crimson }),
  ),
);
