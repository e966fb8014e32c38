import { figure } from "../figure.ts";
import { disc, discPath, group, ink, keys, lamp, line, quiet } from "../shapes.ts";
import type { Key } from "../shapes.ts";

export const checkRadio = figure(
  {
    key: "check-radio",
    title: "One of three",
    frames: 75,
    description: "The dot of a radio group leaps from choice to choice and home again.",
    tags: ["check", "radio", "choice", "form", "option", "select", "interface", "survey"],
  },
  ...[0, 1, 2].map((index) => line(discPath(5.4, 5 + index * 7, 2.6), { width: 1.7 })),
  ...[0, 1, 2].map((index) => {
    const on = index * 25;
    const lit: Key<string>[] =
      index === 0
        ? keys([0, ink], [8, quiet, "linear"], [60, quiet, "hold"], [67, ink, "linear"], [75, ink])
        : keys(
            [0, quiet],
            [on - 16, quiet, "hold"],
            [on - 9, ink, "linear"],
            [on + 9 - 1, ink, "hold"],
            [Math.min(75, on + 13), quiet, "linear"],
          );
    return line(`M11.4 ${5 + index * 7}h${[9, 6.6, 8][index] ?? 8}`, { width: 2, color: lit });
  }),
  group(
    {
      move: keys(
        [0, [0, 0]],
        [5, [0, 0]],
        [16, [0, 7], "anticipate"],
        [30, [0, 7]],
        [41, [0, 14], "anticipate"],
        [56, [0, 14]],
        [69, [0, 0], "anticipate"],
        [75, [0, 0]],
      ),
      pivot: [5.4, 5],
      scale: keys(
        [0, [100, 100]],
        [5, [115, 85]],
        [10, [78, 130]],
        [16, [100, 100]],
        [30, [115, 85]],
        [35, [78, 130]],
        [41, [100, 100]],
        [56, [115, 85]],
        [62, [78, 130]],
        [69, [100, 100]],
        [75, [100, 100]],
      ),
    },
    disc(5.4, 5, 1.5, lamp),
  ),
);
