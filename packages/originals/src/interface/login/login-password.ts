import { figure } from "../figure.ts";
import { box, boxPath, disc, fill, group, ink, keys, lamp, line, paper, quiet } from "../shapes.ts";
import type { Key, Point } from "../shapes.ts";

export const loginPassword = figure(
  {
    key: "login-password",
    title: "Password, dot by dot",
    frames: 75,
    canvas: [400, 160],
    description: "Six dots are typed into a field with a blinking caret and the button answers.",
    tags: ["login", "password", "typing", "field", "form", "sign in", "dots", "secure"],
  },
  box(30, 44, 340, 72, 16, paper),
  line(boxPath(30, 44, 340, 72, 16), { width: 5 }),
  ...[0, 1, 2, 3, 4, 5].map((index) =>
    group(
      {
        pivot: [70 + index * 30, 80],
        scale: keys(
          [0, 0],
          [6 + index * 5, 0],
          [9 + index * 5, 125, "out"],
          [12 + index * 5, 100],
          [66, 100],
          [70, 0],
          [75, 0],
        ),
      },
      disc(70 + index * 30, 80, 9),
    ),
  ),
  group(
    {
      move: [
        ...Array.from({ length: 7 }, (_, index): Key<Point> => [
          index === 0 ? 0 : 2 + index * 5,
          [index * 30, 0],
          "hold",
        ]),
        [70, [0, 0], "hold"],
        [75, [0, 0]],
      ],
      fade: keys([0, 100], [42, 0, "hold"], [70, 100, "hold"], [75, 100]),
    },
    line("M56 66V94", { width: 5, color: lamp }),
  ),
  group(
    {
      pivot: [332, 80],
      scale: keys([0, 100], [40, 100], [44, 84, "out"], [52, 106], [57, 100], [75, 100]),
    },
    fill(
      boxPath(308, 56, 48, 48, 10),
      keys(
        [0, quiet],
        [34, quiet, "hold"],
        [38, ink, "linear"],
        [44, lamp, "linear"],
        [66, lamp, "hold"],
        [71, quiet, "linear"],
        [75, quiet],
      ),
    ),
    line("M320 80H343M334 70L344 80L334 90", { width: 5, color: paper }),
  ),
);
